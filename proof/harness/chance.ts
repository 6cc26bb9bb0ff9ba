/** Repeatable chance: the same seed makes the same run, as far as the machine's own timing allows. */
export interface Chance {
  /** At least `from`, below `to`. */
  whole(from: number, to: number): number;
  oneOf<T>(items: readonly [T, ...T[]]): T;
}

export function createChance(seed: number): Chance {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const whole = (from: number, to: number) => from + Math.floor(next() * (to - from));
  return { whole, oneOf: (items) => items[whole(0, items.length)] ?? items[0] };
}
