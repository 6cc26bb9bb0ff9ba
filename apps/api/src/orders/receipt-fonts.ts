import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';

/** The receipt's fonts by the characters they have: Latin with accents, Vietnamese, Chinese. See tools/fonts/receipt.ts. */
const folder = path.join(import.meta.dirname, 'fonts');
const plainFont = 'latin';

export interface FontRun {
  font: string;
  text: string;
}

let fontOfCharacter: Map<string, string> | undefined;

function findFont(character: string): string | undefined {
  if (!fontOfCharacter) {
    const list: unknown = JSON.parse(readFileSync(path.join(folder, 'characters.generated.json'), 'utf8'));
    const fonts = Object.entries(list as Record<string, string>).toReversed(); // our own script wrote it; the first counts
    fontOfCharacter = new Map(
      fonts.flatMap(([font, characters]) => Array.from(characters, (known) => [known, font] as const)),
    );
  }
  return fontOfCharacter.get(character);
}

/** Runs of text with the font of each: a PDF takes no second choice. What no font has is shown as a question mark. */
export function toFontRuns(text: string): FontRun[] {
  const runs: FontRun[] = [];
  for (const character of text.normalize('NFC')) {
    const found = findFont(character);
    const [font, shown] = found ? [found, character] : [plainFont, '?'];
    const last = runs.at(-1);
    if (last?.font === font) last.text += shown;
    else runs.push({ font, text: shown });
  }
  return runs;
}

const unpacked = new Map<string, Buffer>();

export function readFont(font: string): Buffer {
  const known = unpacked.get(font) ?? brotliDecompressSync(readFileSync(path.join(folder, `${font}.ttf.br`)));
  unpacked.set(font, known);
  return known;
}
