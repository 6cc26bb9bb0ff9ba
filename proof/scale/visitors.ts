import { randomUUID } from 'node:crypto';
import { listAuditEntries } from '@yunyou/database/admin/audit.queries';
import { listUsersForStaff } from '@yunyou/database/admin/user-list.queries';
import { type Database, type Db, openDatabase } from '@yunyou/database/database';
import { migrateDatabase } from '@yunyou/database/migrate';
import { dropMonths } from '@yunyou/database/system/month-partition.queries';
import {
  generatedToken,
  generateVisitors,
  numbersFor,
  pageViewsOf,
  readStorage,
  type VisitorNumbers,
} from '@yunyou/database/testing/generate-visitors.queries';
import { copyDatabase, databaseUrl } from '@yunyou/database/testing/template';
import { createSession, upsertUser } from '@yunyou/database/visitors/user.queries';
import { addVisitsUntil, countVisits } from '@yunyou/database/visitors/visit-total.queries';
import { multiplyMoney } from '@yunyou/domain/money/money-amounts';
import { readDashboard } from '../../apps/api/src/admin/dashboard.ts';
import { loadContent } from '../../apps/api/src/content/load-content.ts';
import { createToken } from '../../apps/api/src/visitors/session-token.ts';
import { cpuSecondsOf } from '../bench-cost/process-cost.ts';
import { createTestSite } from '../faults/test-site.ts';
import { lineId } from '../faults/writer.ts';
import { type CallSite, createCallSite, type SiteAnswer } from '../harness/call-site.ts';
import { planTrip } from '../harness/planned-trip.ts';
import { createReport } from '../harness/report.ts';
import { growsSlowly, measureQuery, type Times, warmUpTurns } from './measure.ts';
import { countPagesOfOpening } from './opening-cost.ts';

const dayMs = 86_400_000;

interface VisitorOptions {
  serverUrl: string;
  /** Numbers of accounts. */
  sizes: number[];
  runs: number;
  write: boolean;
}

/** A running site with `users` generated visitors, and one step of a visitor or a staff member on it. */
interface Stage {
  database: Database;
  users: number;
  trips: number;
  callAs(visitor: number): CallSite;
}
type Step = (stage: Stage, turn: number) => Promise<unknown>;

/** Spreads turns over all numbers from 1 to `count`, so that few rows are in memory by chance. */
const spread = (turn: number, count: number) => 1 + ((turn * 7919 + 13) % count);

const expectGood = <T>({ status, data, error }: SiteAnswer<T>): T => {
  if (status !== 200 || data === undefined) throw new Error(`The site answered ${status}: ${error}`);
  return data;
};

async function signIn(db: Db, subject: string): Promise<void> {
  const user = await upsertUser(db, {
    id: randomUUID(),
    provider: 'generated',
    providerSubject: subject,
    email: `${subject}@example.org`,
    userName: 'Traveller',
  });
  const { tokenHash } = createToken();
  await createSession(db, { tokenHash, userId: user.id, expiresAt: new Date(Date.now() + 86_400_000) });
}

async function bookSeat(call: CallSite, turn: number): Promise<void> {
  const { list } = expectGood(await call('GET /travel/line/departures', { id: lineId }));
  const open = list.filter(({ seatsLeft }) => seatsLeft > 0);
  const departure = open[turn % open.length];
  if (!departure) throw new Error('All departures are sold out: use fewer runs');
  const { orderNo } = expectGood(await call('GET /order/book/orderNo', {}));
  expectGood(
    await call('POST /order/tour/book', {
      orderNo,
      lineId,
      date: departure.date,
      travellers: [{ kind: 'adult', name: 'Ada Lovelace', passportNumber: 'X1234500' }],
      contact: { name: 'Ada Lovelace', email: 'ada@example.org', phone: '+447400123456' },
      total: multiplyMoney(departure.priceAdult, 1),
    }),
  );
}

const allGrants = { grants: {}, now: new Date() };

/** The step whose costs are also measured apart from the load of the machine. */
const opening = 'opening a trip';

const steps: Record<string, Step> = {
  'sign-in of a known visitor: account and session': ({ database, users }, turn) =>
    signIn(database.db, String(spread(turn, users))),
  'sign-in of a new visitor': ({ database }) => signIn(database.db, randomUUID()),
  'a call with a session: own profile': async ({ users, callAs }, turn) =>
    expectGood(await callAs(spread(turn, users))('POST /user/userInfo', {})),
  'trips of a visitor': async ({ trips, callAs }, turn) =>
    expectGood(await callAs(spread(turn, trips))('POST /travel/list', {})),
  [opening]: async ({ trips, callAs }, turn) => {
    const number = spread(turn, trips);
    return expectGood(await callAs(number)('GET /travel/line/detail', { id: `trip-${number}` }));
  },
  'booking a seat, with departures and order number': ({ users, callAs }, turn) =>
    bookSeat(callAs(spread(turn, users)), turn),
  'liking a city that all visitors like': async ({ users, callAs }, turn) =>
    expectGood(
      await callAs(spread(turn, users))('GET /behaviour/like', { type: 'city', id: 'xian', state: 'on' }),
    ),
  'sending ten events': async ({ callAs }) =>
    expectGood(
      await callAs(1)('POST /userEvent/save', {
        events: Array.from({ length: 10 }, () => ({
          name: 'page-view' as const,
          path: '/',
          at: new Date().toISOString(),
        })),
      }),
    ),
  'dashboard of the back office': ({ database }) => readDashboard(database.db, allGrants),
  'first page of the audit log': ({ database }) =>
    listAuditEntries(database.db, {}, { limit: 20, offset: 0 }),
  'audit entries of a row': ({ database }, turn) =>
    listAuditEntries(
      database.db,
      { entity: 'city', entityId: `city-${turn % 300}` },
      { limit: 20, offset: 0 },
    ),
  'staff: search for an account': ({ database, users }, turn) =>
    listUsersForStaff(database.db, {
      keyword: `visitor.${spread(turn, users)}@`,
      now: new Date(),
      limit: 20,
      offset: 0,
    }),
};

/** Allowed growth of what opening a trip costs: a level more in each index, and noise of the CPU time. */
const openingGrowth = 1.5;

/** Steps that count all rows of a table, for the total above the list. Their time may grow with the table. */
const counting = new Set(['first page of the audit log']);

function describeStorage(bytes: Record<string, number>, { users, events, trips }: VisitorNumbers): string {
  const per = (number: number, ...tables: string[]) =>
    Math.round(tables.reduce((sum, table) => sum + (bytes[table] ?? 0), 0) / number);
  return `${per(events, 'user_event')} bytes an event, ${per(users, 'app_user', 'user_session')} bytes an account, ${per(trips, 'trip', 'trip_version')} bytes a trip`;
}

interface MeasuredSize {
  times: Map<string, Times>;
  storage: string;
  /** CPU time of the app per opened trip, and pages of the database that its statements read. */
  openingCpuMs: number;
  openingPages: number;
  /** Seconds in which all page views were added up, and how many are in the totals. */
  addingUpSeconds: number;
  countedViews: number;
  droppedMonths: number;
  dropMs: number;
}

/** Generates the visitors on a running site and measures all steps. */
async function measureSize(
  { serverUrl, runs }: VisitorOptions,
  { users, events, trips }: VisitorNumbers,
  log: (what: string) => void,
): Promise<MeasuredSize> {
  const name = `yunyou_visitors_${users}`;
  const url = databaseUrl(serverUrl, name);
  await copyDatabase(serverUrl, 'template0', name);
  await migrateDatabase({ url });
  const database = openDatabase({
    connection: { url },
    poolSize: 4,
    statementTimeoutMs: 0,
    onConnectionLost: () => undefined,
  });
  const { db } = database;
  await loadContent(database, 'content');
  const environment = {
    DATABASE_URL: url,
    RATE_LIMIT: '100000000',
    SIGN_IN_LIMIT: '100000000',
    ANSWER_CACHE_MB: '0', // the few trips of a small size would all be in it
  };
  const site = await createTestSite({ environment, databaseUrl: url });
  try {
    await site.start();
    const planned = await planTrip(site.url());
    log(`${users} accounts: generating`);
    await generateVisitors(database, { users, events, trips }, planned.id, log);
    const opened = Array.from({ length: Math.min(runs, trips) }, (_, turn) => spread(turn, trips));
    const openingPages = await countPagesOfOpening(url, opened);
    log(`${users} accounts: adding up page views`);
    const startedAt = performance.now();
    await addVisitsUntil(database, new Date(Date.now() - 60_000));
    const addingUpSeconds = (performance.now() - startedAt) / 1000;
    const visits = await countVisits(db, new Date(Date.now() - 160 * dayMs));
    const callAs = (visitor: number) => createCallSite(site.url, { 'user-token': generatedToken(visitor) });
    const times = new Map<string, Times>();
    let openingCpuMs = 0;
    for (const [step, run] of Object.entries(steps)) {
      const cpuBefore = cpuSecondsOf(site.pid());
      const stage = { database, users, trips, callAs };
      const measured = await measureQuery(db, (_, turn) => run(stage, turn), runs);
      times.set(step, measured);
      if (step === opening)
        openingCpuMs = ((cpuSecondsOf(site.pid()) - cpuBefore) * 1000) / (runs + warmUpTurns);
      log(`${step}: ${measured.p50.toFixed(1)} / ${measured.p99.toFixed(1)} ms`);
    }
    const storage = describeStorage(await readStorage(db), { users, events, trips });
    const beforeDrop = performance.now();
    const droppedMonths = await dropMonths(db, 'user_event', new Date(Date.now() - 90 * dayMs));
    const dropMs = performance.now() - beforeDrop;
    const countedViews = visits.reduce((sum, { count }) => sum + count, 0);
    return {
      times,
      storage,
      openingCpuMs,
      openingPages,
      addingUpSeconds,
      countedViews,
      droppedMonths,
      dropMs,
    };
  } finally {
    await site.remove();
    await database.close();
  }
}

/** Measures what visitors and staff do with growing numbers of accounts, events and trips. */
export async function proveVisitors(options: VisitorOptions): Promise<void> {
  const { sizes, runs, write } = options;
  const numbers = sizes.map(numbersFor);
  const report = createReport({
    title: 'Scale: visitors',
    command: 'npm run bench:scale -- --part visitors',
    introduction: `Each step runs ${runs} times in sequence, on ${numbers.map(({ users, events, trips }) => `${users} accounts with ${events} events and ${trips} trips`).join(', ')}. Trips are copies of one planned trip; events and audit entries are spread over 150 days. Calls are HTTP calls to a running process without caches of the trip; sign-in is measured in the database, because its other part is the identity provider. Figures are p50 / p99 in milliseconds, and the limits are those of \`docs/proof/scale.md\`. PostgreSQL runs with its default settings (128 MB of shared buffers) and without fsync.`,
    file: write ? 'scale-visitors.md' : undefined,
  });
  const measured = new Map<number, MeasuredSize>();
  for (const each of numbers) measured.set(each.users, await measureSize(options, each, report.log));
  const all = [...measured.values()];
  const [before] = all;
  const after = all.at(-1);
  const [first = 1] = sizes;
  for (const step of Object.keys(steps)) {
    const [small, large] = [before?.times.get(step), after?.times.get(step)];
    if (!small || !large) continue;
    const figures = all.map(({ times }) => times.get(step) ?? { p50: 0, p99: 0 });
    const isGood = counting.has(step)
      ? large.p99 < 5000
      : growsSlowly(small, first, large, sizes.at(-1) ?? first);
    report.check(
      step,
      isGood,
      figures.map(({ p50, p99 }) => `${p50.toFixed(1)} / ${p99.toFixed(1)}`).join(' → '),
    );
  }
  const pages = all.map(({ openingPages }) => openingPages);
  report.check(
    'opening a trip: pages of the database that its statements read',
    (pages.at(-1) ?? Infinity) <= (pages[0] ?? 0) * openingGrowth,
    pages.map((each) => each.toFixed(1)).join(' → '),
  );
  const cpu = all.map(({ openingCpuMs }) => openingCpuMs);
  report.check(
    'opening a trip: CPU time of the app',
    (cpu.at(-1) ?? Infinity) <= (cpu[0] ?? 0) * openingGrowth,
    cpu.map((ms) => `${ms.toFixed(1)} ms`).join(' → '),
  );
  report.check(
    'storage of an event, an account with a session and a trip, with indexes',
    after !== undefined,
    after?.storage ?? '',
  );
  report.check(
    'all page views are in the totals of their days',
    numbers.every(({ users, events }) => measured.get(users)?.countedViews === pageViewsOf(events)),
    `${all.map(({ countedViews }) => countedViews).join(' → ')}, added up in ${all.map(({ addingUpSeconds }) => `${addingUpSeconds.toFixed(1)} s`).join(' → ')}`,
  );
  report.check(
    'months of events past retention are dropped within a second',
    all.every(({ dropMs }) => dropMs < 1000),
    all.map(({ droppedMonths, dropMs }) => `${droppedMonths} months in ${dropMs.toFixed(0)} ms`).join(' → '),
  );
  await report.finish();
}
