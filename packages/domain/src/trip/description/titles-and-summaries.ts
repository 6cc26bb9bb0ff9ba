import type { TripDayView, TripItemView } from '@yunyou/contract/trip/trip.schema';
import type { TripBrief } from '@yunyou/contract/trip/trip-brief.schema';
import type { DayOnBoard } from './days-on-board.ts';

const rideTitles: Record<string, string> = {
  train: 'By train',
  flight: 'By plane',
  coach: 'By coach',
  ferry: 'By ferry',
};

const nightTitles: Record<string, string> = { train: 'By night train', ferry: 'By ship' };

interface TitleContext {
  isFirst: boolean;
  isLast: boolean;
  /** Set on a day that begins on board. */
  onBoard?: DayOnBoard | undefined;
  cityNames: readonly string[];
  fameOf: (spotId: string) => number;
  /** Returns the name of the sight that a ride of a day is taken for: the Li River Cruise. */
  sightOfRide?: (linkId: string) => string | undefined;
}

/** Returns the title of a day from its two best-known sights, in the order of the day, and its last ride. */
export function titleDay(
  items: readonly TripItemView[],
  { isFirst, isLast, onBoard, cityNames, fameOf, sightOfRide }: TitleContext,
): string {
  if (onBoard && items.length === 0)
    return onBoard.program ? `On board: ${onBoard.program.title}` : `On board to ${cityNames.at(-1) ?? ''}`;
  const visits = items.filter((item) => item.kind === 'visit').map(nameSight);
  const ride = items.findLast((item) => item.kind === 'ride');
  const famous = new Set(
    visits
      .toSorted((a, b) => fameOf(b.id) - fameOf(a.id))
      .slice(0, 2)
      .map(({ name }) => name),
  );
  const sights = joinSights([...new Set(visits.map(({ name }) => name))].filter((name) => famous.has(name)));
  const to = ride ? cityNames.at(-1) : undefined;
  if (ride && to !== undefined) {
    const titles = isOvernight(ride) ? { ...rideTitles, ...nightTitles } : rideTitles;
    const sight = sightOfRide?.(ride.legs[0]?.linkId ?? '');
    const way = `${sight ?? titles[ride.mode] ?? 'On'} to ${to}`;
    if (sights === '') return way;
    const isRideFirst = items.find(({ kind }) => kind === 'ride' || kind === 'visit')?.kind === 'ride';
    return isRideFirst
      ? `${way}: ${sights}`
      : `${sights}, then ${sight === undefined ? way.charAt(0).toLowerCase() + way.slice(1) : way}`;
  }
  const city = cityNames[0] ?? '';
  if (isFirst && isLast) return sights === '' ? `A stop in ${city}` : sights;
  if (isFirst || (onBoard && !isLast))
    return sights === '' ? `Arrive in ${city}` : `Arrive in ${city}: ${sights}`;
  if (isLast) return sights === '' ? `Leave from ${city}` : `${sights}, then home from ${city}`;
  return sights === '' ? `A free day in ${city}` : sights;
}

/** Minute of the day until which a visit is a sunrise. Only a group that slept on top can be there so early. */
const sunriseUntil = 480;

/** Returns the name of the sight of a visit; "Sunrise on ..." for a mountain on which the group wakes up. */
function nameSight({ place, part, category, startMinute }: Extract<TripItemView, { kind: 'visit' }>) {
  const isSunrise = category === 'mountain' && part?.number === 2 && startMinute < sunriseUntil;
  return { id: place.id, name: isSunrise ? `Sunrise on ${place.name}` : place.name };
}

/** Returns whether a ride arrives on a later day than it leaves. */
export function isOvernight({ endMinute }: Pick<TripItemView, 'endMinute'>): boolean {
  return endMinute > 1440;
}

/** Joins names with "then" where one of them contains an "and". */
function joinSights(names: readonly string[]): string {
  return names.some((name) => name.includes(' and ')) ? names.join(', then ') : joinNames(names);
}

const ordinals = ['first', 'second', 'third', 'fourth', 'fifth'] as const;

/** Distinguishes days with the same title: "West Lake", "West Lake: second day". */
export function distinguishTitles(titles: readonly string[]): string[] {
  const seen = new Map<string, number>();
  return titles.map((title) => {
    const count = seen.get(title) ?? 0;
    seen.set(title, count + 1);
    return count === 0 ? title : `${title}: ${ordinals[count] ?? 'another'} day`;
  });
}

const rideAdverbs: Record<string, string> = {
  train: 'by train',
  flight: 'by plane',
  coach: 'by coach',
  ferry: 'by ferry',
};

/** Returns one sentence with the best-known sights and the modes between the cities. Length and cities are in the title. */
export function summariseTrip(days: readonly TripDayView[], fameOf: (spotId: string) => number): string {
  const items = days.flatMap((day) => day.items);
  const visits = items.filter((item) => item.kind === 'visit').map(({ place }) => place);
  const sights = [...new Map(visits.map((place) => [place.id, place])).values()].toSorted(
    (a, b) => fameOf(b.id) - fameOf(a.id),
  );
  const rest = sights.length - maxSightsNamed;
  const names = sights.slice(0, maxSightsNamed).map(({ name }) => name);
  const rides = [...new Set(items.flatMap((item) => (item.kind === 'ride' ? [item.mode] : [])))];
  const between = joinNames(rides.map((mode) => rideAdverbs[mode] ?? `by ${mode}`));
  const seen =
    sights.length === 0
      ? 'Time of your own'
      : rest > 0
        ? `${names.join(', ')} and ${rest} more ${rest === 1 ? 'sight' : 'sights'}`
        : joinNames(names);
  return between === '' ? `${seen}.` : `${seen}; ${between} between the cities.`;
}

const maxSightsNamed = 3;

/** When a trip begins and ends, where the traveller has said so. */
type StatedEnds = Pick<TripBrief, 'arrivalMinute' | 'departureMinute'>;

/**
 * Returns a title such as "7 days in Beijing, Xi'an and Shanghai", "12 days from Shanghai to Beijing" for more cities, or
 * "A stop in Shanghai" for the hours between a stated arrival and departure on one day.
 */
export function titleTrip(
  days: number,
  cityNames: readonly string[],
  { arrivalMinute, departureMinute }: StatedEnds = {},
): string {
  if (days === 1 && arrivalMinute !== undefined && departureMinute !== undefined)
    return `A stop in ${joinNames(cityNames) || 'China'}`;
  const length = `${days} ${days === 1 ? 'day' : 'days'}`;
  if (cityNames.length > 3) return `${length} from ${cityNames[0]} to ${cityNames.at(-1)}`;
  return `${length} in ${joinNames(cityNames) || 'China'}`;
}

/** Formats minutes as "45 min", "2 h" or "2 h 05". */
export function formatDuration(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  if (hours === 0) return `${rest} min`;
  return rest === 0 ? `${hours} h` : `${hours} h ${String(rest).padStart(2, '0')}`;
}

/** Joins names as "a, b and c". */
export function joinNames(names: readonly string[]): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}
