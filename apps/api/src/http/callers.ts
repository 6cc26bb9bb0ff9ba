import type { Access } from '@yunyou/contract/endpoint';
import { findSessionUser } from '@yunyou/database/people.queries';
import { findSessionStaff } from '@yunyou/database/staff.queries';
import type { FastifyRequest } from 'fastify';
import { ApiError } from '../api-error.ts';
import type { Caller, Services } from '../handler.ts';
import { hashToken, isTokenShaped } from '../visitors/session-token.ts';

export const staffCookieName = 'yunyou_staff';

/**
 * Who is calling. A visitor's token counts from the `user-token` header only and a staff call must carry a
 * header of ours: no other site can make a browser send either, so none can act for them.
 */
export async function findCaller(
  request: FastifyRequest,
  access: Access,
  services: Services,
): Promise<Caller> {
  const caller: Caller = {
    userAgent: String(request.headers['user-agent'] ?? '').slice(0, 300),
    address: request.ip,
  };
  if (access === 'visitor' || access === 'traveller') {
    const tripKey = request.headers['trip-key'];
    if (isTokenShaped(tripKey)) caller.tripKeyHash = hashToken(tripKey);
    const token = request.headers['user-token'];
    if (!isTokenShaped(token)) return caller;
    const tokenHash = hashToken(token);
    const user = await findSessionUser(services.db, tokenHash, services.now());
    if (user) caller.visitor = { user, tokenHash };
  }
  if (access === 'staff') {
    const token = request.cookies[staffCookieName];
    if (!isTokenShaped(token)) return caller;
    if (request.headers['x-yunyou-admin'] !== '1') throw new ApiError('NOT_ALLOWED');
    const tokenHash = hashToken(token);
    const staff = await findSessionStaff(services.db, tokenHash, services.now());
    if (staff) caller.staff = { staff, tokenHash };
  }
  return caller;
}
