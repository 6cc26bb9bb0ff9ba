import { mkdtemp, rm } from 'node:fs/promises';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import type { Endpoint } from '@yunyou/contract/endpoint';
import { type EndpointKey, endpoints } from '@yunyou/contract/endpoints';
import { takeAlongKey } from '@yunyou/contract/trip/take-along-formats';
import { openDatabase } from '@yunyou/database/database';
import { expect, it, onTestFinished } from 'vitest';
import { createApp } from '../../app.ts';
import { createServices } from '../../services.ts';
import { readSettings } from '../../settings.ts';
import { call } from '../../testing/call.ts';
import { portOf } from '../../testing/port-of.ts';

const wish = "3 days in Xi'an";

/** Starts the app with a database server that accepts connections and never answers, so that handlers keep waiting. */
async function startWaitingApp(environment: Record<string, string> = {}) {
  const sockets = new Set<net.Socket>();
  const silent = net.createServer((socket) => sockets.add(socket.on('error', () => undefined)));
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  const port = portOf(silent);
  const folder = await mkdtemp(path.join(os.tmpdir(), 'yunyou-limits-'));
  const database = openDatabase({
    connection: { url: `postgres://nobody@127.0.0.1:${port}/nothing` },
    poolSize: 2,
    onConnectionLost: () => undefined,
  });
  const settings = readSettings({
    LOG_LEVEL: 'silent',
    RATE_LIMIT: '100000',
    TRIP_LIMIT: '100000',
    LAG_MAX_MS: '10000',
    DATA_DIR: folder,
    ...environment,
  });
  const { services, close } = createServices({ database, settings, log: () => undefined });
  const app = await createApp(services);
  const disconnect = () => {
    for (const socket of sockets) socket.destroy();
    silent.close();
  };
  onTestFinished(async () => {
    disconnect();
    await app.close();
    await close().catch(() => undefined); // the connections are gone already
    await rm(folder, { recursive: true, force: true });
  });
  return { app, disconnect };
}

const limitsOf = (key: EndpointKey) => {
  const endpoint: Endpoint = endpoints[key];
  return endpoint.limits;
};

it.each([
  'POST /travel/understand',
  'POST /userEvent/save',
  'POST /user/exportData',
  'GET /destination/search',
  'GET /wiki/search',
  'POST /admin/export',
] as const)('%s declares limits', (key) => {
  expect(limitsOf(key)?.perMinute).toBeLessThan(600);
});

it('every file declares limits, and the roadbook is counted apart from the others', () => {
  for (const [key, { kind, limits }] of Object.entries<Endpoint>(endpoints))
    if (kind === 'file') expect(limits?.maxWaiting, key).toBeLessThanOrEqual(64);
  expect(limitsOf(takeAlongKey('pdf'))?.flow).not.toBe(limitsOf(takeAlongKey('gpx'))?.flow);
});

it('a surprise is something said', () => {
  const { input } = endpoints['POST /travel/create'];
  expect(input.safeParse({ surpriseMe: true }).success).toBe(true);
  expect(input.safeParse({ pace: 'relaxed' }).success).toBe(true);
});

it('an empty request for a trip is rejected before anything is planned', async () => {
  const { app } = await startWaitingApp();
  for (const nothing of [{}, { title: 'Spring' }, { wishIsRead: true }, { cityIds: [], surpriseMe: false }]) {
    const { body } = await call(app, 'POST /travel/create', nothing);
    expect(body).toMatchObject({ code: 400, data: { error: 'BAD_INPUT', fields: [{ field: 'wish' }] } });
  }
});

it('a full queue of a flow answers 503 with Retry-After, and keeps the other calls', async () => {
  const { app, disconnect } = await startWaitingApp();
  const { concurrency = 0, maxWaiting = 0 } = limitsOf('POST /travel/understand') ?? {};
  const calls = Array.from({ length: concurrency + maxWaiting + 1 }, () =>
    call(app, 'POST /travel/understand', { wish }),
  );
  const first = await Promise.race(calls);
  expect(first.body).toMatchObject({ code: 503, message: expect.stringContaining('Many people') });
  expect(first.headers['retry-after']).toBe('5');
  disconnect();
  const messages = (await Promise.all(calls)).map(({ body }) => body.message);
  expect(messages.filter((message) => message.includes('Many people'))).toHaveLength(1);
});

it('calls above the rate of a flow get 429 with Retry-After, in proportion to RATE_LIMIT', async () => {
  const { app, disconnect } = await startWaitingApp({ RATE_LIMIT: '20' }); // a thirtieth: one wish a minute
  disconnect();
  expect((await call(app, 'POST /travel/understand', { wish })).status).toBe(503); // without a database
  const limited = await call(app, 'POST /travel/understand', { wish });
  expect(limited.body).toMatchObject({ code: 429, data: { error: 'TOO_MANY' } });
  expect(Number(limited.headers['retry-after'])).toBeGreaterThan(0);
});
