import { execFileSync } from 'node:child_process';
import { closeSync, openSync, writeSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { listInconsistencies } from '@yunyou/database/testing/consistency.queries';
import type { Report } from '../harness/report.ts';
import { isReady, statusOf, waitUntil } from '../harness/waiting.ts';
import { listLosses } from './compare.ts';
import { createTestSite, createWriters } from './test-site.ts';
import { writeUntilAborted } from './writer.ts';

const guarantee =
  'disk full: writes get 503, no acknowledged write is lost, and writes work again once there is space';

/** Fills a small tmpfs that holds the data folder while travellers write, then frees it. */
export async function fillDisk(report: Report, { seed }: { seed: number }): Promise<void> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'yunyou-full-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=400m', 'tmpfs', folder], { stdio: 'ignore' });
  } catch {
    // A mount fails without root.
    await rm(folder, { recursive: true });
    report.skip(guarantee, 'mounting a tmpfs needs root');
    return;
  }
  const site = await createTestSite({ folder });
  const stop = new AbortController();
  try {
    await site.start();
    const writers = await createWriters(site, 4, seed);
    const writing = writers.map((writer) => writeUntilAborted(writer, stop.signal));
    await delay(2000);
    const ballast = path.join(folder, 'ballast');
    fill(ballast);
    const before = writers.reduce((sum, { ledger }) => sum + ledger.unanswered, 0);
    for (let second = 0; second < 10; second += 1) {
      await delay(1000);
      fill(ballast); // fills space that the database has freed
    }
    const refused = writers.reduce((sum, { ledger }) => sum + ledger.unanswered, 0) - before;
    const alive = await statusOf(`${site.url()}/healthz`);
    await rm(ballast);
    const backMs = await waitUntil('ready again', () => isReady(site.url()), { timeoutMs: 120_000 });
    await delay(2000);
    stop.abort();
    await Promise.all(writing);
    const losses: string[] = [];
    for (const writer of writers)
      losses.push(...(await listLosses(writer)), ...writer.ledger.unexpectedAnswers);
    losses.push(...(await site.withDatabase(({ db }) => listInconsistencies(db))));
    report.check(
      guarantee,
      losses.length === 0 && alive === 200 && refused > 0,
      losses.slice(0, 3).join('; ') ||
        `${refused} writes refused in 10 s, ready ${backMs.toFixed(0)} ms after space was freed`,
    );
  } finally {
    stop.abort();
    await site.remove();
    execFileSync('umount', ['-l', folder]);
    await rm(folder, { recursive: true, force: true });
  }
}

/** Writes until the disk is full. */
export function fill(file: string): void {
  const handle = openSync(file, 'a');
  try {
    for (const size of [1 << 20, 4096]) {
      try {
        for (;;) writeSync(handle, Buffer.alloc(size));
      } catch {
        // no space left for blocks of this size
      }
    }
  } finally {
    closeSync(handle);
  }
}
