import { isPublicRead } from '@yunyou/contract/endpoint';
import { endpoints } from '@yunyou/contract/endpoints';
import { appRole } from '@yunyou/database/app-role';
import { recordCatalogueChange } from '@yunyou/database/catalogue/catalogue-change.queries';
import { openDatabase } from '@yunyou/database/database';
import { openReplicas, type Replicas } from '@yunyou/database/replicas';
import { pauseReplay, resumeReplay } from '@yunyou/database/testing/replay.queries';
import { startTcpPostgres, type TcpPostgres } from '@yunyou/database/testing/tcp-postgres';
import { databaseUrl, withRole } from '@yunyou/database/testing/template';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { book, bookingOf, findDate, listDates, seatsLeftOn } from '../testing/booking.ts';
import { call } from '../testing/call.ts';
import { goodCalls, type PublicKey } from '../testing/good-calls.ts';
import { guideTemplate, prepareTemplates } from '../testing/templates.ts';
import { createTestAppOn, type TestApp } from '../testing/test-app.ts';
import { writtenCookieName } from './written-cookie.ts';

type Primary = Awaited<ReturnType<typeof startTcpPostgres>>;

let servers: { primary: Primary; replica: TcpPostgres };

beforeAll(async () => {
  const primary = await startTcpPostgres();
  await prepareTemplates(primary.url);
  servers = { primary, replica: await primary.startReplica() };
});
afterAll(async () => {
  await servers.replica.stop();
  await servers.primary.stop();
});

const lagMaxMs = 5000;

/** An app on both servers. Its lag is measured only by `poll`, on a clock that a test advances. */
async function createAppWithReplica({
  environment = {},
  replicaUrl = servers.replica.url,
}: {
  environment?: Record<string, string>;
  replicaUrl?: string;
} = {}) {
  let passedMs = 0;
  const url = databaseUrl(servers.primary.url, guideTemplate);
  const onConnectionLost = () => undefined;
  const open = (address: string) =>
    openDatabase({ connection: { url: address }, poolSize: 4, onConnectionLost });
  const database = open(withRole(url, appRole));
  onTestFinished(database.close);
  const standby = open(databaseUrl(replicaUrl, guideTemplate));
  onTestFinished(standby.close);
  const replicas = openReplicas({
    urls: [withRole(databaseUrl(replicaUrl, guideTemplate), appRole)],
    poolSize: 4,
    primary: database,
    lagMaxMs,
    onConnectionLost,
    pollEveryMs: 3_600_000,
    now: () => passedMs,
  });
  onTestFinished(replicas.close);
  const site = await createTestAppOn({ database: { ...database, url }, replicas, environment });
  return {
    site,
    replicas,
    pause: () => pauseReplay(standby.db),
    resume: () => resumeReplay(standby.db),
    pass: (ms: number) => {
      passedMs += ms;
    },
  };
}

/** Polls until the replica has replayed everything that is written now. */
async function catchUp(replicas: Replicas): Promise<void> {
  const position = await replicas.findWritePosition();
  await expect
    .poll(async () => {
      await replicas.poll();
      const before = replicas.counts().replica;
      await replicas.read({ changeNumber: 0, position }, async () => undefined);
      return replicas.counts().replica - before;
    })
    .toBe(1);
}

const cookieOf = (headers: Record<string, unknown>): string =>
  new RegExp(`${writtenCookieName}=[^;]+`).exec(String(headers['set-cookie']))?.[0] ?? '';

async function seatsLeftFor(site: TestApp, date: string, cookie: string): Promise<number> {
  const answer = await call(
    site.app,
    'GET /travel/line/departures',
    { id: 'beijing-great-wall-day' },
    { cookie },
  );
  const departures: { date: string; seatsLeft: number }[] = answer.body.data.list;
  return departures.find((departure) => departure.date === date)?.seatsLeft ?? -1;
}

describe('reads from a replica', () => {
  it('answers every public read from the replica, and every other call from the primary', async () => {
    const { site, replicas } = await createAppWithReplica();
    await catchUp(replicas);
    const keys = (Object.keys(goodCalls) as PublicKey[]).filter((key) => isPublicRead(key, endpoints[key]));
    expect(keys.length).toBeGreaterThan(40);
    const start = replicas.counts();
    for (const key of keys.filter((name) => !('contentTypes' in endpoints[name]))) {
      const { input = {}, status = 200 } = goodCalls[key];
      expect((await call(site.app, key, input)).status, key).toBe(status);
      expect(replicas.counts().primary, key).toBe(start.primary);
    }
    const { headers } = await site.signIn();
    const reads = replicas.counts().replica;
    expect((await call(site.app, 'POST /user/userInfo', {}, headers)).status).toBe(200);
    expect(replicas.counts()).toEqual({ ...start, replica: reads });
  });

  it('shows a booking immediately to the browser that booked, and to others when the replica has it', async () => {
    const { site, replicas, pause, resume } = await createAppWithReplica();
    await catchUp(replicas);
    const departure = await findDate(site);
    const { headers } = await site.signIn();
    await catchUp(replicas);
    await pause();
    try {
      const { answer } = await book(site, headers, departure, 2);
      expect(answer.status).toBe(200);
      const cookie = cookieOf(answer.headers);
      expect(cookie).not.toBe('');
      expect(await seatsLeftFor(site, departure.date, cookie)).toBe(departure.seatsLeft - 2);
      expect(await seatsLeftFor(site, departure.date, '')).toBe(departure.seatsLeft);
      expect(await seatsLeftFor(site, departure.date, `${writtenCookieName}=forged`)).toBe(
        departure.seatsLeft,
      );
    } finally {
      await resume();
    }
    await catchUp(replicas);
    const before = replicas.counts();
    expect(await seatsLeftOn(site, departure.date)).toBe(departure.seatsLeft - 2);
    expect(replicas.counts()).toEqual({ ...before, replica: before.replica + 1 });
  });

  it('marks likes, which are written by GET, and no read', async () => {
    const { site, replicas } = await createAppWithReplica();
    await catchUp(replicas);
    const { headers } = await site.signIn();
    const liked = await call(site.app, 'GET /behaviour/like', { type: 'city', id: 'xian' }, headers);
    expect(cookieOf(liked.headers)).not.toBe('');
    for (const key of ['GET /city/detail', 'POST /city/list'] as const) {
      const input = key === 'GET /city/detail' ? { id: 'xian' } : {};
      expect(cookieOf((await call(site.app, key, input)).headers), key).toBe('');
    }
  });

  it('does not use a replica above the lag limit, and shows the lag in the metrics', async () => {
    const { site, replicas, pause, resume, pass } = await createAppWithReplica({
      environment: { METRICS_TOKEN: 'metrics-for-this-test' },
    });
    const readMetrics = async () =>
      (
        await site.app.inject({
          url: '/metrics',
          headers: { authorization: 'Bearer metrics-for-this-test' },
        })
      ).body;
    const name = `${new URL(servers.replica.url).host}/${guideTemplate}`;
    expect(replicas.states()).toEqual([{ name, lagSeconds: Infinity, isUsed: false }]);
    await catchUp(replicas);
    expect(replicas.states()).toEqual([{ name, lagSeconds: 0, isUsed: true }]);
    await pause();
    try {
      await site.signIn(); // writes
      pass(lagMaxMs);
      await replicas.poll();
      expect(replicas.states()).toEqual([{ name, lagSeconds: 5, isUsed: true }]);
      pass(1);
      await replicas.poll();
      expect(replicas.states()).toEqual([{ name, lagSeconds: 5.001, isUsed: false }]);
      const before = replicas.counts();
      expect((await call(site.app, 'GET /route/list')).status).toBe(200);
      expect(replicas.counts()).toEqual({ ...before, primary: before.primary + 1 });
      const metrics = await readMetrics();
      expect(metrics).toContain(`database_replica_lag_seconds{replica="${name}"} 5.001`);
      expect(metrics).toContain(`database_replica_used{replica="${name}"} 0`);
      expect(metrics).toContain(`database_public_reads_total{server="primary"} ${before.primary + 1}`);
    } finally {
      await resume();
    }
    await catchUp(replicas);
    expect(replicas.states()).toEqual([{ name, lagSeconds: 0, isUsed: true }]);
  });

  it('answers from the primary while the replica lacks a catalogue change that this process has seen', async () => {
    const { site, replicas, pause, resume } = await createAppWithReplica();
    await catchUp(replicas);
    await pause();
    try {
      await site.services.transaction(recordCatalogueChange);
      await site.services.changes.poll();
      const before = replicas.counts();
      expect((await call(site.app, 'GET /route/list')).status).toBe(200);
      expect(replicas.counts()).toEqual({ ...before, primary: before.primary + 1 });
    } finally {
      await resume();
    }
  });
});

describe('without one of the servers', () => {
  it('answers from the primary when the replica fails in the middle of a read', async () => {
    const replica = await servers.primary.startReplica();
    onTestFinished(replica.stop);
    const { site, replicas } = await createAppWithReplica({ replicaUrl: replica.url });
    await catchUp(replicas);
    await replica.halt();
    const before = replicas.counts();
    expect((await call(site.app, 'GET /route/list')).status).toBe(200);
    expect(replicas.counts()).toEqual({ ...before, primary: before.primary + 1 });
    expect(replicas.states()[0]?.isUsed).toBe(false);
  });

  it('answers reads of any age from the replica while the primary is away, and is not ready without both', async () => {
    const { site, replicas, pass } = await createAppWithReplica();
    await catchUp(replicas);
    const departure = await findDate(site);
    const { headers } = await site.signIn();
    const orderNo: string = (await call(site.app, 'GET /order/book/orderNo', {}, headers)).body.data.orderNo;
    await catchUp(replicas);

    await servers.primary.halt(); // the last test of this file
    pass(lagMaxMs * 10); // the next read notices that the primary is down
    expect((await listDates(site)).length).toBeGreaterThan(0);
    expect((await site.app.inject('/readyz')).statusCode).toBe(200);
    const refused = await call(site.app, 'POST /order/tour/book', bookingOf(departure, orderNo), headers);
    expect(refused.status).toBe(503);
    expect(refused.headers['retry-after']).toBeDefined();

    await servers.replica.halt();
    expect((await call(site.app, 'GET /route/list')).status).toBe(503);
    expect((await site.app.inject('/readyz')).statusCode).toBe(503);
  });
});
