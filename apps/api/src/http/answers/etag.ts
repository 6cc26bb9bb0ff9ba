import { hash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

export function toEtag(body: string | Uint8Array): string {
  return `W/"${hash('sha1', body, 'base64url')}"`;
}

/** Returns whether an If-None-Match header contains the ETag. */
export function matchesEtag(ifNoneMatch: string | undefined, etag: string): boolean {
  return (ifNoneMatch ?? '').split(',').some((candidate) => candidate.trim() === etag);
}

/** Adds an ETag to public text responses and answers a matching If-None-Match with 304. */
export function registerEtags(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    done(null, withEtag(request, reply, payload));
  });
}

/** Returns the payload to send: empty if the caller has it already. */
function withEtag(request: FastifyRequest, reply: FastifyReply, payload: unknown): unknown {
  if (typeof payload !== 'string' || request.method !== 'GET' || reply.statusCode !== 200) return payload;
  const isPublic = String(reply.getHeader('cache-control') ?? '').startsWith('public');
  if (!isPublic || reply.hasHeader('etag')) return payload;
  const etag = toEtag(payload);
  reply.header('etag', etag);
  if (!matchesEtag(request.headers['if-none-match'], etag)) return payload;
  reply.code(304).removeHeader('content-length').removeHeader('content-type');
  return '';
}
