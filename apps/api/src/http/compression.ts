import { promisify } from 'node:util';
import { brotliCompress, constants, gzip, zstdCompress } from 'node:zlib';
import type { FastifyInstance } from 'fastify';

const compressors = {
  zstd: (body: Uint8Array) =>
    promisify(zstdCompress)(body, { params: { [constants.ZSTD_c_compressionLevel]: 3 } }),
  br: (body: Uint8Array) =>
    promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: (body: Uint8Array) => promisify(gzip)(body, { level: 5 }),
} as const;

/** Returns the first encoding of `offered` that the Accept-Encoding header allows. */
export function chooseEncoding<E extends string>(
  header: string | undefined,
  offered: readonly E[],
): E | undefined {
  const accepted = new Set(
    (header ?? '').split(',').flatMap((part) => {
      const [name = '', quality = ''] = part.trim().toLowerCase().split(';');
      return /q=0(\.0*)?$/.test(quality.trim()) ? [] : [name.trim()];
    }),
  );
  return offered.find((encoding) => accepted.has(encoding));
}

const minBytes = 1024;
const compressible = /^(text\/|application\/(json|xml|rss\+xml|manifest\+json|javascript)|image\/svg)/;

/**
 * Compresses dynamic responses in one piece. Skips responses with a Content-Encoding: static files and cached pages are
 * stored compressed.
 */
export function registerCompression(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    const isBuffered = typeof payload === 'string' || payload instanceof Uint8Array;
    if (!isBuffered || payload.length < minBytes) return payload;
    if (reply.hasHeader('content-encoding')) return payload;
    if (!compressible.test(String(reply.getHeader('content-type') ?? ''))) return payload;
    const vary = String(reply.getHeader('vary') ?? '');
    if (!vary.includes('accept-encoding'))
      reply.header('vary', vary ? `${vary}, accept-encoding` : 'accept-encoding');
    const encoding = chooseEncoding(request.headers['accept-encoding'], ['zstd', 'br', 'gzip']);
    if (!encoding) return payload;
    reply.header('content-encoding', encoding).removeHeader('content-length');
    return compressors[encoding](typeof payload === 'string' ? Buffer.from(payload) : payload);
  });
}
