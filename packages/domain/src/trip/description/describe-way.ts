import type { TripItemView, TripPlace } from '@yunyou/contract/trip/trip.schema';
import type { TransferItem } from '@yunyou/planner/plan';
import type { TripPlaces } from '../catalogue/trip-places.ts';
import type { Crossing, FindAccess } from '../problem/access.ts';
import { crossingMeters, crossingsOf, readMode } from '../problem/crossings.ts';
import { formatClock } from './format-clock.ts';

type Transfer = Extract<TripItemView, { kind: 'transfer' }>;
type Step = Pick<Transfer, 'mode' | 'from' | 'to' | 'meters' | 'minutes' | 'costFen'>;
interface WayContext {
  places: Pick<TripPlaces, 'place'>;
  accessOf: FindAccess;
}

/**
 * Returns a way as the visitor goes it: by road to the pier or gate, then by ferry, cable car or park bus, and the reverse on
 * the way back. All steps have the key of the way.
 */
export function describeWay(item: TransferItem, { places, accessOf }: WayContext): Transfer[] {
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
  const byRoad: Step = {
    mode: road,
    from: out ?? from,
    to: into ?? to,
    meters: Math.max(0, item.meters - sum(apart, 'meters')),
    minutes: Math.max(0, item.endMinute - item.startMinute - sum(apart, 'minutes')),
    costFen: Math.max(0, item.costMinor - sum(apart, 'costFen')),
  };
  const steps = [...before, ...(apart.length > 0 && byRoad.minutes === 0 ? [] : [byRoad]), ...after];
  return toTransfers(item, steps);
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
