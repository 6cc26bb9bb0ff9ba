import { isForStaff } from '@yunyou/contract/endpoint';
import { type EndpointKey, endpoints } from '@yunyou/contract/endpoints';
import fc from 'fast-check';
import { hostileRequests } from '../../apps/api/src/testing/hostile/hostile-request.ts';
import { judgeAnswer } from '../../apps/api/src/testing/hostile/judge-answer.ts';
import { endsSession } from '../../apps/api/src/testing/hostile/session-ends.ts';
import type { Canary } from './canaries.ts';
import { knownValues } from './known-values.ts';
import { createFinding, type Finding } from './report.ts';
import { send } from './send.ts';
import type { Headers, Target } from './target.ts';

export interface RequestsOptions {
  requests: number;
  seed: number;
}

const atOnce = 12;
/** Statuses of the parser and the door; any other answer came from behind them. */
const beforeHandler: ReadonlySet<number> = new Set([400, 401, 404, 405, 413, 414, 415, 429]);

/** Generated requests to every endpoint, from people who may call it and from people who may not. */
export async function attackByRequests(
  target: Target,
  canary: Canary,
  { requests, seed }: RequestsOptions,
): Promise<Finding[]> {
  const known = knownValues(canary);
  const keys = Object.keys(endpoints) as EndpointKey[]; // its own keys
  const perEndpoint = Math.ceil(requests / keys.length);
  const finding = createFinding(`generated requests to ${keys.length} endpoints`);
  const reached = createFinding('endpoints whose handler was reached');
  let slowest = { ms: 0, key: '' };
  const waiting = [...keys];
  let done = 0;

  const attack = async (key: EndpointKey) => {
    const callers = await createCallers(target, key);
    const statuses = new Map<number, number>();
    const details = await fc.check(
      fc.asyncProperty(
        hostileRequests(key, known),
        fc.constantFrom(...callers),
        async ({ body, ...request }, caller) => {
          const headers = { ...request.headers, ...(await caller.headers()) };
          const started = performance.now();
          const answer = await send(target.url, { ...request, headers, ...(body !== undefined && { body }) });
          const ms = performance.now() - started;
          if (ms > slowest.ms) slowest = { ms, key };
          finding.tried += 1;
          statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
          const secrets = caller.maySeeOthers ? [] : canary.secrets;
          const problem = judgeAnswer(answer, { secrets, sent: request.url + (body ?? '') });
          if (problem) throw new Error(problem);
        },
      ),
      { numRuns: perEndpoint, seed, endOnFailure: true },
    );
    if (details.failed) {
      const example = JSON.stringify(details.counterexample?.[0])?.slice(0, 400);
      finding.problems.push(`${key} ${String(details.errorInstance)} | ${example}`);
    }
    reached.check(
      ![...statuses.keys()].some((status) => !beforeHandler.has(status)) &&
        !isAlwaysRefused.has(key) &&
        `${key} only answered ${[...statuses].join(' ')}`,
    );
    done += 1;
    if (done % 12 === 0) console.log(`    ${done} of ${keys.length} endpoints, ${finding.tried} requests`);
  };
  const worker = async () => {
    for (let key = waiting.shift(); key; key = waiting.shift()) await attack(key);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  finding.note = `slowest ${Math.round(slowest.ms)} ms: ${slowest.key}`;
  return [finding, reached];
}

/** Their good answer needs what cannot be guessed: a signature, a code, a session's or a photograph's id. */
const isAlwaysRefused: ReadonlySet<EndpointKey> = new Set<EndpointKey>([
  'GET /wiki/preview',
  'POST /admin/login',
  'POST /user/endSession',
  'POST /admin/session/revoke',
  'POST /admin/password/change',
  'POST /admin/totp/start',
  'POST /admin/totp/remove',
  'GET /admin/media/detail',
  'POST /admin/media/replace',
  'POST /admin/media/upload',
  'POST /admin/import',
  'POST /admin/media/save',
  'POST /admin/media/remove',
  'POST /admin/staff/endSessions',
  'POST /admin/view/remove',
  'POST /admin/review/moderate',
  'POST /admin/review/reply',
]);

interface Caller {
  headers(): Promise<Headers>;
  maySeeOthers: boolean;
}

/** Mostly somebody who gets past the door, at times nobody and the wrong kind of somebody. */
async function createCallers(target: Target, key: EndpointKey): Promise<Caller[]> {
  const fixed = (headers: Headers, maySeeOthers = false): Caller => ({
    headers: async () => headers,
    maySeeOthers,
  });
  const visitor = fixed(await target.signIn('Bo'));
  const nobody = fixed({});
  if (isForStaff(endpoints[key].access)) {
    const owner: Caller = endsSession.has(key)
      ? { headers: () => target.signInStaff('owner'), maySeeOthers: true }
      : fixed(await target.signInStaff('owner'), true);
    return [owner, owner, owner, owner, owner, owner, owner, owner, nobody, visitor];
  }
  if (endsSession.has(key)) return [{ headers: () => target.signIn('Cy'), maySeeOthers: false }];
  return [visitor, visitor, visitor, visitor, visitor, nobody];
}
