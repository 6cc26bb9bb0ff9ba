import { randomUUID } from 'node:crypto';
import { staffCountMax } from '@yunyou/contract/endpoint';
import { listAuditEntries } from '@yunyou/database/admin/audit.queries';
import { addDaysUntil, countByDay } from '@yunyou/database/admin/day-total.queries';
import { listUsersForStaff } from '@yunyou/database/admin/user-list.queries';
import { type Database, type Db, openDatabase } from '@yunyou/database/database';
import { migrateDatabase } from '@yunyou/database/migrate';
import { listOrders } from '@yunyou/database/orders/order.queries';
import {
  generatedEmail,
  generatedName,
  generatedToken,
  generateVisitors,
  hasGeneratedVisitors,
  numbersFor,
  pageViewsOf,
  readStorage,
  type VisitorNumbers,
} from '@yunyou/database/testing/generate-visitors.queries';
import { copyDatabase, createDatabase, databaseUrl } from '@yunyou/database/testing/template';
import { listFeedback } from '@yunyou/database/visitors/feedback.queries';
import {
  countReviewsByStars,
  listReviews,
  listReviewsForStaff,
} from '@yunyou/database/visitors/review.queries';
import { createSession, upsertUser } from '@yunyou/database/visitors/user.queries';
import { multiplyMoney } from '@yunyou/domain/money/money-amounts';
import { readDashboard } from '../../apps/api/src/admin/dashboard.ts';
import { loadContent } from '../../apps/api/src/content/load-content.ts';
import { createToken } from '../../apps/api/src/visitors/session-token.ts';
import { createTestSite } from '../faults/test-site.ts';
import { lineId } from '../faults/writer.ts';
import { type CallSite, createCallSite, expectGood } from '../harness/call-site.ts';
import { planTrip } from '../harness/planned-trip.ts';
import { createReport } from '../harness/report.ts';
import { signInTraveller } from '../harness/sign-in.ts';
import { type Bound, type CallCost, costGrowsSlowly, describeCost, measureCost } from './call-cost.ts';
import {
  type DropCost,
  describeDrop,
  dropGuarantee,
  dropOldMonths,
  isUnnoticed,
  sendEvents,
} from './month-drop.ts';

const dayMs = 86_400_000;
/** Tells the connections of the measurement from those of the running site. */
const measuringName = 'bench-scale';

interface VisitorOptions {
  serverUrl: string;
  /** Numbers of accounts. */
  sizes: number[];
  eventsPerUser: number;
  runs: number;
  write: boolean;
  /** Uses databases that an earlier run has generated. */
  keep: boolean;
}

/** A running site with `users` generated visitors, and one step of a visitor or a staff member on it. */
interface Stage {
  database: Database;
  users: number;
  trips: number;
  callAs(visitor: number): CallSite;
}
interface Step {
  /** Of lists that count their matching rows up to a maximum. */
  bound?: Bound;
  /** Goes through HTTP, so that the app's CPU time counts. */
  isCall: boolean;
  run(stage: Stage, turn: number): Promise<unknown>;
}

/** Spreads turns over all numbers from 1 to `count`, so that few rows are in memory by chance. */
const spread = (turn: number, count: number) => 1 + ((turn * 7919 + 13) % count);

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

/** Books a seat and returns the number of the order. */
async function bookSeat(call: CallSite, turn: number): Promise<string> {
  const { list: departures } = expectGood(await call('GET /travel/line/departures', { id: lineId }));
  const open = departures.filter(({ seatsLeft }) => seatsLeft > 0);
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
  return orderNo;
}

const allGrants = { grants: {}, now: new Date() };
const slice = { limit: 20, offset: 0 };

const call = (run: Step['run']): Step => ({ isCall: true, run });
const query = (run: (db: Db, turn: number, stage: Stage) => Promise<unknown>): Step => ({
  isCall: false,
  run: (stage, turn) => run(stage.database.db, turn, stage),
});
/** A list counts at most this many rows, each of which may be in a page of its own; the same again for the rows that it shows. */
const listBound: Bound = { pages: 2 * staffCountMax, cpuMs: 50 };
const list = (run: Parameters<typeof query>[0]): Step => ({ ...query(run), bound: listBound });
const searchAccounts = (keywordOf: (visitor: number) => string | undefined) =>
  list((db, turn, { users }) =>
    listUsersForStaff(db, { keyword: keywordOf(spread(turn, users)), now: new Date(), ...slice }),
  );

const steps: Record<string, Step> = {
  'sign-in of a known visitor: account and session': query((db, turn, { users }) =>
    signIn(db, String(spread(turn, users))),
  ),
  'sign-in of a new visitor': query((db) => signIn(db, randomUUID())),
  'a call with a session: own profile': call(async ({ users, callAs }, turn) =>
    expectGood(await callAs(spread(turn, users))('POST /user/userInfo', {})),
  ),
  'trips of a visitor': call(async ({ trips, callAs }, turn) =>
    expectGood(await callAs(spread(turn, trips))('POST /travel/list', {})),
  ),
  'opening a trip': call(async ({ trips, callAs }, turn) => {
    const number = spread(turn, trips);
    return expectGood(await callAs(number)('GET /travel/line/detail', { id: `trip-${number}` }));
  }),
  'booking a seat, with departures and order number': call(({ users, callAs }, turn) =>
    bookSeat(callAs(spread(turn, users)), turn),
  ),
  'liking a city that all visitors like': call(async ({ users, callAs }, turn) =>
    expectGood(
      await callAs(spread(turn, users))('GET /behaviour/like', { type: 'city', id: 'xian', state: 'on' }),
    ),
  ),
  'sending ten events': call(({ callAs }) => sendEvents(callAs(1))),
  'reviews of a city': list((db) =>
    listReviews(db, { targetType: 'city', targetId: 'xian' }, 'newest', slice),
  ),
  'stars of a city': query((db) => countReviewsByStars(db, { targetType: 'city', targetId: 'xian' })),
  'dashboard of the back office': query((db) => readDashboard(db, allGrants)),
  'first page of the audit log': list((db) => listAuditEntries(db, {}, slice)),
  'audit entries of a row': list((db, turn) =>
    listAuditEntries(db, { entity: 'city', entityId: `city-${turn % 300}` }, slice),
  ),
  'audit entries of an action that nobody took': list((db) =>
    listAuditEntries(db, { action: 'order.refund' }, slice),
  ),
  'first page of accounts': searchAccounts(() => undefined),
  'search for an account by address': searchAccounts(generatedEmail),
  'search for an account by name': searchAccounts(generatedName),
  'search for accounts by part of a name': searchAccounts((visitor) => generatedName(visitor).slice(2, -1)),
  'search for accounts by two letters': searchAccounts((visitor) => generatedName(visitor).slice(0, 2)),
  'search for an account that does not exist': searchAccounts(() => 'Lovelace'),
  'first page of orders': list((db) => listOrders(db, {}, slice)),
  'paid orders': list((db) => listOrders(db, { state: 'paid' }, slice)),
  'search for an order by name': list((db, turn, { trips }) =>
    listOrders(db, { keyword: generatedName(spread(turn, trips / 2)) }, slice),
  ),
  'first page of reviews': list((db) => listReviewsForStaff(db, {}, slice)),
  'search for a review by its author': list((db, turn, { trips }) =>
    listReviewsForStaff(db, { keyword: generatedName(spread(turn, trips / 2)) }, slice),
  ),
  'closed messages': list((db) => listFeedback(db, { state: 'closed' }, slice)),
  'search for a message': list((db, turn, { trips }) =>
    listFeedback(db, { state: 'closed', keyword: generatedName(spread(turn, trips / 2)) }, slice),
  ),
};

function describeStorage(bytes: Record<string, number>, { users, events, trips }: VisitorNumbers): string {
  const per = (number: number, ...tables: string[]) =>
    Math.round(tables.reduce((sum, table) => sum + (bytes[table] ?? 0), 0) / number);
  return `${per(events, 'user_event')} bytes an event, ${per(users, 'app_user', 'user_session')} bytes an account, ${per(trips, 'trip', 'trip_version')} bytes a trip`;
}

interface MeasuredSize {
  costs: Map<string, CallCost>;
  storage: string;
  /** Seconds in which all page views were added up, and how many are in the totals. */
  addingUpSeconds: number;
  countedViews: number;
  drop: DropCost | undefined;
}

/** Generates the visitors on a running site, unless an earlier run has, and measures all steps. */
async function measureSize(
  { serverUrl, runs, keep }: VisitorOptions,
  { users, events, trips }: VisitorNumbers,
  log: (what: string) => void,
): Promise<MeasuredSize> {
  const name = `yunyou_visitors_${users}`;
  const url = databaseUrl(serverUrl, name);
  if (keep) await createDatabase(serverUrl, name);
  else await copyDatabase(serverUrl, 'template0', name);
  const startedAt = performance.now();
  await migrateDatabase({ url });
  const database = openDatabase({
    connection: { url: `${url}?application_name=${measuringName}` },
    poolSize: 4,
    statementTimeoutMs: 0,
    onConnectionLost: () => undefined,
  });
  const { db } = database;
  const isGenerated = await hasGeneratedVisitors(db);
  if (isGenerated) log(`${users} accounts: migrated in ${secondsSince(startedAt)} s`);
  else await loadContent(database, 'content');
  const environment = {
    DATABASE_URL: url,
    RATE_LIMIT: '100000000',
    SIGN_IN_LIMIT: '100000000',
    PASSPORT_KEYS: 'a-key-for-measurements', // a later run can read the orders of this one
    ANSWER_CACHE_MB: '0', // the few trips of a small size would all be in it
  };
  const site = await createTestSite({ environment, databaseUrl: url });
  try {
    await site.start();
    if (!isGenerated) {
      const { id: tripId } = await planTrip(site.url());
      const orderNo = await bookSeat(createCallSite(site.url, await signInTraveller(db, 'Model')), 0);
      log(`${users} accounts: generating`);
      await generateVisitors(database, { users, events, trips }, { tripId, orderNo }, log);
    }
    log(`${users} accounts: adding up days`);
    const beforeAdding = performance.now();
    await addDaysUntil(database, new Date(Date.now() - 60_000));
    const addingUpSeconds = secondsSince(beforeAdding);
    const visits = await countByDay(db, 'visits', new Date(Date.now() - 160 * dayMs));
    const callAs = (visitor: number) => createCallSite(site.url, { 'user-token': generatedToken(visitor) });
    const costs = new Map<string, CallCost>();
    for (const [step, { isCall, run }] of Object.entries(steps)) {
      const cost = await measureCost({ db, pid: isCall ? site.pid() : undefined, runs }, (turn) =>
        run({ database, users, trips, callAs }, turn),
      );
      costs.set(step, cost);
      log(`${step}: ${describeCost(cost)}`);
    }
    const storage = describeStorage(await readStorage(db), { users, events, trips });
    const drop = keep ? undefined : await dropOldMonths(db, callAs(1));
    const countedViews = visits.reduce((sum, { count }) => sum + count, 0);
    return { costs, storage, addingUpSeconds, countedViews, drop };
  } finally {
    await site.remove();
    await database.close();
  }
}

const secondsSince = (start: number) => Math.round((performance.now() - start) / 100) / 10;

/** Measures what visitors and staff do with growing numbers of accounts, events and trips. */
export async function proveVisitors(options: VisitorOptions): Promise<void> {
  const { sizes, eventsPerUser, runs, write } = options;
  const numbers = sizes.map((users) => numbersFor(users, eventsPerUser));
  const report = createReport({
    title: 'Scale: visitors',
    command: 'npm run bench:scale -- --part visitors',
    introduction: `Each step runs ${runs} times in sequence, on ${numbers.map(({ users, events, trips }) => `${users} accounts with ${events} events and ${trips} trips`).join(', ')}, and with a favourite of each account, and an order, a review and a message of every twentieth. Trips and orders are copies of a planned trip and a booked order; events and audit entries are spread over 150 days. Figures are means of a call: pages of 8 KB that PostgreSQL reads, in memory or not (\`pg_stat_statements\`), and CPU time, of the app for steps that are HTTP calls, of PostgreSQL for others. A step passes if both grow at most with the logarithm of the accounts, times 1.5; fewer than 30 pages count as 30, less than 5 ms as 5. Lists count at most ${staffCountMax} matching rows, so they also pass within ${listBound.pages} pages and ${listBound.cpuMs} ms. The times (p50 / p99) depend on what else runs on the machine and do not count. Sign-in is measured in the database, because its other part is the identity provider. Trips are not cached by the app.`,
    file: write ? 'scale-visitors.md' : undefined,
  });
  const measured = new Map<number, MeasuredSize>();
  for (const each of numbers) measured.set(each.users, await measureSize(options, each, report.log));
  const all = [...measured.values()];
  const [before] = all;
  const after = all.at(-1);
  const [first = 1] = sizes;
  for (const step of Object.keys(steps)) {
    const [small, large] = [before?.costs.get(step), after?.costs.get(step)];
    if (!small || !large) continue;
    const isGood = costGrowsSlowly(
      { cost: small, rows: first },
      { cost: large, rows: sizes.at(-1) ?? first },
      steps[step]?.bound,
    );
    const figures = all.flatMap(({ costs }) => costs.get(step) ?? []).map(describeCost);
    report.check(step, isGood, figures.join(' → '));
    if (!isGood) report.log(large.heaviest);
  }
  report.check(
    'storage of an event, an account with a session and a trip, with indexes',
    after !== undefined,
    after?.storage ?? '',
  );
  report.check(
    'all page views are in the totals of their days',
    numbers.every(({ users, events }) => (measured.get(users)?.countedViews ?? 0) >= pageViewsOf(events)),
    `${all.map(({ countedViews }) => countedViews).join(' → ')}, with sign-ups, favourites, trips and orders added up in ${all.map(({ addingUpSeconds }) => `${addingUpSeconds.toFixed(1)} s`).join(' → ')}`,
  );
  const drops = all.flatMap(({ drop }) => drop ?? []);
  if (options.keep) report.skip(dropGuarantee, 'the data is kept for another run');
  else report.check(dropGuarantee, drops.every(isUnnoticed), drops.map(describeDrop).join(' → '));
  await report.finish();
}
