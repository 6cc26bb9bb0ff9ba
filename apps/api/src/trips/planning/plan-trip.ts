import type { TripFailure } from '@yunyou/contract/trip/trip-failure.schema';
import {
  findTrip,
  findTripVersion,
  insertTripVersion,
  leaseTrip,
  lockTrip,
  type TripRow,
  updateTrip,
  updateTripProgress,
} from '@yunyou/database/visitors/trip.queries';
import { titleTrip } from '@yunyou/domain/trip/description/titles-and-summaries';
import { describePlanBreaks } from '@yunyou/domain/trip/plan/check-plan';
import { listStayCities, toPlan, toStoredPlan } from '@yunyou/domain/trip/plan/stored-plan';
import { describeFaults, describeImpossible } from '@yunyou/domain/trip/plan/trip-failure';
import { sleepInBooked } from '@yunyou/domain/trip-editing/booked-nights';
import { carryNotes } from '@yunyou/planner/notes';
import type { Plan } from '@yunyou/planner/plan';
import { verify } from '@yunyou/planner/verify/verify';
import type { Services } from '../../handler.ts';
import { hasLanguageModel } from '../../understanding/language-model.ts';
import { understandWish } from '../../understanding/understand-wish.ts';
import { createDraftWriter } from './draft-writer.ts';
import { prepareProblem, solveHere } from './solve-brief.ts';

/** Returns the length of the planning lease: the time for the language model and the planner, plus a reserve of 4 s. */
export function leaseSeconds(settings: Services['settings']): number {
  const readingMs = hasLanguageModel(settings) ? settings.LLM_TIMEOUT : 0;
  return Math.ceil((settings.PLANNING_MS + readingMs) / 1000) + 4;
}

export type PlanningEnd =
  | 'done'
  /** The trip is deleted or has its plan. */
  | 'not-needed'
  /** Another process holds the lease, or no thread is free: try again later. */
  | 'busy';

/** Plans a trip and stores the plan or the failure. Concurrent calls are safe: only the holder of the lease plans. */
export async function planTrip(id: string, services: Services, signal?: AbortSignal): Promise<PlanningEnd> {
  const leased = await leaseTrip(services.db, id, leaseSeconds(services.settings));
  if (!leased) return (await findTrip(services.db, id))?.status === 'planning' ? 'busy' : 'not-needed';
  const read = await readWishAgain(leased, services);
  const made = await prepareProblem(read.brief, services);
  const { brief } = made;
  const row = await storeBrief(read, brief, services);
  if (made.kind === 'faults') {
    await finish(row, { failure: describeFaults(made.faults, brief, made.data) }, services);
    return 'done';
  }
  const { problem, cityIds, data } = made;
  await updateTripProgress(services.db, id, { progress: 0.1, cityIds });

  const drafts = createDraftWriter(async (plan, progress) => {
    if (verify(problem, plan).length === 0)
      await updateTripProgress(services.db, id, { draft: toStoredPlan(plan), progress });
  });
  const result = await solveHere(made, services, {
    key: id,
    ...(signal && { signal }),
    onPlan: drafts.write,
  });
  await drafts.written();
  switch (result.status) {
    case 'planned': {
      const faults = verify(problem, result.plan);
      if (faults.length > 0)
        throw new Error(`The plan of trip ${id} does not verify: ${faults[0]?.text ?? ''}`);
      const plan = sleepInBooked(problem, result.plan);
      await finish(row, { plan, title: titleOf(plan, row, data) }, services);
      return 'done';
    }
    case 'impossible': {
      const failure = describeImpossible(result, brief, data);
      const { nearest } = result;
      const problems = nearest ? describePlanBreaks(problem, brief, nearest, data) : [];
      await finish(
        row,
        nearest ? { plan: nearest, title: titleOf(nearest, row, data), problems, failure } : { failure },
        services,
      );
      return 'done';
    }
    case 'refused':
    case 'cancelled':
      await updateTrip(services.db, id, { leasedUntil: null });
      return 'busy';
    default:
      throw new Error(result.text);
  }
}

/** Reads the wish with the language model where that is still to be done. One attempt; on failure the reading by rules stays. */
async function readWishAgain(row: TripRow, services: Services): Promise<TripRow> {
  if (row.wish === null || row.toRead === null) return row;
  await updateTripProgress(services.db, row.id, { progress: 0.05 });
  const { brief, by } = await understandWish(row.wish, services, { given: row.toRead.given, tries: 1 });
  const change = { toRead: null, ...(by === 'model' && { brief }) };
  return (await updateTrip(services.db, row.id, change)) ?? row;
}

/** Stores the days that planning has chosen for nights on mountains. Edits read them from the brief. */
async function storeBrief(row: TripRow, brief: TripRow['brief'], services: Services): Promise<TripRow> {
  if (row.brief.summitNights === undefined && brief.summitNights === undefined) return row;
  return (await updateTrip(services.db, row.id, { brief })) ?? row;
}

/** Marks a trip as failed after the last attempt. The traveller sees the failure and can try again. */
export async function failTrip(id: string, services: Services): Promise<void> {
  await services.transaction(async (db) => {
    const row = await lockTrip(db, id);
    if (row?.status !== 'planning') return;
    const failure: TripFailure = {
      reason: 'Something went wrong on our side while planning. Nothing is wrong with your wishes.',
      conflicts: [],
      changes: [{ label: 'Try again', change: {} }],
    };
    await updateTrip(db, id, { status: 'failed', failure, leasedUntil: null, draft: null });
  });
}

/** A plan; a plan that misses some wishes, with what stands in the way; or only the reason why there is none. */
type Finding =
  | { plan: Plan; title: string; problems?: string[]; failure?: TripFailure }
  | { plan?: undefined; failure: TripFailure };

async function finish({ id, cityIds }: TripRow, finding: Finding, services: Services): Promise<void> {
  await services.transaction(async (db) => {
    const row = await lockTrip(db, id);
    if (row?.status !== 'planning') return; // deleted, or planned by another process after our lease ended
    if (!finding.plan) {
      // An earlier version stays current; only the new brief failed.
      await updateTrip(db, id, {
        status: 'failed',
        cityIds,
        failure: finding.failure,
        leasedUntil: null,
        draft: null,
      });
      return;
    }
    const version = row.lastVersion + 1;
    const { title } = finding;
    const before = row.version > 0 ? await findTripVersion(db, id, row.version) : undefined;
    const plan = before ? carryNotes(toPlan(before.plan), finding.plan) : finding.plan;
    await insertTripVersion(db, {
      tripId: id,
      version,
      kind: 'planned',
      title,
      brief: row.brief,
      plan: toStoredPlan(plan),
      ...(finding.problems && { problems: finding.problems }),
      ...(finding.failure && { failure: finding.failure }),
    });
    await updateTrip(db, id, {
      status: 'ready',
      title,
      version,
      lastVersion: version,
      progress: 1,
      draft: null,
      failure: finding.failure ?? null,
      leasedUntil: null,
    });
    if (hasLanguageModel(services.settings))
      await services.jobs.send('generate-trip-text', { tripId: id, version }, { db, key: id });
  });
}

/** Returns the traveller's title, or one made from the plan. */
function titleOf(
  plan: Plan,
  row: TripRow,
  data: { cities: readonly { id: string; name: string }[] },
): string {
  if (!row.hasOwnTitle) {
    const names = listStayCities(plan).flatMap(
      (cityId) => data.cities.find(({ id }) => id === cityId)?.name ?? [],
    );
    return titleTrip(plan.days.length, names, row.brief);
  }
  return row.title;
}
