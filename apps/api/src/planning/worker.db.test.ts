import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { createTestDatabase } from '@yunyou/database/testing/test-database';
import { findTrip } from '@yunyou/database/visitors/trip.queries';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { call } from '../testing/call.ts';
import { startCollector } from '../testing/telemetry-collector.ts';
import { guideTemplate } from '../testing/templates.ts';
import { createTestAppOn } from '../testing/test-app.ts';
import { openTestTrip, shortTrip, verifyStored, waitForPlan } from '../testing/trips.ts';

const command = path.join(import.meta.dirname, '..', 'commands', 'worker.ts');

/** Starts `npm run worker` on the database and waits until it takes jobs. */
async function startWorker(url: string, environment: Record<string, string> = {}) {
  const worker = spawn(process.execPath, [command], {
    env: { ...process.env, DATABASE_URL: url, PLANNING_MS: '300', PLANNING_THREADS: '1', ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void worker.kill('SIGKILL'));
  await once(createInterface(worker.stdout), 'line');
  return worker;
}

async function createSite() {
  const database = await createTestDatabase(guideTemplate);
  const site = await createTestAppOn({ database, environment: { PLANNING: 'workers' } });
  await site.services.jobs.start();
  onTestFinished(site.services.jobs.stop);
  return { ...site, url: database.url };
}

describe('npm run worker', () => {
  it('plans the trips of a site that plans nothing itself, and previews of changes', async () => {
    const { app, services, url } = await createSite();
    const created = (await call(app, 'POST /travel/create', shortTrip)).body.data;
    const own = { 'trip-key': created.key };
    expect((await findTrip(services.db, created.id))?.leasedUntil).toBeNull();
    const waiting = await services.waits.state();
    expect(waiting).toEqual({ waiting: 1, running: 0, waitMillis: undefined });
    expect((await call(app, 'GET /travel/syncResult', { id: created.id }, own)).body.data).toMatchObject({
      status: 'planning',
      step: 'Waiting for the planner',
    });

    const collector = await startCollector();
    const worker = await startWorker(url, {
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
      OTEL_TRACES_SAMPLER_ARG: '1',
    });
    await waitForPlan(app, created.id, own);
    expect(await verifyStored(created.id, services)).toEqual([]);
    const { version } = await openTestTrip(app, created.id, own);
    const refined = await call(
      app,
      'POST /travel/refine',
      { id: created.id, version, sentence: 'one more day' },
      own,
    );
    expect(refined.status, JSON.stringify(refined.body)).toBe(200);
    expect(refined.body.data.choices[0].result).toMatchObject({ isReplanned: true });
    expect(services.planning.load()).toEqual({ waiting: 0, running: 0 });

    worker.kill('SIGTERM');
    expect(await once(worker, 'exit')).toEqual([0, null]);

    const spans = collector.spans();
    const job = spans.find(({ name }) => name === 'process plan-trip');
    expect(job).toMatchObject({ kind: 5, status: {} });
    expect(spans.filter(({ parentSpanId }) => parentSpanId === job?.spanId).length).toBeGreaterThan(0);
    expect(spans.map(({ name }) => name)).toContain('process preview-plan');
    expect(collector.metrics().map(({ name }) => name)).toContain('planning_waiting');
  }, 60_000);

  it('lets other workers plan the trips of a killed one', async () => {
    const { app, services, url } = await createSite();
    const dying = await startWorker(url, { PLANNING_MS: '3000' });
    const created = (await call(app, 'POST /travel/create', { ...shortTrip, cityIds: ['xian', 'beijing'] }))
      .body.data;
    await vi.waitFor(
      async () => expect((await findTrip(services.db, created.id))?.progress).toBeGreaterThan(0),
      { timeout: 20_000, interval: 20 },
    );
    dying.kill('SIGKILL');
    await startWorker(url);
    await vi.waitFor(async () => expect((await findTrip(services.db, created.id))?.status).toBe('ready'), {
      timeout: 90_000,
      interval: 200,
    });
    expect(await verifyStored(created.id, services)).toEqual([]);
  }, 120_000);

  it('needs the database of the site', async () => {
    const worker = spawn(process.execPath, [command], { env: { ...process.env, DATABASE_URL: '' } });
    const [line] = (await once(createInterface(worker.stderr), 'line')) as [string]; // readline's event
    expect(line).toContain('DATABASE_URL');
    expect(await once(worker, 'exit')).toEqual([1, null]);
  });
});

describe('the wait of a trip', () => {
  it('is shown once workers have planned enough others, with the trips before it', async () => {
    const { app, services, url } = await createSite();
    const trips: { id: string; key: string }[] = [];
    for (let index = 0; index < 40; index += 1)
      trips.push((await call(app, 'POST /travel/create', shortTrip)).body.data);
    const last = trips.at(-1);
    const own = { 'trip-key': last?.key ?? '' };
    const stepOfLast = async () =>
      (await call(app, 'GET /travel/syncResult', { id: last?.id }, own)).body.data.step as string;
    expect(await stepOfLast()).toBe('Waiting for the planner'); // no worker, so nothing can be expected
    await startWorker(url);
    const running: number[] = [];
    await vi.waitFor(
      async () => {
        running.push((await services.waits.state()).running);
        expect(await stepOfLast()).toMatch(/^Other trips are planned first: about \d+ (s|min)$/);
      },
      { timeout: 80_000, interval: 50 },
    );
    expect([1, 2]).toContain(Math.max(...running)); // one thread, and one trip that is prepared meanwhile
  }, 120_000);
});
