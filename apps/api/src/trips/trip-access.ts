import { findTrip, type TripOwner, type TripRow } from '@yunyou/database/visitors/trip.queries';
import { notFound } from '../api-error.ts';
import type { Caller, HandlerContext } from '../handler.ts';

/** Whose trips the caller has: a visitor's own, else those of the key in the `trip-key` header. */
export function ownerOf({ visitor, tripKeyHash }: Caller): TripOwner {
  return visitor ? { userId: visitor.user.id, keyHash: tripKeyHash } : { keyHash: tripKeyHash };
}

export function isOwner({ userId, keyHash }: TripRow, caller: Caller): boolean {
  if (userId !== null) return caller.visitor?.user.id === userId;
  return keyHash !== null && caller.tripKeyHash === keyHash;
}

/** To others a trip does not exist, so that ids say nothing. */
export async function findOwnTrip(id: string, { db, caller }: HandlerContext): Promise<TripRow> {
  const row = await findTrip(db, id);
  if (!row || !isOwner(row, caller)) throw notFound('trip');
  return row;
}

export interface OpenTrip {
  row: TripRow;
  access: 'owner' | 'reader';
}

/** For its owner, and for whoever has the link to a shared one. */
export async function findOpenTrip(
  { id, share }: { id: string; share?: string | undefined },
  { db, caller }: Pick<HandlerContext, 'db' | 'caller'>,
): Promise<OpenTrip | undefined> {
  const row = await findTrip(db, id);
  if (!row) return undefined;
  if (isOwner(row, caller)) return { row, access: 'owner' };
  return row.shareKey !== null && row.shareKey === share ? { row, access: 'reader' } : undefined;
}

export async function requireOpenTrip(
  input: { id: string; share?: string | undefined },
  context: Pick<HandlerContext, 'db' | 'caller'>,
): Promise<OpenTrip> {
  const found = await findOpenTrip(input, context);
  if (!found) throw notFound('trip');
  return found;
}
