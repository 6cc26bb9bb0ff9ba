import { maxTripDays, type TripBrief } from '@yunyou/contract/trip/trip-brief.schema';
import type { BriefChange, TripFailure } from '@yunyou/contract/trip/trip-failure.schema';
import { fromFen, toFen } from '../../money/money.ts';
import { formatMoney } from '../../money/money-amounts.ts';
import { type OpeningTimes, windowsOn } from '../../opening-hours/opening-hours.ts';
import { addDays } from '../../time/china-time.ts';
import { formatDate, monthName } from '../../time/date-format.ts';
import { currencies } from '../brief/travel-choices.ts';
import { listTripDates, type TripDates } from '../brief/trip-dates.ts';
import type { TripCatalogue } from '../catalogue/trip-catalogue.ts';
import { ratesOf } from '../description/describe-trip.ts';
import { joinNames } from '../description/titles-and-summaries.ts';
import { listRequiredCities } from '../shape/trip-shape.ts';
import { listOpenMonths } from './closed-areas.ts';

type Conflict = TripFailure['conflicts'][number];

/** What the changes are computed from. */
export interface ChangeFacts {
  brief: TripBrief;
  catalogue: TripCatalogue & { cnyPer: Record<string, number>; ratesAsOf: string };
  /** Returns the name of a city or spot. */
  nameOf: (kind: 'city' | 'must-see', id: string) => string;
  /** Cost of the nearest plan without the limit. */
  costFen?: number | undefined;
}

const maxOffers = 3;

/**
 * Returns up to three changes of the brief: other modes, more money, other dates, without the places that the nearest plan
 * misses, more days, or without another place of the conflict. `missed` are the wishes that the nearest plan misses; the
 * brief without them has at least that plan.
 */
export function offerChanges(
  conflicts: readonly Conflict[],
  missed: readonly Conflict[],
  facts: ChangeFacts,
): BriefChange[] {
  const has = (...kinds: Conflict['kind'][]): boolean => conflicts.some(({ kind }) => kinds.includes(kind));
  const closed = conflicts.filter(({ kind, id }) => kind === 'must-see' && isClosed(id, facts));
  const areas = conflicts.flatMap(({ kind, id }) => (kind === 'closed-area' ? (id ?? []) : []));
  const gone = missed.filter(isPlace);
  const others = conflicts.filter((one) => isPlace(one) && !gone.some(({ id }) => id === one.id));
  const offers = [
    ...(has('transport') ? moreModes(facts.brief) : []),
    ...(has('budget') ? moreMoney(facts) : []),
    ...areas.slice(0, 1).flatMap((id) => openMonths(id, facts)),
    ...closed.slice(0, 1).flatMap(({ id = '' }) => otherDates(id, facts)),
    ...(gone.length > 0 ? withoutPlaces(gone, facts) : []),
    ...(has('city', 'must-see', 'days') && closed.length === 0 ? moreDays(facts) : []),
    ...(has('budget') ? lessExpensive(facts) : []),
    // One place instead of another: with several missed, it would not be enough.
    ...(gone.length > 1 ? [] : others.flatMap((one) => withoutPlaces([one], facts))),
  ];
  return offers.slice(0, maxOffers);
}

const isPlace = ({ kind, id }: Conflict): boolean =>
  id !== undefined && (kind === 'city' || kind === 'must-see');

function moreModes({ transport }: TripBrief): BriefChange[] {
  const missing = (['flight', 'train'] as const).filter((mode) => !transport.includes(mode));
  return missing.map((mode) => ({
    label: mode === 'flight' ? 'Allow flights' : 'Allow trains',
    change: { transport: [...transport, mode] },
  }));
}

/** Rounds up to two significant digits, so that the amount reads as a budget. */
function roundUp(amount: number): number {
  const step = 10 ** Math.max(0, Math.floor(Math.log10(amount)) - 1);
  return Math.ceil(amount / step) * step;
}

function moreMoney({ brief: { budget }, costFen, catalogue }: ChangeFacts): BriefChange[] {
  if (!budget || costFen === undefined) return [];
  const { currency } = budget;
  const unit = 10 ** currencies[currency].minorDigits;
  const rates = ratesOf(catalogue);
  const units = Math.ceil(fromFen(costFen, currency, rates) / unit);
  // `fromFen` rounds to the nearest minor unit, which may be less than the cost.
  const isEnough = toFen({ amountMinor: units * unit, currency }, rates) >= costFen;
  const amountMinor = roundUp(isEnough ? units : units + 1) * unit;
  const raised = { amountMinor, currency };
  return amountMinor > budget.amountMinor
    ? [{ label: `Raise the budget to ${formatMoney(raised)}`, change: { budget: raised } }]
    : [];
}

/** Offers simpler hotels, and a trip that is shorter by the share of the cost that the budget does not cover. */
function lessExpensive(facts: ChangeFacts): BriefChange[] {
  const { brief, costFen, catalogue } = facts;
  const { hotelClass, budget, when } = brief;
  const affordable =
    budget && costFen ? Math.floor((when.days * toFen(budget, ratesOf(catalogue))) / costFen) : 0;
  const isShorter = affordable < when.days && affordable >= Math.max(2, fewestDays(facts));
  return [
    ...(hotelClass !== undefined && hotelClass > 1
      ? [{ label: 'Stay in simpler hotels', change: { hotelClass: hotelClass - 1 } }]
      : []),
    ...(isShorter
      ? [{ label: `Make it ${affordable} days`, change: { when: { ...when, days: affordable } } }]
      : []),
  ];
}

/** Returns the fewest days in which a night in every required city is possible. */
function fewestDays({ brief, catalogue }: ChangeFacts): number {
  const asked = new Map(brief.cityNights.map(({ cityId, nights }) => [cityId, nights]));
  const nights = listRequiredCities(brief, catalogue).map((id) => asked.get(id) ?? 1);
  return 1 + nights.reduce((sum, count) => sum + count, 0);
}

function moreDays(facts: ChangeFacts): BriefChange[] {
  const { when } = facts.brief;
  const days = Math.max(when.days + 1, fewestDays(facts));
  if (days > maxTripDays) return [];
  const label = days === when.days + 1 ? `Add a day (${days} in all)` : `Make it ${days} days`;
  return [{ label, change: { when: { ...when, days } } }];
}

const findSpot = (spotId: string | undefined, { catalogue }: ChangeFacts): OpeningTimes | undefined =>
  catalogue.spots.find(({ id }) => id === spotId);

const isOpenIn = (spot: OpeningTimes, when: TripDates): boolean =>
  listTripDates(when).some((date) => windowsOn(spot, date).length > 0);

function isClosed(spotId: string | undefined, facts: ChangeFacts): boolean {
  const spot = findSpot(spotId, facts);
  return spot !== undefined && !isOpenIn(spot, facts.brief.when);
}

/** Offers the nearest later start on which a closed sight is open: within a week for fixed dates, else the next month. */
function otherDates(spotId: string, facts: ChangeFacts): BriefChange[] {
  const { when } = facts.brief;
  const spot = findSpot(spotId, facts);
  if (!spot) return [];
  if (when.kind === 'dates') {
    const later = [1, 2, 3, 4, 5, 6].map((days) => ({
      ...when,
      firstDate: addDays(when.firstDate, days),
    }));
    const open = later.find((one) => isOpenIn(spot, one));
    if (open) return [{ label: `Start on ${formatDate(open.firstDate)}`, change: { when: open } }];
  }
  const first = listTripDates(when)[0] ?? '2027-01-01';
  const [year, month] = [Number(first.slice(0, 4)), Number(first.slice(5, 7))];
  const months = Array.from({ length: 11 }, (_, index) => ({
    kind: 'month' as const,
    year: year + Math.floor((month + index) / 12),
    month: ((month + index) % 12) + 1,
    days: when.days,
  }));
  const open = months.find((one) => isOpenIn(spot, one));
  return open ? [{ label: `Travel in ${monthName(open.month)} ${open.year}`, change: { when: open } }] : [];
}

/** Months of which travel to a closed area is offered. */
const offeredMonths = 2;

/** Offers the next months in which a closed area is open: first the next one, then the next of the best ones of its cities. */
function openMonths(areaId: string, { brief: { when }, catalogue }: ChangeFacts): BriefChange[] {
  const closure = catalogue.areaClosures?.find((one) => one.areaId === areaId);
  if (!closure) return [];
  const months = listOpenMonths(when, closure);
  const best = new Set(
    catalogue.cities.filter((city) => city.areaId === areaId).flatMap(({ bestMonths }) => bestMonths),
  );
  const [next, ...later] = months;
  const offered = next ? [next, ...later.filter(({ month }) => best.size === 0 || best.has(month))] : [];
  return offered.slice(0, offeredMonths).map(({ year, month }) => ({
    label: `Travel in ${monthName(month)} ${year}`,
    change: { when: { kind: 'month', year, month, days: when.days } },
  }));
}

/** Offers the brief without cities and must-sees. A trip keeps at least one of its named cities. */
function withoutPlaces(
  places: readonly Conflict[],
  { brief, nameOf, catalogue }: ChangeFacts,
): BriefChange[] {
  const idsOf = (kind: Conflict['kind']): ReadonlySet<string> =>
    new Set(places.flatMap((place) => (place.kind === kind && place.id !== undefined ? [place.id] : [])));
  const [cities, spots] = [idsOf('city'), idsOf('must-see')];
  const cityIds = brief.cityIds.filter((id) => !cities.has(id));
  if (cityIds.length === 0 && brief.cityIds.length > 0) return [];
  const isThere = new Set(catalogue.spots.filter(({ cityId }) => cities.has(cityId)).map(({ id }) => id));
  const ends = new Set([brief.entryCityId, brief.exitCityId]);
  const names = [
    ...[...cities].map((id) => nameOf('city', id)),
    ...[...spots].map((id) => nameOf('must-see', id)),
  ];
  return [
    {
      label: names.length > 3 ? `Leave out these ${names.length} places` : `Leave out ${joinNames(names)}`,
      change: {
        mustSeeSpotIds: brief.mustSeeSpotIds.filter((id) => !spots.has(id) && !isThere.has(id)),
        ...(cities.size > 0 && {
          cityIds,
          cityOrder: brief.cityOrder.filter((id) => !cities.has(id)),
          cityNights: brief.cityNights.filter(({ cityId }) => !cities.has(cityId)),
          excludedCityIds: [...brief.excludedCityIds, ...[...cities].filter((id) => !ends.has(id))],
        }),
      },
    },
  ];
}
