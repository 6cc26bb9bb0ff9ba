import type { ScenicSpot } from '@yunyou/contract/entities/scenic-spot.schema';
import type { OpeningAnswer } from '@yunyou/contract/trip/check.endpoints';
import type { TripRules } from '@yunyou/contract/trip/trip-rules.schema';
import { findBookingDay } from '../opening-hours/booking-day.ts';
import { findClosingReason, type OpeningTimes, windowsOn } from '../opening-hours/opening-hours.ts';
import { findOpening } from '../opening-hours/opening-hours-state.ts';
import { endingMomentAt, type LocalMoment, momentAt, weekdayOf } from '../time/china-time.ts';
import { listCalendarDays } from '../time/holidays.ts';

type DayFacts = OpeningTimes & Pick<ScenicSpot, 'booking'>;

/** Returns what a visitor must know about one spot on one date: hours or why it is closed, ticket sale and crowds. */
export function describeOpening(
  spot: DayFacts,
  { date, now, rules }: { date: string; now: LocalMoment; rules: Pick<TripRules, 'calendars'> },
): Pick<
  OpeningAnswer,
  'date' | 'weekday' | 'isOpen' | 'hours' | 'closedBecause' | 'opensNext' | 'booking' | 'calendar'
> {
  const hours = windowsOn(spot, date).map(({ openMinute, closeMinute, lastEntryMinute }) => ({
    open: momentAt(date, openMinute).time,
    close: endingMomentAt(date, closeMinute).time,
    lastEntry: endingMomentAt(date, lastEntryMinute).time,
  }));
  const isOpen = hours.length > 0;
  const reason = isOpen ? undefined : findClosingReason(spot, date);
  const opensNext = isOpen ? undefined : findOpening(spot, { date, time: '00:00' });
  const sale = findBookingDay(spot.booking, { visitDate: date, now });
  return {
    date,
    weekday: weekdayOf(date),
    isOpen,
    hours,
    ...(reason !== undefined && { closedBecause: reason }),
    ...(opensNext && { opensNext }),
    booking: { ...spot.booking, ...(sale.kind === 'release' && { releaseDate: sale.date }) },
    calendar: listCalendarDays(date, rules).map(({ kind, name, crowds, official }) => ({
      kind,
      name,
      crowds,
      isOfficial: official,
    })),
  };
}
