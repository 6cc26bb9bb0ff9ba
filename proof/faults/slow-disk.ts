import { setTimeout as delay } from 'node:timers/promises';
import { slowCommits } from '@yunyou/database/testing/slow-commits.queries';
import type { Report } from '../harness/report.ts';
import { statusOf } from '../harness/waiting.ts';
import { listLosses } from './compare.ts';
import { killAll, listDatabaseProcesses } from './processes.ts';
import { createTestSite, createWriters } from './test-site.ts';
import { writeUntilAborted } from './writer.ts';

const stallMs = 700;
const pauseMs = 300;
const lastsMs = 15_000;

/**
 * Simulates a slow disk: every commit waits 100 ms, and all PostgreSQL processes are stopped for 0.7 s of every second.
 * (A real slow device would need a kernel module.)
 */
export async function slowDisk(report: Report, { seed }: { seed: number }): Promise<void> {
  const site = await createTestSite();
  const stop = new AbortController();
  try {
    await site.start();
    await statusOf(`${site.url()}/`);
    const writers = await createWriters(site, 4, seed);
    await site.withDatabase(({ db }) => slowCommits(db));
    const writing = writers.map((writer) => writeUntilAborted(writer, stop.signal));
    const pages: number[] = [];
    const start = performance.now();
    while (performance.now() - start < lastsMs) {
      const stalled = listDatabaseProcesses(site.folder);
      killAll(stalled, 'SIGSTOP');
      const asked = performance.now();
      await statusOf(`${site.url()}/`);
      pages.push(performance.now() - asked);
      await delay(stallMs);
      killAll(stalled, 'SIGCONT');
      await delay(pauseMs);
    }
    stop.abort();
    await Promise.all(writing);
    const losses: string[] = [];
    for (const writer of writers)
      losses.push(...(await listLosses(writer)), ...writer.ledger.unexpectedAnswers);
    const count = (name: 'acknowledged' | 'unanswered') =>
      writers.reduce((sum, { ledger }) => sum + ledger[name], 0);
    const slowest = Math.max(...pages).toFixed(0);
    report.check(
      'slow disk: writes wait but are not lost, cached pages do not wait',
      losses.length === 0 && Number(slowest) < 1000,
      losses.slice(0, 3).join('; ') ||
        `${count('acknowledged')} acknowledged, ${count('unanswered')} refused, slowest page ${slowest} ms`,
    );
  } finally {
    stop.abort();
    killAll(listDatabaseProcesses(site.folder), 'SIGCONT');
    await site.remove();
  }
}
