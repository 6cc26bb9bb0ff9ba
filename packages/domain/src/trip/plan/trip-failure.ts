import type { Currency } from '@yunyou/contract/entities/base.schema';
import type { TripCatalogueData, TripFailure } from '@yunyou/contract/trip/trip.schema';
import type { Outcome, Plan } from '@yunyou/planner/plan';
import type { Violation } from '@yunyou/planner/verify/verify';
import { fromFen } from '../../money/money.ts';
import { currencies } from '../brief/travel-choices.ts';
import { toTripCatalogue } from '../catalogue/trip-catalogue-data.ts';
import { createTripPlaces, type TripPlaces } from '../catalogue/trip-places.ts';
import { joinNames } from '../description/day-words.ts';
import { ratesOf } from '../description/describe-trip.ts';
import type { BriefFault } from '../problem/create-trip-problem.ts';
import { readRideKey } from '../problem/rides.ts';
import { toTripOutcome } from './to-trip-plan.ts';
import type { BriefConflict } from './trip-plan.ts';

type Conflict = TripFailure['conflicts'][number];

/** Why no plan keeps every wish, and what to change. `currency` is the traveller's own. */
export function describeImpossible(
  outcome: Extract<Outcome, { status: 'impossible' }>,
  data: TripCatalogueData,
  currency: Currency = 'CNY',
): TripFailure {
  const told = toTripOutcome(outcome, toTripCatalogue(data));
  const found = told.status === 'impossible' ? told.conflicts : [];
  const places = createTripPlaces(data);
  const conflicts = found.map((conflict) => wordConflict(conflict, places));
  if (conflicts.length === 0)
    return {
      reason: 'The days themselves do not work: there is no time left between arriving and leaving.',
      conflicts: [
        {
          kind: 'days',
          text: 'The dates and hours of the trip',
          change: 'Add a day, arrive earlier or leave later.',
        },
      ],
    };
  if (conflicts.length === 1 && conflicts[0]?.kind === 'budget') {
    const needed = outcome.nearest && sayCost(outcome.nearest, currency, data);
    return {
      reason: `The budget is too small for this trip${needed === undefined ? '.' : `: without a limit it costs about ${needed}.`}`,
      conflicts,
    };
  }
  const names = conflicts.map(({ text }) => text.charAt(0).toLowerCase() + text.slice(1));
  return {
    reason:
      conflicts.length === 1
        ? `This cannot be kept in the time there is: ${joinNames(names)}.`
        : `These wishes cannot all be kept together: ${joinNames(names)}. Giving up one of them is enough.`,
    conflicts,
  };
}

function sayCost(
  { totals: { costMinor } }: Plan,
  currency: Currency,
  data: Pick<TripCatalogueData, 'cnyPer' | 'ratesAsOf'>,
): string {
  const say = (amountMinor: number, code: Currency): string =>
    new Intl.NumberFormat('en', { style: 'currency', currency: code, maximumFractionDigits: 0 }).format(
      amountMinor / 10 ** currencies[code].minorDigits,
    );
  const yuan = say(costMinor, 'CNY');
  return currency === 'CNY'
    ? yuan
    : `${say(fromFen(costMinor, currency, ratesOf(data)), currency)} (${yuan})`;
}

/** Why a brief could not even be tried. */
export function describeFaults(faults: readonly BriefFault[], data: TripCatalogueData): TripFailure {
  const places = createTripPlaces(data);
  const conflicts = faults.map((fault): Conflict => {
    switch (fault.kind) {
      case 'no-cities':
        return {
          kind: 'days',
          text: 'No city fits the wish',
          change: 'Name a city, or allow one that is excluded.',
        };
      case 'unknown-city':
        return {
          kind: 'city',
          id: fault.id,
          text: `We do not know the city “${fault.id}”`,
          change: 'Choose another city.',
        };
      case 'unknown-spot':
        return {
          kind: 'must-see',
          id: fault.id,
          text: `We do not know the sight “${fault.id}”`,
          change: 'Leave it out.',
        };
      case 'closed-spot': {
        const name = places.spot(fault.id)?.name ?? fault.id;
        return {
          kind: 'must-see',
          id: fault.id,
          text: `${name} is closed on all days of the trip`,
          change: 'Choose other dates, or leave it out.',
        };
      }
      default:
        return fault satisfies never;
    }
  });
  return { reason: `${conflicts.map(({ text }) => text).join('. ')}.`, conflicts };
}

function wordConflict(conflict: BriefConflict, places: TripPlaces): Conflict {
  switch (conflict.kind) {
    case 'city': {
      const name = places.city(conflict.cityId)?.name ?? conflict.cityId;
      return {
        kind: 'city',
        id: conflict.cityId,
        text: `Going to ${name}`,
        change: `Leave out ${name}, or add days.`,
      };
    }
    case 'must-see': {
      const name = places.spot(conflict.spotId)?.name ?? conflict.spotId;
      return {
        kind: 'must-see',
        id: conflict.spotId,
        text: `Seeing ${name}`,
        change: `Leave out ${name}, or choose days on which it is open.`,
      };
    }
    case 'excluded':
      return {
        kind: 'excluded',
        text: 'What you do not want to see',
        change: 'Allow one of the sights you excluded.',
      };
    case 'transport':
      return {
        kind: 'transport',
        text: 'The ways of travelling you allow',
        change: 'Allow another way to get from city to city.',
      };
    case 'budget':
      return {
        kind: 'budget',
        text: 'The budget',
        change: 'Raise the budget, shorten the trip or stay in fewer cities.',
      };
    default:
      return conflict satisfies never;
  }
}

/** What the checker found, for people: names instead of ids. */
export function wordViolations(violations: readonly Violation[], data: TripCatalogueData): string[] {
  const places = createTripPlaces(data);
  const texts = violations.map(({ constraintId, text }) => {
    if (constraintId === undefined) return nameThings(text, places);
    const [kind = '', id = ''] = constraintId.split('/');
    if (kind === 'city') return `${places.city(id)?.name ?? id} is not visited.`;
    if (kind === 'must-see') return `${places.spot(id)?.name ?? id}, a must-see, is not visited.`;
    if (kind === 'budget') return 'The trip costs more than the budget.';
    if (kind === 'transport') return 'A ride uses a way of travelling you ruled out.';
    return 'Something you excluded is in the plan.';
  });
  return [...new Set(texts)];
}

const thing = /\b(?:spot|hotel|restaurant|city|stay|gateway|ride)\/[\w+/-]+/g;

function nameThings(text: string, places: TripPlaces): string {
  const named = text.replaceAll(thing, (key) => {
    if (key.startsWith('ride/')) {
      const { fromCityId, toCityId } = readRideKey(key);
      return `the ride from ${places.city(fromCityId)?.name ?? fromCityId} to ${places.city(toCityId)?.name ?? toCityId}`;
    }
    return places.place(key).name;
  });
  const sentence = `${named.charAt(0).toUpperCase()}${named.slice(1)}`;
  return /[.!?]$/.test(sentence) ? sentence : `${sentence}.`;
}
