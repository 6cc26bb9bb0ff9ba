import { readFileSync } from 'node:fs';
import path from 'node:path';
import { posterFolder } from './poster-folder.ts';

/** Shown until a picture is loaded: its dominant colour and a blurred version as a data URL. */
interface Placeholder {
  color: string;
  blur: string;
}

const manifest = path.join(posterFolder, 'manifest.json');

let cached: Map<string, Placeholder> | undefined;

/** Finds the placeholder of a drawn picture; undefined for photographs. The manifest is read once. */
export function findPlaceholder(picture: string): Placeholder | undefined {
  cached ??= readPlaceholders();
  return cached.get(picture);
}

function readPlaceholders(): Map<string, Placeholder> {
  const entries = JSON.parse(readFileSync(manifest, 'utf8')) as Record<string, Placeholder>; // written by tools/posters
  return new Map(
    Object.entries(entries).map(([picture, { color, blur }]) => [picture, { color: shorten(color), blur }]),
  );
}

/** Shortens `#f8e8c8` to `#fec`. Pages contain dozens of placeholders, and 16 steps per channel are enough. */
function shorten(color: string): string {
  return color.replaceAll(/([0-9a-f])[0-9a-f]/g, '$1');
}
