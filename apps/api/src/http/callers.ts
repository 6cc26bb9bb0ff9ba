import { type Endpoint, isForStaff } from '@yunyou/contract/endpoint';
import { findSessionStaff, touchStaffSession } from '@yunyou/database/admin/staff.queries';
import { findSessionUser } from '@yunyou/database/visitors/user.queries';
import { grantsOf } from '@yunyou/domain/staff/permissions';
import type { FastifyRequest } from 'fastify';
import { ApiError } from '../api-error.ts';
import type { Caller, Services, StaffCaller } from '../handler.ts';
import { findWrittenPosition } from '../replicas/written-cookie.ts';
import { csrfTokenOf, isSameToken } from '../staff/csrf-token.ts';
import { isEnrolmentDue, sessionTimes } from '../staff/session-checks.ts';
import { hashToken, isTokenShaped } from '../visitors/session-token.ts';

export const staffCookieName = 'yunyou_staff';
export const deviceCookieName = 'yunyou_device';

/**
 * Identifies the caller of an endpoint. Visitor tokens are read from the `user-token` header only, and writes by staff
 * members need the CSRF token of the session in a header: other sites cannot make a browser send these headers.
 */
export async function findCaller(
  request: FastifyRequest,
  { access, isBackground = false }: Pick<Endpoint, 'access' | 'isBackground'>,
  services: Services,
): Promise<Caller> {
  const caller: Caller = {
    userAgent: String(request.headers['user-agent'] ?? '').slice(0, 300),
    address: request.ip,
    writtenPosition: findWrittenPosition(request),
  };
  const deviceToken = request.cookies[deviceCookieName];
  if (isTokenShaped(deviceToken)) caller.deviceToken = deviceToken;
  if (access === 'visitor' || access === 'traveller') {
    const tripKey = request.headers['trip-key'];
    if (isTokenShaped(tripKey)) caller.tripKeyHash = hashToken(tripKey);
    const token = request.headers['user-token'];
    if (!isTokenShaped(token)) return caller;
    const tokenHash = hashToken(token);
    const user = await findSessionUser(services.db, tokenHash, services.now());
    if (user) caller.visitor = { user, tokenHash };
  }
  if (isForStaff(access)) {
    const staff = await findStaffCaller(request, services, isBackground);
    if (staff) caller.staff = staff;
  }
  return caller;
}

const touchEveryMs = 60_000;

async function findStaffCaller(
  request: FastifyRequest,
  services: Services,
  isBackground: boolean,
): Promise<StaffCaller | undefined> {
  const { db, now } = services;
  const token = request.cookies[staffCookieName];
  if (!isTokenShaped(token)) return undefined;
  const tokenHash = hashToken(token);
  const found = await findSessionStaff(db, tokenHash, sessionTimes(services));
  if (!found) return undefined;
  const csrfToken = csrfTokenOf(token);
  if (request.method !== 'GET' && !isSameToken(request.headers['x-csrf-token'], csrfToken))
    throw new ApiError('OLD_PAGE');
  if (!isBackground && now().getTime() - found.lastSeenAt.getTime() > touchEveryMs)
    await touchStaffSession(db, tokenHash, now());
  const { staff, role, confirmedAt } = found;
  const grants = grantsOf(role.id, role.grants);
  const mustEnrol = await isEnrolmentDue(services, staff, grants);
  return { staff, role, grants, tokenHash, csrfToken, confirmedAt, mustEnrol };
}
