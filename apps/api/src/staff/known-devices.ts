import { listStaffOfDevice, recordDevice } from '@yunyou/database/admin/staff-device.queries';
import type { Db } from '@yunyou/database/database';
import type { HandlerContext } from '../handler.ts';
import { createToken, hashToken } from '../visitors/session-token.ts';

/** A device is forgotten after 180 days without a login. */
export const deviceDays = 180;
const devicesPerMember = 20;

export const knownDeviceSince = (now: Date): Date => new Date(now.getTime() - deviceDays * 86_400_000);

export interface KnownDevice {
  tokenHash: string;
  /** Staff members who have signed in on this device. */
  staffIds: readonly string[];
}

/** Returns the device of the caller's device cookie. Returns undefined for a token that we did not issue. */
export async function findKnownDevice({ db, caller, now }: HandlerContext): Promise<KnownDevice | undefined> {
  if (caller.deviceToken === undefined) return undefined;
  const tokenHash = hashToken(caller.deviceToken);
  const staffIds = await listStaffOfDevice(db, tokenHash, knownDeviceSince(now()));
  return staffIds.length > 0 ? { tokenHash, staffIds } : undefined;
}

/**
 * Stores the device after a correct login and returns the token for its cookie. Staff members who share a browser
 * share its token. A token that we did not issue is replaced, so that planting a cookie does not make an attacker's
 * device known.
 */
export async function rememberDevice(
  db: Db,
  { caller, now }: HandlerContext,
  { staffId, device }: { staffId: string; device: KnownDevice | undefined },
): Promise<string> {
  const token = (device && caller.deviceToken) ?? createToken().token;
  await recordDevice(db, { tokenHash: hashToken(token), staffId, lastUsedAt: now() }, devicesPerMember);
  return token;
}
