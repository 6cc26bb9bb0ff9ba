import type { TripCatalogueData, TripView } from '@yunyou/contract/trip.schema';
import type { TripBriefFields } from '@yunyou/contract/trip-brief.schema';
import type { StoredPlan } from '@yunyou/contract/trip-plan.schema';
import { problemOf as problemOfBrief } from '@yunyou/domain/trip/check-plan';
import { describeTrip } from '@yunyou/domain/trip/describe-trip';
import { readKey } from '@yunyou/domain/trip/planner-ids';
import type { Draft, ProblemOf } from '@yunyou/domain/trip-editing/draft';
import { chinaNow } from './china-now.ts';

/** What `GET /travel/editing` answers: all that is needed to edit without the server. */
export interface EditingData {
  id: string;
  version: number;
  title: string;
  brief: TripBriefFields;
  plan: StoredPlan;
  catalogue: TripCatalogueData;
}

/** The planner and the catalogue of one trip, at hand in the browser. */
export interface Workbench {
  problemOf: ProblemOf;
  /** The trip as the page shows it, from a draft. */
  describe: (draft: Draft, before: TripView) => TripView;
  /** The name of a planner's id: a sight, hotel or table. */
  nameOf: (plannerId: string) => string;
}

export function createWorkbench(data: TripCatalogueData): Workbench {
  const problems = new WeakMap<TripBriefFields, ReturnType<ProblemOf>>();
  const names = new Map<string, string>([
    ...data.spots.map(({ id, name }) => [`spot/${id}`, name] as const),
    ...data.hotels.map(({ id, name }) => [`hotel/${id}`, name] as const),
    ...data.restaurants.map(({ id, name }) => [`restaurant/${id}`, name] as const),
    ...data.cities.map(({ id, name }) => [`city/${id}`, name] as const),
  ]);
  const problemOf: ProblemOf = (brief) => {
    if (problems.has(brief)) return problems.get(brief);
    const problem = problemOfBrief(brief, data);
    problems.set(brief, problem);
    return problem;
  };
  return {
    problemOf,
    describe: ({ brief, plan, title }, before) => {
      const problem = problemOf(brief);
      if (!problem) return before;
      const described = describeTrip({ brief, plan, problem, data, now: chinaNow(new Date()) });
      return { ...before, ...described, title, brief };
    },
    nameOf: (plannerId) => {
      const thing = readKey(plannerId);
      if (thing.kind === 'stay') return 'A hotel in the middle of town';
      if (thing.kind === 'gateway') return names.get(`city/${thing.cityId}`) ?? thing.cityId;
      return names.get(`${thing.kind}/${thing.id}`) ?? thing.id;
    },
  };
}
