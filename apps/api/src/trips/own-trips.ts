import { randomBytes, randomUUID } from 'node:crypto';
import type { HandlerInput, HandlerOutput } from '@yunyou/contract/endpoints';
import {
  claimTrips,
  findTripVersion,
  insertTrip,
  insertTripVersion,
  listTrips,
  lockTrip,
  updateTrip,
} from '@yunyou/database/visitors/trip.queries';
import { moveFilesToAccount } from '@yunyou/database/visitors/trip-file.queries';
import { claimMemberships } from '@yunyou/database/visitors/trip-member.queries';
import { moveExpensesToAccount } from '@yunyou/database/visitors/trip-records.queries';
import { listTripDates } from '@yunyou/domain/trip/brief/trip-dates';
import { ApiError, notFound } from '../api-error.ts';
import { toImage } from '../catalogue/cards.ts';
import type { HandlerContext } from '../handler.ts';
import { requireIntegration } from '../site-settings.ts';
import { signedIn } from '../visitors/signed-in.ts';
import { newOwner } from './planning/create-trip.ts';
import { getOpenTrip, isOwner, ownerOf } from './trip-access.ts';
import { briefFor, planFor } from './views/for-caller.ts';

/** Returns one page of the caller's trips: own ones, and those of others that the caller has joined. */
export async function listOwnTrips(
  { state, keyword, pageNum, pageSize }: HandlerInput<'POST /travel/list'>,
  context: HandlerContext,
): Promise<HandlerOutput<'POST /travel/list'>> {
  const filter = { owner: ownerOf(context.caller), state, keyword };
  const slice = { limit: pageSize, offset: (pageNum - 1) * pageSize };
  const { rows, total } = await listTrips(context.db, filter, slice);
  const { cities } = await context.tripCatalogue();
  const nameOf = (id: string) => cities.find((city) => city.id === id)?.name ?? id;
  const list = rows.map(({ trip, plan, problemCount, canEdit }) => {
    const cityIds = plan ? plan.stays.map(({ cityId }) => cityId.replace('city/', '')) : trip.brief.cityIds;
    const picture = `city/${cityIds[0] ?? trip.cityIds[0] ?? 'beijing'}`;
    const dates = plan?.days.map(({ date }) => date) ?? listTripDates(trip.brief.when);
    return {
      id: trip.id,
      title: trip.title,
      summary: trip.failure?.reason ?? (isOwner(trip, context.caller) ? trip.wish : undefined) ?? '',
      status: trip.status,
      ...toImage(picture),
      archived: trip.archivedAt !== null,
      firstDate: dates[0] ?? '',
      days: dates.length,
      cityNames: [...new Set(cityIds)].map(nameOf),
      shared: trip.shareKey !== null,
      ...(!isOwner(trip, context.caller) && { isJoined: true as const }),
      canEdit,
      problemCount,
      linkUrl: trip.status === 'planning' ? `/trip/plan?id=${trip.id}` : `/trip/details?id=${trip.id}`,
      createdAt: trip.createdAt.toISOString(),
      updatedAt: trip.updatedAt.toISOString(),
    };
  });
  return { list, total, pageNum, pageSize };
}

/** Copies a trip that the caller may read. The copy belongs to the caller. Copies of shared trips have no notes. */
export async function duplicateTrip(input: HandlerInput<'POST /travel/duplicate'>, context: HandlerContext) {
  const open = await getOpenTrip(input, context);
  const { row } = open;
  const version = await findTripVersion(context.db, row.id, row.version);
  if (!version) throw new ApiError('TRIP_NOT_READY');
  const { owner, key } = newOwner(context.caller);
  const { problems } = version;
  const plan = planFor(open, version.plan);
  const brief = briefFor(open, version.brief);
  const id = randomUUID();
  const title = `${row.title} (copy)`.slice(0, 120);
  await context.transaction(async (db) => {
    const { cityIds, generatedText } = row;
    await insertTrip(db, {
      id,
      ...owner,
      title,
      hasOwnTitle: true,
      brief,
      cityIds,
      generatedText,
      status: 'ready',
      progress: 1,
      version: 1,
      lastVersion: 1,
    });
    await insertTripVersion(db, { tripId: id, version: 1, kind: 'saved', title, brief, plan, problems });
  });
  return { id, status: 'ready' as const, ...(key !== undefined && { key }) };
}

/** Returns the share link of a trip. Creates its key on the first call. */
export async function shareTrip(id: string, context: HandlerContext) {
  const shareKey = await context.transaction(async (db) => {
    const row = await lockTrip(db, id);
    if (!row || !isOwner(row, context.caller)) throw notFound('trip');
    if (row.version === 0) throw new ApiError('TRIP_NOT_READY');
    if (row.shareKey !== null) return row.shareKey;
    const fresh = randomBytes(16).toString('base64url');
    await updateTrip(db, id, { shareKey: fresh });
    return fresh;
  });
  return { shareKey, linkUrl: `/trip/details?id=${id}&share=${shareKey}` };
}

/** Returns the calendar key of a trip. Creates it on the first call. */
export async function openCalendar(id: string, context: HandlerContext): Promise<{ calendarKey: string }> {
  await requireIntegration(context.db, 'calendar');
  const calendarKey = await context.transaction(async (db) => {
    const row = await lockTrip(db, id);
    if (!row || !isOwner(row, context.caller)) throw notFound('trip');
    if (row.version === 0) throw new ApiError('TRIP_NOT_READY');
    if (row.calendarKey !== null) return row.calendarKey;
    const fresh = `C1${randomBytes(16).toString('base64url')}`;
    await updateTrip(db, id, { calendarKey: fresh });
    return fresh;
  });
  return { calendarKey };
}

/** Moves the trips and memberships of the caller's trip key to the signed-in visitor. */
export async function claimOwnTrips(context: HandlerContext) {
  const { user } = signedIn(context);
  const { tripKeyHash } = context.caller;
  if (tripKeyHash === undefined) return { ids: [] };
  return context.transaction(async (db) => {
    const ids = await claimTrips(db, tripKeyHash, user.id);
    await moveFilesToAccount(db, tripKeyHash, user.id);
    await moveExpensesToAccount(db, tripKeyHash, user.id);
    await claimMemberships(db, tripKeyHash, user.id);
    return { ids };
  });
}
