import { noiseFrom, randomFrom } from '../src/canvas/random.ts';

const SIDE = 512;

/** Blends paper grain over a picture: fine speckle plus faint large-scale variation. */
export function applyGrain(data: Buffer, width: number, height: number, strength: number): void {
  const fine = fineTile();
  const broad = broadTile();
  for (let y = 0; y < height; y++) {
    const row = (y % SIDE) * SIDE;
    const broadRow = ((y >> 1) % SIDE) * SIDE;
    for (let x = 0; x < width; x++) {
      const amount = (fine[row + (x % SIDE)] ?? 0) + (broad[broadRow + ((x >> 1) % SIDE)] ?? 0);
      const at = (y * width + x) * 3;
      for (let c = 0; c < 3; c++) {
        const value = data[at + c] ?? 0;
        const weight = strength * (1 - Math.abs(value - 128) / 170);
        data[at + c] = Math.max(0, Math.min(255, value + amount * weight));
      }
    }
  }
}

let fineCache: Float32Array | undefined;
let broadCache: Float32Array | undefined;

/** Blurs the speckle once, so that it looks like paper instead of sensor noise. */
function fineTile(): Float32Array {
  if (fineCache) return fineCache;
  const random = randomFrom(4);
  const raw = Float32Array.from({ length: SIDE * SIDE }, () => random() + random() - 1);
  const tile = new Float32Array(SIDE * SIDE);
  for (let y = 0; y < SIDE; y++) {
    for (let x = 0; x < SIDE; x++) {
      const at = (dx: number, dy: number) =>
        raw[((y + dy + SIDE) % SIDE) * SIDE + ((x + dx + SIDE) % SIDE)] ?? 0;
      tile[y * SIDE + x] = (at(0, 0) * 2 + at(1, 0) + at(-1, 0) + at(0, 1) + at(0, -1)) * 3.1;
    }
  }
  fineCache = tile;
  return tile;
}

/** Builds the large-scale paper tone from crossed one-dimensional noise; periodic, so that it can be tiled. */
function broadTile(): Float32Array {
  if (broadCache) return broadCache;
  const a = noiseFrom(8);
  const b = noiseFrom(9);
  const tile = new Float32Array(SIDE * SIDE);
  for (let y = 0; y < SIDE; y++) {
    for (let x = 0; x < SIDE; x++) {
      const wrapX = Math.sin((x / SIDE) * Math.PI * 2);
      const wrapY = Math.cos((y / SIDE) * Math.PI * 2);
      tile[y * SIDE + x] = (a(wrapX * 5 + wrapY * 2 + 40) + b(wrapY * 5 - wrapX * 3 + 80)) * 2.6;
    }
  }
  broadCache = tile;
  return tile;
}
