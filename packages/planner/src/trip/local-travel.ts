import type { City } from '../problem.ts';
import type { SearchSpace } from './search-space.ts';

/** The mode for every pair of locations of a city: an index into its modes, or -1 when none serves the pair. */
export type ModeTable = {
  readonly city: City;
  readonly indexOf: ReadonlyMap<string, number>;
  readonly mode: Int8Array;
  /** Minutes by that mode, or -1. */
  readonly minutes: Int32Array;
};

export type Leg = {
  readonly mode: string;
  readonly minutes: number;
  readonly costMinor: number;
  readonly meters: number;
};

/** Chooses for each pair the mode with the smallest weighted sum of time and money. */
export function createModeTable(space: SearchSpace, city: City, moneyPerMinor: number): ModeTable {
  const size = city.locationIds.length;
  const { localMinute } = space.problem.weights;
  const table = new Int8Array(size * size).fill(-1);
  const chosenMinutes = new Int32Array(size * size).fill(-1);
  const minuteWorth = Math.max(localMinute, 1e-4);
  const least = new Float64Array(size * size).fill(Infinity);
  for (const [index, { mode, minutes, costMinor, meters }] of city.modes.entries()) {
    for (let at = 0; at < table.length; at++) {
      const time = minutes[at] ?? -1;
      if (time < 0) continue;
      const price = time * minuteWorth + (costMinor[at] ?? 0) * moneyPerMinor;
      if (price >= (least[at] ?? 0) || !space.isModeAllowed(mode, meters[at] ?? 0)) continue;
      least[at] = price;
      table[at] = index;
      chosenMinutes[at] = time;
    }
  }
  const indexOf = new Map(city.locationIds.map((id, index) => [id, index]));
  return { city, indexOf, mode: table, minutes: chosenMinutes };
}

/** Returns the leg between two locations of the city; undefined when no mode serves the pair. */
export function findLeg({ city, indexOf, mode }: ModeTable, fromId: string, toId: string): Leg | undefined {
  const [from, to] = [indexOf.get(fromId), indexOf.get(toId)];
  if (from === undefined || to === undefined) return undefined;
  const at = from * city.locationIds.length + to;
  const chosen = city.modes[mode[at] ?? -1];
  if (!chosen) return undefined;
  return {
    mode: chosen.mode,
    minutes: chosen.minutes[at] ?? 0,
    costMinor: chosen.costMinor[at] ?? 0,
    meters: chosen.meters[at] ?? 0,
  };
}

/** Returns the minutes between two locations: 0 for the same one, undefined when no mode serves the pair. */
export function findMinutes(
  { city, indexOf, minutes }: ModeTable,
  fromId: string,
  toId: string,
): number | undefined {
  if (fromId === toId) return 0;
  const [from, to] = [indexOf.get(fromId), indexOf.get(toId)];
  if (from === undefined || to === undefined) return undefined;
  const way = minutes[from * city.locationIds.length + to] ?? -1;
  return way < 0 ? undefined : way;
}
