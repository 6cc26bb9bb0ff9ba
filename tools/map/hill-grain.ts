/**
 * Adds a fine ridge texture in rugged areas, because the elevation picture has only one pixel per 20 km. The texture is
 * decoration, not data: the map hides the relief before zoom levels that show single hills.
 */
export function createHillGrain(): (x: number, y: number) => number {
  return (x, y) => {
    const bendX = x + 9 * valueNoise(x / 34, y / 34, 5);
    const bendY = y + 9 * valueNoise(x / 34, y / 34, 9);
    return (
      0.62 * ridge(bendX / 26, bendY / 26, 1) +
      0.34 * ridge(bendX / 12, bendY / 12, 2) +
      0.16 * ridge(bendX / 6, bendY / 6, 3)
    );
  };
}

const ridge = (x: number, y: number, seed: number) => 1 - 2 * Math.abs(valueNoise(x, y, seed)) - 0.5;

/** Returns smooth noise from -1 to 1. */
function valueNoise(x: number, y: number, seed: number): number {
  const [column, row] = [Math.floor(x), Math.floor(y)];
  const [u, v] = [ease(x - column), ease(y - row)];
  const upper = mix(hash(column, row, seed), hash(column + 1, row, seed), u);
  const lower = mix(hash(column, row + 1, seed), hash(column + 1, row + 1, seed), u);
  return mix(upper, lower, v);
}

const ease = (t: number) => t * t * t * (t * (t * 6 - 15) + 10);
const mix = (a: number, b: number, share: number) => a + (b - a) * share;

function hash(x: number, y: number, seed: number): number {
  let value = Math.imul(x, 374_761_393) ^ Math.imul(y, 668_265_263) ^ Math.imul(seed, 2_147_483_647);
  value = Math.imul(value ^ (value >>> 13), 1_274_126_177);
  return ((value ^ (value >>> 16)) >>> 0) / 2_147_483_648 - 1;
}
