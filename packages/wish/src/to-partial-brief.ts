import { stepFree } from '@yunyou/contract/entities/accessibility.schema';
import type { Currency, Money } from '@yunyou/contract/entities/base.schema';
import { diet, type PartialTripBrief, rideMode, tripDaysMost } from '@yunyou/contract/trip/trip-brief.schema';
import { addDays } from '@yunyou/domain/time/china-time';
import { currencies } from '@yunyou/domain/trip/brief/travel-choices';
import { usualMonth } from '@yunyou/domain/trip/brief/usual-month';
import { usualDays, usualTravellers } from './complete-brief.ts';
import type { Gazetteer } from './gazetteer.ts';
import { describeProblem, wishNotes } from './wish-notes.ts';
import type { WishBudget, WishValues } from './wish-values.ts';

type Context = { readonly gazetteer: Gazetteer; readonly today: string };

const modes = rideMode.options;
const diets = diet.options;
const daysToPack = 2;
const firstDays = { early: '02', mid: '11', late: '20' } as const;

/**
 * What a wish says in the fields of a trip's brief, and in sentences what they have no room for. A budget for one
 * person or one day is multiplied, a month's part becomes dates.
 */
export function toPartialTripBrief(
  wish: WishValues,
  { gazetteer, today }: Context,
): { readonly said: PartialTripBrief; readonly notes: readonly string[] } {
  const when = toWhen(wish, today);
  const travellers =
    wish.adults === undefined && wish.children === undefined
      ? undefined
      : {
          adults: clamp(wish.adults ?? usualTravellers.adults, 1, 12),
          children: clamp(wish.children ?? 0, 0, 8),
        };
  const transport = listModes(wish);
  const limits = listDayLimits(wish, when?.days ?? wish.days ?? usualDays(wish.cityIds.length));
  const said: Loose<PartialTripBrief> = {
    when,
    travellers,
    pace: wish.pace,
    preferenceTagIds: some(listTags(wish), 12),
    cityIds: some(wish.cityIds, 10),
    mustSeeSpotIds: some(wish.spotIds, 30),
    excludedSpotIds: some(wish.excludedSpotIds, 60),
    excludedCityIds: some([...wish.excludedCityIds, ...citiesOf(wish.excludedAreaIds, gazetteer)], 40),
    budget: toMoney(wish.budget, {
      people: countPeople(travellers),
      days: when?.days ?? wish.days ?? usualDays(wish.cityIds.length),
    }),
    entryCityId: wish.entryCityId,
    exitCityId: wish.exitCityId,
    nationality: wish.nationalities[0],
    transport: some(transport, 4),
    diet: some(
      diets.filter((one) => wish.diets.includes(one)),
      3,
    ),
    hotelClass: wish.priceClass,
    interestWords: some(wish.interestWords, 12),
    dislikedKinds: some(wish.dislikedKinds, 12),
    avoidsCrowds: wish.avoidsCrowds ? true : undefined,
    dayLimits: some(limits, tripDaysMost),
  };
  const present = Object.entries(said).filter(([, value]) => value !== undefined);
  return {
    said: Object.fromEntries(present) as PartialTripBrief, // its own fields, the absent ones left out
    notes: [...wish.problems.map(describeProblem), ...wishNotes(wish, { gazetteer, today })],
  };
}

type Loose<T> = { [K in keyof T]-?: T[K] | undefined } extends infer L ? Partial<L> : never;

const clamp = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));

function some<T>(list: readonly T[], most: number): T[] | undefined {
  return list.length === 0 ? undefined : [...new Set(list)].slice(0, most);
}

/** The cities of provinces, or of the provinces of regions. */
export function citiesOf(areaIds: readonly string[], { cities, areas }: Gazetteer): string[] {
  const inside = new Set(
    areas
      .filter(({ id, parentId }) => areaIds.includes(id) || areaIds.includes(parentId ?? ''))
      .map(({ id }) => id),
  );
  return cities
    .filter(({ areaId }) => inside.has(areaId))
    .toSorted((a, b) => b.popularity - a.popularity)
    .map(({ id }) => id);
}

function toWhen(wish: WishValues, today: string): PartialTripBrief['when'] {
  const days = clamp(wish.days ?? usualDays(wish.cityIds.length), 1, tripDaysMost);
  const { firstDate, month, monthPart } = wish;
  if (firstDate !== undefined) return { kind: 'dates', firstDate: notPast(firstDate, today), days };
  if (month === undefined)
    return wish.days === undefined ? undefined : { kind: 'month', ...usualMonth(today), days };
  if (monthPart !== undefined)
    return { kind: 'dates', firstDate: notPast(`${month}-${firstDays[monthPart]}`, today), days };
  // Of a month that has begun, what is left: plans of a month start on its 8th.
  if (month === today.slice(0, 7) && `${month}-08` < today && today < `${month}-28`)
    return { kind: 'dates', firstDate: addDays(today, daysToPack), days };
  const first = notPast(`${month}-28`, today);
  return { kind: 'month', year: Number(first.slice(0, 4)), month: Number(first.slice(5, 7)), days };
}

/** The same day in the first year in which it is still to come; 29 February becomes the 28th. */
export function notPast(date: string, today: string): string {
  if (date >= today) return date;
  const day = date.slice(4) === '-02-29' ? '-02-28' : date.slice(4);
  const thisYear = `${today.slice(0, 4)}${day}`;
  return thisYear >= today ? thisYear : `${Number(today.slice(0, 4)) + 1}${day}`;
}

/** Step-free places suit who cannot walk far. */
function listTags({ preferenceTagIds, mobility }: WishValues): string[] {
  return mobility.length > 0 ? [...preferenceTagIds, stepFree] : [...preferenceTagIds];
}

function listModes({ onlyModes, avoidedModes }: WishValues): (typeof modes)[number][] {
  const only = modes.filter((mode) => onlyModes.includes(mode));
  if (only.length > 0) return only;
  const rest = modes.filter((mode) => !avoidedModes.includes(mode));
  return rest.length === modes.length ? [] : rest;
}

function listDayLimits(
  { startMinute, endMinute }: WishValues,
  days: number,
): NonNullable<PartialTripBrief['dayLimits']> {
  if (startMinute === undefined && endMinute === undefined) return [];
  return Array.from({ length: Math.min(days, tripDaysMost) }, (_, dayIndex) => ({
    dayIndex,
    ...(startMinute !== undefined && { startMinute }),
    ...(endMinute !== undefined && { endMinute }),
  }));
}

function countPeople(travellers: PartialTripBrief['travellers'] = usualTravellers): number {
  return travellers.adults + (travellers.children ?? 0);
}

function toMoney(
  budget: WishBudget | undefined,
  { people, days }: { people: number; days: number },
): Money | undefined {
  if (budget === undefined) return undefined;
  const { amount, currency, per, span } = budget;
  const whole = amount * (per === 'person' ? people : 1) * (span === 'day' ? days : 1);
  const amountMinor = Math.round(whole * 10 ** currencies[currency satisfies Currency].minorDigits);
  return { amountMinor: Math.min(amountMinor, 100_000_000_00), currency };
}
