import type { TripDayView } from '@yunyou/contract/trip/trip.schema';
import { useEffect, useRef } from 'react';
import { useChinaClock } from '../../visit/use-china-clock.ts';

/** Returns the index of today's day while the trip is under way; undefined on the server. */
export function useToday(days: readonly TripDayView[]): number | undefined {
  const today = useChinaClock()?.date;
  return days.find(({ date }) => date === today)?.dayIndex;
}

/**
 * Scrolls to today's day, unless the address names a day or the visitor has scrolled. Scrolls again when `rendering` changes:
 * the editor, which loads later, adds parts above the days.
 */
export function useOpenAtToday(todayIndex: number | undefined, rendering: string): void {
  const scrolledTo = useRef(0);
  useEffect(() => {
    const hasMoved = Math.abs(scrollY - scrolledTo.current) > 2;
    if (todayIndex === undefined || location.hash || hasMoved) return;
    document.getElementById(dayId(todayIndex))?.scrollIntoView({ behavior: 'instant' });
    scrolledTo.current = scrollY;
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `rendering` stands for the elements that move the days
  }, [todayIndex, rendering]);
}

/** Returns the element id of a day's section. */
export const dayId = (dayIndex: number): string => `day-${dayIndex + 1}`;
