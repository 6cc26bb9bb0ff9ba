import { randomUUID } from 'node:crypto';
import type { IncomingMessage, RequestListener } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { Settings } from '../../settings.ts';
import type { LoadShedder } from '../limits/load-shedding.ts';
import type { RequestMetrics } from '../request-metrics.ts';
import { isForwardedHttps, strictTransport } from '../security-headers.ts';

/** A complete answer with status 200 that needs no further decision. */
interface DirectAnswer {
  /** Route under which the request is counted. */
  route: string;
  /** Name, value, name, value..., including the security headers. */
  headers: readonly string[];
  body: Buffer;
}

export type FindAnswer = (request: IncomingMessage) => DirectAnswer | undefined;

declare module 'fastify' {
  interface FastifyInstance {
    directAnswers: {
      /** Adds a function that finds an answer. It must return undefined for a request that Fastify has to handle. */
      use(find: FindAnswer): void;
    };
  }
}

/** Levels at which Fastify logs each request. */
const loggedLevels: ReadonlySet<string> = new Set(['info', 'debug', 'trace']);

interface DirectAnswersOptions {
  settings: Pick<Settings, 'TRUST_PROXY'>;
  loadShedder: LoadShedder;
  metrics: RequestMetrics;
}

/**
 * Sends answers that are ready before Fastify runs: for a page from memory, Fastify's routing, hooks and headers cost more CPU
 * time than everything else together (`npm run bench:cost`). What hooks add to each response is added here, too: request id,
 * Strict-Transport-Security, the count of requests in progress and the duration. Off while requests are logged, because a log
 * line needs Fastify's request, and during shutdown, because Fastify then closes connections.
 */
export function createDirectAnswers({ settings, loadShedder, metrics }: DirectAnswersOptions) {
  const finders: FindAnswer[] = [];

  return {
    /** Must be called before other `preClose` hooks are added: they run one after another, and one of them waits. */
    register: (app: FastifyInstance): void => {
      app.decorate('directAnswers', {
        use: (findAnswer) => {
          if (!loggedLevels.has(app.log.level)) finders.push(findAnswer);
        },
      });
      app.addHook('preClose', async () => {
        finders.length = 0;
      });
    },
    before:
      (handler: RequestListener): RequestListener =>
      (request, response) => {
        let answer: DirectAnswer | undefined;
        for (const find of finders) if ((answer = find(request))) break;
        if (!answer) {
          handler(request, response);
          return;
        }
        const startedAt = performance.now();
        const release = loadShedder.hold();
        response.once('close', () => {
          release();
          metrics.observe({ method: 'GET', route: answer.route, status: 200 }, performance.now() - startedAt);
        });
        const headers = [...answer.headers, 'x-request-id', randomUUID()];
        if (isForwardedHttps(request, settings)) headers.push(...strictTransport);
        response.writeHead(200, headers).end(answer.body);
      },
  };
}
