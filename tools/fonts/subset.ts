import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { packRanges } from '../../apps/web/app/chinese-fonts/packed-ranges.ts';
import { charactersIn, readCharacterUse } from './characters.ts';
import { type FontFile, listEverydayCharacters, planFontFiles } from './font-files.ts';

/**
 * `node tools/fonts/subset.ts` writes font subsets to `apps/web/public/fonts/**` and the list of its files: "Yunyou
 * Chinese" from Noto Serif SC (SIL Open Font License) for the characters in use, Latin letters for map labels, and the
 * pinyin tone marks of Inter and Cormorant. Its inputs are not dependencies of the project: they are installed into `.cache/fonts` when they are
 * missing. `--check` needs no inputs and exits with 1 if a character in use is in no font file.
 */
const root = path.join(import.meta.dirname, '..', '..');
const fontFolder = path.join(root, 'apps', 'web', 'public', 'fonts');
const listFile = path.join(fontFolder, 'chinese-characters.generated.json');
const filesFile = path.join(root, 'apps/web/app/chinese-fonts/font-files.generated.ts');
const latinFile = 'map-latin.woff2';
/** Files with pinyin letters only; the files of the packages have many more letters. See apps/web/app/pinyin-face.css. */
const pinyinFiles = {
  'pinyin.woff2': 'inter/files/inter-latin-ext-wght-normal.woff2',
  'pinyin-cormorant.woff2': 'cormorant/files/cormorant-latin-ext-wght-normal.woff2',
};
const pinyinLetters = 'ĀāĒēĚěĪīŌōŪūŃńŇňǍǎǏǐǑǒǓǔǕǖǗǘǙǚǛǜǸǹ';
const latinFonts = path.join(root, 'node_modules', '@fontsource-variable');

if (process.argv.includes('--check')) await check();
else await build();

async function check(): Promise<void> {
  const known = charactersIn(await readFile(listFile, 'utf8'));
  const missing = [...(await readCharacterUse(root)).used.keys()].filter(
    (character) => !known.has(character),
  );
  if (!missing.length) return;
  console.error(`No glyph for ${missing.join('')}: run "node tools/fonts/subset.ts" and commit its files.`);
  process.exitCode = 1;
}

async function build(): Promise<void> {
  const { subset, fontOf } = await readInputs(path.join(root, '.cache', 'fonts'));
  const [medium, semiBold] = await Promise.all([fontOf('500Medium'), fontOf('600SemiBold')]);
  const files = planFontFiles(await readCharacterUse(root), listEverydayCharacters());
  await mkdir(fontFolder, { recursive: true });
  for (const name of await readdir(fontFolder)) {
    if (/^(chinese-.*|map-.*|pinyin.*)\.woff2$/.test(name)) await rm(path.join(fontFolder, name));
  }
  for (const file of files) {
    const font = await subset(medium, file.characters.join(''), { targetFormat: 'woff2' });
    await writeFile(path.join(fontFolder, `${file.name}.woff2`), font);
    console.log(`${file.name}: ${file.characters.length} characters, ${Math.round(font.length / 1024)} KB`);
  }
  await writeFile(
    path.join(fontFolder, latinFile),
    await subset(semiBold, latinLetters(), { targetFormat: 'woff2' }),
  );
  for (const [name, source] of Object.entries(pinyinFiles)) {
    const font = await subset(await readFile(path.join(latinFonts, source)), pinyinLetters, {
      targetFormat: 'woff2',
    });
    await writeFile(path.join(fontFolder, name), font);
  }
  await writeFile(path.join(fontFolder, 'chinese-faces.css'), files.map(toFace).join('\n'));
  const characters = Object.fromEntries(files.map(({ name, characters }) => [name, characters.join('')]));
  await writeFile(listFile, `${JSON.stringify(characters, null, 1)}\n`);
  await writeFile(filesFile, toFileList(files));
}

/** Returns Latin letters, accents, pinyin tone marks and the punctuation of names. */
function latinLetters(): string {
  const span = (from: number, to: number) =>
    Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('');
  return `${span(0x20, 0x7e)}${span(0xc0, 0xff)}${span(0x1cd, 0x1dc)}ĀāĒēĚěĪīŌōŪūńňǹ–—‘’“”…·`;
}

function toFace({ name, ranges }: FontFile): string {
  return `@font-face {
  font-family: "Yunyou Chinese";
  font-style: normal;
  font-weight: 400 700;
  font-display: swap;
  src: url("/fonts/${name}.woff2") format("woff2");
  unicode-range: ${ranges.join(', ')};
}
`;
}

function toFileList(files: readonly FontFile[]): string {
  // MapLibre uses the first file whose range has a character, CSS the last one.
  const list = files.toReversed().map(({ name, ranges }) => [name, packRanges(ranges)]);
  return `/* Written by tools/fonts/subset.ts. */
import { readRanges } from './packed-ranges.ts';

const rangesByName = ${JSON.stringify(Object.fromEntries(list))};

export const chineseFontFiles = Object.entries(rangesByName).map(([name, ranges]) => ({
  url: \`/fonts/\${name}.woff2\`,
  'unicode-range': readRanges(ranges),
}));
`;
}

type Subset = (font: Buffer, text: string, options: { targetFormat: 'woff2' }) => Promise<Buffer>;

async function readInputs(folder: string) {
  const packages = ['@expo-google-fonts/noto-serif-sc@0.4.3', 'subset-font@2.9.0'];
  const modules = path.join(folder, 'node_modules');
  if (!existsSync(path.join(modules, 'subset-font'))) {
    await mkdir(folder, { recursive: true });
    const args = ['install', '--no-save', '--ignore-scripts', '--prefix', folder, ...packages];
    spawnSync('npm', args, { stdio: 'inherit', shell: process.platform === 'win32' });
  }
  const subset = createRequire(path.join(modules, 'x.js'))('subset-font') as Subset; // the package has no types
  const fonts = path.join(modules, '@expo-google-fonts', 'noto-serif-sc');
  return {
    subset,
    fontOf: (weight: string) => readFile(path.join(fonts, weight, `NotoSerifSC_${weight}.ttf`)),
  };
}
