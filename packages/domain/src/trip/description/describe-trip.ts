import type { Currency } from '@yunyou/contract/entities/base.schema';
import type { TripCatalogueData, TripDayView, TripView } from '@yunyou/contract/trip/trip.schema';
import type { TripBrief } from '@yunyou/contract/trip/trip-brief.schema';
import type { TripWords } from '@yunyou/contract/trip/trip-words.schema';
import type { Plan } from '@yunyou/planner/plan';
import { convertParts, type ExchangeRates, exchangeRates, toFen } from '../../money/money.ts';
import { checkVisa } from '../../rules/visa.ts';
import { addDays, type LocalMoment, weekdayOf } from '../../time/china-time.ts';
import { sunTimes } from '../../time/sun.ts';
import { type DayWeather, usualWeather } from '../../time/weather.ts';
import { ownCurrency } from '../brief/own-currency.ts';
import { listTripDates } from '../brief/trip-dates.ts';
import { toTripCatalogue } from '../catalogue/trip-catalogue-data.ts';
import { createTripPlaces, type TripPlaces } from '../catalogue/trip-places.ts';
import { readKey } from '../problem/planner-ids.ts';
import { listDayWarnings } from './day-warnings.ts';
import { summariseDay, summariseTrip, titleDay } from './day-words.ts';
import { describeItem, type ItemContext, listParts } from './describe-items.ts';
import { applyWords } from './told-words.ts';
import { listChecklist } from './trip-checklist.ts';

export interface TripDescriptionInput {
  brief: TripBrief;
  plan: Plan;
  data: TripCatalogueData;
  now: LocalMoment;
  /** How a language model worded the trip, where one did. */
  words?: TripWords | undefined;
  /** What the traveller's profile says they count in. */
  homeCurrency?: Currency | null | undefined;
  /** A forecast where there is one; else what is usual. */
  weather?: (cityId: string, date: string) => DayWeather | undefined;
}

/** The part of a trip's view that follows from brief, plan and catalogue. */
export type TripDescription = Pick<
  TripView,
  'summary' | 'stays' | 'days' | 'totals' | 'leftOut' | 'visa' | 'checklist' | 'dates' | 'picture'
>;

export function describeTrip(input: TripDescriptionInput): TripDescription {
  const { plan, data, brief, now } = input;
  const places = createTripPlaces(data);
  const days = describeDays(input, places);
  const { rules } = data;
  const crossing = toCrossing(plan, brief, days, data);
  const visa = checkVisa(crossing, rules);
  const stays = describeStays(plan, places);
  const plain = { summary: summariseTrip(days, fameOf(data)), days };
  return {
    ...(input.words ? applyWords(plain, input.words, data) : plain),
    stays,
    dates: plan.days.map(({ date }) => date),
    picture: `city/${stays[0]?.cityId ?? days[0]?.cities[0]?.id ?? 'beijing'}`,
    totals: describeTotals(input, days),
    leftOut: describeLeftOut(plan, places),
    visa,
    checklist: listChecklist(days, {
      visa,
      rules,
      now,
      areaIds: new Set(crossing.visits.map(({ areaId }) => areaId)),
    }),
  };
}

function fameOf({ spots }: TripCatalogueData): (spotId: string) => number {
  const fame = new Map(spots.map(({ id, popularity }) => [id, popularity]));
  return (spotId) => fame.get(spotId) ?? 0;
}

function describeDays(
  { brief, plan, data, weather }: TripDescriptionInput,
  places: TripPlaces,
): TripDayView[] {
  const shared: Omit<ItemContext, 'date'> = {
    places,
    catalogue: toTripCatalogue(data),
    rules: data.rules,
    parts: listParts(plan),
    dates: listTripDates(brief.when),
  };
  return plan.days.map((day, index) => {
    const items = day.items.map((item) => describeItem(item, { ...shared, date: day.date }));
    const cityIds = listDayCities(plan, index, items);
    const cities = cityIds.flatMap((id) => places.city(id) ?? []);
    const main = cities.at(-1);
    const walkMeters = items.reduce(
      (sum, item) => sum + (item.kind === 'transfer' && item.mode === 'walk' ? item.meters : 0),
      0,
    );
    const expected = main && (weather?.(main.id, day.date) ?? usualWeather(day.date, main));
    const cityNames = cities.map(({ name }) => name);
    return {
      date: day.date,
      weekday: weekdayOf(day.date),
      dayIndex: day.dayIndex,
      title: titleDay(items, { isFirst: index === 0, isLast: index === plan.days.length - 1, cityNames }),
      summary: summariseDay(items, walkMeters),
      cities: cities.map(({ id, name, zhName }) => ({ id, name, zhName })),
      items,
      costFen: items.reduce((sum, item) => sum + ('costFen' in item ? item.costFen : 0), 0),
      walkMeters,
      weather: expected,
      sun: main && sunTimes(day.date, main.coordinates),
      warnings: listDayWarnings(day.date, { items, walkMeters, weather: expected }, data.rules),
    };
  });
}

/** Cities one is in on a day, in order: where one wakes, rides to, sleeps. */
function listDayCities(plan: Plan, dayIndex: number, items: TripDayView['items']): string[] {
  const ids = items.flatMap((item) => {
    if (item.kind === 'ride') return [item.fromCityId, item.toCityId];
    if (item.kind === 'visit' || item.kind === 'night' || item.kind === 'meal') return [item.place.cityId];
    return item.kind === 'transfer' ? [item.from.cityId] : [];
  });
  const stay = plan.stays.findLast(({ fromDayIndex }) => fromDayIndex <= dayIndex);
  const thing = ids.length === 0 && stay ? readKey(stay.cityId) : undefined;
  return [...new Set(thing?.kind === 'city' ? [thing.id] : ids)].filter((id) => id !== '');
}

function describeStays(plan: Plan, places: TripPlaces): TripView['stays'] {
  const first = plan.days[0]?.date ?? '1970-01-01';
  return plan.stays.map(({ cityId, fromDayIndex, nights, hotelId, reason }) => {
    const thing = readKey(cityId);
    const id = thing.kind === 'city' ? thing.id : '';
    const city = places.city(id);
    const hotel = hotelId === undefined ? undefined : places.place(hotelId);
    return {
      cityId: id,
      cityName: city?.name ?? id,
      cityZhName: city?.zhName ?? id,
      coordinates: city?.coordinates ?? { latitude: 0, longitude: 0 },
      firstDate: addDays(first, fromDayIndex),
      nights,
      ...(hotel?.kind === 'hotel' && { hotel }),
      reason,
    };
  });
}

function describeTotals(
  { plan, brief, data, homeCurrency }: TripDescriptionInput,
  days: readonly TripDayView[],
): TripView['totals'] {
  const rates = ratesOf(data);
  const { costMinor, costByScope, visits, rideMinutes } = plan.totals;
  const currency = ownCurrency(brief, homeCurrency);
  const own = currency === 'CNY' ? undefined : convertParts(costByScope, currency, rates);
  const given = brief.budget;
  return {
    costFen: costMinor,
    byKind: costByScope,
    ...(own && {
      own: {
        cost: { amountMinor: own.total, currency },
        byKind: own.parts,
        exchange: { currency, cnyPer: rates.cnyPer[currency], asOf: rates.asOf },
      },
    }),
    ...(given && { budget: { given, fen: toFen(given, rates), leftFen: toFen(given, rates) - costMinor } }),
    walkMeters: days.reduce((sum, day) => sum + day.walkMeters, 0),
    visits,
    rideMinutes,
  };
}

function describeLeftOut(plan: Plan, places: TripPlaces): TripView['leftOut'] {
  const seen = new Set(listParts(plan).keys());
  return plan.leftOut.flatMap(({ placeId, reason, text }) => {
    const thing = readKey(placeId);
    const spot = thing.kind === 'spot' ? places.spot(thing.id) : undefined;
    if (!spot || seen.has(spot.id)) return [];
    seen.add(spot.id);
    return [{ spotId: spot.id, name: spot.name, cityId: spot.cityId, reason, text }];
  });
}

export function ratesOf({
  cnyPer,
  ratesAsOf,
}: Pick<TripCatalogueData, 'cnyPer' | 'ratesAsOf'>): ExchangeRates {
  return { asOf: ratesAsOf, cnyPer: { ...exchangeRates.cnyPer, ...cnyPer } };
}

function toCrossing(plan: Plan, brief: TripBrief, days: readonly TripDayView[], data: TripCatalogueData) {
  const areaOf = (id: string) => data.cities.find((city) => city.id === id)?.areaId ?? '';
  const visits: { cityId: string; areaId: string; from: string; to: string }[] = [];
  for (const { date, cities } of days) {
    for (const { id } of cities) {
      const last = visits.at(-1);
      if (last?.cityId === id) last.to = date;
      else visits.push({ cityId: id, areaId: areaOf(id), from: date, to: date });
    }
  }
  return {
    nationality: brief.nationality,
    comesFrom: brief.comesFrom,
    goesOnTo: brief.goesOnTo,
    visits,
    spotIds: [...listParts(plan).keys()],
    cities: data.cities.map(({ id, name, areaId, airports }) => ({
      id,
      name,
      areaId,
      airportCodes: airports.map(({ code }) => code),
    })),
  };
}
