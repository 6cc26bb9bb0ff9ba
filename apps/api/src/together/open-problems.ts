import type { TripBrief } from '@yunyou/contract/trip/trip-brief.schema';
import type { TripCatalogueData } from '@yunyou/contract/trip/trip-catalogue.schema';
import type { Db } from '@yunyou/database/database';
import type { TripRow } from '@yunyou/database/visitors/trip.queries';
import { problemOf } from '@yunyou/domain/trip/plan/check-plan';
import type { ProblemOf } from '@yunyou/domain/trip-editing/draft';
import type { CatalogueOutline } from '../trips/catalogue/trip-catalogue.ts';
import { readTripPart } from '../trips/catalogue/trip-part.ts';

/** Trips whose planner's problem stays in memory between commands. One takes up to a megabyte. */
const openTripsMax = 32;

/** Planner's problem of a trip's brief, and the part of the catalogue it comes from. */
export interface OpenProblems {
  data: TripCatalogueData;
  brief: TripBrief;
  problemOf: ProblemOf;
}

interface Cached extends OpenProblems {
  outline: CatalogueOutline;
  text: string;
  isBuilt: boolean;
}

const cache = new Map<string, Cached>();

/**
 * Returns the planner's problem of a trip, from memory while neither its brief nor the catalogue has changed: creating it
 * takes longer than applying a command.
 */
export async function problemsOf(
  db: Db,
  { id, cityIds }: Pick<TripRow, 'id' | 'cityIds'>,
  brief: TripBrief,
  outline: CatalogueOutline,
): Promise<OpenProblems> {
  const text = JSON.stringify([cityIds, brief]);
  const known = cache.get(id);
  cache.delete(id);
  const isCurrent = known !== undefined && known.outline === outline && known.text === text;
  const cached = isCurrent
    ? known
    : create(await readTripPart(db, outline, brief, cityIds), { brief, outline, text });
  cache.set(id, cached); // the last one of a map is the latest used
  if (cache.size > openTripsMax) for (const oldest of [...cache.keys()].slice(0, 1)) cache.delete(oldest);
  return cached;
}

/** Returns whether the next command of a trip finds its problem in memory. */
export const isPrepared = (id: string): boolean => cache.get(id)?.isBuilt === true;

/** Time after which a problem is created for an open page. The page loads first. */
const prepareMs = 300;
let isPreparing = false;

/**
 * Creates a problem soon, before the first command needs it. Only one waits at a time: many pages that open together are not
 * slowed down, and their first command creates its own.
 */
export function prepareSoon(load: () => Promise<OpenProblems>, log: (error: unknown) => void): void {
  if (isPreparing) return;
  isPreparing = true;
  const prepare = async () => {
    try {
      const { brief, problemOf: ownProblemOf } = await load();
      ownProblemOf(brief);
    } catch (error) {
      log(error);
    } finally {
      isPreparing = false;
    }
  };
  setTimeout(() => void prepare(), prepareMs).unref();
}

function create(
  data: TripCatalogueData,
  { brief, outline, text }: Pick<Cached, 'brief' | 'outline' | 'text'>,
): Cached {
  const problems = new WeakMap<TripBrief, ReturnType<ProblemOf>>();
  const cached: Cached = {
    data,
    brief,
    outline,
    text,
    isBuilt: false,
    problemOf: (asked) => {
      if (!problems.has(asked)) problems.set(asked, problemOf(asked, data));
      cached.isBuilt ||= asked === brief;
      return problems.get(asked);
    },
  };
  return cached;
}
