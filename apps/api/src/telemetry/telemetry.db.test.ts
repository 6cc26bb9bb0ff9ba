import { openDatabase, librarySql as sql } from '@yunyou/database/database';
import { createTestDatabase } from '@yunyou/database/testing/test-database';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { call } from '../testing/call.ts';
import { startCollector } from '../testing/telemetry-collector.ts';
import { guideTemplate } from '../testing/templates.ts';
import { apiPath, createTestAppOn } from '../testing/test-app.ts';
import { watchStatements } from './watch-statements.ts';

/** Creates an app whose database reports its statements, as the server does. */
async function createWatchedApp(environment: Record<string, string>) {
  const made = await createTestDatabase(guideTemplate);
  const slow: string[] = [];
  const settings = {
    SLOW_QUERY_MS: 1,
    OTEL_EXPORTER_OTLP_ENDPOINT: environment['OTEL_EXPORTER_OTLP_ENDPOINT'],
  };
  const onStatement = watchStatements(settings, ({ message }) => slow.push(message));
  const database = openDatabase({
    connection: { url: made.url },
    poolSize: 2,
    onConnectionLost: () => undefined,
    onStatement,
  });
  onTestFinished(database.close);
  const { app, services } = await createTestAppOn({ database: { ...database, url: made.url }, environment });
  return { app, services, slow, database };
}

const parent = { traceId: '0af7651916cd43dd8448eb211c80319c', spanId: 'b7ad6b7169203331' };

describe('telemetry', () => {
  it('sends a request and its statements as one trace, and the metrics', async () => {
    const collector = await startCollector();
    const { app } = await createWatchedApp({
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
      OTEL_EXPORTER_OTLP_HEADERS: 'x-token=secret',
      OTEL_TRACES_SAMPLER_ARG: '0',
    });
    const answer = await app.inject({
      url: `${apiPath}/city/detail`,
      query: { id: 'beijing' },
      headers: { traceparent: `00-${parent.traceId}-${parent.spanId}-01` },
    });
    expect(answer.statusCode, answer.body.slice(0, 200)).toBe(200);
    await call(app, 'GET /route/list'); // not sampled
    await app.close();

    const spans = collector.spans();
    const [server, ...others] = spans.filter(({ kind }) => kind === 2);
    expect(others).toEqual([]);
    expect(server).toMatchObject({ traceId: parent.traceId, parentSpanId: parent.spanId });
    expect(server?.name).toMatch(/^GET .*\/city\/detail$/);
    const statements = spans.filter(({ kind }) => kind === 3);
    expect(statements.length).toBeGreaterThan(0);
    for (const { traceId, parentSpanId, startTimeUnixNano, endTimeUnixNano } of statements) {
      expect({ traceId, parentSpanId }).toEqual({ traceId: parent.traceId, parentSpanId: server?.spanId });
      expect(BigInt(endTimeUnixNano)).toBeGreaterThanOrEqual(BigInt(startTimeUnixNano));
    }
    expect(collector.bodies.every(({ token }) => token === 'secret')).toBe(true);
    expect(collector.bodies.map(({ body }) => body).join()).not.toContain('id=beijing');

    const metrics = collector.metrics();
    const duration = metrics.find(({ name }) => name === 'http_request_duration_seconds');
    const { dataPoints } = duration?.histogram ?? { dataPoints: [] };
    expect(dataPoints.length).toBeGreaterThan(0);
    for (const { count, bucketCounts, explicitBounds } of dataPoints) {
      expect(bucketCounts).toHaveLength(explicitBounds.length + 1);
      expect(bucketCounts.reduce((sum, one) => sum + Number(one), 0)).toBe(Number(count));
    }
    expect(metrics.find(({ name }) => name === 'planning_waiting')).toHaveProperty('gauge');
    expect(metrics.find(({ name }) => name === 'process_cpu_seconds_total')).toHaveProperty(
      'sum.isMonotonic',
      true,
    );
  });

  it('sends a job and its statements as one trace', async () => {
    const collector = await startCollector();
    const { app, services } = await createWatchedApp({
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
      OTEL_TRACES_SAMPLER_ARG: '1',
    });
    await services.jobs.start();
    await services.jobs.send('sweep-expired', {});
    const { db } = services;
    await vi.waitFor(
      async () => {
        const jobs = sql`select state from jobs.job where name = 'sweep-expired'`;
        expect((await db.execute(jobs)).rows).toEqual([{ state: 'completed' }]);
      },
      { timeout: 20_000, interval: 100 },
    );
    await services.jobs.stop();
    await app.close();

    const spans = collector.spans();
    const job = spans.find(({ name }) => name === 'process sweep-expired');
    expect(job).toMatchObject({ kind: 5, status: {} });
    expect(job).not.toHaveProperty('parentSpanId');
    expect(job?.attributes).toContainEqual({
      key: 'messaging.destination.name',
      value: { stringValue: 'sweep-expired' },
    });
    const statements = spans.filter(({ parentSpanId }) => parentSpanId === job?.spanId);
    expect(statements.length).toBeGreaterThan(0);
    expect(statements.every(({ kind, traceId }) => kind === 3 && traceId === job?.traceId)).toBe(true);
  });

  it('does not disturb requests while the collector is away', async () => {
    const { app } = await createWatchedApp({
      OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9',
      OTEL_TRACES_SAMPLER_ARG: '1',
    });
    expect((await call(app, 'GET /route/list')).status).toBe(200);
    await app.close();
  });
});

describe('the log of slow statements', () => {
  it('has their time and text without values, also in transactions', async () => {
    const { database, slow } = await createWatchedApp({});
    const { rows } = await database.transaction(async (db) =>
      db.execute(sql`select pg_sleep(0.01), ${'private value'}::text`),
    );
    expect(rows).toHaveLength(1);
    expect(slow.join('\n')).toMatch(/^\d+ ms: select pg_sleep\(0\.01\), \$1::text/m);
    expect(slow.join('\n')).not.toContain('private value');
  });
});
