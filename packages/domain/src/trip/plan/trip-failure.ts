import type { Currency } from '@yunyou/contract/entities/base.schema';
import type { TripBrief } from '@yunyou/contract/trip/trip-brief.schema';
import type { TripCatalogueData } from '@yunyou/contract/trip/trip-catalogue.schema';
import type { TripFailure } from '@yunyou/contract/trip/trip-failure.schema';
import type { Outcome, Plan } from '@yunyou/planner/plan';
import { fromFen } from '../../money/money.ts';
import { formatMoney } from '../../money/money-amounts.ts';
import { currencies } from '../brief/travel-choices.ts';
import { toTripCatalogue } from '../catalogue/trip-catalogue-data.ts';
import { createTripPlaces, type TripPlaces } from '../catalogue/trip-places.ts';
import { ratesOf } from '../description/describe-trip.ts';
import { joinNames } from '../description/titles-and-summaries.ts';
import type { BriefFault } from '../problem/create-trip-problem.ts';
import { ownKey } from '../problem/planner-ids.ts';
import { type ConstraintWish, readConstraintId } from '../problem/trip-constraints.ts';
import { offerChanges } from './offered-changes.ts';

type Conflict = TripFailure['conflicts'][number];

/**
 * Explains why no plan satisfies the brief and what the traveller can change. Names the smallest set of wishes that
 * exclude each other. Costs are given in yuan and in `currency`, the traveller's own.
 */
export function describeImpossible(
  outcome: Extract<Outcome, { status: 'impossible' }>,
  brief: TripBrief,
  data: TripCatalogueData,
): TripFailure {
  const places = createTripPlaces(data, brief);
  const describe = (ids: readonly string[]): Conflict[] =>
    listWishes(ids).map((wish) => describeConflict(wish, places));
  const [conflicts, missed] = [describe(outcome.conflict), describe(outcome.broken)];
  const failure = explain(outcome, { conflicts, missed, brief, data, places });
  return {
    ...failure,
    changes: offerChanges(failure.conflicts, missed, {
      brief,
      catalogue: toChangeCatalogue(data),
      nameOf: nameIn(places),
      costFen: outcome.nearest?.totals.costMinor,
    }),
  };
}

const toChangeCatalogue = (data: TripCatalogueData) => ({
  ...toTripCatalogue(data),
  cnyPer: data.cnyPer,
  ratesAsOf: data.ratesAsOf,
});

const nameIn =
  (places: TripPlaces) =>
  (kind: 'city' | 'must-see', id: string): string =>
    (kind === 'city' ? places.city(id) : places.spot(id))?.name ?? id;

interface Explained {
  conflicts: Conflict[];
  /** Wishes that the nearest plan misses. */
  missed: readonly Conflict[];
  brief: TripBrief;
  data: TripCatalogueData;
  places: TripPlaces;
}

function explain(
  outcome: Extract<Outcome, { status: 'impossible' }>,
  { conflicts, missed, brief, data, places }: Explained,
): Omit<TripFailure, 'changes'> {
  const currency = brief.budget?.currency ?? 'CNY';
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
    const cost = outcome.nearest && formatCost(outcome.nearest, currency, data);
    return {
      reason: `The budget is too small for this trip${cost === undefined ? '.' : `: without a limit it costs about ${cost}.`}`,
      conflicts,
    };
  }
  const names = conflicts.flatMap(({ kind, id }) =>
    id !== undefined && (kind === 'city' || kind === 'must-see') ? [nameIn(places)(kind, id)] : [],
  );
  if (names.length === conflicts.length) {
    const days = brief.when.days === 1 ? 'one day' : `${brief.when.days} days`;
    const together = names.length === 1 ? 'does not fit' : 'do not fit together';
    return { reason: `${joinNames(names)} ${together} into ${days}.`, conflicts };
  }
  const texts = conflicts.map(({ text }) => text.charAt(0).toLowerCase() + text.slice(1));
  const isOneEnough = conflicts.length > 1 && missed.length <= 1;
  return {
    reason:
      conflicts.length === 1
        ? `This cannot be kept: ${joinNames(texts)}.`
        : `These wishes cannot all be kept together: ${joinNames(texts)}.${isOneEnough ? ' Giving up one of them is enough.' : ''}`,
    conflicts,
  };
}

function formatCost(
  { totals: { costMinor } }: Plan,
  currency: Currency,
  data: Pick<TripCatalogueData, 'cnyPer' | 'ratesAsOf'>,
): string {
  const format = (amountMinor: number, code: Currency): string => {
    const unit = 10 ** currencies[code].minorDigits;
    return formatMoney({ amountMinor: Math.round(amountMinor / unit) * unit, currency: code });
  };
  const yuan = format(costMinor, 'CNY');
  return currency === 'CNY'
    ? yuan
    : `${format(fromFen(costMinor, currency, ratesOf(data)), currency)} (${yuan})`;
}

/** Names of the areas that need a permit. The catalogue of a trip has no areas. */
const areaNames: Readonly<Record<string, string>> = { tibet: 'Tibet' };

/** Explains why a brief cannot be planned at all. */
export function describeFaults(
  faults: readonly BriefFault[],
  brief: TripBrief,
  data: TripCatalogueData,
): TripFailure {
  const places = createTripPlaces(data, brief);
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
      case 'closed-area': {
        const name = areaNames[fault.id] ?? fault.id;
        return {
          kind: 'closed-area',
          id: fault.id,
          text: `${name} is usually closed to foreigners on these dates: no permits are issued then`,
          change: `Travel in another month, or leave out ${name}. Ask an agency for the dates of this year.`,
        };
      }
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
  return {
    reason: `${conflicts.map(({ text }) => text).join('. ')}.`,
    conflicts,
    changes: offerChanges(conflicts, conflicts, {
      brief,
      catalogue: toChangeCatalogue(data),
      nameOf: nameIn(places),
    }),
  };
}

/** Returns the wishes behind constraint ids, each once: a must-see also makes a constraint for its city. */
function listWishes(constraintIds: readonly string[]): ConstraintWish[] {
  const wishes = new Map(
    constraintIds.map((id) => [id.split('/').slice(0, 2).join('/'), readConstraintId(id)]),
  );
  return [...wishes.values()];
}

function describeConflict(wish: ConstraintWish, places: TripPlaces): Conflict {
  switch (wish.kind) {
    case 'city': {
      const name = places.city(wish.id)?.name ?? wish.id;
      return {
        kind: 'city',
        id: wish.id,
        text: `Going to ${name}`,
        change: `Leave out ${name}, or add days.`,
      };
    }
    case 'must-see': {
      const name = places.spot(wish.id)?.name ?? wish.id;
      return {
        kind: 'must-see',
        id: wish.id,
        text: `Seeing ${name}`,
        change: `Leave out ${name}, or choose days on which it is open.`,
      };
    }
    case 'own': {
      const { name } = places.place(ownKey(wish.id));
      return {
        kind: 'must-see',
        text: `Going to ${name}, a place you added`,
        change: `Take ${name} out of the trip, or add days.`,
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
      return wish satisfies never;
  }
}
