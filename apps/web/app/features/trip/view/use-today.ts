import type { TripDayView } from '@yunyou/contract/trip/trip.schema';
import { useEffect } from 'react';
import { useChinaClock } from '../../visit/use-china-clock.ts';

/** Returns the index of today's day while the trip is under way; undefined on the server. */
export function useToday(days: readonly TripDayView[]): number | undefined {
  const today = useChinaClock()?.date;
  return days.find(({ date }) => date === today)?.dayIndex;
}

/** Scrolls to today's day once, unless the address names a day or the visitor has scrolled already. */
export function useOpenAtToday(todayIndex: number | undefined): void {
  useEffect(() => {
    if (todayIndex === undefined || location.hash || scrollY > 0) return;
    document.getElementById(dayId(todayIndex))?.scrollIntoView();
  }, [todayIndex]);
}

/** Returns the element id of a day's section. */
export const dayId = (dayIndex: number): string => `day-${dayIndex + 1}`;
