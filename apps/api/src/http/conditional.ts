import { hash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

export function etagOf(body: string | Uint8Array): string {
  return `W/"${hash('sha1', body, 'base64url')}"`;
}

export function isFresh(ifNoneMatch: string | undefined, etag: string): boolean {
  return (ifNoneMatch ?? '').split(',').some((candidate) => candidate.trim() === etag);
}

/** Public answers carry an ETag; a caller that has this very answer gets 304 and no body. */
export function registerConditionalAnswers(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    const isPublic = String(reply.getHeader('cache-control') ?? '').startsWith('public');
    if (request.method !== 'GET' || reply.statusCode !== 200 || !isPublic || typeof payload !== 'string')
      return payload;
    if (reply.hasHeader('etag')) return payload;
    const etag = etagOf(payload);
    reply.header('etag', etag);
    if (!isFresh(request.headers['if-none-match'], etag)) return payload;
    reply.code(304).removeHeader('content-length').removeHeader('content-type');
    return '';
  });
}
