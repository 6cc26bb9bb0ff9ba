import type { StaffGrants, StaffInfo } from '@yunyou/contract/admin/admin-session.endpoints';
import { listMenuPages } from '@yunyou/domain/staff/permissions';
import type { StaffCaller } from '../handler.ts';

export function toStaffInfo({ staff, role, grants, csrfToken, mustEnrol }: StaffCaller): StaffInfo {
  const { id, name, email, totpConfirmedAt, getsFactDigest } = staff;
  return {
    id,
    name,
    email,
    role: role.id,
    roleName: role.name,
    grants: Object.fromEntries(
      Object.entries(grants).map(([code, actions]) => [code, [...actions]]),
    ) as StaffGrants, // Object.fromEntries widens the page codes to string
    pageCodes: listMenuPages(grants),
    hasSecondFactor: totpConfirmedAt !== null,
    getsFactDigest,
    mustEnrol,
    csrfToken,
  };
}
