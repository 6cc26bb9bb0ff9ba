export type Random = () => number;

/** Creates a generator of random numbers (Mulberry32). The same seed gives the same numbers on every machine. */
export function randomFrom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

export type Noise = (x: number) => number;

/** Creates smooth one-dimensional value noise in -1..1. */
export function noiseFrom(seed: number): Noise {
  const random = randomFrom(seed);
  const values = Array.from({ length: 256 }, () => random() * 2 - 1);
  const at = (i: number) => values[((i % 256) + 256) % 256] ?? 0;
  return (x) => {
    const i = Math.floor(x);
    const f = x - i;
    const u = f * f * f * (f * (f * 6 - 15) + 10);
    return at(i) + (at(i + 1) - at(i)) * u;
  };
}

/** Adds up several octaves of noise; the sum is still about -1..1. */
export function fractal(noise: Noise, x: number, octaves = 4): number {
  let sum = 0;
  let amplitude = 1;
  let total = 0;
  let position = x;
  for (let i = 0; i < octaves; i++) {
    sum += amplitude * noise(position);
    total += amplitude;
    position = position * 2.03 + 17.3;
    amplitude *= 0.5;
  }
  return sum / total;
}

/** Converts a name to a seed by 32-bit FNV-1a. */
export function seedOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) {
    hash ^= text.charCodeAt(i);
    hash = Math.imul(hash, 0x01000193);
  }
  return hash >>> 0;
}

/** Returns the element at a random position. The list must not be empty. */
export function pick<T>(random: Random, list: readonly [T, ...T[]]): T {
  return list[Math.floor(random() * list.length)] ?? list[0];
}
