/** Seeded random number generator (sfc32). Equal seeds give equal sequences on every machine. */
export type Random = {
  /** Uniform in [0, 1). */
  readonly next: () => number;
  /** Uniform whole number in [0, limit). */
  readonly int: (limit: number) => number;
};

export function createRandom(seed: number): Random {
  let a = seed | 0;
  let b = 0x9e3779b9 | 0;
  let c = Math.floor(seed / 0x100000000) | 0;
  let counter = 1;
  const nextInt = (): number => {
    const t = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (c << 21) | (c >>> 11);
    c = (c + t) | 0;
    return t >>> 0;
  };
  for (let i = 0; i < 15; i++) nextInt();
  return {
    next: () => nextInt() / 4294967296,
    int: (limit) => Math.floor((nextInt() / 4294967296) * limit),
  };
}
