import type { Grants } from '@yunyou/contract/admin/staff-access';
import { hasPermission } from './permissions.ts';

/** Minutes for which an entered password counts for sensitive actions. */
const confirmationMinutes = 10;

/** Returns whether the password was entered recently enough for a sensitive action. */
export function isConfirmed(confirmedAt: Date | null, now: Date): boolean {
  return confirmedAt !== null && now.getTime() - confirmedAt.getTime() < confirmationMinutes * 60_000;
}

interface FactorRule {
  /** `auto`: required once several staff members have an account. */
  setting: 'auto' | 'on' | 'off';
  grants: Grants;
  hasSeveralMembers: boolean;
}

/** Returns whether a role needs a second factor: those that see orders or staff accounts do. */
export function needsSecondFactor({ setting, grants, hasSeveralMembers }: FactorRule): boolean {
  if (setting === 'off' || (setting === 'auto' && !hasSeveralMembers)) return false;
  return hasPermission(grants, 'orderList.read') || hasPermission(grants, 'staffList.read');
}
