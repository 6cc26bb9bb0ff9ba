import type { Grants } from '@yunyou/contract/admin/staff-access';
import { hasSeveralStaff, type SessionTimes, type StaffRow } from '@yunyou/database/admin/staff.queries';
import { needsSecondFactor } from '@yunyou/domain/staff/session-rules';
import type { Services } from '../handler.ts';

export function sessionTimes({ now: clock, settings }: Pick<Services, 'now' | 'settings'>): SessionTimes {
  const now = clock();
  return { now, idleSince: new Date(now.getTime() - settings.STAFF_IDLE_MINUTES * 60_000) };
}

/** Returns whether the account must set up a second factor before anything else. */
export async function isEnrolmentDue(
  { db, settings }: Pick<Services, 'db' | 'settings'>,
  { totpConfirmedAt }: Pick<StaffRow, 'totpConfirmedAt'>,
  grants: Grants,
): Promise<boolean> {
  if (totpConfirmedAt) return false;
  const rule = { setting: settings.STAFF_SECOND_FACTOR, grants };
  // Queries the database only where the result matters.
  return (
    needsSecondFactor({ ...rule, hasSeveralMembers: true }) &&
    needsSecondFactor({ ...rule, hasSeveralMembers: await hasSeveralStaff(db) })
  );
}
