import {
  brotliCompress,
  type CompressCallback,
  constants,
  gzip,
  type ZstdOptions,
  zstdCompress,
  zstdCompressSync,
} from 'node:zlib';
import type { FastifyInstance } from 'fastify';

/**
 * Smaller bodies are compressed by zstd in the serving thread. Handing 15 KB of JSON to another thread and back took as much CPU
 * time as the 0.12 ms of compressing it.
 */
const syncBytesMax = 65_536;

const compressors = {
  zstd: (body: Uint8Array, done: CompressCallback) => {
    // The size lets zstd allocate small tables: 30 KB of JSON took 0.54 instead of 0.96 ms of CPU, with the same
    // result. The types of Node lack the option.
    const options: ZstdOptions & { pledgedSrcSize: number } = {
      params: { [constants.ZSTD_c_compressionLevel]: 3 },
      pledgedSrcSize: body.byteLength,
    };
    if (body.byteLength > syncBytesMax) zstdCompress(body, options, done);
    else done(null, zstdCompressSync(body, options));
  },
  br: (body: Uint8Array, done: CompressCallback) =>
    brotliCompress(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }, done),
  gzip: (body: Uint8Array, done: CompressCallback) => gzip(body, { level: 5 }, done),
} as const;

/** Returns the first encoding of `offered` that the Accept-Encoding header allows. */
export function chooseEncoding<E extends string>(
  header: string | undefined,
  offered: readonly E[],
): E | undefined {
  if (!header) return undefined;
  const accepted = acceptedBy.get(header) ?? parseAccepted(header);
  return offered.find((encoding) => accepted.has(encoding));
}

/** Parsed headers: browsers send few different ones. Emptied when it is full, because callers choose the header. */
const acceptedBy = new Map<string, ReadonlySet<string>>();
const acceptedMax = 100;

function parseAccepted(header: string): ReadonlySet<string> {
  const accepted = new Set(
    header.split(',').flatMap((part) => {
      const [name = '', quality = ''] = part.trim().toLowerCase().split(';');
      return /q=0(\.0*)?$/.test(quality.trim()) ? [] : [name.trim()];
    }),
  );
  if (acceptedBy.size >= acceptedMax) acceptedBy.clear();
  acceptedBy.set(header, accepted);
  return accepted;
}

const minBytes = 1024;
const compressible = /^(text\/|application\/(json|xml|rss\+xml|manifest\+json|javascript)|image\/svg)/;

/**
 * Compresses dynamic responses in one piece. Skips responses with a Content-Encoding: static files and cached pages are
 * stored compressed.
 */
export function registerCompression(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    const isBuffered = typeof payload === 'string' || payload instanceof Uint8Array;
    const isCompressible =
      isBuffered &&
      payload.length >= minBytes &&
      !reply.hasHeader('content-encoding') &&
      compressible.test(String(reply.getHeader('content-type') ?? ''));
    if (!isCompressible) {
      done(null, payload);
      return;
    }
    const vary = String(reply.getHeader('vary') ?? '');
    if (!vary.includes('accept-encoding'))
      reply.header('vary', vary ? `${vary}, accept-encoding` : 'accept-encoding');
    const encoding = chooseEncoding(request.headers['accept-encoding'], ['zstd', 'br', 'gzip']);
    if (!encoding) {
      done(null, payload);
      return;
    }
    reply.header('content-encoding', encoding).removeHeader('content-length');
    compressors[encoding](typeof payload === 'string' ? Buffer.from(payload) : payload, done);
  });
}
