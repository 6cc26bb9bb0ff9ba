import type { TripDayView, TripItemView, TripPlace } from '@yunyou/contract/trip/trip.schema';
import type { TripBrief } from '@yunyou/contract/trip/trip-brief.schema';
import type { TripCatalogueData } from '@yunyou/contract/trip/trip-catalogue.schema';
import type { TripFailure } from '@yunyou/contract/trip/trip-failure.schema';
import type { Plan } from '@yunyou/planner/plan';
import { addDays, toMinutes, weekdayOf } from '../time/china-time.ts';
import {
  sampleBrief,
  sampleCity,
  sampleHotel,
  sampleLink,
  sampleRestaurant,
  sampleSpot,
} from '../trip/catalogue/trip-samples.ts';
import type { TripDescription } from '../trip/description/describe-trip.ts';
import {
  type City,
  type Guide,
  type Spot,
  type TripRule,
  type TripToJudge,
  toJudgedTrip,
} from './judged-trip.ts';

/** A finished trip in short form, for tests of judges. Dates start on Saturday, 10 April 2027. */
export interface SampleTrip {
  brief?: Partial<TripBrief>;
  /** Changes to the spots that the days visit, by id. Spots are in `alba` unless set. */
  spots?: Record<string, Partial<Spot>>;
  cities?: Record<string, Partial<City>>;
  restaurants?: Record<string, Partial<TripCatalogueData['restaurants'][number]>>;
  hotels?: Record<string, Partial<TripCatalogueData['hotels'][number]>>;
  districts?: Record<string, Partial<TripCatalogueData['districts'][number]>>;
  links?: Partial<TripCatalogueData['links'][number]>[];
  rules?: Partial<TripCatalogueData['rules']>;
  /** City and nights; all nights in `alba` unless set. */
  stays?: readonly (readonly [cityId: string, nights: number])[];
  /** Items of each day. Nights are added by `stays`. */
  days: readonly (readonly TripItemView[])[];
  view?: Partial<TripDescription>;
  warnings?: Record<number, TripDescription['days'][number]['warnings']>;
  firstDate?: string;
  rain?: number;
  /** Title of all days. */
  title?: string;
  ratesAsOf?: string;
  secondPlan?: Plan;
  routes?: TripCatalogueData['routes'];
  /** Cities, sights and rides of the guide besides those of the trip. */
  guide?: Partial<Guide>;
  failure?: TripFailure;
}

const centres: Record<string, { latitude: number; longitude: number }> = {
  alba: { latitude: 30, longitude: 110 },
  brisa: { latitude: 31, longitude: 115 },
  cima: { latitude: 33, longitude: 105 },
  lhasa: { latitude: 29.65, longitude: 91.1 },
};
const centreOf = (cityId: string) => centres[cityId] ?? { latitude: 30, longitude: 110 };

export function place(kind: TripPlace['kind'], id: string, rest: Partial<TripPlace> = {}): TripPlace {
  return { kind, id, cityId: 'alba', name: id, zhName: id, coordinates: centreOf('alba'), ...rest };
}
export const hotelIn = (cityId: string): TripPlace =>
  place('hotel', `${cityId}-inn`, { cityId, coordinates: centreOf(cityId) });
export const gateway = (name: string, cityId = 'alba', km = 10): TripPlace =>
  place('gateway', `${cityId}/${name}`, {
    cityId,
    name,
    coordinates: { ...centreOf(cityId), latitude: centreOf(cityId).latitude + km / 111 },
  });

const timed = (key: string, start: string, end: string) => ({
  key,
  startMinute: toMinutes(start),
  endMinute: toMinutes(end) + (toMinutes(end) < toMinutes(start) ? 1440 : 0),
  startTime: start,
  endTime: end,
});
type Of<K extends TripItemView['kind']> = Extract<TripItemView, { kind: K }>;

export function visit(id: string, start: string, end: string, rest: Partial<Of<'visit'>> = {}): Of<'visit'> {
  return {
    kind: 'visit',
    ...timed(`spot/${id}/1`, start, end),
    place: place('spot', id),
    category: 'temple',
    summary: '',
    lunchInside: false,
    costFen: 8000,
    free: false,
    booking: { required: 'not-needed', passport: false },
    hours: [],
    indoor: false,
    locked: false,
    reason: `${id} has a reason of its own`,
    tips: [],
    ...rest,
  };
}

export function meal(name: string, start: string, end: string, at: TripPlace): Of<'meal'> {
  return {
    kind: 'meal',
    ...timed(name, start, end),
    meal: name,
    place: at,
    dishes: [],
    costFen: 0,
    reason: '',
  };
}

export function transfer(
  from: TripPlace,
  to: TripPlace,
  start: string,
  end: string,
  rest: Partial<Of<'transfer'>> = {},
): Of<'transfer'> {
  const time = timed(`${from.id}>${to.id}`, start, end);
  const minutes = time.endMinute - time.startMinute;
  return { kind: 'transfer', ...time, mode: 'taxi', from, to, meters: 3000, minutes, costFen: 0, ...rest };
}

export function ride(
  mode: string,
  from: TripPlace,
  to: TripPlace,
  start: string,
  end: string,
  rest: Partial<Of<'ride'>> = {},
): Of<'ride'> {
  const leg = {
    linkId: 'link',
    mode,
    fromName: from.cityId,
    toName: to.cityId,
    fromStop: from.name,
    toStop: to.name,
    minutes: 120,
    perDay: 5,
  };
  return {
    kind: 'ride',
    ...timed('ride', start, end),
    mode,
    from,
    to,
    fromCityId: from.cityId,
    toCityId: to.cityId,
    legs: [leg],
    boardMinutes: 45,
    costFen: 0,
    reason: '',
    ...rest,
  };
}

export function night(at: TripPlace, rest: Partial<Of<'night'>> = {}): Of<'night'> {
  return { kind: 'night', ...timed('night', '21:00', '24:00'), place: at, costFen: 40_000, ...rest };
}

/** Creates a day of a trip with these items, and with placeholders for its title, cities and weather. */
export function dayOf(
  date: string,
  items: readonly TripItemView[],
  rest: Partial<TripDayView> = {},
): TripDayView {
  return {
    date,
    weekday: weekdayOf(date),
    dayIndex: 0,
    title: '',
    summary: '',
    cities: [],
    items: [...items],
    costFen: 0,
    walkMeters: 0,
    warnings: [],
    ...rest,
  };
}

const named = (id: string) => ({ name: id, zhName: id, pinyin: id });

function dataOf(trip: SampleTrip): TripCatalogueData {
  const spotIds = new Set([
    ...trip.days.flat().flatMap((item) => (item.kind === 'visit' ? [item.place.id] : [])),
    ...Object.keys(trip.spots ?? {}),
  ]);
  const cityIds = new Set([
    'alba',
    ...(trip.stays ?? []).map(([id]) => id),
    ...Object.keys(trip.cities ?? {}),
  ]);
  // Judges read only these columns; texts and pictures are absent.
  return {
    cities: [...cityIds].map((id) => ({
      ...sampleCity(id, { coordinates: centreOf(id), recommendedDays: { min: 1, max: 5 } }),
      ...trip.cities?.[id],
    })),
    spots: [...spotIds].map((id) => ({
      ...sampleSpot(id, 'alba', { category: 'bridge', free: true, tickets: [] }),
      ...named(id),
      ...trip.spots?.[id],
    })),
    hotels: Object.entries(trip.hotels ?? {}).map(([id, row]) => ({
      ...sampleHotel(id, 'alba'),
      ...named(id),
      ...row,
    })),
    districts: Object.entries(trip.districts ?? {}).map(([id, row]) => ({
      ...named(id),
      ...{ id, cityId: 'alba', coordinates: centreOf('alba'), goodFor: ['stay'], stayClasses: [] },
      ...row,
    })),
    restaurants: Object.entries(trip.restaurants ?? {}).map(([id, row]) => ({
      ...sampleRestaurant(id, 'alba'),
      ...named(id),
      ...row,
    })),
    links: (trip.links ?? []).map((row) => ({ ...sampleLink('alba', 'brisa'), ...row })),
    tagNames: {},
    cnyPer: { USD: 7, EUR: 8 },
    ratesAsOf: trip.ratesAsOf ?? '2027-02-20',
    chosenCityIds: [],
    rules: { visas: [], borders: [], permits: [], calendars: [], ...trip.rules },
  } as unknown as TripCatalogueData;
}

export function sampleTrip(trip: SampleTrip): TripToJudge {
  const data = dataOf(trip);
  const firstDate = trip.firstDate ?? '2027-04-10';
  const count = trip.days.length;
  const brief = sampleBrief({ when: { kind: 'dates', firstDate, days: count }, ...trip.brief });
  const stays = trip.stays ?? (count > 1 ? [['alba', count - 1] as const] : []);
  const sleeps = stays.flatMap(([id, nights]) => Array.from({ length: nights }, () => id));
  const spots = new Map(data.spots.map((row) => [row.id, row]));
  let nightsBefore = 0;
  const views = stays.map(([cityId, nights]) => {
    const first = addDays(firstDate, nightsBefore);
    nightsBefore += nights;
    return {
      cityId,
      cityName: cityId,
      cityZhName: cityId,
      coordinates: centreOf(cityId),
      firstDate: first,
      nights,
      hotel: hotelIn(cityId),
      alternatives: [],
      reason: '',
    };
  });
  const days = trip.days.map((own, index): TripDescription['days'][number] => {
    const items = own.map((item) => withSpot(item, spots));
    const sleep = sleeps[index];
    if (sleep !== undefined && !own.some(({ kind }) => kind === 'night')) items.push(night(hotelIn(sleep)));
    const cityIds = items.flatMap((item) =>
      item.kind === 'ride' ? [item.fromCityId, item.toCityId] : 'place' in item ? [item.place.cityId] : [],
    );
    return dayOf(addDays(firstDate, index), items, {
      dayIndex: index,
      title: trip.title ?? `Day ${index + 1}`,
      cities: [...new Set(cityIds)].map((id) => ({ id, name: id, zhName: id })),
      weather: { highC: 20, lowC: 10, rainMm: trip.rain ?? 50, source: 'normals' },
      warnings: trip.warnings?.[index] ?? [],
    });
  });
  const plan = { days: [], stays: [] } as unknown as Plan; // judges compare plans only with each other
  const description: TripDescription = {
    summary: '',
    stays: views,
    days,
    totals: undefined,
    leftOut: [],
    visa: { status: 'unknown', headline: '', text: '', notes: [], sources: [] },
    checklist: [],
    dates: days.map(({ date }) => date),
    picture: '',
    ...trip.view,
  };
  return {
    brief,
    data,
    plan,
    description,
    today: '2027-03-01',
    secondPlan: trip.secondPlan,
    routes: trip.routes,
    guide: {
      cities: [...data.cities, ...(trip.guide?.cities ?? [])],
      spots: [...data.spots, ...(trip.guide?.spots ?? [])],
      links: trip.guide?.links ?? data.links,
      stations: data.stations,
    },
    failure: trip.failure,
  };
}

/** Gives the place of a visit the city and coordinates of its spot. */
function withSpot(item: TripItemView, spots: ReadonlyMap<string, Spot>): TripItemView {
  const row = item.kind === 'visit' ? spots.get(item.place.id) : undefined;
  if (item.kind !== 'visit' || !row) return item;
  return { ...item, place: { ...item.place, cityId: row.cityId, coordinates: row.coordinates } };
}

/** A trip that keeps a rule and one that breaks it. */
export type RuleCases = Readonly<Record<string, { keeps: SampleTrip; breaks: SampleTrip }>>;

/** Returns whether the rule finds nothing in the first trip of its case and something in the second. */
export function judgeCase(rules: readonly TripRule[], cases: RuleCases, id: string) {
  const rule = rules.find((one) => one.id === id);
  const own = cases[id];
  if (!rule || !own) throw new Error(`No case for the rule ${id}`);
  return {
    keeps: rule.judge(toJudgedTrip(sampleTrip(own.keeps))).length === 0,
    breaks: rule.judge(toJudgedTrip(sampleTrip(own.breaks))).length > 0,
  };
}
