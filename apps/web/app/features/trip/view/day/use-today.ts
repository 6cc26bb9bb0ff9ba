import type { TripDayView } from '@yunyou/contract/trip/trip.schema';
import { useEffect, useRef } from 'react';
import { useChinaClock } from '../../../visit/use-china-clock.ts';

/** Returns the index of today's day while the trip is under way; undefined on the server. */
export function useToday(days: readonly TripDayView[]): number | undefined {
  const today = useChinaClock()?.date;
  return days.find(({ date }) => date === today)?.dayIndex;
}

/**
 * Scrolls to today's day, unless the address names a day, the browser has restored a position, or the visitor has started to
 * use the page. Scrolls again when `rendering` changes: the editor, which loads later, adds parts above the days.
 */
export function useOpenAtToday(todayIndex: number | undefined, rendering: string): void {
  const hasOwnPosition = useRef<boolean>(undefined);
  useEffect(() => {
    const leave = () => {
      hasOwnPosition.current = true;
    };
    for (const type of ownMoves) addEventListener(type, leave, { passive: true, once: true });
    return () => {
      for (const type of ownMoves) removeEventListener(type, leave);
    };
  }, []);
  useEffect(() => {
    hasOwnPosition.current ??= location.hash !== '' || scrollY > 0;
    if (todayIndex === undefined || hasOwnPosition.current) return;
    document.getElementById(dayId(todayIndex))?.scrollIntoView({ behavior: 'instant' });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `rendering` stands for the elements that move the days
  }, [todayIndex, rendering]);
}

const ownMoves = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/** Returns the element id of a day's section. */
export const dayId = (dayIndex: number): string => `day-${dayIndex + 1}`;
