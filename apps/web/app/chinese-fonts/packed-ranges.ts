/*
 * Unicode ranges as text: the distance to the last code point in base 36 and, for several code points, "-" and their number
 * less one. A third shorter than the ranges themselves after compression, which counts on every page with Chinese names.
 */

/** Returns CSS ranges (`U+4E00-4E03` or `U+4E00`, in ascending order) as text for `readRanges`. */
export function packRanges(ranges: readonly string[]): string {
  let last = 0;
  return ranges
    .map((range) => {
      const [from = 0, to = from] = range
        .slice(2)
        .split('-')
        .map((code) => Number.parseInt(code, 16));
      const distance = (from - last).toString(36);
      last = to;
      return to === from ? distance : `${distance}-${(to - from).toString(36)}`;
    })
    .join('.');
}

/** Returns the CSS ranges that `packRanges` has packed. */
export function readRanges(text: string): string[] {
  let last = 0;
  return text.split('.').map((range) => {
    const [distance = 0, more = 0] = range.split('-').map((number) => Number.parseInt(number, 36));
    const from = last + distance;
    last = from + more;
    return more === 0 ? `U+${toHex(from)}` : `U+${toHex(from)}-${toHex(last)}`;
  });
}

function toHex(code: number): string {
  return code.toString(16).toUpperCase();
}
