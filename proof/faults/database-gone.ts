import { setTimeout as delay } from 'node:timers/promises';
import { listInconsistencies } from '@yunyou/database/testing/consistency.queries';
import { startTcpPostgres } from '@yunyou/database/testing/tcp-postgres';
import type { Report } from '../harness/report.ts';
import { startTcpProxy } from '../harness/tcp-proxy.ts';
import { isReady, statusOf, waitUntil } from '../harness/waiting.ts';
import { listLosses } from './compare.ts';
import { createTestSite, createWriters } from './test-site.ts';
import { writeUntilAborted } from './writer.ts';

const outageMs = 10_000;
const silentMs = 20_000;

/** Closes the database connection for ten seconds, then makes it silent for twenty, while travellers write. */
export async function loseDatabase(report: Report, { seed }: { seed: number }): Promise<void> {
  const postgres = await startTcpPostgres();
  const address = new URL(postgres.url);
  const proxy = await startTcpProxy({ host: address.hostname, port: Number(address.port) });
  address.port = String(proxy.port);
  const site = await createTestSite({
    environment: { DATABASE_URL: address.href },
    databaseUrl: postgres.url,
  });
  const over = new AbortController();
  try {
    await site.start();
    await statusOf(`${site.url()}/`); // now in the HTML cache
    const writers = await createWriters(site, 4, seed);
    const writing = writers.map((writer) => writeUntilAborted(writer, over.signal));
    await delay(2000);
    for (const [state, lastsMs] of [
      ['closed', outageMs],
      ['silent', silentMs],
    ] as const) {
      proxy.set(state);
      const start = performance.now();
      const probe = await fetch(`${site.url()}/api/yunyou/home/faves`);
      const tookMs = performance.now() - start;
      const envelope = (await probe.json()) as { code: number; data: { error: string } }; // our envelope
      const isClear = probe.status === 503 && envelope.code === 503 && probe.headers.has('retry-after');
      const word = state === 'closed' ? 'down' : 'silent';
      report.check(
        `database ${word}: API calls get 503 with Retry-After`,
        isClear && tookMs < 15_000,
        `${probe.status} ${envelope.data.error} after ${tookMs.toFixed(0)} ms`,
      );
      const probes = [
        await statusOf(`${site.url()}/readyz`),
        await statusOf(`${site.url()}/healthz`),
        await statusOf(`${site.url()}/`),
      ];
      report.check(
        `database ${word}: /readyz fails, /healthz answers, cached pages are served`,
        probes.join() === '503,200,200',
        probes.join(', '),
      );
      await delay(Math.max(0, lastsMs - (performance.now() - start)));
      proxy.set('open');
      const backMs = await waitUntil('ready again', () => isReady(site.url()));
      report.check(
        `database ${word} for ${lastsMs / 1000} s: recovers without a restart`,
        backMs < 15_000,
        `${backMs.toFixed(0)} ms after the database was back`,
      );
      await delay(2000);
    }
    over.abort();
    await Promise.all(writing);
    const losses: string[] = [];
    for (const writer of writers)
      losses.push(...(await listLosses(writer)), ...writer.ledger.unexpectedAnswers);
    losses.push(...(await site.withDatabase(({ db }) => listInconsistencies(db))));
    const acknowledged = writers.reduce((sum, { ledger }) => sum + ledger.acknowledged, 0);
    report.check(
      'database outage: no acknowledged write is lost',
      losses.length === 0,
      losses.slice(0, 3).join('; ') || `${acknowledged} acknowledged writes`,
    );
  } finally {
    over.abort();
    await site.remove();
    await proxy.stop();
    await postgres.stop();
  }
}
