import { type PartialBrief, type TripBriefFields, tripBrief } from '@yunyou/contract/trip-brief.schema';

export const usualTravellers = { adults: 2, children: 0 } as const;

const daysPerCity = 2.5;

/** How long a trip is when nobody said: a week, or longer where more cities are named. */
export function usualDays(cities: number): number {
  return Math.min(21, Math.max(7, Math.ceil(cities * daysPerCity)));
}

/** When a trip is when nobody said: two months ahead. */
export function usualMonth(today: string): { readonly year: number; readonly month: number } {
  const ahead = new Date(`${today.slice(0, 7)}-01T00:00:00Z`);
  ahead.setUTCMonth(ahead.getUTCMonth() + 2);
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
