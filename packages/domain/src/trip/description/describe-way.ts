import type { TripItemView, TripPlace } from '@yunyou/contract/trip/trip.schema';
import type { TransferItem } from '@yunyou/planner/plan';
import type { Located } from '@yunyou/planner/travel-matrix';
import type { TripPlaces } from '../catalogue/trip-places.ts';
import type { Crossing, FindAccess, PlaceAccess } from '../problem/local/access.ts';
import type { FindMetro } from '../problem/local/metro-access.ts';
import { crossingMeters, crossingsOf, readMode } from '../problem/rides/crossings.ts';
import { formatClock } from './format-clock.ts';

type Transfer = Extract<TripItemView, { kind: 'transfer' }>;
type Step = Pick<Transfer, 'mode' | 'from' | 'to' | 'meters' | 'minutes' | 'costFen' | 'stations'>;
interface WayContext {
  places: Pick<TripPlaces, 'place'>;
  accessOf: FindAccess;
  metroOf: FindMetro;
}

/**
 * Returns a way as the visitor goes it: by road to the pier or gate, then by ferry, cable car or park bus, and the reverse on
 * the way back. All steps have the key of the way.
 */
export function describeWay(item: TransferItem, { places, accessOf, metroOf }: WayContext): Transfer[] {
  const [from, to] = [places.place(item.fromId), places.place(item.toId)];
  const point = (key: string, { coordinates }: TripPlace) => {
    const access = accessOf(key, coordinates);
    return { at: coordinates, ...(access && { access }) };
  };
  const [start, end] = [point(item.fromId, from), point(item.toId, to)];
  const crossings = crossingsOf(start, end);
  const { road, crossing } = readMode(item.mode);
  const hasCrossing = (one: Crossing | undefined): one is Crossing =>
    crossing !== undefined && one !== undefined && one.minutes > 0;
  const out = crossings.out && gateOf(crossings.out, from);
  const into = crossings.in && gateOf(crossings.in, to);
  const step = (one: Crossing, at: typeof start, ends: Pick<Step, 'from' | 'to'>): Step => ({
    mode: one.by,
    ...ends,
    meters: crossingMeters(one, at),
    minutes: one.minutes,
    costFen: one.costMinor,
  });
  const before = out && hasCrossing(crossings.out) ? [step(crossings.out, start, { from, to: out })] : [];
  const after = into && hasCrossing(crossings.in) ? [step(crossings.in, end, { from: into, to })] : [];
  const apart = [...before, ...after];
  const stations = road === 'metro' ? describeStations(item, [start, end], metroOf) : undefined;
  const byRoad: Step = {
    mode: road,
    ...(stations !== undefined && { stations }),
    from: out ?? from,
    to: into ?? to,
    meters: Math.max(0, item.meters - sum(apart, 'meters')),
    minutes: Math.max(0, item.endMinute - item.startMinute - sum(apart, 'minutes')),
    costFen: Math.max(0, item.costMinor - sum(apart, 'costFen')),
  };
  const steps = [...before, ...(apart.length > 0 && byRoad.minutes === 0 ? [] : [byRoad]), ...after];
  return toTransfers(item, steps);
}

type Point = { readonly at: Located; readonly access?: PlaceAccess };

/** Returns the stations of a way by metro, such as "Lujiazui (Line 2) to Xintiandi (Lines 10 and 13)"; undefined where the guide names none. */
function describeStations(
  { fromId, toId }: TransferItem,
  [start, end]: readonly [Point, Point],
  metroOf: FindMetro,
): string | undefined {
  const stopOf = (key: string, { at, access }: Point): string | undefined => {
    const stop = metroOf(key, access?.crossing?.from.coordinates ?? at)?.stop;
    return stop && `${stop.name} (${stop.lines})`;
  };
  const [from, to] = [stopOf(fromId, start), stopOf(toId, end)];
  if (from !== undefined && to !== undefined) return `${from} to ${to}`;
  if (from !== undefined) return `From ${from}`;
  return to && `To ${to}`;
}

function sum(steps: readonly Step[], field: 'meters' | 'minutes' | 'costFen'): number {
  return steps.reduce((total, step) => total + step[field], 0);
}

function toTransfers(item: TransferItem, steps: readonly Step[]): Transfer[] {
  let minute = item.startMinute;
  return steps.map((step) => {
    const [startMinute, endMinute] = [minute, minute + step.minutes];
    minute = endMinute;
    return {
      kind: 'transfer',
      key: `${item.fromId}>${item.toId}`,
      startMinute,
      endMinute,
      startTime: formatClock(startMinute),
      endTime: formatClock(endMinute),
      ...step,
    };
  });
}

/** Returns the pier or gate of a place, for pages and driver cards. */
function gateOf({ from, by }: Crossing, place: TripPlace): TripPlace {
  const { name, zhName, zhAddress, coordinates } = from;
  return {
    kind: 'gateway',
    id: `${place.id}/${by}`,
    cityId: place.cityId,
    name,
    zhName,
    ...(zhAddress !== undefined && { zhAddress }),
    coordinates,
  };
}
