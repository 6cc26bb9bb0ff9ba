import type { HandlerInput, HandlerOutput } from '@yunyou/contract/endpoints';
import { updateTrip } from '@yunyou/database/visitors/trip.queries';
import { releaseFilesOfMember } from '@yunyou/database/visitors/trip-file.queries';
import {
  listInvitations,
  listMembers,
  removeMember,
  setMemberRole,
  type TripInvitationRow,
} from '@yunyou/database/visitors/trip-member.queries';
import { forgetExpensesOfMember } from '@yunyou/database/visitors/trip-records.queries';
import { touchRemarks } from '@yunyou/database/visitors/trip-remarks.queries';
import { notFound } from '../api-error.ts';
import type { HandlerContext } from '../handler.ts';
import { findOpenTrip, getOwnTrip, type OpenTrip } from '../trips/trip-access.ts';
import { removeReleasedFiles } from '../trips/trip-files.ts';

/** Returns a trip for its owner and its members. Throws NOT_FOUND for others, also for readers with a share link. */
export async function getTripOfPerson(id: string, context: HandlerContext): Promise<OpenTrip> {
  const open = await findOpenTrip({ id }, context);
  if (!open) throw notFound('trip');
  return open;
}

export const toInvitation = ({ id, role, email, expiresAt }: TripInvitationRow) => ({
  id,
  role,
  ...(email !== null && { email }),
  expiresAt: expiresAt.toISOString(),
});

export async function listPeople(
  id: string,
  context: HandlerContext,
): Promise<HandlerOutput<'GET /travel/people'>> {
  const { row, access, member } = await getTripOfPerson(id, context);
  const people = await listMembers(context.db, id);
  const open = access === 'owner' ? await listInvitations(context.db, id, context.now()) : [];
  return {
    people: people.map((person) => ({ id: person.id, name: person.name, role: person.role })),
    ...(member && { me: member.id }),
    invitations: open.map(toInvitation),
    membersSeePrivate: row.membersSeePrivate,
  };
}

/** Sends the changed people of a trip to its open pages, in this and in other processes. */
export async function sendPeople(
  id: string,
  { db, live }: HandlerContext,
  { hasLost = false }: { hasLost?: boolean } = {},
): Promise<void> {
  // Other processes see the time of the last change. The remarks of a removed person are removed, too.
  await (hasLost ? touchRemarks(db, [id]) : updateTrip(db, id, {}));
  live.changed(id);
}

export async function changeRole(
  { id, memberId, role }: HandlerInput<'POST /travel/person/role'>,
  context: HandlerContext,
): Promise<null> {
  await getOwnTrip(id, context);
  if (!(await setMemberRole(context.db, id, { id: memberId, role }))) throw notFound('person');
  await sendPeople(id, context);
  return null;
}

/** Removes a member from a trip. The owner may remove every member; a member may only leave. */
export async function removePerson(
  { id, memberId }: HandlerInput<'POST /travel/person/remove'>,
  context: HandlerContext,
): Promise<null> {
  const { access, member } = await getTripOfPerson(id, context);
  const isAllowed = access === 'owner' || member?.id === memberId;
  if (!isAllowed) throw notFound('person');
  await context.transaction(async (db) => {
    await forgetExpensesOfMember(db, id, memberId);
    await releaseFilesOfMember(db, id, memberId);
    if (!(await removeMember(db, id, memberId))) throw notFound('person');
  });
  await removeReleasedFiles(context);
  await sendPeople(id, context, { hasLost: true });
  return null;
}

export async function showPrivateParts(
  { id, membersSeePrivate }: HandlerInput<'POST /travel/people/private'>,
  context: HandlerContext,
): Promise<null> {
  await getOwnTrip(id, context);
  await updateTrip(context.db, id, { membersSeePrivate });
  await sendPeople(id, context);
  return null;
}
