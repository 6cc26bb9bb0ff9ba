import type { TripView } from '@yunyou/contract/trip/trip.schema';
import type { Break } from '@yunyou/domain/trip/plan/breaks';
import { describeBreak as describe } from '@yunyou/domain/trip/plan/describe-break';

/** Describes a break beside its stop or day. `nameOf` returns the name of a planner id. */
export function describeBreak(fault: Break, nameOf: (plannerId: string) => string, view: TripView): string {
  return describe(fault, { nameOf, isOpen: ({ dayIndex, key }) => isOpen(view, dayIndex, key) });
}

/** Returns whether a place is open during its visit by its real hours. */
function isOpen({ days }: TripView, dayIndex: number, key: string): boolean {
  const item = days[dayIndex]?.items.find((other) => other.key === key);
  if (item?.kind !== 'visit') return false;
  return item.hours.some(
    ({ open, close, lastEntry }) =>
      item.startTime >= open && item.endTime <= close && item.startTime <= lastEntry,
  );
}

/** Filters breaks: of one stop by its key, of one day without a stop, or of the whole trip. */
export function breaksAt(breaks: readonly Break[], dayIndex: number, key: string): readonly Break[] {
  return breaks.filter((fault) => 'key' in fault && fault.key === key && fault.dayIndex === dayIndex);
}

export function breaksOfDay(breaks: readonly Break[], dayIndex: number): readonly Break[] {
  return breaks.filter((fault) => 'dayIndex' in fault && fault.dayIndex === dayIndex && !('key' in fault));
}

export function breaksOfTrip(breaks: readonly Break[]): readonly Break[] {
  return breaks.filter((fault) => !('dayIndex' in fault));
}
