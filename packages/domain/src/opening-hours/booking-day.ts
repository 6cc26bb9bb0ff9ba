import type { ScenicSpot } from '@yunyou/contract/entities/scenic-spot.schema';
import { addDays, countDays, type LocalMoment, momentAt, toMinutes } from '../time/china-time.ts';

/**
 * When to book for a visit day.
 * - `not-needed`: one can simply come.
 * - `visit-over`: the visit day is past.
 * - `no-known-day`: tickets are sold ahead, but from which day on is not known; see the rule's note.
 * - `release`: tickets for the visit day come on sale on `date`, at `time` where the hour is known.
 *   `when` is `past` once they are on sale, `today` while that is still to come today (or at an hour that is not
 *   known), else `future`, `inDays` days from now.
 */
export type BookingDay =
  | { kind: 'not-needed' | 'visit-over' | 'no-known-day' }
  | { kind: 'release'; date: string; time?: string; when: 'past' | 'today' | 'future'; inDays: number };

/** Both the visit date and `now` are China-local, as is the result. */
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
