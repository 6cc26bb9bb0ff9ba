import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants } from 'node:zlib';
import type { StoredAnswerKey } from '@yunyou/database/system/stored-answer.queries';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ByteBoundedCache, entryOverheadBytes, toOwnMemory } from '../../byte-bounded-cache.ts';
import type { ChangeWatch } from '../../pages/change-watch.ts';
import type { AnswerStore, SerialisedAnswer } from './answer-store.ts';
import { chooseEncoding } from './compression.ts';
import { matchesEtag, toEtag } from './etag.ts';

interface Entry {
  answer: Promise<SerialisedAnswer>;
  changeNumber: number;
  requestedAt: number;
}

interface SerialisedAnswersOptions {
  /** 0 leaves memory out. */
  maxBytes: number;
  /** Answers that are not in memory are looked up here before they are computed. */
  store?: AnswerStore | undefined;
  changes: Pick<ChangeWatch, 'current'>;
  now(): number;
}

/** Inputs of an answer besides its key and the catalogue. */
interface Dependency {
  /** The entity whose likes and favourites it shows. */
  countsOf?: StoredAnswerKey['countsOf'];
  /** Maximum age in memory. */
  maxAgeMs?: number;
}

/**
 * Caches serialised answers until the catalogue changes, least recently used first out. Concurrent calls share one
 * computation. Failures are not cached.
 */
export function createSerialisedAnswers({ maxBytes, store, changes, now }: SerialisedAnswersOptions) {
  const entries = new ByteBoundedCache<Entry>(maxBytes);

  return {
    /** False without memory and store, and until the change number is known. */
    isOn: (): boolean => (maxBytes > 0 || store !== undefined) && changes.current() >= 0,
    /** Returns the answer for a key, which must identify endpoint and parsed input. */
    get(
      key: string,
      compute: () => Promise<string>,
      { countsOf, maxAgeMs = Infinity }: Dependency = {},
    ): Promise<SerialisedAnswer> {
      const changeNumber = changes.current();
      const cached = entries.peek(key);
      if (cached?.changeNumber === changeNumber && now() - cached.requestedAt <= maxAgeMs) {
        entries.use(key);
        return cached.answer;
      }
      const computeSerialised = () => compute().then(compress);
      const sent = store
        ? store.get({ key, changeNumber, countsOf }, computeSerialised)
        : computeSerialised();
      if (maxBytes === 0) return sent;
      const answer = sent.then(({ etag, body }) => ({ etag, body: toOwnMemory(body) }));
      const entry: Entry = { answer, changeNumber, requestedAt: now() };
      entries.set(key, entry, 0); // the size is known when the answer is complete
      const isCurrent = () => entries.peek(key) === entry;
      entry.answer.then(
        ({ body }) => {
          if (isCurrent()) entries.set(key, entry, body.length + key.length * 2 + entryOverheadBytes);
        },
        () => {
          if (isCurrent()) entries.delete(key);
        },
      );
      return entry.answer;
    },
    size: () => entries.size(),
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
