import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ChangeWatch } from '../pages/change-watch.ts';
import { chooseEncoding } from './compression.ts';
import { matchesEtag, toEtag } from './etag.ts';

/** Memory of an entry besides its body: key, headers and the entry itself. */
const entryOverheadBytes = 500;

/** An answer as it is sent. */
interface SerialisedAnswer {
  etag: string;
  /** JSON, compressed with brotli. */
  body: Buffer;
}

interface Entry {
  answer: Promise<SerialisedAnswer>;
  changeNumber: number;
  requestedAt: number;
  /** 0 until the answer is complete. */
  bytes: number;
}

interface SerialisedAnswersOptions {
  /** 0 disables the cache. */
  maxBytes: number;
  changes: Pick<ChangeWatch, 'current'>;
  now(): number;
}

/**
 * Caches serialised answers until the catalogue changes, least recently used first out. Concurrent calls share one
 * computation. Failures are not cached.
 */
export function createSerialisedAnswers({ maxBytes, changes, now }: SerialisedAnswersOptions) {
  const entries = new Map<string, Entry>(); // in order of use: the first entry is the least recently used
  let bytes = 0;

  function drop(key: string, entry: Entry): void {
    if (entries.get(key) !== entry) return;
    entries.delete(key);
    bytes -= entry.bytes;
  }

  /** Counts a complete answer and drops the least recently used ones above the limit. */
  function count(key: string, entry: Entry, body: Buffer): void {
    if (entries.get(key) !== entry) return;
    entry.bytes = body.length + key.length * 2 + entryOverheadBytes;
    bytes += entry.bytes;
    for (const [oldest, other] of entries) {
      if (bytes <= maxBytes) break;
      drop(oldest, other);
    }
  }

  return {
    /** False without memory, and until the change number is known. */
    isOn: (): boolean => maxBytes > 0 && changes.current() >= 0,
    /** Returns the answer for a key, which must identify endpoint and parsed input. */
    get(key: string, compute: () => Promise<string>, maxAgeMs = Infinity): Promise<SerialisedAnswer> {
      const changeNumber = changes.current();
      const cached = entries.get(key);
      const isFresh = (entry: Entry) =>
        entry.changeNumber === changeNumber && now() - entry.requestedAt <= maxAgeMs;
      if (cached) {
        entries.delete(key);
        if (isFresh(cached)) {
          entries.set(key, cached);
          return cached.answer;
        }
        bytes -= cached.bytes;
      }
      const entry: Entry = { answer: compute().then(compress), changeNumber, requestedAt: now(), bytes: 0 };
      entries.set(key, entry);
      entry.answer.then(
        ({ body }) => count(key, entry, body),
        () => drop(key, entry),
      );
      return entry.answer;
    },
    size: () => ({ answers: entries.size, bytes }),
  };
}

export type SerialisedAnswers = ReturnType<typeof createSerialisedAnswers>;

async function compress(json: string): Promise<SerialisedAnswer> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };
  return { etag: toEtag(json), body: await promisify(brotliCompress)(Buffer.from(json), { params }) };
}

/** Sends an answer. With `isPublic`, a GET gets its ETag, and 304 if its If-None-Match has it. */
export async function sendSerialised(
  request: FastifyRequest,
  reply: FastifyReply,
  { etag, body }: SerialisedAnswer,
  { isPublic }: { isPublic: boolean },
): Promise<FastifyReply> {
  reply.header('vary', 'accept-encoding');
  if (isPublic && request.method === 'GET') {
    reply.header('etag', etag);
    if (matchesEtag(request.headers['if-none-match'], etag)) return reply.code(304).send();
  }
  reply.type('application/json; charset=utf-8');
  if (chooseEncoding(request.headers['accept-encoding'], ['br'])) {
    return reply.header('content-encoding', 'br').send(body);
  }
  return reply.send(await promisify(brotliDecompress)(body)); // the compression hook may still choose another encoding
}
