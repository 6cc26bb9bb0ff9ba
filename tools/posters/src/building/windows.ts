import { rect } from '../canvas/path.ts';
import type { Brush } from './brush.ts';

/** Draws a grid of windows, some of them dark. */
export function windows(
  b: Brush,
  x: number,
  y: number,
  columns: number,
  rows: number,
  step: [number, number],
  size: [number, number],
): string {
  let out = '';
  for (let r = 0; r < rows; r++)
    for (let c = 0; c < columns; c++) {
      const wx = x + c * step[0];
      const wy = y + r * step[1];
      out += rect(wx, wy, size[0], size[1], {
        fill: b.random() < 0.75 ? b.window() : b.dark('#4a4440', 0.4),
      });
    }
  return out;
}
