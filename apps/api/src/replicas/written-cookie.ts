import { type Endpoint, isPublicRead } from '@yunyou/contract/endpoint';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '../handler.ts';

/** Position in the primary's log behind the last write of this browser. */
export const writtenCookieName = 'yunyou_written';
/** A replica that is used has every commit older than REPLICA_LAG_MAX, so the cookie is not needed for longer. */
const spareSeconds = 5;

/** Returns whether a call may have written something that public reads show. */
export const mayWrite = (key: string, definition: Endpoint): boolean =>
  !isPublicRead(key, definition) &&
  definition.isRead !== true &&
  (!key.startsWith('GET ') || definition.isWrite === true);

/**
 * Stores the position of a write in a cookie, so that the browser's next reads come from a server that has the write.
 */
export async function setWrittenCookie(
  { replicas, settings }: Pick<Services, 'replicas' | 'settings'>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  if (!replicas) return;
  reply.setCookie(writtenCookieName, String(await replicas.findWritePosition()), {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: request.protocol === 'https',
    maxAge: Math.ceil(settings.REPLICA_LAG_MAX / 1000) + spareSeconds,
  });
}

/** Returns the position of the caller's last write; 0 without a valid cookie. */
export function findWrittenPosition(request: FastifyRequest): number {
  const position = Number(request.cookies[writtenCookieName] ?? 0);
  return Number.isSafeInteger(position) && position > 0 ? position : 0;
}
