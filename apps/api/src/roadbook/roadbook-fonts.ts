import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { decompress } from 'wawoff2';

const web = path.join(import.meta.dirname, '..', '..', '..', 'web');
const publicFonts = path.join(web, 'public', 'fonts');
const fromWeb = createRequire(path.join(web, 'package.json'));

/** Typefaces of the roadbook. Each is a list of font files; the first file with a glyph for the character is used. */
export type Face = 'text' | 'heading' | 'display' | 'chinese';

export interface FontRun {
  /** Name under which the font file is registered in the PDF. */
  font: string;
  text: string;
}

export interface RoadbookFonts {
  /** Splits a text by font file. Characters without a glyph become a space. */
  runs(text: string, face: Face): FontRun[];
  /** Returns the TrueType bytes of a font. Throws unless it was loaded. */
  bytes(font: string): Buffer;
}

const inter = (part: string) =>
  fromWeb.resolve(`@fontsource-variable/inter/files/inter-${part}-wght-normal.woff2`);
const latinFiles: Record<Exclude<Face, 'chinese'>, { name: string; file: string }[]> = {
  text: [
    { name: 'inter-latin', file: inter('latin') },
    { name: 'inter-latin-ext', file: inter('latin-ext') },
  ],
  heading: [{ name: 'serif', file: path.join(publicFonts, 'map-latin.woff2') }],
  display: [
    {
      name: 'cormorant-latin',
      file: fromWeb.resolve('@fontsource-variable/cormorant/files/cormorant-latin-wght-normal.woff2'),
    },
    {
      name: 'cormorant-latin-ext',
      file: fromWeb.resolve('@fontsource-variable/cormorant/files/cormorant-latin-ext-wght-normal.woff2'),
    },
  ],
};

interface FontFiles {
  /** Chinese characters to the name of the font file that has them. */
  chineseFont: ReadonlyMap<string, string>;
  /** Decompressed fonts by name. Grows with each roadbook that needs another Chinese file. */
  files: Map<string, Buffer>;
  /** Code points of each Latin font. */
  letters: ReadonlyMap<string, ReadonlySet<number>>;
}

let base: Promise<FontFiles> | undefined;

/**
 * Loads the fonts for a text. Latin fonts are read once per process; of the many Chinese files, only those with
 * characters of the text are decompressed, because all of them would take 20 MB.
 */
export async function loadRoadbookFonts(text: string): Promise<RoadbookFonts> {
  base ??= readLatinFonts().catch((error: unknown) => {
    base = undefined; // the next roadbook retries
    throw error;
  });
  const fonts = await base;
  const needed = new Set(
    Array.from(text.normalize('NFC')).flatMap((character) => fonts.chineseFont.get(character) ?? []),
  );
  for (const name of needed) {
    if (!fonts.files.has(name))
      fonts.files.set(name, await readWoff2(path.join(publicFonts, `${name}.woff2`)));
  }
  return toRoadbookFonts(fonts);
}

async function readLatinFonts(): Promise<FontFiles> {
  const listing = JSON.parse(
    await readFile(path.join(publicFonts, 'chinese-characters.generated.json'), 'utf8'),
  ) as Record<string, string>; // written by tools/fonts/subset.ts
  const chineseFont = new Map<string, string>();
  for (const [name, characters] of Object.entries(listing))
    for (const character of characters) if (!chineseFont.has(character)) chineseFont.set(character, name);

  const files = new Map<string, Buffer>();
  const letters = new Map<string, ReadonlySet<number>>();
  for (const { name, file } of Object.values(latinFiles).flat()) {
    const bytes = await readWoff2(file);
    files.set(name, bytes);
    letters.set(name, readCharacterMap(bytes));
  }
  return { chineseFont, files, letters };
}

/** Converts WOFF2 to TrueType: the PDF writer reads WOFF2 but cannot subset it. */
async function readWoff2(file: string): Promise<Buffer> {
  return Buffer.from(await decompress(await readFile(file)));
}

function toRoadbookFonts({ chineseFont, files, letters }: FontFiles): RoadbookFonts {
  const fontOf = (character: string, face: Face): string | undefined => {
    const code = character.codePointAt(0) ?? 0;
    const latin = latinFiles[face === 'chinese' ? 'heading' : face];
    return (
      latin.find(({ name }) => letters.get(name)?.has(code))?.name ??
      chineseFont.get(character) ??
      latinFiles.heading.find(({ name }) => letters.get(name)?.has(code))?.name
    );
  };
  return {
    runs: (text, face) => {
      const runs: FontRun[] = [];
      for (const character of withPlainApostrophes(text.normalize('NFC'), fontOf('’', face))) {
        const own = fontOf(character, face);
        const last = runs.at(-1);
        const font = own ?? last?.font ?? fontOf(' ', face) ?? 'serif';
        const shown = own === undefined ? ' ' : character;
        if (last?.font === font) last.text += shown;
        else runs.push({ font, text: shown });
      }
      return runs;
    },
    bytes: (font) => {
      const bytes = files.get(font);
      if (!bytes) throw new Error(`Font ${font} was not loaded for this text`);
      return bytes;
    },
  };
}

/** Replaces apostrophes of names by straight ones where the Latin font has none: that of a Chinese font is a character wide. */
function withPlainApostrophes(text: string, font: string | undefined): string {
  const isLatin = Object.values(latinFiles).some((files) => files.some(({ name }) => name === font));
  return isLatin ? text : text.replaceAll(/(?<=[\p{Script=Latin}\d])’/gu, "'");
}

/** Returns the code points of a TrueType font, from the format 4 and 12 tables of its `cmap`. */
function readCharacterMap(font: Buffer): ReadonlySet<number> {
  const found = new Set<number>();
  const count = font.readUInt16BE(4);
  const tables = Array.from({ length: count }, (_, index) => 12 + 16 * index);
  const entry = tables.find((at) => font.toString('latin1', at, at + 4) === 'cmap');
  if (entry === undefined) return found;
  const cmap = font.readUInt32BE(entry + 8);
  for (let index = 0; index < font.readUInt16BE(cmap + 2); index += 1) {
    const at = cmap + font.readUInt32BE(cmap + 8 + 8 * index);
    const format = font.readUInt16BE(at);
    if (format === 4) addFormat4(font, at, found);
    if (format === 12) addFormat12(font, at, found);
  }
  return found;
}

function addFormat4(font: Buffer, at: number, found: Set<number>): void {
  const segments = font.readUInt16BE(at + 6) / 2;
  for (let segment = 0; segment < segments; segment += 1) {
    const end = font.readUInt16BE(at + 14 + 2 * segment);
    const start = font.readUInt16BE(at + 16 + 2 * (segments + segment));
    if (start === 0xffff) continue;
    for (let code = start; code <= end; code += 1) found.add(code);
  }
}

function addFormat12(font: Buffer, at: number, found: Set<number>): void {
  const groups = font.readUInt32BE(at + 12);
  for (let group = 0; group < groups; group += 1) {
    const place = at + 16 + 12 * group;
    for (let code = font.readUInt32BE(place); code <= font.readUInt32BE(place + 4); code += 1)
      found.add(code);
  }
}
