import type { MobilityNeed } from '@yunyou/contract/entities/accessibility.schema';
import type { Currency } from '@yunyou/contract/entities/base.schema';
import type { PaceId } from '@yunyou/contract/trip/trip-brief.schema';
import type { Slot, SlotMatch } from './slot-match.ts';
import type { Weekday } from './slots/time/weekdays.ts';

/** The slots of a wish as typed values. A value that the wish does not state is absent or empty. */
export type WishValues = {
  readonly cityIds: readonly string[];
  readonly areaIds: readonly string[];
  readonly spotIds: readonly string[];
  readonly excludedCityIds: readonly string[];
  readonly excludedAreaIds: readonly string[];
  readonly excludedSpotIds: readonly string[];
  readonly entryCityId?: string;
  readonly exitCityId?: string;
  /** Cities where the group is already on the first morning, and where it stays on the last evening. */
  readonly startsInTown?: string;
  readonly endsInTown?: string;
  /** City in which the group lives and from which it sets off. */
  readonly livesIn?: string;
  readonly openStops?: number;
  /** Most cities with a night. */
  readonly maxStays?: number;
  readonly entryStationId?: string;
  readonly exitStationId?: string;
  readonly arrival?: WishJourney;
  readonly departure?: WishJourney;
  /** Cities in the order of the trip. */
  readonly cityOrder: readonly string[];
  readonly onlyNamedCities: boolean;
  readonly cityNights: readonly { readonly cityId: string; readonly nights: number }[];
  /** Hours between two flights. */
  readonly layoverHours?: number;
  readonly firstDate?: string;
  /** Weekday of the first day: `fri`. */
  readonly firstWeekday?: Weekday;
  readonly lastDate?: string;
  /** YYYY-MM. */
  readonly month?: string;
  readonly monthPart?: 'early' | 'mid' | 'late';
  readonly days?: number;
  /** Includes seniors. */
  readonly adults?: number;
  readonly children?: number;
  readonly childAges: readonly number[];
  readonly seniors?: number;
  readonly pace?: PaceId;
  readonly preferenceTagIds: readonly string[];
  /** Tag ids and spot categories. */
  readonly dislikedKinds: readonly string[];
  /** Tag ids and spot categories of which one or two are enough. */
  readonly fewerKinds: readonly string[];
  readonly avoidsCrowds: boolean;
  readonly climate: 'cool' | 'warm' | undefined;
  readonly budget?: WishBudget;
  readonly priceClass?: number;
  readonly nationalities: readonly string[];
  readonly avoidedModes: readonly string[];
  readonly onlyModes: readonly string[];
  readonly preferredModes: readonly string[];
  readonly rides: readonly {
    readonly fromCityId: string;
    readonly toCityId: string;
    readonly mode: 'train' | 'flight';
  }[];
  readonly diets: readonly string[];
  readonly mobility: readonly MobilityNeed[];
  readonly startMinute?: number;
  readonly endMinute?: number;
  readonly dailyBreaks: readonly { readonly startMinute: number; readonly endMinute: number }[];
  readonly fixedTimes: readonly WishFixedTime[];
  /** Numbers of flights and trains with their kind: `flight LH720`. */
  readonly journeyNumbers: readonly string[];
  readonly comesFrom?: string;
  readonly goesOnTo?: string;
  readonly isCarefulWithAltitude: boolean;
  readonly isFirstVisit: boolean;
  readonly avoidsLongRides: boolean;
  readonly wantsSummitNight: boolean;
  readonly lastStopTagId?: string;
  /** Most visits on a day. */
  readonly maxVisits?: number;
  readonly interestWords: readonly string[];
  /** Classic routes that the wish describes. */
  readonly routeIds: readonly string[];
  readonly problems: readonly WishProblem[];
};

/** Arrival or departure. `minute` is the clock time of the flight or train, in minutes after midnight. */
export type WishJourney = { readonly by: 'flight' | 'train' | 'ship'; readonly minute: number };

/** Something fixed on days that are dates (YYYY-MM-DD) or weekdays (`tue`). */
export type WishFixedTime = {
  readonly days: readonly string[];
  readonly startMinute: number;
  readonly endMinute: number;
  readonly label: string;
};

/** `amount` is in whole currency units, not minor units. */
export type WishBudget = {
  readonly amount: number;
  readonly currency: Currency;
  readonly per: 'group' | 'person';
  readonly span: 'trip' | 'day';
};

export type WishProblem =
  | 'two-budgets'
  | 'days-disagree'
  | 'currency-missing'
  | 'rough-rate'
  | 'flights-included'
  | 'booked-hotels'
  | 'open-stop'
  | 'arrive-apart'
  | 'port-call'
  | 'self-drive'
  | 'sea-cruise';

export function toWishValues(found: readonly Pick<SlotMatch, 'slot' | 'value'>[]): WishValues {
  const list = (slot: Slot): string[] => found.filter((one) => one.slot === slot).map(({ value }) => value);
  const one = (slot: Slot): string | undefined => list(slot)[0];
  const number = (slot: Slot): number | undefined =>
    one(slot) === undefined ? undefined : Number(one(slot));
  return withoutAbsent({
    cityIds: list('city'),
    areaIds: list('area'),
    spotIds: list('spot'),
    excludedCityIds: list('-city'),
    excludedAreaIds: list('-area'),
    excludedSpotIds: list('-spot'),
    entryCityId: one('in'),
    exitCityId: one('out'),
    startsInTown: one('in-town'),
    endsInTown: one('out-town'),
    livesIn: one('home-town'),
    openStops: number('open-stops'),
    maxStays: number('max-stays'),
    entryStationId: one('in-station'),
    exitStationId: one('out-station'),
    arrival: toJourney(one('arrive')),
    departure: toJourney(one('depart')),
    cityOrder: one('order')?.split('>') ?? [],
    onlyNamedCities: list('only-cities').length > 0,
    cityNights: list('nights').map((value) => {
      const [cityId = '', nights] = value.split('=');
      return { cityId, nights: Number(nights) };
    }),
    layoverHours: number('hours'),
    firstDate: one('from'),
    firstWeekday: one('from-weekday') as Weekday | undefined, // `readStartWeekday` gives no other values
    lastDate: one('until'),
    month: one('month'),
    monthPart: one('part') as WishValues['monthPart'] | undefined, // `readSeason` writes no other words
    days: number('days'),
    adults: number('adults'),
    children: number('kids'),
    childAges: list('age').map(Number),
    seniors: number('seniors'),
    pace: one('pace') as PaceId | undefined, // `readHabits` writes no other values
    preferenceTagIds: list('tag'),
    dislikedKinds: list('-kind'),
    fewerKinds: list('few'),
    avoidsCrowds: list('crowds').length > 0,
    climate: one('climate') as WishValues['climate'], // `readHabits` writes no other values
    budget: toBudget(one('budget')),
    priceClass: number('class'),
    nationalities: list('nat'),
    avoidedModes: list('-mode'),
    onlyModes: list('only').flatMap((value) => value.split(',')),
    preferredModes: list('prefer'),
    rides: list('ride').map((value) => {
      const [way = '', mode] = value.split('=');
      const [fromCityId = '', toCityId = ''] = way.split('>');
      return { fromCityId, toCityId, mode: mode === 'flight' ? 'flight' : 'train' };
    }),
    diets: list('diet'),
    mobility: list('mobility') as MobilityNeed[], // `readHabits` writes no other values
    startMinute: number('start'),
    endMinute: number('end'),
    dailyBreaks: list('break').map((value) => {
      const [startMinute = 0, endMinute = 0] = value.split('-').map(Number);
      return { startMinute, endMinute };
    }),
    fixedTimes: list('fixed').map(toFixedTime),
    journeyNumbers: list('journey'),
    comesFrom: one('comes-from'),
    goesOnTo: one('goes-to'),
    isCarefulWithAltitude: list('altitude').length > 0,
    isFirstVisit: list('first-visit').length > 0,
    avoidsLongRides: list('long-rides').length > 0,
    wantsSummitNight: list('summit-night').length > 0,
    lastStopTagId: one('last-tag'),
    maxVisits: number('visits'),
    interestWords: list('word'),
    routeIds: list('route'),
    problems: list('note') as WishProblem[], // the readers write no other words
  });
}

/** Converts the value of an `arrive` or `depart` slot. */
export function toJourney(value: string | undefined): WishJourney | undefined {
  if (value === undefined) return undefined;
  const [by, minute] = value.split('-');
  return { by: by === 'train' || by === 'ship' ? by : 'flight', minute: Number(minute) };
}

function toFixedTime(value: string): WishFixedTime {
  const [days = '', hours = '', label = ''] = value.split('@');
  const [startMinute = 0, endMinute = 0] = hours.split('-').map(Number);
  return { days: days.split(','), startMinute, endMinute, label };
}

function toBudget(value: string | undefined): WishBudget | undefined {
  const [amount = '', currency = '', per, span] = value?.split('-') ?? [];
  if (value === undefined) return undefined;
  return {
    amount: Number(amount),
    currency: currency as Currency, // from the list of `budget.ts`
    per: per === 'person' ? 'person' : 'group',
    span: span === 'day' ? 'day' : 'trip',
  };
}

type Loose<T> = { [K in keyof T]: T[K] | undefined };

function withoutAbsent(brief: Loose<Required<WishValues>>): WishValues {
  const present = Object.entries(brief).filter(([, value]) => value !== undefined);
  return Object.fromEntries(present) as WishValues; // required fields are lists or booleans, never undefined
}
