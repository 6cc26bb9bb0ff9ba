import type { TripDayView, TripItemView } from '@yunyou/contract/trip/trip.schema';

/** Titles and summaries by template, from nothing but the facts of the day. */
type Item<K extends TripItemView['kind']> = Extract<TripItemView, { kind: K }>;

const rideWords: Record<string, string> = {
  train: 'By train',
  flight: 'By plane',
  coach: 'By coach',
  ferry: 'By ferry',
};

export function titleDay(
  items: readonly TripItemView[],
  { isFirst, isLast, cityNames }: { isFirst: boolean; isLast: boolean; cityNames: readonly string[] },
): string {
  const visits = items.filter((item) => item.kind === 'visit').map(({ place }) => place.name);
  const ride = items.findLast((item) => item.kind === 'ride');
  const sights = joinSights([...new Set(visits)].slice(0, 2));
  const to = ride ? cityNames.at(-1) : undefined;
  if (ride && to !== undefined) {
    const way = `${rideWords[ride.mode] ?? 'On'} to ${to}`;
    if (sights === '') return way;
    const isFirstThing = items.find(({ kind }) => kind === 'ride' || kind === 'visit')?.kind === 'ride';
    return isFirstThing
      ? `${way}: ${sights}`
      : `${sights}, then ${way.charAt(0).toLowerCase()}${way.slice(1)}`;
  }
  const city = cityNames[0] ?? '';
  if (isFirst) return sights === '' ? `Arrive in ${city}` : `Arrive in ${city}: ${sights}`;
  if (isLast) return sights === '' ? `Leave from ${city}` : `${sights}, then home from ${city}`;
  return sights === '' ? `A free day in ${city}` : sights;
}

/** Names that hold an "and" of their own are told apart by "then". */
function joinSights(names: readonly string[]): string {
  return names.some((name) => name.includes(' and ')) ? names.join(', then ') : joinNames(names);
}

export function summariseDay(items: readonly TripItemView[], walkMeters: number): string {
  const of = <K extends TripItemView['kind']>(kind: K) =>
    items.filter((item): item is Item<K> => item.kind === kind);
  const visits = of('visit');
  const rides = of('ride').map(
    ({ startTime, mode, startMinute, endMinute }) =>
      `${mode} at ${startTime} (${duration(endMinute - startMinute)})`,
  );
  const parts = [
    visits.length === 0 ? 'no sights' : `${visits.length} ${visits.length === 1 ? 'sight' : 'sights'}`,
    ...rides,
    ...listMealsUnderWay(of('ride'), of('meal')),
    ...(walkMeters >= 500 ? [`${(walkMeters / 1000).toFixed(1)} km on foot between them`] : []),
  ];
  const text = parts.join(', ');
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}

/** When people eat, in minutes after midnight. */
const mealHours = { lunch: [720, 810], dinner: [1080, 1170] } as const;

/** Meals the day has no time for because one is then on the way, or waits to be. */
function listMealsUnderWay(rides: readonly Item<'ride'>[], meals: readonly Item<'meal'>[]): string[] {
  return Object.entries(mealHours).flatMap(([meal, [from, to]]) => {
    const ride = rides.find(
      ({ startMinute, boardMinutes, endMinute }) => startMinute - boardMinutes < to && endMinute > from,
    );
    if (!ride || meals.some((item) => item.meal === meal)) return [];
    return [`${meal} on the way`];
  });
}

const rideManners: Record<string, string> = {
  train: 'by train',
  flight: 'by plane',
  coach: 'by coach',
  ferry: 'by ferry',
};

/** What one will remember, best known first, and how one gets about; the title says how long and where. */
export function summariseTrip(days: readonly TripDayView[], fameOf: (spotId: string) => number): string {
  const items = days.flatMap((day) => day.items);
  const visits = items.filter((item) => item.kind === 'visit').map(({ place }) => place);
  const sights = [...new Map(visits.map((place) => [place.id, place])).values()].toSorted(
    (a, b) => fameOf(b.id) - fameOf(a.id),
  );
  const rest = sights.length - mostNamed;
  const names = sights.slice(0, mostNamed).map(({ name }) => name);
  const rides = [...new Set(items.flatMap((item) => (item.kind === 'ride' ? [item.mode] : [])))];
  const between = joinNames(rides.map((mode) => rideManners[mode] ?? `by ${mode}`));
  const seen =
    sights.length === 0
      ? 'Time of your own'
      : rest > 0
        ? `${names.join(', ')} and ${rest} more ${rest === 1 ? 'sight' : 'sights'}`
        : joinNames(names);
  return between === '' ? `${seen}.` : `${seen}; ${between} between the cities.`;
}

const mostNamed = 3;

export function titleTrip(days: number, cityNames: readonly string[]): string {
  const places = cityNames.length > 3 ? `${cityNames.slice(0, 2).join(', ')} and more` : joinNames(cityNames);
  return `${days} ${days === 1 ? 'day' : 'days'} in ${places || 'China'}`;
}

export function duration(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  if (hours === 0) return `${rest} min`;
  return rest === 0 ? `${hours} h` : `${hours} h ${String(rest).padStart(2, '0')}`;
}

export function joinNames(names: readonly string[]): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}
