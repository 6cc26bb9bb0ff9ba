import type { TripBrief } from '@yunyou/contract/trip/trip-brief.schema';
import { dayLimitsOf } from './pace.ts';

/**
 * Areas where days and meals are later by the clock, in minutes. Xinjiang has Beijing time, but the sun rises and sets two
 * hours later than in the east: sights open at about 10:00, dinner is at 20:00.
 */
const lateAreas: ReadonlyMap<string, number> = new Map([['xinjiang', 90]]);

/**
 * Returns the minutes by which the days of a trip through these cities are later; 0 when one of them has the usual
 * hours.
 */
export function lateMinutesOf(cities: readonly { readonly areaId?: string | undefined }[]): number {
  if (cities.length === 0) return 0;
  return Math.min(...cities.map(({ areaId }) => lateAreas.get(areaId ?? '') ?? 0));
}

/** Returns the brief with later days, except where it sets the hours of a day itself. */
export function withLateDays(brief: TripBrief, lateMinutes: number): TripBrief {
  if (lateMinutes === 0) return brief;
  const dayLimits = Array.from({ length: brief.when.days }, (_, dayIndex) => {
    const own = brief.dayLimits.find((limit) => limit.dayIndex === dayIndex);
    const { startMinute, endMinute } = dayLimitsOf(brief, dayIndex);
    return {
      ...own,
      dayIndex,
      startMinute: own?.startMinute ?? startMinute + lateMinutes,
      endMinute: own?.endMinute ?? Math.min(1440, endMinute + lateMinutes),
    };
  });
  return { ...brief, dayLimits };
}
