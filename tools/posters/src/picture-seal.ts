import { n } from './canvas/path.ts';
import { SEAL_GLYPHS } from './seal-glyphs.data.ts';
import { stamp } from './seal-stamp.ts';

/** Returns whether there is an outline for each character. */
export function canSeal(text: string): boolean {
  return Array.from(text).every((character) => character in SEAL_GLYPHS);
}

type SealPlace = { text: string; width: number; unit: number; right: boolean };

/** Draws the small seal in the corner of a picture. */
export function drawSeal({ text, width, unit, right }: SealPlace): string {
  const characters = Array.from(text).slice(0, 4);
  const side = unit * 0.062;
  const columns = characters.length === 4 ? 2 : 1;
  const rows = Math.ceil(characters.length / columns);
  const w = side * (columns === 2 ? 1.7 : 1);
  const h = side * (rows * 0.86 + 0.16);
  const margin = unit * 0.05;
  const x = right ? width - margin - w : margin;
  return `<g transform="translate(${n(x)} ${n(margin)})" opacity="0.94">${stamp(characters, w, h, SEAL_GLYPHS)}</g>`;
}
