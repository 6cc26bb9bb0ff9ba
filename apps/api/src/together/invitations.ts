import { hash, randomUUID } from 'node:crypto';
import type { HandlerInput, HandlerOutput } from '@yunyou/contract/endpoints';
import {
  invitationDays,
  mailInvitationsPerDay,
  membersMax,
  openInvitationsMax,
} from '@yunyou/contract/trip/together-limits';
import type { Db } from '@yunyou/database/database';
import { addToLimits } from '@yunyou/database/system/limit.queries';
import { findTrip, lockTrip, updateTrip } from '@yunyou/database/visitors/trip.queries';
import {
  countMembers,
  findInvitation,
  findOwnerMember,
  insertInvitation,
  insertMember,
  listInvitations,
  removeInvitation,
  storeOwnerMember,
} from '@yunyou/database/visitors/trip-member.queries';
import { ApiError, notFound } from '../api-error.ts';
import type { HandlerContext } from '../handler.ts';
import { newOwner } from '../trips/planning/create-trip.ts';
import { getOwnTrip, isOwner, openAsPerson } from '../trips/trip-access.ts';
import { createToken, hashToken } from '../visitors/session-token.ts';
import { writeInvitationMail } from './invitation-mail.ts';
import { sendPeople, toInvitation } from './people.ts';

const dayMs = 86_400_000;

/** Creates an invitation. Only the hash of its key is stored, so that the link is shown once. */
export async function invite(
  { id, role, name, email }: HandlerInput<'POST /travel/invite'>,
  context: HandlerContext,
): Promise<HandlerOutput<'POST /travel/invite'>> {
  const { caller, now } = context;
  const { token, tokenHash } = createToken();
  return context.transaction(async (db) => {
    const row = await lockTrip(db, id);
    if (!row || !isOwner(row, caller)) throw notFound('trip');
    if (row.version === 0) throw new ApiError('TRIP_NOT_READY');
    if ((await listInvitations(db, id, now())).length >= openInvitationsMax)
      throw new ApiError('TOO_MANY', { message: 'This trip has many open invitations. Revoke one first.' });
    if (email !== undefined) await countMailInvitation(db, context);
    await storeOwnerMember(db, { id: randomUUID(), tripId: id, name });
    await updateTrip(db, id, { isTogether: true });
    const invitation = {
      id: randomUUID(),
      tripId: id,
      secretHash: tokenHash,
      role,
      email: email ?? null,
      createdAt: now(),
      expiresAt: new Date(now().getTime() + invitationDays * dayMs),
    };
    await insertInvitation(db, invitation);
    if (email === undefined) return { ...toInvitation(invitation), key: token };
    await writeInvitationMail(db, { invitationId: invitation.id, email, role, key: token }, context);
    return toInvitation(invitation);
  });
}

/**
 * Counts an invitation by e-mail. Throws NOT_SIGNED_IN without an account, because a trip without one costs nothing to
 * create, and TOO_MANY above a few invitations a day. A revoked invitation counts, too, because its mail was sent. The
 * row of the counter is locked until the end of the transaction.
 */
async function countMailInvitation(db: Db, { caller, now }: HandlerContext): Promise<void> {
  if (!caller.visitor)
    throw new ApiError('NOT_SIGNED_IN', { message: 'Sign in to invite people by e-mail, or send a link.' });
  const day = Math.floor(now().getTime() / dayMs);
  const key = hash('sha256', `mail invitations ${caller.visitor.user.id} ${day}`, 'base64url');
  const totals = await addToLimits(db, [{ key, endsAt: new Date((day + 1) * dayMs), added: 1 }]);
  if ((totals.get(key) ?? 0) > mailInvitationsPerDay)
    throw new ApiError('TOO_MANY', { message: 'You have invited many people today. Send a link instead.' });
}

export async function revokeInvitation(
  { id, invitationId }: HandlerInput<'POST /travel/invitation/revoke'>,
  context: HandlerContext,
): Promise<null> {
  await getOwnTrip(id, context);
  if (!(await removeInvitation(context.db, id, invitationId))) throw notFound('invitation');
  return null;
}

const invitationGone = () =>
  new ApiError('NOT_FOUND', { message: 'This invitation is no longer valid. Ask for a new one.' });

export async function showInvitation(
  key: string,
  context: HandlerContext,
): Promise<HandlerOutput<'POST /travel/invitation'>> {
  const invitation = await findInvitation(context.db, hashToken(key), context.now());
  const row = invitation && (await findTrip(context.db, invitation.tripId));
  if (!row) throw invitationGone();
  const owner = await findOwnerMember(context.db, row.id);
  return {
    id: row.id,
    title: row.title,
    from: owner?.name ?? '',
    role: invitation.role,
    isMember: (await openAsPerson(row, context)) !== undefined,
  };
}

/** Adds the caller to the people of a trip. A caller who belongs to it already keeps the present role. */
export async function joinTrip(
  { key, name }: HandlerInput<'POST /travel/join'>,
  context: HandlerContext,
): Promise<HandlerOutput<'POST /travel/join'>> {
  const { caller, now } = context;
  const joined = await context.transaction(async (db) => {
    const found = await findInvitation(db, hashToken(key), now());
    const row = found && (await lockTrip(db, found.tripId));
    // Read again under the lock of the trip: an e-mail works once.
    const invitation = await findInvitation(db, hashToken(key), now());
    if (!row || !invitation) throw invitationGone();
    const tripId = row.id;
    if (await openAsPerson(row, { db, caller })) return { id: tripId };
    if ((await countMembers(db, tripId)) >= membersMax)
      throw new ApiError('TOO_MANY', { message: `A trip can have ${membersMax} people.` });
    const { owner, key: tripKey } = newOwner(caller);
    await insertMember(db, { id: randomUUID(), tripId, ...owner, name, role: invitation.role });
    if (invitation.email !== null) await removeInvitation(db, tripId, invitation.id);
    return { id: tripId, ...(tripKey !== undefined && { key: tripKey }) };
  });
  await sendPeople(joined.id, context);
  return joined;
}
