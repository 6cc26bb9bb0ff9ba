import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FileStore } from './file-store.ts';

/**
 * Redirects a browser that loads a picture to the address of the file in the store. Returns false where the store has no
 * addresses, and for requests by scripts: they would need CORS rules of the bucket.
 */
export async function redirectToStore(
  request: FastifyRequest,
  reply: FastifyReply,
  { uploads, key, cacheSecondsMax }: { uploads: FileStore; key: string; cacheSecondsMax: number },
): Promise<boolean> {
  if (!uploads.addressOf) return false;
  reply.header('vary', 'Sec-Fetch-Dest');
  if (request.headers['sec-fetch-dest'] !== 'image') return false;
  const { url, cacheSeconds } = await uploads.addressOf(key);
  // Not returned: awaiting a reply waits until it is sent, and gives no value.
  void reply
    .header('cache-control', `public, max-age=${Math.min(cacheSeconds, cacheSecondsMax)}`)
    .redirect(url, 302);
  return true;
}
