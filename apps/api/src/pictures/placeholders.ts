import { readShippedPictures } from './shipped-pictures.ts';

/** Shown until a picture is loaded: its dominant colour and a blurred version as a data URL. */
interface Placeholder {
  color: string;
  blur: string;
}

let cached: Map<string, Placeholder> | undefined;

/** Finds the placeholder of a drawn picture; undefined for photographs. */
export function findPlaceholder(picture: string): Placeholder | undefined {
  cached ??= new Map(
    Array.from(readShippedPictures(), ([name, { color, blur }]) => [name, { color: shorten(color), blur }]),
  );
  return cached.get(picture);
}

/** Shortens `#f8e8c8` to `#fec`. Pages contain dozens of placeholders, and 16 steps per channel are enough. */
function shorten(color: string): string {
  return color.replaceAll(/([0-9a-f])[0-9a-f]/g, '$1');
}
