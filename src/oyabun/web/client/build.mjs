// Bundles the client into ../static: the script, the style, the letters and the drawings.

import { cpSync, mkdirSync, rmSync } from "node:fs";
import { build } from "esbuild";

const to = "../static";
const fonts = [
  "@fontsource/shippori-mincho/files/shippori-mincho-latin-700-normal.woff2",
  "@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2",
];

rmSync(to, { recursive: true, force: true });
mkdirSync(to);
await build({
  entryPoints: { app: "src/main.ts" },
  outdir: to,
  bundle: true,
  format: "esm",
  target: "es2022",
  minify: true,
});
await build({
  entryPoints: { app: "css/app.css" },
  outdir: to,
  bundle: true,
  minify: true,
  external: ["*.woff2", "*.svg"],
});
for (const font of fonts) cpSync(`node_modules/${font}`, `${to}/${font.split("/").at(-1)}`);
cpSync("art", to, { recursive: true });
