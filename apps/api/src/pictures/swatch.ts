/** A photograph reduced to a few colours. Its id contains them, so that every page with the id can show a preview. */
export const swatchSize = { columns: 4, rows: 3 } as const;

const digits = swatchSize.columns * swatchSize.rows * 3;
const bytesPerRow = swatchSize.columns * 3; // a multiple of four, as BMP requires
const headerBytes = 54;

/** Writes RGB pixels as one hexadecimal digit per channel. */
export function toSwatch(pixels: Buffer): string {
  return Array.from(pixels.subarray(0, digits), (value) => Math.round(value / 17).toString(16)).join('');
}

/** Appends a swatch to the token of a photograph. `s` is no hexadecimal digit, so the two cannot be confused. */
export const addSwatch = (token: string, swatch: string): string => `${token}s${swatch}`;

/** Returns the swatch in a picture name such as `media/1f00s0a3...-f80-20-150`; undefined for all others. */
export function findSwatch(picture: string): string | undefined {
  return new RegExp(`^media/[0-9a-f]+s([0-9a-f]{${digits}})(?:-|$)`).exec(picture)?.[1];
}

/** Returns a swatch as a data URL: a BMP needs no encoder. Browsers blend its pixels when they enlarge it. */
export function drawSwatchUrl(swatch: string): string {
  const file = Buffer.alloc(headerBytes + bytesPerRow * swatchSize.rows);
  file.write('BM', 'latin1');
  file.writeUInt32LE(file.length, 2);
  file.writeUInt32LE(headerBytes, 10);
  file.writeUInt32LE(40, 14); // size of the second header
  file.writeInt32LE(swatchSize.columns, 18);
  file.writeInt32LE(-swatchSize.rows, 22); // negative: rows run from top to bottom
  file.writeUInt16LE(1, 26);
  file.writeUInt16LE(24, 28);
  for (let at = 0; at < digits; at += 3) {
    const [red = 0, green = 0, blue = 0] = Array.from(
      swatch.slice(at, at + 3),
      (digit) => Number.parseInt(digit, 16) * 17,
    );
    file.set([blue, green, red], headerBytes + at);
  }
  return `data:image/bmp;base64,${file.toString('base64')}`;
}
