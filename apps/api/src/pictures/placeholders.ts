import { readShippedPictures } from './shipped-pictures.ts';

/** Shown until a picture is loaded: its dominant colour and a blurred version as a data URL. */
interface Placeholder {
  color: string;
  blur: string;
}

/** Finds the placeholder of a drawn picture; undefined for photographs. */
export function findPlaceholder(picture: string): Placeholder | undefined {
  const shipped = readShippedPictures().get(picture);
  return shipped && { color: shorten(shipped.color), blur: shipped.blur };
}

/** Shortens `#f8e8c8` to `#fec`. Pages contain dozens of placeholders, and 16 steps per channel are enough. */
function shorten(color: string): string {
  return color.replaceAll(/([0-9a-f])[0-9a-f]/g, '$1');
}
