import type { TripBrief } from '@yunyou/contract/trip/trip-brief.schema';
import type { TripCatalogueData } from '@yunyou/contract/trip/trip-catalogue.schema';
import type { TripRow } from '@yunyou/database/visitors/trip.queries';
import { narrowCatalogue } from '@yunyou/domain/trip/catalogue/trip-catalogue-data';
import { problemOf } from '@yunyou/domain/trip/plan/check-plan';
import type { ProblemOf } from '@yunyou/domain/trip-editing/draft';

/** Trips whose planner's problem stays in memory between commands. One takes up to a megabyte. */
const openTripsMax = 32;

/** Planner's problem of a trip's brief, and the part of the catalogue it comes from. */
export interface OpenProblems {
  data: TripCatalogueData;
  brief: TripBrief;
  problemOf: ProblemOf;
}

interface Cached extends OpenProblems {
  whole: unknown;
  text: string;
}

const cache = new Map<string, Cached>();

/**
 * Returns the planner's problem of a trip, from memory while neither its brief nor the catalogue has changed: creating it
 * takes longer than applying a command.
 */
export function problemsOf(
  { id, cityIds }: Pick<TripRow, 'id' | 'cityIds'>,
  brief: TripBrief,
  whole: Parameters<typeof narrowCatalogue>[0],
): OpenProblems {
  const text = JSON.stringify([cityIds, brief]);
  const known = cache.get(id);
  cache.delete(id);
  const isCurrent = known !== undefined && known.whole === whole && known.text === text;
  const cached = isCurrent ? known : create(narrowCatalogue(whole, brief, cityIds), brief, whole, text);
  cache.set(id, cached); // the last one of a map is the latest used
  if (cache.size > openTripsMax) for (const oldest of [...cache.keys()].slice(0, 1)) cache.delete(oldest);
  return cached;
}

function create(data: TripCatalogueData, brief: TripBrief, whole: unknown, text: string): Cached {
  const problems = new WeakMap<TripBrief, ReturnType<ProblemOf>>();
  return {
    data,
    brief,
    whole,
    text,
    problemOf: (asked) => {
      if (!problems.has(asked)) problems.set(asked, problemOf(asked, data));
      return problems.get(asked);
    },
  };
}
