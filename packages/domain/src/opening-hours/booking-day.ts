import type { ScenicSpot } from '@yunyou/contract/entities/scenic-spot.schema';
import { addDays, countDays, type LocalMoment, momentAt, toMinutes } from '../time/china-time.ts';

/**
 * When to book for a visit date.
 * - `not-needed`: no booking is needed.
 * - `visit-over`: the visit date is in the past.
 * - `no-known-day`: tickets are sold ahead, but the first day of sale is not known.
 * - `release`: the sale of tickets starts on `date`, at `time` if known. `when` is `past` once the sale has started,
 *   `today` when it starts later today or at an unknown hour of today, else `future`. `inDays` counts from today.
 */
export type BookingDay =
  | { kind: 'not-needed' | 'visit-over' | 'no-known-day' }
  | { kind: 'release'; date: string; time?: string; when: 'past' | 'today' | 'future'; inDays: number };

/** Finds when tickets for `visitDate` go on sale. All dates and times are China-local. */
export function findBookingDay(
  booking: ScenicSpot['booking'],
  { visitDate, now }: { visitDate: string; now: LocalMoment },
): BookingDay {
  if (booking.required === 'not-needed') return { kind: 'not-needed' };
  if (visitDate < now.date) return { kind: 'visit-over' };
  if (booking.daysAhead === undefined) return { kind: 'no-known-day' };

  const releaseDate = addDays(visitDate, -booking.daysAhead);
  const release =
    booking.releaseTime === undefined
      ? { date: releaseDate }
      : momentAt(releaseDate, toMinutes(booking.releaseTime)); // 24:00 is the start of the next day
  const inDays = countDays(now.date, release.date);
  return { kind: 'release', ...release, when: whenIs(release, now), inDays };
}

function whenIs(release: { date: string; time?: string }, now: LocalMoment): 'past' | 'today' | 'future' {
  if (release.date !== now.date) return release.date < now.date ? 'past' : 'future';
  return release.time !== undefined && release.time <= now.time ? 'past' : 'today';
}
