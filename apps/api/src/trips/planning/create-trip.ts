import { randomUUID } from 'node:crypto';
import type { HandlerInput } from '@yunyou/contract/endpoints';
import { type PartialTripBrief, type TripBrief, tripBrief } from '@yunyou/contract/trip/trip-brief.schema';
import { insertTrip, lockTrip, updateTrip } from '@yunyou/database/visitors/trip.queries';
import { titleTrip } from '@yunyou/domain/trip/description/titles-and-summaries';
import { ApiError, notFound } from '../../api-error.ts';
import type { HandlerContext, Services } from '../../handler.ts';
import { createToken } from '../../visitors/session-token.ts';
import { isOwner } from '../trip-access.ts';
import { leaseSeconds, planTrip } from './plan-trip.ts';

export interface NewTrip {
  brief: TripBrief;
  wish?: string | undefined;
  title?: string | undefined;
  /** Set when a language model reads the wish before planning. */
  toRead?: { given: PartialTripBrief } | undefined;
}

/** Returns the owner of a new trip: the signed-in visitor, the caller's trip key, or a new trip key that is returned once. */
export function newOwner({ visitor, tripKeyHash }: HandlerContext['caller']) {
  if (visitor) return { owner: { userId: visitor.user.id }, key: undefined };
  if (tripKeyHash !== undefined) return { owner: { keyHash: tripKeyHash }, key: undefined };
  const { token, tokenHash } = createToken();
  return { owner: { keyHash: tokenHash }, key: token };
}

/** Stores a trip together with its planning job, and starts planning in this process, unless workers do. The job runs if this process stops. */
export async function createTrip({ brief, wish, title, toRead }: NewTrip, context: HandlerContext) {
  const { owner, key } = newOwner(context.caller);
  const id = randomUUID();
  const data = await context.tripCatalogue();
  const names = brief.cityIds.flatMap((cityId) => data.cities.find((city) => city.id === cityId)?.name ?? []);
  await context.transaction(async (db) => {
    await insertTrip(db, {
      id,
      ...owner,
      title: title ?? titleTrip(brief.when.days, names, brief),
      hasOwnTitle: title !== undefined,
      wish,
      brief,
      toRead,
    });
    await context.jobs.send(
      'plan-trip',
      { tripId: id },
      { db, startAfterSeconds: afterLease(context), key: id },
    );
  });
  startPlanning(id, context);
  return { id, status: 'planning' as const, ...(key !== undefined && { key }) };
}

/** Plans a trip again from a changed brief. The current version stays until the new plan is ready. */
export async function replanTrip(
  { id, version, brief, change }: HandlerInput<'POST /travel/replan'>,
  context: HandlerContext,
) {
  await context.transaction(async (db) => {
    const row = await lockTrip(db, id);
    if (!row || !isOwner(row, context.caller)) throw notFound('trip');
    if (row.version !== version) throw new ApiError('CONFLICT');
    if (row.status === 'planning') throw new ApiError('TRIP_NOT_READY');
    await updateTrip(db, id, {
      brief: brief ?? tripBrief.parse({ ...row.brief, ...change }),
      toRead: null,
      status: 'planning',
      progress: 0,
      failure: null,
      draft: null,
      leasedUntil: null,
    });
    await context.jobs.send(
      'plan-trip',
      { tripId: id },
      { db, startAfterSeconds: afterLease(context), key: id },
    );
  });
  startPlanning(id, context);
  return { id, status: 'planning' as const };
}

/** Workers take the job immediately; where this process plans, the job waits until the lease has ended. */
const afterLease = ({ settings }: Services) =>
  settings.PLANNING === 'workers' ? 0 : leaseSeconds(settings) + 1;

/** Starts planning without waiting. Errors are only logged, because the job tries again. */
function startPlanning(id: string, services: Services): void {
  if (services.settings.PLANNING === 'workers') return;
  planTrip(id, services).catch((error: unknown) =>
    services.log(new Error(`planning trip ${id} failed`, { cause: error })),
  );
}
