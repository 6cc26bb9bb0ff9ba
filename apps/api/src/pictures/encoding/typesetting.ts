import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Font } from 'fontkit';

/**
 * Converts text to outlines, so that pictures do not depend on installed fonts. Latin uses Cormorant, Chinese the font of
 * the site, which is split into files by character.
 */
export interface Typesetter {
  set(text: string, sizePx: number): Promise<SetText>;
}

export interface SetText {
  /** `<path>` elements that start at 0,0 on the baseline. */
  svg: string;
  widthPx: number;
}

/** Stroke that thickens Cormorant, whose default instance is its lightest weight. In parts of the font size. */
const latinStroke = 0.018;

export function createTypesetter({ chineseFolder }: { chineseFolder: string }): Typesetter {
  const latinFiles = ['latin', 'latin-ext'].map(
    (name) =>
      new URL(
        import.meta.resolve(`@fontsource-variable/cormorant/files/cormorant-${name}-wght-normal.woff2`),
      ),
  );
  const fonts = new Map<string | URL, Promise<Font>>();
  const load = (file: string | URL): Promise<Font> => {
    const font = fonts.get(file) ?? readFont(file);
    fonts.set(file, font);
    return font;
  };
  let files: Promise<[file: string, characters: Set<string>][]> | undefined;

  async function findFont(character: string): Promise<{ font: Font; stroke: number } | undefined> {
    const codePoint = character.codePointAt(0) ?? 0;
    for (const file of latinFiles) {
      const font = await load(file);
      if (font.hasGlyphForCodePoint(codePoint)) return { font, stroke: latinStroke };
    }
    files ??= readChineseFiles(chineseFolder);
    const [file] = (await files).find(([, characters]) => characters.has(character)) ?? [];
    return file ? { font: await load(file), stroke: 0 } : undefined;
  }

  return {
    async set(text, sizePx) {
      const parts: string[] = [];
      let x = 0;
      for (const { font, stroke, run } of await splitByFont(text, findFont)) {
        const scale = sizePx / font.unitsPerEm;
        const { glyphs, positions } = font.layout(run);
        for (const [index, glyph] of glyphs.entries()) {
          const outline = glyph.path.toSVG();
          const left = x + (positions[index]?.xOffset ?? 0) * scale;
          const strokeAttributes = stroke ? ` stroke="#fff" stroke-width="${stroke * font.unitsPerEm}"` : '';
          if (outline)
            parts.push(
              `<path transform="translate(${left.toFixed(2)} 0) scale(${scale} ${-scale})" d="${outline}"${strokeAttributes}/>`,
            );
          x += ((positions[index]?.xAdvance ?? 0) + (stroke * font.unitsPerEm) / 3) * scale;
        }
      }
      return { svg: parts.join(''), widthPx: x };
    },
  };
}

/** Loads fontkit with the first font: most tasks of the picture process draw no text. */
async function readFont(file: string | URL): Promise<Font> {
  const { create } = await import('fontkit');
  return create(await readFile(file));
}

async function splitByFont(
  text: string,
  findFont: (character: string) => Promise<{ font: Font; stroke: number } | undefined>,
) {
  const runs: { font: Font; stroke: number; run: string }[] = [];
  for (const character of text) {
    const found = await findFont(character);
    const last = runs.at(-1);
    if (!found) continue; // characters without a glyph are dropped
    if (last?.font === found.font) last.run += character;
    else runs.push({ ...found, run: character });
  }
  return runs;
}

async function readChineseFiles(folder: string): Promise<[string, Set<string>][]> {
  const list: unknown = JSON.parse(
    await readFile(path.join(folder, 'chinese-characters.generated.json'), 'utf8'),
  );
  if (typeof list !== 'object' || list === null) return [];
  return Object.entries(list).map(([name, characters]) => [
    path.join(folder, `${name}.woff2`),
    new Set(Array.from(String(characters))),
  ]);
}
