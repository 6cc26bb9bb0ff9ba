import type { BookingDay } from '@yunyou/domain/opening-hours/booking-day';
import type { OpeningWindow } from '@yunyou/domain/opening-hours/opening-hours';
import type { OpeningState } from '@yunyou/domain/opening-hours/opening-hours-state';
import type { DaySpan } from '@yunyou/domain/opening-hours/opening-week';
import { addDays, type LocalMoment, momentAt } from '@yunyou/domain/time/china-time';
import { shortWeekdayNames } from '@yunyou/domain/time/weekday-names';
import { formatWeekdayDate } from '../facts/format.ts';

/** Words of the card for a date. */
export const visitWords = {
  question: 'When would you like to come?',
  check: 'Check the date',
  open: 'open',
  closed: 'closed',
  nextOpen: 'Next open days:',
  passport: 'You book with your passport. Bring the same one.',
} as const;

/** Describes today where hours are not fixed: "Usually 09:00–17:30". Nothing claims that the place is open now. */
export function describeUsualHours(windows: readonly OpeningWindow[], date: string): string {
  return windows.length === 0 ? 'Usually closed today' : `Usually ${describeWindows(windows, date)}`;
}

/** Formats the windows of a day: "09:00–12:00 and 14:00–17:30". */
export function describeWindows(windows: readonly OpeningWindow[], date: string): string {
  return windows
    .map(({ openMinute, closeMinute }) =>
      closeMinute - openMinute >= 1440
        ? 'day and night'
        : `${momentAt(date, openMinute).time}–${momentAt(date, closeMinute).time}`,
    )
    .join(' and ');
}

interface StateWords {
  isOpen: boolean;
  text: string;
  /** Additional note for the current time. */
  note?: string;
}

/** Describes the state now: "Open now, closes at 18:30". */
export function describeState(state: OpeningState, now: LocalMoment): StateWords {
  switch (state.kind) {
    case 'open': {
      const { closes, lastEntry } = state;
      if (!closes) return { isOpen: true, text: 'Open day and night' };
      const isEarly = lastEntry && lastEntry.time !== closes.time;
      return {
        isOpen: true,
        text: `Open now, closes at ${closes.time}`,
        ...(isEarly && { note: `Last entry ${lastEntry.time}` }),
      };
    }
    case 'last-entry-passed':
      return {
        isOpen: false,
        text: `Last entry has passed, closes at ${state.closes.time}`,
        ...next(state.opensNext, now),
      };
    case 'opens-later':
      return { isOpen: false, text: `Closed now, opens at ${state.opensNext.time}` };
    case 'closed-for-today':
      return { isOpen: false, text: 'Closed for today', ...next(state.opensNext, now) };
    case 'closed-all-day':
      return {
        isOpen: false,
        text: state.reason ? `Closed today: ${state.reason}` : 'Closed today',
        ...next(state.opensNext, now),
      };
  }
}

function next(opens: LocalMoment | undefined, now: LocalMoment): { note?: string } {
  if (!opens) return {};
  const day = opens.date === addDays(now.date, 1) ? 'tomorrow' : `on ${formatWeekdayDate(opens.date)}`;
  return { note: `Opens ${day} at ${opens.time}` };
}

/** Formats weekdays: "Tue–Sun", "Every day". */
export function describeDays({ from, to }: DaySpan): string {
  if (from === 'mon' && to === 'sun') return 'Every day';
  return from === to ? shortWeekdayNames[from] : `${shortWeekdayNames[from]}–${shortWeekdayNames[to]}`;
}

export function describeHours({ hours }: DaySpan): string {
  if (hours.length === 0) return 'Closed';
  return hours
    .map(({ open, close, lastEntry }) => {
      const span = open === '00:00' && close === '24:00' ? 'Day and night' : `${open}–${close}`;
      return lastEntry ? `${span}, last entry ${lastEntry}` : span;
    })
    .join('; ');
}

/** Describes the day to book. Without `now`, returns only what is true at any time. */
export function describeBooking(day: BookingDay, now: LocalMoment | undefined): string {
  switch (day.kind) {
    case 'not-needed':
      return 'No booking needed: simply come.';
    case 'visit-over':
      return 'That day is over.';
    case 'no-known-day':
      return 'Book as early as you can; the day tickets come on sale is not fixed.';
    case 'release': {
      const at = `${formatWeekdayDate(day.date)}${day.time ? ` at ${day.time}, China time` : ''}`;
      if (!now) return `Tickets come on sale on ${at}.`;
      if (day.when === 'past') return `On sale since ${at}: book now.`;
      if (day.when === 'today') return `Book today: tickets come on sale on ${at}.`;
      return `Book on ${at}, ${day.inDays === 1 ? 'tomorrow' : `in ${day.inDays} days`}.`;
    }
  }
}

// Open now
export const seeTheOpeningHours = 'See opening hours';
export const approximate = (time: string): string => `Approximate hours · ${time} in China`;
export const inChina = (value: string, time: string): string => `${value}${time} in China`;

// Opening week
export const fromTo = (from: string, to: string): string => `${from} to ${to}`;
export const restOfYear = 'Rest of the year';
export const closed = 'closed';
