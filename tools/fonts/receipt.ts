import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';

/**
 * `node tools/fonts/receipt.ts` writes the receipt's fonts as TrueType, which PDF needs: Latin from Inter, Chinese from
 * Noto Serif SC (both SIL Open Font License), with the same characters as the site's font. Run `subset.ts` first: it
 * installs the inputs into `.cache/fonts`.
 */
const root = path.join(import.meta.dirname, '..', '..');
const target = path.join(root, 'apps', 'api', 'src', 'orders', 'fonts');
const modules = path.join(root, '.cache', 'fonts', 'node_modules');

type Subset = (
  font: Buffer,
  text: string,
  options: { targetFormat: 'sfnt'; variationAxes?: Record<string, number> },
) => Promise<Buffer>;
const subset = createRequire(path.join(modules, 'x.js'))('subset-font') as Subset; // the package has no types

const span = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('');

/** Letters of passports and pinyin, by the Inter file that contains them. */
const letters = {
  latin: `${span(0x20, 0x7e)}${span(0xa0, 0xff)}–—‘’“”…−×·€`,
  'latin-ext': `${span(0x1_00, 0x1_7f)}${span(0x1_cd, 0x1_dc)}${span(0x2_18, 0x2_1b)}Ṁ₩₽₹฿`,
  vietnamese: `ĂăĐđĨĩŨũƠơƯư${span(0x1e_a0, 0x1e_f9)}`,
};

async function writeFont(name: string, font: Buffer): Promise<void> {
  const packed = await promisify(brotliCompress)(font);
  await writeFile(path.join(target, `${name}.ttf.br`), packed);
  console.log(`${name}: ${Math.round(packed.length / 1024)} KB`);
}

const inter = path.join(root, 'node_modules', '@fontsource-variable', 'inter', 'files');
for (const [name, characters] of Object.entries(letters)) {
  const font = await readFile(path.join(inter, `inter-${name}-wght-normal.woff2`));
  await writeFont(
    name,
    await subset(font, characters, { targetFormat: 'sfnt', variationAxes: { wght: 400 } }),
  );
}
const fonts = path.join(root, 'apps', 'web', 'public', 'fonts');
const known: unknown = JSON.parse(
  await readFile(path.join(fonts, 'chinese-characters.generated.json'), 'utf8'),
);
const chinese = Object.values(known as Record<string, string>).join(''); // written by subset.ts
const noto = path.join(
  modules,
  '@expo-google-fonts',
  'noto-serif-sc',
  '500Medium',
  'NotoSerifSC_500Medium.ttf',
);
await writeFont('chinese', await subset(await readFile(noto), chinese, { targetFormat: 'sfnt' }));
await writeFile(
  path.join(target, 'characters.generated.json'),
  `${JSON.stringify({ ...letters, chinese }, null, 1)}\n`,
);
