import type { MobilityNeed } from '@yunyou/contract/entities/accessibility.schema';
import type { Currency } from '@yunyou/contract/entities/base.schema';
import type { PaceId } from '@yunyou/contract/trip/trip-brief.schema';
import type { Slot, SlotMatch } from './slot-match.ts';

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
  readonly firstDate?: string;
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
  readonly avoidsCrowds: boolean;
  readonly budget?: WishBudget;
  readonly priceClass?: number;
  readonly nationalities: readonly string[];
  readonly avoidedModes: readonly string[];
  readonly onlyModes: readonly string[];
  readonly preferredModes: readonly string[];
  readonly diets: readonly string[];
  readonly mobility: readonly MobilityNeed[];
  readonly startMinute?: number;
  readonly endMinute?: number;
  readonly interestWords: readonly string[];
  readonly problems: readonly WishProblem[];
};

/** `amount` is in whole currency units, not minor units. */
export type WishBudget = {
  readonly amount: number;
  readonly currency: Currency;
  readonly per: 'group' | 'person';
  readonly span: 'trip' | 'day';
};

export type WishProblem = 'two-budgets' | 'days-disagree' | 'currency-missing';

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
    firstDate: one('from'),
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
    avoidsCrowds: list('crowds').length > 0,
    budget: toBudget(one('budget')),
    priceClass: number('class'),
    nationalities: list('nat'),
    avoidedModes: list('-mode'),
    onlyModes: list('only'),
    preferredModes: list('prefer'),
    diets: list('diet'),
    mobility: list('mobility') as MobilityNeed[], // `readHabits` writes no other values
    startMinute: number('start'),
    endMinute: number('end'),
    interestWords: list('word'),
    problems: list('note') as WishProblem[], // the readers write no other words
  });
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
