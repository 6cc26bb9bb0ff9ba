import { type Endpoint, isForStaff } from '@yunyou/contract/endpoint';
import { type EndpointKey, endpoints } from '@yunyou/contract/endpoints';
import fc from 'fast-check';
import { hostileRequests } from '../../apps/api/src/testing/hostile/hostile-request.ts';
import { type HostileAnswer, judgeAnswer } from '../../apps/api/src/testing/hostile/judge-answer.ts';
import type { KnownValues } from '../../apps/api/src/testing/hostile/schema-arbitrary.ts';
import { endsSession } from '../../apps/api/src/testing/hostile/session-ends.ts';
import { bookTour, type Canary, planTrip } from './canaries.ts';
import { createFinding, type Finding } from './finding.ts';
import { knownInputs, knownValues } from './known-values.ts';
import { send } from './send.ts';
import type { Headers, Target } from './target.ts';

export interface RequestsOptions {
  requests: number;
  seed: number;
}

const atOnce = 12;
/** Statuses from the parser and the access check. */
const beforeHandler: ReadonlySet<number> = new Set([400, 401, 405, 413, 414, 415, 429, 431]);

/** Returns whether the answer comes from a handler. Some handlers also answer 400, 401 and 404, with messages of their own. */
function isFromHandler({ status, body }: HostileAnswer): boolean {
  if (status === 404) return /There is no such|This invitation/.test(body);
  const isOwnRefusal = /WRONG_CREDENTIALS|SECOND_FACTOR|not your password|"file"/.test(body);
  return isOwnRefusal || !beforeHandler.has(status);
}

/** Sends generated requests to every endpoint, from permitted and unpermitted callers. */
export async function attackByRequests(
  target: Target,
  canary: Canary,
  { requests, seed }: RequestsOptions,
): Promise<Finding[]> {
  const common = knownValues(canary);
  const keys = Object.keys(endpoints) as EndpointKey[]; // keys of the contract's own object
  const perEndpoint = Math.ceil(requests / keys.length);
  const finding = createFinding(`generated requests to ${keys.length} endpoints`);
  const reached = createFinding('endpoints whose handler was reached');
  let slowest = { ms: 0, key: '' };
  const waiting = [...keys];
  let done = 0;

  /** Ids that belong to the caller, so that calls about own data reach the handler. */
  const withOwnIds = async (site: Target, key: EndpointKey, visitor: Headers): Promise<KnownValues> => {
    const names = Object.keys(endpoints[key].input.shape);
    const isTrip = key.includes(' /travel/') && names.includes('id') && !key.includes('/travel/line/d');
    const { id = [], orderNo = [] } = common;
    return {
      ...common,
      ...(isTrip && { id: [...id.slice(0, 3), ...id.slice(-1), await planTrip(site, visitor, 'Own trip')] }),
      ...(names.includes('orderNo') && { orderNo: [...orderNo, await bookTour(site, visitor, 'Bo')] }),
    };
  };

  const attack = async (key: EndpointKey) => {
    const visitor = await target.signIn('Bo');
    const callers = await createCallers(target, key, visitor);
    const known = await withOwnIds(target, key, visitor);
    const { kind: answerKind, contentTypes } = endpoints[key] as Endpoint; // the common type of all endpoints
    const types = answerKind === 'events' ? ['text/event-stream'] : (contentTypes ?? []);
    const statuses = new Map<string, number>();
    const details = await fc.check(
      fc.asyncProperty(
        hostileRequests(key, known, knownInputs(canary)[key]),
        fc.constantFrom(...callers),
        async ({ body, ...request }, caller) => {
          const headers = { ...request.headers, ...(await caller.headers()) };
          const started = performance.now();
          const answer = await send(target.url, { ...request, headers, ...(body !== undefined && { body }) });
          const ms = performance.now() - started;
          if (ms > slowest.ms) slowest = { ms, key };
          finding.tried += 1;
          const kind = isFromHandler(answer) ? 'reached' : String(answer.status);
          statuses.set(kind, (statuses.get(kind) ?? 0) + 1);
          const secrets = caller.maySeeOthers ? [] : canary.secrets;
          const problem = judgeAnswer(answer, { secrets, sent: request.url + (body ?? ''), types });
          if (problem) throw new Error(problem);
        },
      ),
      { numRuns: perEndpoint, seed, endOnFailure: true },
    );
    if (details.failed) {
      const example = JSON.stringify(details.counterexample?.[0])?.slice(0, 400);
      finding.problems.push(`${key} ${String(details.errorInstance)} | ${example}`);
    }
    reached.check(!statuses.has('reached') && `${key} only answered ${[...statuses].join(' ')}`);
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

interface Caller {
  headers(): Promise<Headers>;
  maySeeOthers: boolean;
}

/** Picks a caller: mostly a permitted one, sometimes none or the wrong kind. */
async function createCallers(target: Target, key: EndpointKey, signedIn: Headers): Promise<Caller[]> {
  const fixed = (headers: Headers, maySeeOthers = false): Caller => ({
    headers: async () => headers,
    maySeeOthers,
  });
  const visitor = fixed(signedIn);
  const anonymous = fixed({});
  if (isForStaff(endpoints[key].access)) {
    const owner: Caller = endsSession.has(key)
      ? { headers: () => target.signInStaff('owner'), maySeeOthers: true }
      : fixed(await target.signInStaff('owner'), true);
    return [owner, owner, owner, owner, owner, owner, owner, owner, anonymous, visitor];
  }
  if (endsSession.has(key)) return [{ headers: () => target.signIn('Cy'), maySeeOthers: false }];
  return [visitor, visitor, visitor, visitor, visitor, anonymous];
}
