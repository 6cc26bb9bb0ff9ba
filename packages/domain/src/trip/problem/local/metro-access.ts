import type { NearestMetro } from '@yunyou/contract/entities/metro.schema';
import { type Located, straightMeters } from '@yunyou/planner/travel-matrix';
import { readKey } from '../planner-ids.ts';

type Spot = {
  readonly id: string;
  readonly coordinates: Located;
  readonly nearestMetro?: NearestMetro | undefined;
};
type District = {
  readonly id: string;
  readonly coordinates: Located;
  readonly metro?: readonly NearestMetro[];
};

/** A metro station that the guide names. `lines` is the text of the guide, such as "Lines 2 and 10". */
export type MetroStop = { readonly name: string; readonly zhName?: string; readonly lines: string };

/** How a place is reached by metro; without `stop` the guide names no station near it. */
export type MetroAccess = { readonly walkMinutes: number; readonly stop?: MetroStop };

/** Finds how a location of the planner is reached by metro; undefined where no station is in reach on foot. */
export type FindMetro = (key: string, at: Located) => MetroAccess | undefined;

type KnownStop = { readonly stop: MetroStop; readonly at: Located };

/** Longest walk to a station, in minutes. */
const longestWalkMinutes = 15;
/** Metres of straight distance that take a minute on foot. */
const metersPerMinute = 60;
/** Hotels and restaurants this near to a named station are in the part of the city that the metro serves. */
const servedMeters = 3000;
/** Walk to a station that the guide does not name, which may be nearer than the next one that it names. */
const unnamedWalkMinutes = 8;
/** Walk between the platform of a railway station or airport and its metro. */
const gatewayWalkMinutes = 5;

/** Returns the finder for the places of a city. It knows the stations that the sights and districts of the city name. */
export function createMetroFinder(spots: readonly Spot[], districts: readonly District[]): FindMetro {
  const known = listStops(spots, districts);
  const own = new Map<string, NearestMetro>([
    ...spots.flatMap(({ id, nearestMetro }) => (nearestMetro ? [[`spot/${id}`, nearestMetro] as const] : [])),
    ...districts.flatMap(({ id, metro = [] }) => {
      const nearest = metro.toSorted((a, b) => a.walkMinutes - b.walkMinutes)[0];
      return nearest ? [[`district/${id}`, nearest] as const] : [];
    }),
  ]);
  return (key, at) => {
    const { kind } = readKey(key);
    if (kind === 'gateway') return { walkMinutes: gatewayWalkMinutes };
    if (known.length === 0) return undefined;
    const named = own.get(rowKey(key));
    if (named)
      return named.walkMinutes <= longestWalkMinutes
        ? { walkMinutes: named.walkMinutes, stop: toStop(named) }
        : undefined;
    const nearest = known
      .map((one) => ({ ...one, meters: straightMeters(one.at, at) }))
      .reduce((best, one) => (one.meters < best.meters ? one : best));
    const walkMinutes = Math.ceil(nearest.meters / metersPerMinute);
    if (walkMinutes <= (kind === 'spot' ? longestWalkMinutes : unnamedWalkMinutes))
      return { walkMinutes, stop: nearest.stop };
    return kind === 'spot' || nearest.meters > servedMeters ? undefined : { walkMinutes: unnamedWalkMinutes };
  };
}

/** Returns the catalogue row that a planner id stands for, as `spot/<id>` or `district/<id>`; other ids unchanged. */
function rowKey(key: string): string {
  const thing = readKey(key);
  if (thing.kind === 'stay' && thing.district) return `district/${thing.district.id}`;
  return thing.kind === 'spot' || thing.kind === 'district' ? `${thing.kind}/${thing.id}` : key;
}

/** Returns each station in reach once. A station without coordinates of its own is placed at the sight or district. */
function listStops(spots: readonly Spot[], districts: readonly District[]): KnownStop[] {
  const named = [
    ...spots.flatMap(({ nearestMetro, coordinates }) =>
      nearestMetro && nearestMetro.walkMinutes <= longestWalkMinutes
        ? [{ metro: nearestMetro, at: nearestMetro.coordinates ?? coordinates }]
        : [],
    ),
    ...districts.flatMap(({ metro = [], coordinates }) =>
      metro.map((one) => ({ metro: one, at: one.coordinates ?? coordinates })),
    ),
  ];
  const byName = new Map<string, KnownStop>();
  for (const { metro, at } of named)
    if (!byName.has(nameOf(metro))) byName.set(nameOf(metro), { stop: toStop(metro), at });
  return [...byName.values()];
}

function nameOf({ station, zhName }: NearestMetro): string {
  return zhName ?? station;
}

function toStop({ station, zhName, line }: NearestMetro): MetroStop {
  return { name: station, ...(zhName !== undefined && { zhName }), lines: line };
}

/** Minutes to change lines, stairs and wait included. */
const changeMinutes = 6;

/** Returns the minutes of a ride beside the time on the train: both walks, and a change where the stations share no line. */
export function minutesAroundMetro(from: MetroAccess, to: MetroAccess): number {
  const changes = from.stop && to.stop && !shareLine(from.stop, to.stop) ? changeMinutes : 0;
  return from.walkMinutes + to.walkMinutes + changes;
}

/** Returns whether both places use the same station, so that there is nothing to ride. */
export function isSameStop({ stop: a }: MetroAccess, { stop: b }: MetroAccess): boolean {
  return a !== undefined && b !== undefined && (a.zhName ?? a.name) === (b.zhName ?? b.name);
}

function shareLine(a: MetroStop, b: MetroStop): boolean {
  const lines = listLines(a);
  return listLines(b).some((line) => lines.includes(line));
}

/** Lines by station: travel matrices ask for them once for each pair of points. */
const linesOf = new WeakMap<MetroStop, readonly string[]>();

function listLines(stop: MetroStop): readonly string[] {
  const lines = linesOf.get(stop) ?? readLines(stop);
  linesOf.set(stop, lines);
  return lines;
}

/** Returns the lines of a text such as "Lines 2 and 10" or "Island and Tsuen Wan lines". */
function readLines({ lines }: MetroStop): string[] {
  return lines
    .replaceAll(/\blines?\b/gi, '')
    .split(/,|&|\band\b/)
    .map((line) => line.trim().toLowerCase())
    .filter((line) => line !== '');
}
