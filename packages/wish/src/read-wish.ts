import type { Currency } from '@yunyou/contract/entities/base.schema';
import { stemOf } from '@yunyou/domain/trip/shape/worth/text-similarity';
import type { Gazetteer } from './gazetteer.ts';
import { endBeforeNightFlight } from './journey-hours.ts';
import { maskSpans, normaliseWish } from './normalise-wish.ts';
import { type Polarity, readPolarity } from './polarity.ts';
import { type SlotMatch, withoutDuplicates } from './slot-match.ts';
import { readOnward } from './slots/abroad/onward.ts';
import { readBookings, readHotelNames, readJourneyNumbers } from './slots/money/bookings.ts';
import { readBudget } from './slots/money/budget.ts';
import { readNationality } from './slots/people/nationality.ts';
import { countNationals } from './slots/people/nationals.ts';
import { readTravellers } from './slots/people/travellers.ts';
import { readCityNights, readDatedStays } from './slots/places/city-nights.ts';
import { readHeights } from './slots/places/heights.ts';
import { readMisspeltWords } from './slots/places/misspelt-words.ts';
import { readOpenStops } from './slots/places/open-stops.ts';
import { readOnlyCities, readOrder } from './slots/places/order.ts';
import { readPlaces } from './slots/places/places.ts';
import { readSameEnd } from './slots/places/same-end.ts';
import { readStayLimits } from './slots/places/stay-limits.ts';
import { readTownEnds } from './slots/places/town-ends.ts';
import { readVisits } from './slots/places/visits.ts';
import { readWideAreas } from './slots/places/wide-areas.ts';
import { readWishedRoutes } from './slots/places/wished-routes.ts';
import { readArrival } from './slots/rides/arrival.ts';
import { readAskedRides } from './slots/rides/asked-rides.ts';
import { readLayover } from './slots/rides/layover.ts';
import { readMaglev, readNamedRailways } from './slots/rides/named-railways.ts';
import { landNextDay } from './slots/rides/outbound-evening.ts';
import { readPortCall } from './slots/rides/port-calls.ts';
import { readRideLimits } from './slots/rides/ride-limits.ts';
import { readSeaCruise } from './slots/rides/sea-cruises.ts';
import { readStopoverHours } from './slots/rides/stopover-hours.ts';
import { readBreaks } from './slots/time/breaks.ts';
import { readDates } from './slots/time/dates.ts';
import { readDays, readHours } from './slots/time/days.ts';
import { extendByDaysAround } from './slots/time/days-around.ts';
import { readFixedTimes } from './slots/time/fixed-times.ts';
import { reconcileDays } from './slots/time/reconcile-days.ts';
import { listHolidayNames, readSeason } from './slots/time/seasons.ts';
import { readStartWeekday, readWeekdayRange } from './slots/time/weekdays.ts';
import { listWrittenDates } from './slots/time/written-dates.ts';
import { readHabits, readSummitNights } from './slots/wishes/habits.ts';
import { readInterestWords } from './slots/wishes/interest-words.ts';
import { readPreferences, readRegionalLikes } from './slots/wishes/preferences.ts';
import { readRemarks } from './slots/wishes/remarks.ts';
import { findUncovered, type UncoveredPlace } from './uncovered-places.ts';
import { listUnread } from './unread.ts';
import { toWishValues, type WishValues } from './wish-values.ts';

export type WishOptions = {
  readonly gazetteer: Gazetteer;
  /** China-local date on which the wish is read. */
  readonly today: string;
  /** Word stems that occur in the texts of some spots; interests are matched against them. */
  readonly vocabulary?: ReadonlySet<string>;
  /** Currency of an amount without one. When absent, such an amount is reported as `currency-missing`. */
  readonly currency?: Currency;
};

/** A slot value with the part of the wish it was read from. */
export type QuotedSlot = SlotMatch & { readonly text: string };

export type WishReading = {
  /** The slots as typed values. */
  readonly values: WishValues;
  /** Slots with the words they were read from, in the order of the wish. */
  readonly slots: readonly QuotedSlot[];
  /** Places of the wish that the catalogue does not have. */
  readonly uncovered: readonly UncoveredPlace[];
  /** Clauses of the wish from which no reader read anything. */
  readonly unread: readonly string[];
};

const maxWishLength = 2000;
const noWords: ReadonlySet<string> = new Set();

/**
 * Reads the slots of a wish by rules. Deterministic: equal wish, catalogue and date give an equal result. Ignores text
 * after the first 2000 characters.
 */
export function readWish(wish: string, options: WishOptions): WishReading {
  const original = wish.normalize('NFC').slice(0, maxWishLength);
  const { matches, text, uncovered } = readSlots(original, options);
  const slots = matches
    .filter(({ value }) => value !== '')
    .map((one) => ({ ...one, text: original.slice(one.start, one.end) }));
  return { values: toWishValues(slots), slots, uncovered, unread: listUnread(text, original) };
}

/** Runs the readers in order. Each one sees only text that no earlier reader has used. */
function readSlots(
  original: string,
  options: WishOptions,
): { matches: SlotMatch[]; text: string; uncovered: UncoveredPlace[] } {
  const whole = normaliseWish(original);
  let text = whole;
  const polarity = readPolarity(text);
  const all: SlotMatch[] = [];
  const read = (matches: readonly SlotMatch[]): void => {
    all.push(...matches);
    text = maskSpans(text, matches);
  };
  read(readJourneyNumbers(original));
  read(readBookings(text));
  const passports = readNationality(text);
  read(readFixedTimes(text, { today: options.today, monthFirst: isMonthFirst(whole, passports) }));
  const stayDates = listWrittenDates(text);
  read(readBudget(text, options.currency, passports[0]?.value));
  read(readNationality(text));
  read(readOnward(text, passports.length > 0));
  const dated = landNextDay(
    whole,
    extendByDaysAround(text, readDates(text, { today: options.today, monthFirst: isMonthFirst(whole, all) })),
  );
  read(dated);
  const weekday = dated.length === 0 ? listStartWeekday(text) : [];
  const weekdayRange = readWeekdayRange(text);
  all.push(...weekday);
  if (weekdayRange === undefined) text = maskSpans(text, weekday); // a range is also the length of the trip
  read(dated.length === 0 ? readSeason(text, original, options.today) : listHolidayNames(text));
  read([...readRegionalLikes(text, polarity), ...readNamedRailways(text, options.gazetteer.cities)]);
  read(readAreasAndPlaces(text, { original, whole, polarity }, options.gazetteer));
  read(readSameEnd(text, all));
  if (all.some(({ value }) => value === 'booked-hotels')) read(readHotelNames(text));
  const places = all.filter(({ slot }) => /^(?:city|area|spot|in|out)$/.test(slot));
  all.push(...readAskedRides(whole, places));
  read([...readOnlyCities(text, original, places), ...readOpenStops(text, places)]);
  const cityOf = (id: string) => options.gazetteer.cityBySpot.get(id);
  const portCall = readPortCall(text, { places, cityOf, datedDays: lengthOf(dated) });
  const voyage = portCall.length > 0 ? portCall : readKnownSeaCruise(whole, options.gazetteer);
  for (const { slot } of voyage) dropSlots(all, slot);
  read(voyage);
  // Before the hours of flights: "4h de train par jour".
  read([...readBreaks(text), ...readRideLimits(text), ...readMaglev(text, places)]);
  read(readStayLimits(text));
  const arrival = readArrival(text);
  read(arrival);
  const dates = replaceIn(all, dated, endBeforeNightFlight(dated, arrival));
  const hasArrival = arrival.some(({ slot }) => slot === 'arrive');
  read(readLayover(text, { hasArrival, hasDates: lengthOf(dated) > 0 }));
  read(readVisits(text));
  read(readStopoverHours(text, all));
  read(readHours(text));
  read(readTravellers(text, countNationals(whole, passports)));
  // Before the nights of cities: "one night on top of Mount Emei" is no night in its city.
  read(readSummitNights(whole).filter(({ start, end }) => /\S/.test(text.slice(start, end))));
  const nights = readNights(text, { places, stayDates, datedDays: lengthOf(dates) }, options.gazetteer);
  read(nights);
  const nightCities = listNightCities(nights);
  const townEnds = readTownEnds({ text, whole }, places, new Set(nightCities));
  all.push(...withoutSecondEnds(all, townEnds.slots));
  const destinations = places.filter((place) => !townEnds.isOnlyEnd(place));
  const order = withoutSecondEnds(all, readOrder(text, destinations, nightCities));
  dropReturns(text, all, order);
  all.push(...order);
  const named = places.filter(({ slot }) => slot === 'city' || slot === 'area').length;
  read(reconcileDays(text, all, readDays(text, named > 1, dated.length === 0 ? weekdayRange : undefined)));
  read(readHeights(text, (id) => isNamedOrAny(options.gazetteer.cityBySpot.get(id), places)));
  read([...readHabits(text), ...readRemarks(text)]);
  read(readPreferences(text, polarity, original));
  const wishedRoutes = readWishedRoutes(whole, polarity, options.gazetteer.routes);
  all.push(...wishedRoutes);
  const uncovered = findUncovered(text, options.gazetteer, polarity);
  text = maskSpans(text, uncovered);
  read(readMisspelt(text, polarity, options.vocabulary ?? noWords));
  read(readInterestWords(text, { polarity, whole }, options.vocabulary ?? noWords));
  return {
    matches: settleMatches(all.filter((one) => !townEnds.isOnlyEnd(one))),
    text: maskSpans(text, wishedRoutes),
    uncovered,
  };
}

/** Reads nights per city, or the dates of stays. */
function readNights(
  text: string,
  {
    places,
    stayDates,
    datedDays,
  }: {
    readonly places: readonly SlotMatch[];
    readonly stayDates: ReturnType<typeof listWrittenDates>;
    readonly datedDays: number;
  },
  gazetteer: Gazetteer,
): SlotMatch[] {
  const cityOf = (id: string) => gazetteer.cityBySpot.get(id);
  const counted = readCityNights(text, places, cityOf, datedDays, (id) => listAreasOf(id, gazetteer));
  return counted.length > 0 ? counted : readDatedStays(text, places, stayDates);
}

/** Returns the province of a city and the region that it is part of. */
function listAreasOf(cityId: string, { cities, areas }: Gazetteer): string[] {
  const areaId = cities.find(({ id }) => id === cityId)?.areaId;
  const parentId = areas.find(({ id }) => id === areaId)?.parentId;
  return [areaId, parentId].filter((id) => id !== undefined);
}

/** Characters between a wide area and the first of its parts. */
const maxGapToParts = 4;

/** Returns whether the areas that a wide one means follow it: "southern China: Yunnan, Guizhou, Guangxi". */
function isListedAfter(text: string, { end }: SlotMatch, places: readonly SlotMatch[]): boolean {
  const first = places.find(({ slot, start }) => slot === 'area' && start >= end);
  return (
    first !== undefined &&
    first.start - end <= maxGapToParts &&
    /^ ?[:(–-]/.test(text.slice(end, first.start))
  );
}

/** Reads the port at which a sea cruise begins or ends, where its city is covered. */
function readKnownSeaCruise(text: string, { cities }: Gazetteer): SlotMatch[] {
  const found = readSeaCruise(text);
  return found.some(({ value }) => cities.some(({ id }) => id === value)) ? found : [];
}

/** Returns the matches in the order of the text, without empty, repeated and contradicting ones. */
function settleMatches(matches: readonly SlotMatch[]): SlotMatch[] {
  const ordered = matches.filter(({ value }) => value !== '').toSorted((a, b) => a.start - b.start);
  return keepFirstOfSingleSlots(withoutContradictions(withoutDuplicates(ordered)));
}

/** Reads misspelt habits and likes; words of the catalogue are right as they are. */
function readMisspelt(text: string, polarity: Polarity, vocabulary: ReadonlySet<string>): SlotMatch[] {
  return readMisspeltWords(
    text,
    (corrected) => [...readHabits(corrected), ...readPreferences(corrected, polarity)],
    (word) => vocabulary.has(stemOf(word)),
  );
}

/** Replaces matches by others in the same order, and returns these. */
function replaceIn(
  all: SlotMatch[],
  before: readonly SlotMatch[],
  after: readonly SlotMatch[],
): readonly SlotMatch[] {
  for (const [index, one] of before.entries()) all[all.indexOf(one)] = after[index] ?? one;
  return after;
}

/** Reads regions such as "the north-west", then the places of the catalogue in the rest of the text. */
function readAreasAndPlaces(
  text: string,
  {
    original,
    whole,
    polarity,
  }: { readonly original: string; readonly whole: string; readonly polarity: Polarity },
  gazetteer: Gazetteer,
): SlotMatch[] {
  const wide = readWideAreas(text, polarity);
  const found = readPlaces(maskSpans(text, wide), { original, polarity }, gazetteer);
  return [
    ...wide.map((area) => (isListedAfter(whole, area, found) ? { ...area, value: '' } : area)),
    ...found,
  ];
}

/** Returns whether a city is named, or could be visited because no city is. */
function isNamedOrAny(cityId: string | undefined, places: readonly SlotMatch[]): boolean {
  const named = places.filter(({ slot }) => slot === 'city').map(({ value }) => value);
  return cityId !== undefined && (named.length === 0 || named.includes(cityId));
}

/** Removes the ends that the verbs of a port call give: "docks at 8, leaves at 17" arrives and departs in the same city. */
function dropSlots(all: SlotMatch[], slot: SlotMatch['slot']): void {
  if (slot !== 'in' && slot !== 'out') return;
  for (let index = all.length - 1; index >= 0; index -= 1)
    if (all[index]?.slot === slot) all.splice(index, 1);
}

const lengthOf = (dated: readonly SlotMatch[]): number =>
  Number(dated.find(({ slot, value }) => slot === 'days' && value !== '')?.value ?? 0);

function listStartWeekday(text: string): SlotMatch[] {
  const found = readStartWeekday(text);
  if (found === undefined) return [];
  return [
    { slot: 'from-weekday', value: found.weekday, start: found.start, end: found.end, confidence: 0.9 },
  ];
}

const listNightCities = (nights: readonly SlotMatch[]): string[] =>
  nights.flatMap(({ slot, value }) =>
    slot === 'nights' && value !== '' ? [value.slice(0, value.indexOf('='))] : [],
  );

/** Removes ends that "back to" or "from A to B" give when the wish also states the cities of arrival and departure. */
function withoutSecondEnds(all: readonly SlotMatch[], order: readonly SlotMatch[]): SlotMatch[] {
  return order.filter(
    (one) => (one.slot !== 'in' && one.slot !== 'out') || !all.some(({ slot }) => slot === one.slot),
  );
}

const staysThere = /^ ?(?:for|fur|pour|por|per|voor)? ?\(?(?:\d|·|one |two |three |a |ein |un |een )/;

/**
 * Removes the visit of a city that the trip only returns to: "Pingyao, back to Beijing". Keeps it when the wish names
 * no other place, or a stay there.
 */
function dropReturns(text: string, all: SlotMatch[], order: readonly SlotMatch[]): void {
  if (order.some(({ slot }) => slot === 'in')) return; // the ends of "from A to B" are places to see
  for (const { slot, start, end } of order) {
    const at = all.findIndex((one) => one.slot === 'city' && one.start === start);
    const others = all.filter((one) => /^(?:city|area|spot)$/.test(one.slot) && one.start !== start);
    if (slot !== 'out' || at < 0 || others.length === 0) continue;
    if (!staysThere.test(text.slice(end, end + 12))) all.splice(at, 1);
  }
}

/** Chinese, Japanese and Korean write the month before the day. */
const eastAsian = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/**
 * Returns whether the month is written before the day: in East Asian text, and with a US passport, where "4/5" is 5
 * April.
 */
function isMonthFirst(whole: string, matches: readonly SlotMatch[]): boolean {
  return eastAsian.test(whole) || matches.some(({ slot, value }) => slot === 'nat' && value === 'US');
}

/** Of a place that is both wanted and excluded, keeps only the mention that comes last in the wish. */
function withoutContradictions(matches: readonly SlotMatch[]): SlotMatch[] {
  const opposite = (slot: string): string => (slot.startsWith('-') ? slot.slice(1) : `-${slot}`);
  const lastMention = new Map(matches.map(({ slot, value, start }) => [`${slot}:${value}`, start]));
  return matches.filter(
    ({ slot, value, start }) =>
      !/^-?(?:city|area|spot)$/.test(slot) || (lastMention.get(`${opposite(slot)}:${value}`) ?? -1) <= start,
  );
}

const singleSlots: ReadonlySet<string> = new Set([
  'from',
  'from-weekday',
  'days',
  'adults',
  'kids',
  'seniors',
  'pace',
  'climate',
  'in',
  'out',
  'in-station',
  'out-station',
  'in-town',
  'out-town',
  'home-town',
  'open-stops',
  'max-stays',
  'arrive',
  'depart',
  'until',
  'order',
  'hours',
  'start',
  'end',
  'class',
  'visits',
  'comes-from',
  'goes-to',
]);

/** Keeps the first match of each slot that can have only one value. */
function keepFirstOfSingleSlots(matches: readonly SlotMatch[]): SlotMatch[] {
  const seen = new Set<string>();
  return matches.filter(({ slot }) => {
    if (!singleSlots.has(slot)) return true;
    if (seen.has(slot)) return false;
    seen.add(slot);
    return true;
  });
}
