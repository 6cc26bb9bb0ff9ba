import type { HandlerInput } from '@yunyou/contract/endpoints';
import type { StoredPlan } from '@yunyou/contract/trip/stored-plan.schema';
import type { TripBrief } from '@yunyou/contract/trip/trip-brief.schema';
import type { Db } from '@yunyou/database/database';
import {
  findTripVersion,
  insertTripVersion,
  lockTrip,
  pruneTripVersions,
  type TripRow,
  updateTrip,
} from '@yunyou/database/visitors/trip.queries';
import { titleTrip } from '@yunyou/domain/trip/description/titles-and-summaries';
import { checkPlan } from '@yunyou/domain/trip/plan/check-plan';
import { listStayCities, toPlan } from '@yunyou/domain/trip/plan/stored-plan';
import { ApiError, notFound } from '../api-error.ts';
import type { HandlerContext } from '../handler.ts';
import { readTripPart } from './catalogue/trip-part.ts';
import { isOwner } from './trip-access.ts';
import { toTripView } from './views/trip-view.ts';

/** Older versions are deleted. */
export const maxVersions = 100;

/**
 * Saves an edited plan as a new version. When another tab has saved in the meantime, the plan is stored as a `conflict`
 * version that is not current, and the caller gets the current state with TRIP_CHANGED, so that no work is lost.
 */
export async function saveTrip(input: HandlerInput<'POST /travel/save'>, context: HandlerContext) {
  const { id, brief, plan } = input;
  const problems = await findProblems(input, context);
  const saved = await context.transaction(async (db) => {
    const row = await lockOwn(db, id, context);
    const version = row.lastVersion + 1;
    const isCurrent = row.version === input.version && row.status !== 'planning';
    const title = input.title ?? row.title;
    await insertTripVersion(db, {
      tripId: id,
      version,
      kind: isCurrent ? 'saved' : 'conflict',
      title,
      brief,
      plan,
      problems,
    });
    const changed = await updateTrip(db, id, {
      lastVersion: version,
      ...(isCurrent && {
        version,
        title,
        brief,
        status: 'ready',
        failure: null,
        cityIds: listCitiesWith(plan, row),
        hasOwnTitle:
          row.hasOwnTitle || (title !== row.title && title !== (await titleOf(plan, brief, context))),
      }),
    });
    await pruneTripVersions(db, id, { current: isCurrent ? version : row.version, keep: maxVersions });
    return { isCurrent, version, row: changed ?? row };
  });
  if (saved.isCurrent) return { id, version: saved.version, problems };
  throw new ApiError('TRIP_CHANGED', {
    details: {
      keptVersion: saved.version,
      current: await toTripView({ row: saved.row, access: 'owner' }, context),
    },
  });
}

/** Returns the problems of the plan. Throws PLAN_HAS_PROBLEMS unless the caller accepts them. */
async function findProblems(
  { id, brief, plan, keepProblems }: HandlerInput<'POST /travel/save'>,
  context: HandlerContext,
): Promise<string[]> {
  const row = await context.transaction(async (db) => lockOwn(db, id, context));
  if (row.version === 0) throw new ApiError('TRIP_NOT_READY');
  const data = await readTripPart(
    context.db,
    await context.tripCatalogue(),
    brief,
    listCitiesWith(plan, row),
  );
  const checked = checkPlan(brief, plan, data);
  if (checked.kind === 'foreign') {
    const message =
      checked.field === 'plan'
        ? 'This is not a plan of this trip.'
        : 'This cannot be part of the trip as it stands. Plan it anew instead.';
    throw new ApiError('BAD_INPUT', {
      message: `${checked.field}: ${message}`,
      fields: [{ field: checked.field, message }],
    });
  }
  const { problems } = checked;
  if (problems.length > 0 && !keepProblems)
    throw new ApiError('PLAN_HAS_PROBLEMS', { details: { problems } });
  return problems;
}

/** Returns the cities of the trip with those of a plan that has new ones. */
export function listCitiesWith({ stays }: StoredPlan, { cityIds }: TripRow): string[] {
  const own = stays.flatMap(({ cityId }) => /^city\/(.+)$/.exec(cityId)?.[1] ?? []);
  return [...new Set([...cityIds, ...own])];
}

/** Returns the title that a plan gets when it is planned, from its cities. */
async function titleOf(plan: StoredPlan, brief: TripBrief, context: HandlerContext): Promise<string> {
  const { cities } = await context.tripCatalogue();
  const names = listStayCities(toPlan(plan)).flatMap(
    (cityId) => cities.find(({ id }) => id === cityId)?.name ?? [],
  );
  return titleTrip(plan.days.length, names, brief);
}

/** Makes an old version current by copying it to a new version, so that all versions in between remain. */
export async function restoreTrip(input: HandlerInput<'POST /travel/restore'>, context: HandlerContext) {
  const { id } = input;
  return context.transaction(async (db) => {
    const row = await lockOwn(db, id, context);
    if (row.version !== input.version) throw new ApiError('CONFLICT');
    if (row.status === 'planning') throw new ApiError('TRIP_NOT_READY');
    const old = await findTripVersion(db, id, input.restore);
    if (!old) throw notFound('version');
    const version = row.lastVersion + 1;
    const { title, brief, plan, problems, failure } = old;
    await insertTripVersion(db, {
      tripId: id,
      version,
      kind: 'restored',
      title,
      brief,
      plan,
      problems,
      failure,
    });
    await updateTrip(db, id, {
      version,
      lastVersion: version,
      title,
      brief,
      cityIds: [...new Set([...listStayCities(toPlan(plan)), ...row.cityIds])],
      status: 'ready',
      failure,
    });
    await pruneTripVersions(db, id, { current: version, keep: maxVersions });
    return { id, version, problems };
  });
}

/** Locks the trip's row until the transaction ends. Throws NOT_FOUND for other callers than the owner. */
async function lockOwn(db: Db, id: string, { caller }: HandlerContext): Promise<TripRow> {
  const row = await lockTrip(db, id);
  if (!row || !isOwner(row, caller)) throw notFound('trip');
  return row;
}
