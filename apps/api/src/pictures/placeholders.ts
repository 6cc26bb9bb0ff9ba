import { readFileSync } from 'node:fs';
import path from 'node:path';

/** What stands where a picture will be: its dominant colour, and a few pixels of it as a data URL. */
export interface Placeholder {
  color: string;
  blur: string;
}

const manifest = path.join(import.meta.dirname, '..', '..', '..', '..', 'content', 'poster', 'manifest.json');

let known: Map<string, Placeholder> | undefined;

/** Of a drawn picture; unknown for photographs. The manifest comes with the build and is read once. */
export function findPlaceholder(picture: string): Placeholder | undefined {
  known ??= readPlaceholders();
  return known.get(picture);
}

function readPlaceholders(): Map<string, Placeholder> {
  const entries = JSON.parse(readFileSync(manifest, 'utf8')) as Record<string, Placeholder>; // written by our own renderer
  return new Map(
    Object.entries(entries).map(([picture, { color, blur }]) => [picture, { color: shorten(color), blur }]),
  );
}

/** `#f8e8c8` as `#fec`: sixteen steps a channel are plenty for a ground, and cards carry it by the dozen. */
function shorten(color: string): string {
  return color.replaceAll(/([0-9a-f])[0-9a-f]/g, '$1');
}
