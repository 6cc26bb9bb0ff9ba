import { Readable } from 'node:stream';
import type { FileAnswer } from '@yunyou/contract/endpoint';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { matchesEtag, toEtag } from './etag.ts';

/** Sends the response of a file endpoint, or 304 if the caller has this version of the file. */
export function sendFile(request: FastifyRequest, reply: FastifyReply, file: FileAnswer): FastifyReply {
  const { fileName, contentType, content, isPrivate = false, isRevalidated = false } = file;
  if (file.framePolicy !== undefined)
    reply.removeHeader('x-frame-options').header('content-security-policy', file.framePolicy);
  if (file.isForOtherSites)
    reply.headers({ 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' });
  if (file.licenceUrl !== undefined) reply.header('link', `<${file.licenceUrl}>; rel="license"`);
  if (isRevalidated) reply.header('cache-control', 'private, no-cache');
  if (isPrivate) reply.header('cache-control', 'no-store');
  const etag = file.etag ?? (isRevalidated && content instanceof Uint8Array ? toEtag(content) : undefined);
  if (etag !== undefined) {
    reply.header('etag', etag);
    if (matchesEtag(request.headers['if-none-match'], etag)) return reply.code(304).send();
  }
  if (fileName !== undefined)
    reply.header('content-disposition', `attachment; filename="${fileName.replaceAll(/[^\w.-]/g, '_')}"`);
  return reply
    .type(contentType)
    .send(content instanceof Uint8Array ? Buffer.from(content) : Readable.from(content));
}
