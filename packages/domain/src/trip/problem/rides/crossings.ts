import type { LocalMode } from '@yunyou/planner/problem';
import { type Located, straightMeters } from '@yunyou/planner/travel-matrix';
import type { Crossing, PlaceAccess } from '../local/access.ts';
import type { MetroAccess } from '../local/metro-access.ts';

/** A location in a city. `outMeters` is added to its distances where only the distance from the centre is known. */
export type CityPoint = {
  readonly id: string;
  readonly at: Located;
  readonly outMeters?: number;
  /** The way to a place in a park or on an island. */
  readonly access?: PlaceAccess;
  readonly metro?: MetroAccess;
  /** Known minutes by car from the city centre. */
  readonly driveMinutes?: number;
};

/** Joins the mode on the road and the one from the pier or gate on, as in `taxi+ferry`. */
const joint = '+';

/** Returns the mode on the road and the crossing of a joined mode; no crossing for any other mode. */
export function readMode(mode: string): { readonly road: string; readonly crossing?: string } {
  const [road = mode, crossing] = mode.split(joint);
  return crossing === undefined ? { road } : { road, crossing };
}

/** Returns the crossings of a way: at its start, at its end, both, or none inside the same park or island. */
export function crossingsOf(
  from: Pick<CityPoint, 'access'>,
  to: Pick<CityPoint, 'access'>,
): { readonly out?: Crossing; readonly in?: Crossing } {
  if (from.access && from.access.groupId === to.access?.groupId) return {};
  const [out, into] = [from.access?.crossing, to.access?.crossing];
  return { ...(out && { out }), ...(into && { in: into }) };
}

/** Returns the straight distance of a crossing. */
export function crossingMeters(crossing: Crossing, { at }: Pick<CityPoint, 'at'>): number {
  return Math.round(straightMeters(crossing.from.coordinates, at));
}

const walkKmh = 4.5;
const walkDetour = 1.25;
/** Speed and detour of a park shuttle, with waits and stops. */
const shuttle = { kmh: 22, fixedMinutes: 15, detour: 1.5, minMeters: 1000 } as const;
const longestWalkMeters = 2500;

/**
 * Adds the ways without a road: joined modes to and from islands and summits, and walks or shuttles inside parks.
 * Removes these pairs from the modes by road. Expects legs of places without a road to start and end at their pier or
 * gate.
 */
export function addCrossings(byRoad: readonly LocalMode[], points: readonly CityPoint[]): LocalMode[] {
  if (points.every(({ access }) => access === undefined)) return [...byRoad];
  const roads = byRoad.map((mode) => copyOf(mode));
  const kinds = [...new Set(points.flatMap(({ access }) => access?.crossing?.by ?? []))];
  const joined = kinds.flatMap((kind) =>
    byRoad.map(({ mode }) => emptyMode(`${mode}${joint}${kind}`, points)),
  );
  const inside = emptyMode('shuttle', points);
  const size = points.length;
  for (const [i, from] of points.entries()) {
    for (const [j, to] of points.entries()) {
      const leg = i * size + j;
      if (i === j) continue;
      if (from.access && from.access.groupId === to.access?.groupId) {
        setInside(roads, inside, leg, [from, to]);
        continue;
      }
      const crossings = crossingsOf(from, to);
      const parts = [
        ...(crossings.out ? [{ crossing: crossings.out, point: from }] : []),
        ...(crossings.in ? [{ crossing: crossings.in, point: to }] : []),
      ].filter(({ crossing }) => crossing.minutes > 0);
      const kind = parts.at(-1)?.crossing.by;
      if (kind === undefined) continue;
      const extra = sumCrossings(parts);
      for (const [index, road] of roads.entries()) {
        const target = joined[kinds.indexOf(kind) * byRoad.length + index];
        const minutes = road.minutes[leg] ?? -1;
        if (target && minutes >= 0) {
          target.minutes[leg] = minutes + extra.minutes;
          target.costMinor[leg] = (road.costMinor[leg] ?? 0) + extra.costMinor;
          target.meters[leg] = (road.meters[leg] ?? 0) + extra.meters;
        }
        road.minutes[leg] = -1;
      }
    }
  }
  return [...roads, ...joined, inside].filter(({ minutes }) => minutes.some((value) => value > 0));
}

type Matrices = {
  readonly mode: string;
  readonly minutes: Int32Array;
  readonly costMinor: Int32Array;
  readonly meters: Int32Array;
};

function copyOf({ mode, minutes, costMinor, meters }: LocalMode): Matrices {
  return {
    mode,
    minutes: Int32Array.from(minutes),
    costMinor: Int32Array.from(costMinor),
    meters: Int32Array.from(meters),
  };
}

/** Returns a mode that serves no pair; the way from a place to itself takes no time. */
function emptyMode(mode: string, points: readonly CityPoint[]): Matrices {
  const size = points.length;
  const minutes = new Int32Array(size * size).fill(-1);
  for (let index = 0; index < size; index++) minutes[index * (size + 1)] = 0;
  return { mode, minutes, costMinor: new Int32Array(size * size), meters: new Int32Array(size * size) };
}

function sumCrossings(parts: readonly { readonly crossing: Crossing; readonly point: CityPoint }[]) {
  return parts.reduce(
    (sum, { crossing, point }) => ({
      minutes: sum.minutes + crossing.minutes,
      costMinor: sum.costMinor + crossing.costMinor,
      meters: sum.meters + crossingMeters(crossing, point),
    }),
    { minutes: 0, costMinor: 0, meters: 0 },
  );
}

/** Sets a way inside a park or island: on foot or by its shuttle. Roads stay where the content says nothing about ways inside. */
function setInside(
  roads: readonly Matrices[],
  inside: Matrices,
  leg: number,
  [from, to]: readonly [CityPoint, CityPoint],
): void {
  const hasCrossing = [from, to].some(({ access }) => access?.crossing !== undefined);
  const ways = from.access?.waysInside ?? (hasCrossing ? 'walk' : undefined);
  if (ways === undefined) return;
  const straight = straightMeters(from.at, to.at);
  const onFoot = Math.round(straight * walkDetour);
  for (const road of roads) {
    const isWalk = road.mode === 'walk' && (ways === 'walk' || onFoot <= longestWalkMeters);
    road.minutes[leg] = isWalk ? Math.ceil((onFoot / 1000 / walkKmh) * 60) : -1;
    road.costMinor[leg] = 0;
    road.meters[leg] = onFoot;
  }
  const byShuttle = Math.round(straight * shuttle.detour);
  if (ways !== 'shuttle' || byShuttle < shuttle.minMeters) return;
  inside.minutes[leg] = Math.ceil((byShuttle / 1000 / shuttle.kmh) * 60) + shuttle.fixedMinutes;
  inside.meters[leg] = byShuttle;
}
