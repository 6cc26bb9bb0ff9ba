import type { TripJournal } from '@yunyou/contract/trip/records.schema';
import type { TripDayView, TripItemView } from '@yunyou/contract/trip/trip.schema';

type Visit = Extract<TripItemView, { kind: 'visit' }>;

export interface JournalDay {
  day: TripDayView;
  visits: readonly { item: Visit; isVisited: boolean }[];
}

/** Lists the days of a trip up to a date, each with its sights and whether the travellers saw them. */
export function listJournalDays(
  days: readonly TripDayView[],
  { missed }: Pick<TripJournal, 'missed'>,
  today: string,
): JournalDay[] {
  const notSeen = new Set(missed);
  return days
    .filter(({ date }) => date <= today)
    .map((day) => ({
      day,
      visits: day.items.flatMap((item) =>
        item.kind === 'visit' ? [{ item, isVisited: !notSeen.has(item.key) }] : [],
      ),
    }));
}

/** Counts days, cities and different sights that the travellers saw. A sight that takes two days counts once. */
export function countJournal(days: readonly JournalDay[]): { days: number; cities: number; sights: number } {
  const seen = days.flatMap(({ visits }) => visits.filter(({ isVisited }) => isVisited));
  return {
    days: days.length,
    cities: new Set(days.flatMap(({ day }) => day.cities.map(({ id }) => id))).size,
    sights: new Set(seen.map(({ item }) => `${item.place.kind}/${item.place.id}`)).size,
  };
}
