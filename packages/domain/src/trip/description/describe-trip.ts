import type { Currency } from '@yunyou/contract/entities/base.schema';
import type { GeneratedTripText } from '@yunyou/contract/trip/generated-text.schema';
import type { TripDayView, TripItemView, TripView } from '@yunyou/contract/trip/trip.schema';
import type { TripBrief } from '@yunyou/contract/trip/trip-brief.schema';
import type { TripCatalogueData } from '@yunyou/contract/trip/trip-catalogue.schema';
import type { Plan, PlanItem } from '@yunyou/planner/plan';
import { listBookedNights } from '../../booking/with-bookings.ts';
import { convertParts, type ExchangeRates, exchangeRates, toFen } from '../../money/money.ts';
import { windowsOn } from '../../opening-hours/opening-hours.ts';
import { checkVisas } from '../../rules/visa.ts';
import { addDays, type LocalMoment, weekdayOf } from '../../time/china-time.ts';
import { sunTimes } from '../../time/sun.ts';
import { type DayWeather, usualWeather } from '../../time/weather.ts';
import { ownCurrency } from '../brief/own-currency.ts';
import { listTripDates } from '../brief/trip-dates.ts';
import { toTripCatalogue } from '../catalogue/trip-catalogue-data.ts';
import { createTripPlaces, type TripPlaces } from '../catalogue/trip-places.ts';
import { listStayCities } from '../plan/stored-plan.ts';
import { createAccess } from '../problem/local/access.ts';
import { createMetroFinder } from '../problem/local/metro-access.ts';
import { cityKey, readKey } from '../problem/planner-ids.ts';
import { findVariant } from '../problem/visits/visit-variant.ts';
import { addBookedCosts } from './booked-costs.ts';
import { addBookings } from './booked-items.ts';
import { introduceDay } from './day-introduction.ts';
import { listDayWarnings } from './day-warnings.ts';
import { findDayOnBoard } from './days-on-board.ts';
import { describeItem, type ItemContext, listParts } from './describe-items.ts';
import { applyGeneratedText } from './generated-text.ts';
import { listHotelAlternatives } from './hotel-alternatives.ts';
import { addRainPlans } from './rain-plan.ts';
import { removeRepeatedReasons } from './repeated-reasons.ts';
import { explainSuggestions } from './suggested-cities.ts';
import { distinguishTitles, summariseTrip, titleDay } from './titles-and-summaries.ts';
import { listChecklist } from './trip-checklist.ts';

export interface TripDescriptionInput {
  brief: TripBrief;
  plan: Plan;
  data: TripCatalogueData;
  now: LocalMoment;
  /** Texts of a language model, where there are any. */
  generatedText?: GeneratedTripText | undefined;
  /** Home currency of the visitor's profile. */
  homeCurrency?: Currency | null | undefined;
  /** Returns the forecast. Where it is undefined, long-term means are shown. */
  weather?: (cityId: string, date: string) => DayWeather | undefined;
}

/** The part of a trip's view that is computed from brief, plan and catalogue. */
export type TripDescription = Pick<
  TripView,
  | 'summary'
  | 'isSummaryGenerated'
  | 'stays'
  | 'days'
  | 'totals'
  | 'leftOut'
  | 'visa'
  | 'checklist'
  | 'dates'
  | 'picture'
>;

/** Computes what pages, files and the roadbook show of a plan. Runs on the server and, while editing, in the browser. */
export function describeTrip(input: TripDescriptionInput): TripDescription {
  const { plan, data, brief, now } = input;
  const places = createTripPlaces(data, brief);
  const days = addBookings(addRainPlans(describeDays(input, places), data, places), brief);
  const { rules } = data;
  const crossing = toCrossing(plan, brief, days, data);
  const passports = [brief.nationality, ...brief.otherNationalities].filter((code) => code !== undefined);
  const visa = checkVisas(crossing, passports, rules);
  const stays = describeStays(input, places);
  const template = { summary: summariseTrip(days, fameOf(data)), days: removeRepeatedReasons(days) };
  return {
    ...(input.generatedText ? applyGeneratedText(template, input.generatedText, data) : template),
    stays,
    dates: plan.days.map(({ date }) => date),
    picture: `city/${stays[0]?.cityId ?? days[0]?.cities[0]?.id ?? 'beijing'}`,
    totals: describeTotals(input, days),
    leftOut: describeLeftOut(plan, data, places),
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
    accessOf: createAccess(data.spots, { brief, toFen: (price) => toFen(price, ratesOf(data)) }),
    metroOf: createMetroFinder(data.spots, data.districts),
  };
  const fame = fameOf(data);
  const described = plan.days.map((day, index) => {
    const items = withOneLunch(
      day.items.filter(isShown).flatMap((item) => describeItem(item, { ...shared, date: day.date })),
    );
    const onBoard = findDayOnBoard(plan, index, data);
    const cityIds = items.length === 0 && onBoard ? [onBoard.toCityId] : listDayCities(plan, index, items);
    const cities = cityIds.flatMap((id) => places.city(id) ?? []);
    const main = cities.at(-1);
    const walkMeters = items.reduce(
      (sum, item) => sum + (item.kind === 'transfer' && item.mode === 'walk' ? item.meters : 0),
      0,
    );
    const expected = main && (weather?.(main.id, day.date) ?? usualWeather(day.date, main));
    const cityNames = cities.map(({ name }) => name);
    const ends = { isFirst: index === 0, isLast: index === plan.days.length - 1, onBoard };
    return {
      date: day.date,
      weekday: weekdayOf(day.date),
      dayIndex: day.dayIndex,
      title: titleDay(items, {
        ...ends,
        cityNames,
        fameOf: fame,
        sightOfRide: (id) => sightOfRide(id, data),
      }),
      summary: introduceDay(items, { ...ends, closedOn: closingDates(plan, index, places) }),
      cities: cities.map(({ id, name, zhName }) => ({ id, name, zhName })),
      ...(onBoard?.isWholeDay && { isOnBoard: true as const }),
      items,
      ...(day.note !== undefined && { note: day.note }),
      costFen: items.reduce((sum, item) => sum + ('costFen' in item ? item.costFen : 0), 0),
      walkMeters,
      weather: expected,
      sun: main && sunTimes(day.date, main.coordinates),
      warnings: listDayWarnings(
        day.date,
        {
          items,
          walkMeters,
          weather: expected,
          nightMetres: nightMetresOf(plan, index, data),
          lastNightMetres: nightMetresOf(plan, index - 1, data),
        },
        data.rules,
      ),
    };
  });
  const titles = distinguishTitles(described.map(({ title }) => title));
  return described.map((day, index) => {
    const before = new Set(
      described[index - 1]?.warnings.filter(({ kind }) => kind === 'hotel').map(({ text }) => text),
    );
    return {
      ...day,
      title: titles[index] ?? day.title,
      // The same hotel needs its warning once.
      warnings: day.warnings.filter(({ text }) => !before.has(text)),
    };
  });
}

/** Returns the name of the sight that a voyage of a day is taken for; undefined for other rides. */
function sightOfRide(linkId: string, { links, spots }: TripCatalogueData): string | undefined {
  const voyage = links.find(({ id }) => id === linkId)?.voyage;
  return voyage?.nights === 0 ? spots.find(({ id }) => id === voyage.spotIds[0])?.name : undefined;
}

/** Walks that are shorter are not shown, because both places have the same address. */
const doorMeters = 50;

function isShown(item: PlanItem): boolean {
  return !(item.kind === 'transfer' && item.mode === 'walk' && item.meters < doorMeters);
}

/** Leaves one lunch per day: a meal of its own, else the first one inside a sight. */
function withOneLunch(items: TripItemView[]): TripItemView[] {
  const hasMeal = items.some((item) => item.kind === 'meal' && item.meal === 'lunch');
  const first = hasMeal ? -1 : items.findIndex((item) => item.kind === 'visit' && item.lunchInside);
  return items.map((item, index) =>
    item.kind === 'visit' ? { ...item, lunchInside: index === first } : item,
  );
}

/** Returns a function that lists the other days of the stay on which a spot is closed. */
function closingDates(plan: Plan, dayIndex: number, places: TripPlaces): (spotId: string) => string[] {
  return (spotId) => {
    const spot = places.spot(spotId);
    const stay = plan.stays.find(
      ({ cityId, fromDayIndex, nights }) =>
        spot !== undefined &&
        cityId === cityKey(spot.cityId) &&
        fromDayIndex <= dayIndex &&
        dayIndex <= fromDayIndex + nights,
    );
    if (!spot || !stay) return [];
    return plan.days
      .slice(stay.fromDayIndex, stay.fromDayIndex + stay.nights + 1)
      .filter((day) => day.dayIndex !== dayIndex && windowsOn(spot, day.date).length === 0)
      .map(({ date }) => date);
  };
}

/** Returns the altitude of the city slept in after a day; 0 where the guide gives none. */
function nightMetresOf({ stays }: Plan, dayIndex: number, { cities }: TripCatalogueData): number {
  const stay = stays.find(
    ({ fromDayIndex, nights }) => dayIndex >= fromDayIndex && dayIndex < fromDayIndex + nights,
  );
  return cities.find(({ id }) => stay !== undefined && cityKey(id) === stay.cityId)?.altitudeMetres ?? 0;
}

/** Returns the cities of a day in order: those of its items, else the city of the stay. */
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

function describeStays({ plan, brief, data }: TripDescriptionInput, places: TripPlaces): TripView['stays'] {
  const suggestions = explainSuggestions(brief, listStayCities(plan), data);
  const first = plan.days[0]?.date ?? '1970-01-01';
  const bookedNights = listBookedNights(brief, data);
  return plan.stays.map(({ cityId, fromDayIndex, nights, hotelId, reason }) => {
    const thing = readKey(cityId);
    const id = thing.kind === 'city' ? thing.id : '';
    const city = places.city(id);
    const hotel = hotelId === undefined ? undefined : places.place(hotelId);
    // A later stay in the same city may have the hotel without a booking for its nights.
    const isBooked = (bookedNights.get(hotelId ?? '') ?? []).some(
      (night) => night >= fromDayIndex && night < fromDayIndex + nights,
    );
    const isOwn = hotelId !== undefined && readKey(hotelId).kind === 'booked';
    return {
      cityId: id,
      cityName: city?.name ?? id,
      cityZhName: city?.zhName ?? id,
      coordinates: city?.coordinates ?? { latitude: 0, longitude: 0 },
      firstDate: addDays(first, fromDayIndex),
      nights,
      ...(hotel?.kind === 'hotel' && { hotel }),
      ...(hotel?.kind === 'district' && { district: hotel }),
      alternatives:
        hotel === undefined || isBooked || isOwn
          ? []
          : listHotelAlternatives(id, hotel.id, { brief, data, places }),
      reason: isBooked ? 'You have booked it.' : reason,
      ...(suggestions.has(id) && { suggestedBecause: suggestions.get(id) }),
    };
  });
}

function describeTotals(
  { plan, brief, data, homeCurrency }: TripDescriptionInput,
  days: readonly TripDayView[],
): TripView['totals'] {
  const rates = ratesOf(data);
  const { visits, rideMinutes } = plan.totals;
  const costByScope = addBookedCosts(plan, brief.bookings ?? [], (price) => toFen(price, rates));
  const costMinor = Object.values(costByScope).reduce((sum, cost) => sum + cost, 0);
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

/** Returns whether a whole day has no visit. A lack of time is then not the reason why a place was left out. */
function hasEmptyDay(plan: Plan, data: TripCatalogueData): boolean {
  const { days } = plan;
  return days.some(
    ({ items }, index) =>
      index > 0 &&
      index < days.length - 1 &&
      !findDayOnBoard(plan, index, data) &&
      !items.some(({ kind }) => kind === 'visit' || kind === 'ride'),
  );
}

function describeLeftOut(plan: Plan, data: TripCatalogueData, places: TripPlaces): TripView['leftOut'] {
  const noTime = hasEmptyDay(plan, data)
    ? 'Its hours and the way there do not fit into your days.'
    : undefined;
  const seen = new Set([...listParts(plan).keys(), ...listIncludedParts(plan, places)]);
  return plan.leftOut.flatMap(({ placeId, reason, text }) => {
    const thing = readKey(placeId);
    const spot = thing.kind === 'spot' ? places.spot(thing.id) : undefined;
    if (!spot || seen.has(spot.id)) return [];
    seen.add(spot.id);
    const shown = reason === 'no-time' ? (noTime ?? text) : text;
    return [{ spotId: spot.id, name: spot.name, cityId: spot.cityId, reason, text: shown }];
  });
}

/** Lists the spots inside a park or island that the planned visit of it includes. */
function listIncludedParts({ days }: Plan, places: TripPlaces): string[] {
  return days
    .flatMap(({ items }) => items)
    .flatMap((item) => {
      const thing = item.kind === 'visit' ? readKey(item.placeId) : undefined;
      const spot = thing?.kind === 'spot' ? places.spot(thing.id) : undefined;
      return findVariant(spot, item.endMinute - item.startMinute)?.partIds ?? [];
    });
}

/** Returns the exchange rates of the catalogue, completed with the built-in ones. */
export function ratesOf({
  cnyPer,
  ratesAsOf,
}: Pick<TripCatalogueData, 'cnyPer' | 'ratesAsOf'>): ExchangeRates {
  return { asOf: ratesAsOf, cnyPer: { ...exchangeRates.cnyPer, ...cnyPer } };
}

/** Returns the facts visa rules depend on: passport, countries before and after, and the dates in each city. */
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
