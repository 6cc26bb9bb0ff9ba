import type { Db } from '@yunyou/database/database';
import { findTrip, type TripOwner, type TripRow } from '@yunyou/database/visitors/trip.queries';
import {
  findMember,
  findOwnerMember,
  type TripMemberRow,
} from '@yunyou/database/visitors/trip-member.queries';
import { mayEdit } from '@yunyou/domain/together/shared-trip';
import { notFound } from '../api-error.ts';
import type { Caller, HandlerContext } from '../handler.ts';

/** Returns the owner whose trips the caller may use: the signed-in visitor and the key of the `trip-key` header. */
export function ownerOf({ visitor, tripKeyHash }: Caller): TripOwner {
  return visitor ? { userId: visitor.user.id, keyHash: tripKeyHash } : { keyHash: tripKeyHash };
}

/** Returns whether the trip belongs to the caller. A trip of a visitor does not open with a trip key. */
export function isOwner({ userId, keyHash }: TripRow, caller: Caller): boolean {
  if (userId !== null) return caller.visitor?.user.id === userId;
  return keyHash !== null && caller.tripKeyHash === keyHash;
}

/** Returns a trip of the caller. Throws NOT_FOUND for other callers too, so that ids do not reveal whether a trip exists. */
export async function getOwnTrip(id: string, { db, caller }: HandlerContext): Promise<TripRow> {
  const row = await findTrip(db, id);
  if (!row || !isOwner(row, caller)) throw notFound('trip');
  return row;
}

export interface OpenTrip {
  row: TripRow;
  access: 'owner' | 'reader';
  /** The caller among the people of a trip that has invitations or members. */
  member?: TripMemberRow | undefined;
}

/** Returns whether the caller sees notes and details of bookings. */
export const seesPrivate = ({ row, access, member }: OpenTrip): boolean =>
  access === 'owner' || (member !== undefined && row.membersSeePrivate);

/** Returns a trip for its owner, for its members, or for a caller with the share key of a shared trip. */
export async function findOpenTrip(
  { id, share }: { id: string; share?: string | undefined },
  context: Pick<HandlerContext, 'db' | 'caller'>,
): Promise<OpenTrip | undefined> {
  const row = await findTrip(context.db, id);
  if (!row) return undefined;
  const own = await openAsPerson(row, context);
  if (own) return own;
  return row.shareKey !== null && row.shareKey === share ? { row, access: 'reader' } : undefined;
}

/** Returns a trip for its owner or one of its members. */
export async function openAsPerson(
  row: TripRow,
  { db, caller }: { db: Db; caller: Caller },
): Promise<OpenTrip | undefined> {
  if (isOwner(row, caller))
    return { row, access: 'owner', ...(row.isTogether && { member: await findOwnerMember(db, row.id) }) };
  const member = row.isTogether ? await findMember(db, row.id, ownerOf(caller)) : undefined;
  return member && { row, access: 'reader', member };
}

/** Returns a trip for its owner or a member who may edit it. Throws NOT_FOUND for others. */
export async function getEditableTrip(id: string, context: HandlerContext): Promise<OpenTrip> {
  const row = await findTrip(context.db, id);
  const open = row && (await openAsPerson(row, context));
  if (!open || (open.access !== 'owner' && !(open.member && mayEdit(open.member.role))))
    throw notFound('trip');
  return open;
}

/** Returns a trip like `findOpenTrip`, but throws NOT_FOUND without one. */
export async function getOpenTrip(
  input: { id: string; share?: string | undefined },
  context: Pick<HandlerContext, 'db' | 'caller'>,
): Promise<OpenTrip> {
  const found = await findOpenTrip(input, context);
  if (!found) throw notFound('trip');
  return found;
}
