// Bundles the client into ../static: the script, the style, the letters and the drawings. The same
// letters go to ../../svg/fonts, as whoever paints boards without a browser reads them.

import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { build } from "esbuild";
import { decompress } from "wawoff2";

const to = "../static";
const fonts = [
  "@fontsource/shippori-mincho/files/shippori-mincho-latin-700-normal.woff2",
  "@fontsource/shippori-mincho/files/shippori-mincho-latin-ext-700-normal.woff2",
  "@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2",
  "@fontsource-variable/source-sans-3/files/source-sans-3-latin-ext-wght-normal.woff2",
];
const painters = "../../svg/fonts";
const painted = [
  "@fontsource/shippori-mincho/files/shippori-mincho-latin-700-normal.woff2",
  "@fontsource/shippori-mincho/files/shippori-mincho-latin-ext-700-normal.woff2",
  ...["latin-400", "latin-ext-400", "latin-700", "latin-ext-700"].map(
    (kind) => `@fontsource/source-sans-3/files/source-sans-3-${kind}-normal.woff2`,
  ),
];

rmSync(to, { recursive: true, force: true });
mkdirSync(to);
await build({
  entryPoints: { app: "src/main.ts", worker: "src/worker.ts" },
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
rmSync(painters, { recursive: true, force: true });
mkdirSync(painters);
for (const font of painted) {
  const letters = await decompress(readFileSync(`node_modules/${font}`));
  writeFileSync(`${painters}/${font.split("/").at(-1).replace("woff2", "ttf")}`, letters);
}
