import { type PartialBrief, type TripBriefFields, tripBrief } from '@yunyou/contract/trip-brief.schema';

export const usualTravellers = { adults: 2, children: 0 } as const;

const daysPerCity = 2.5;

/** How long a trip is when nobody said: a week, or longer where more cities are named. */
export function usualDays(cities: number): number {
  return Math.min(21, Math.max(7, Math.ceil(cities * daysPerCity)));
}

/** Months in which most of the country is neither frozen nor in the heat and the rains. */
const mildMonths: ReadonlySet<number> = new Set([4, 5, 9, 10, 11]);

/** When a trip is when nobody said: the first mild month that is at least two months ahead. */
export function usualMonth(today: string): { readonly year: number; readonly month: number } {
  const ahead = new Date(`${today.slice(0, 7)}-01T00:00:00Z`);
  ahead.setUTCMonth(ahead.getUTCMonth() + 2);
  while (!mildMonths.has(ahead.getUTCMonth() + 1)) ahead.setUTCMonth(ahead.getUTCMonth() + 1);
  return { year: ahead.getUTCFullYear(), month: ahead.getUTCMonth() + 1 };
}

/** A whole brief: what was said, and what is usual. */
export function completeBrief(said: PartialBrief, today: string): TripBriefFields {
  const when = said.when ?? {
    kind: 'month',
    ...usualMonth(today),
    days: usualDays(said.cityIds?.length ?? 0),
  };
  return tripBrief.parse({ ...said, when });
}
