import { type Grants, resolvePermission } from '@yunyou/contract/admin/staff-access';
import { type Access, isForStaff } from '@yunyou/contract/endpoint';
import { type EndpointKey, endpoints } from '@yunyou/contract/endpoints';
import { takeAlongFormatNames, takeAlongKey } from '@yunyou/contract/trip/take-along-formats';
import { builtInRoles, grantsOf, hasPermission } from '@yunyou/domain/staff/permissions';
import fc from 'fast-check';
import type { z } from 'zod';
import { rejectMalformedInput } from '../../apps/api/src/http/malformed-input.ts';
import { validInput } from '../../apps/api/src/testing/hostile/schema-arbitrary.ts';
import { endsSession } from '../../apps/api/src/testing/hostile/session-ends.ts';
import type { Canary } from './canaries.ts';
import { createFinding, type Finding } from './finding.ts';
import { knownInputs, knownValues } from './known-values.ts';
import { tryApi } from './send.ts';
import type { Headers, Target } from './target.ts';

interface Caller {
  name: string;
  isVisitor: boolean;
  grants?: Grants;
  headers(): Promise<Headers>;
}

type Input = Record<string, unknown>;
const samplesPerTry = 40;
const triesMax = 10;
const inputsPerCell = 3;

/** Calls every endpoint as every kind of caller: exactly those that the contract names must be admitted. */
export async function attackAccess(target: Target, canary: Canary, seed: number): Promise<Finding[]> {
  const keys = Object.keys(endpoints) as EndpointKey[]; // keys of the contract's own object
  const callers = await createCallers(target);
  const matrix = createFinding(`${keys.length} endpoints x ${callers.length} callers`);
  const reached = createFinding('endpoints that accepted a generated input');
  for (const [index, key] of keys.entries()) {
    const { access, input, uploadBytesMax } = endpoints[key] as {
      access: Access;
      input: (typeof endpoints)[EndpointKey]['input'];
      uploadBytesMax?: number;
    }; // the union of all endpoints has no common optional field
    if (uploadBytesMax !== undefined) continue; // a multipart form; part "uploads" covers these
    const fitting = knownInputs(canary)[key] ?? sampleFitting(input, canary, seed + index);
    reached.check(fitting.length === 0 && `${key} took none of ${samplesPerTry * triesMax} inputs`);
    for (const caller of callers) {
      for (const fields of fitting) matrix.check(await checkAccess({ target, key, access, caller, fields }));
    }
  }
  return [matrix, reached, await tryWithoutToken(target), await tryForeignIds(target, canary)];
}

/**
 * Generates inputs until the schema accepts some of them; a schema can require exactly one of several optional
 * fields.
 */
function sampleFitting(input: z.ZodObject, canary: Canary, seed: number): Input[] {
  const generated = validInput(input, knownValues(canary));
  const fitting: Input[] = [];
  for (let tries = 0; tries < triesMax && fitting.length === 0; tries += 1) {
    const samples = fc.sample(generated, { numRuns: samplesPerTry, seed: seed + tries * 1000 });
    fitting.push(...samples.filter((sample) => input.safeParse(sample).success && isReadable(sample)));
  }
  return fitting.slice(0, inputsPerCell);
}

/** Returns whether the input parses. Unparsable input is rejected before a permission that depends on it is checked. */
const isReadable = (input: Input): boolean => {
  if (/"(__proto__|constructor)":/.test(JSON.stringify(input))) return false; // the JSON parser rejects these names
  try {
    rejectMalformedInput(input);
    return true;
  } catch {
    return false; // rejected as malformed
  }
};

async function createCallers(target: Target): Promise<Caller[]> {
  const staff = builtInRoles.map(({ id, grants }) => ({ role: id, grants: grantsOf(id, grants) }));
  return [
    { name: 'no session', isVisitor: false, headers: async () => ({}) },
    { name: 'a forged session', isVisitor: false, headers: async () => forged },
    { name: 'a visitor', isVisitor: true, headers: () => target.signIn('Bo') },
    ...staff.map(({ role, grants }) => ({
      name: role,
      isVisitor: false,
      grants,
      headers: () => target.signInStaff(role),
    })),
  ];
}

const forged: Headers = {
  'user-token': 'A'.repeat(43),
  cookie: `yunyou_staff=${'A'.repeat(43)}`,
  'x-csrf-token': 'A'.repeat(43),
};

interface EndpointCall {
  target: Target;
  key: EndpointKey;
  access: Access;
  caller: Caller;
  fields: Input;
}

const sessions = new Map<string, Headers>();

async function checkAccess({
  target,
  key,
  access,
  caller,
  fields,
}: EndpointCall): Promise<string | undefined> {
  const known = sessions.get(caller.name);
  const headers = !known || endsSession.has(key) ? await caller.headers() : known;
  if (!endsSession.has(key)) sessions.set(caller.name, headers);
  const { path, rest } = fillPath(key, fields);
  const { status, body } = await tryApi(target.url, path, rest, headers);
  const what = `${key} as ${caller.name} answered ${status}: ${body.slice(0, 160)}`;
  if (status >= 500) return what;
  if (status === 431) return undefined; // the address is longer than Node's parser takes: no code of ours has run
  const wanted = expectedStatus(access, fields, caller);
  if (wanted === 'admitted') return isRejected(status, body) ? what : undefined;
  return status === wanted ? undefined : `${what} instead of ${wanted}`;
}

/** Fills path parameters. A value that is not a valid segment gives 404 before access is checked. */
function fillPath(key: EndpointKey, fields: Input): { path: string; rest: Input } {
  const rest = { ...fields };
  const path = key.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = encodeURIComponent(String(rest[name]).toWellFormed()) || 'x';
    delete rest[name];
    return value;
  });
  return { path, rest };
}

function expectedStatus(
  access: Access,
  fields: Input,
  { isVisitor, grants }: Caller,
): 'admitted' | 401 | 403 {
  if (access === 'anyone' || access === 'traveller') return 'admitted';
  if (access === 'visitor') return isVisitor ? 'admitted' : 401;
  if (!grants) return 401;
  if (access === 'staff') return 'admitted';
  return hasPermission(grants, resolvePermission(access.staff, fields)) ? 'admitted' : 403;
}

/**
 * Returns whether access was rejected. A refusal with another reason (not travelled, unverified sign-in) comes from a
 * handler, so the caller was admitted.
 */
function isRejected(status: number, body: string): boolean {
  return (status === 401 || status === 403) && /"NOT_SIGNED_IN"|"NOT_ALLOWED"|"OLD_PAGE"/.test(body);
}

/** Sends writes with the cookie only, as a cross-site request would: all must be rejected. */
async function tryWithoutToken(target: Target): Promise<Finding> {
  const finding = createFinding('staff writes without a CSRF token');
  const { cookie = '' } = await target.signInStaff('owner');
  for (const [key, { access }] of Object.entries(endpoints)) {
    if (!isForStaff(access) || key.startsWith('GET')) continue;
    for (const token of [undefined, '', 'x', 'A'.repeat(43)]) {
      const headers = { cookie, ...(token !== undefined && { 'x-csrf-token': token }) };
      const { status, body } = await tryApi(target.url, key, {}, headers);
      const isRefused = status === 403 || status === 415;
      finding.check(!isRefused && `${key} answered ${status}: ${body.slice(0, 120)}`);
    }
  }
  return finding;
}

/** Requests another traveller's trip and order: every call must answer 404. */
async function tryForeignIds(target: Target, { tripId, orderNo, secrets }: Canary): Promise<Finding> {
  const finding = createFinding("another traveller's trip, order and files by id");
  const others = [
    {},
    await target.signIn('Bo'),
    { 'trip-key': 'A'.repeat(43) },
    await target.signInStaff('viewer'),
  ];
  const calls: [string, Input][] = [
    ...['line/detail', 'syncFirstDayData', 'syncResult', 'editing', 'versions', 'events', 'picture'].map(
      (name): [string, Input] => [`GET /travel/${name}`, { id: tripId }],
    ),
    ...takeAlongFormatNames.map((format): [string, Input] => [takeAlongKey(format), { id: tripId }]),
    ['GET /travel/version', { id: tripId, version: 1 }],
    ['POST /travel/rename', { id: tripId, title: 'Mine now' }],
    ['POST /travel/duplicate', { id: tripId }],
    ['POST /travel/archive', { id: tripId, archived: true }],
    ['POST /travel/delete', { id: tripId }],
    ['POST /travel/share', { id: tripId }],
    ['POST /travel/unshare', { id: tripId }],
    ['POST /travel/restore', { id: tripId, version: 1, restore: 1 }],
    ['GET /user/order/detail', { orderNo }],
    ['GET /user/order/receipt', { orderNo }],
    ['POST /order/pay', { orderNo }],
    ['POST /order/cancel', { orderNo }],
  ];
  for (const [key, fields] of calls) {
    for (const headers of others) {
      const { status, body } = await tryApi(target.url, key, fields, headers);
      const told = secrets.find((secret) => body.includes(secret));
      finding.check(
        told ? `${key} told ${told}` : ![401, 404].includes(status) && `${key} answered ${status}`,
      );
    }
  }
  return finding;
}
