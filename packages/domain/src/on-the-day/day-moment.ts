import type { TripDayView, TripItemView, TripPlace } from '@yunyou/contract/trip/trip.schema';

type Of<K extends TripItemView['kind']> = Extract<TripItemView, { kind: K }>;
/** An item of a day with a time and a place. The way to the airport or station at the end of the trip is one, too. */
export type DayStop = Of<'visit' | 'meal' | 'ride' | 'night' | 'transfer'>;

/** What the plan has for a group at one minute of a day. */
export interface DayMoment {
  /** The stop under way. */
  current: DayStop | undefined;
  /** Undefined after the last stop. */
  next: DayStop | undefined;
  /** Legs to the next stop, in order. Empty where it is at the same place. */
  way: readonly Of<'transfer'>[];
  /** Latest minute to leave for the next stop. For a ride, the group arrives when boarding starts. */
  leaveMinute: number;
  /** Minutes since `leaveMinute`; 0 before it. */
  lateMinutes: number;
  /** Stops after the next one. */
  later: readonly DayStop[];
  /** Position of the group. Undefined in a train or plane. */
  here: TripPlace | undefined;
}

/** Returns which stop is under way at a minute of a day, which one is next, and when to leave for it. */
export function momentOf({ items }: Pick<TripDayView, 'items'>, minute: number): DayMoment {
  const stops = listStops(items);
  const current = stops.findLast(
    (stop) => stop.kind !== 'night' && stop.startMinute <= minute && minute < stop.endMinute,
  );
  const at = current ? stops.indexOf(current) + 1 : stops.findIndex((stop) => stop.startMinute > minute);
  const next = at < 0 ? undefined : stops[at];
  const last = stops.at(-1);
  if (!next) {
    const here = current ? placeDuring(current) : last && placeOf(last);
    return { current, next, way: [], leaveMinute: minute, lateMinutes: 0, later: [], here };
  }
  const way = wayTo(items, next);
  const leaveMinute = arriveBy(next) - way.reduce((sum, { minutes }) => sum + minutes, 0);
  const lateMinutes = Math.max(0, minute - leaveMinute);
  const here = current ? placeDuring(current) : (way[0]?.from ?? placeOf(next));
  return { current, next, way, leaveMinute, lateMinutes, later: stops.slice(at + 1), here };
}

/** Lists the stops of a day. */
export function listStops(items: readonly TripItemView[]): readonly DayStop[] {
  const last = items.findLastIndex(isStop);
  const stops = items.filter(isStop);
  const wayHome = items.slice(last + 1).findLast((item) => item.kind === 'transfer');
  return wayHome ? [...stops, wayHome] : stops;
}

/** Returns the place where a stop starts: of a ride, the station. */
export function placeOf(stop: DayStop): TripPlace {
  if (stop.kind === 'ride') return stop.from;
  return stop.kind === 'transfer' ? stop.to : stop.place;
}

function placeDuring(stop: DayStop): TripPlace | undefined {
  return stop.kind === 'ride' ? undefined : placeOf(stop);
}

function isStop(item: TripItemView): item is Exclude<DayStop, { kind: 'transfer' }> {
  return item.kind !== 'transfer' && item.kind !== 'free';
}

function wayTo(items: readonly TripItemView[], stop: DayStop): readonly Of<'transfer'>[] {
  const at = items.indexOf(stop);
  const from = items.slice(0, at).findLastIndex(isStop) + 1;
  const legs = items.slice(from, stop.kind === 'transfer' ? at + 1 : at);
  return legs.filter((item) => item.kind === 'transfer');
}

/** Returns the minute to be at a stop. */
function arriveBy(stop: DayStop): number {
  if (stop.kind === 'transfer') return stop.endMinute;
  return stop.kind === 'ride' ? stop.startMinute - stop.boardMinutes : stop.startMinute;
}

/** Returns the key of a stop for edits; see `stopKey` of the planner. */
export function editKeyOf({ kind, key }: DayStop, dayIndex: number): string {
  return kind === 'meal' || kind === 'ride' ? `${key}@${dayIndex}` : key;
}
