// Bundles the client into ../static: the script, the style, the letters and the drawings. The same
// letters go to ../../svg/fonts, as whoever paints boards without a browser reads them.

import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { build } from "esbuild";
import subsetFont from "subset-font";
import { decompress } from "wawoff2";

const to = "../static";

// What a page loads at first is small: the letters of both languages, and those with macrons, which
// Japanese words have, apart from whatever else is Latin. No fractions, no vertical writing.
const latin = letters([0x20, 0x7e], [0xa0, 0xff], [0x152, 0x153], [0x2000, 0x206f], [0x2190, 0x2193])
  + "ı€™−";
const macrons = "ĀāĒēĪīŌōŪū";
const features = ["kern", "liga", "ccmp", "mark"];
const serif = "@fontsource/shippori-mincho/files/shippori-mincho";
const sans = "@fontsource-variable/source-sans-3/files/source-sans-3";
const fonts = [
  [`${serif}-latin-700-normal`, latin, "serif-latin"],
  [`${serif}-latin-ext-700-normal`, macrons, "serif-macrons"],
  [`${sans}-latin-wght-normal`, latin, "sans-latin"],
  [`${sans}-latin-ext-wght-normal`, macrons, "sans-macrons"],
];
const others = [
  [`${serif}-latin-ext-700-normal`, "serif-latin-ext"],
  [`${sans}-latin-ext-wght-normal`, "sans-latin-ext"],
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
for (const [font, text, name] of fonts) {
  const whole = readFileSync(`node_modules/${font}.woff2`);
  const options = { targetFormat: "woff2", keepFeatures: features };
  writeFileSync(`${to}/${name}.woff2`, await subsetFont(whole, text, options));
}
for (const [font, name] of others) cpSync(`node_modules/${font}.woff2`, `${to}/${name}.woff2`);
cpSync("art", to, { recursive: true });
rmSync(painters, { recursive: true, force: true });
mkdirSync(painters);
for (const font of painted) {
  const letters = await decompress(readFileSync(`node_modules/${font}`));
  writeFileSync(`${painters}/${font.split("/").at(-1).replace("woff2", "ttf")}`, letters);
}

/** All letters of some ranges. */
function letters(...ranges) {
  const codes = ranges.flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, place) => first + place),
  );
  return String.fromCodePoint(...codes);
}
