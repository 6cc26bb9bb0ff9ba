import { readdirSync } from 'node:fs';
import path from 'node:path';
import { posterFolder } from '../../apps/api/src/pictures/poster-folder.ts';
import type { Report } from '../harness/report.ts';
import { waitUntil } from '../harness/waiting.ts';
import { isRunning, killAll, listChildProcesses } from './processes.ts';
import { createTestSite } from './test-site.ts';

const pictureCount = 12;
const kills = 5;

/** Kills the picture process while it encodes: only the current picture fails, and the server is not affected. */
export async function killPictureProcess(report: Report): Promise<void> {
  const site = await createTestSite();
  try {
    await site.start();
    const findProcess = () => listChildProcesses(site.pid(), 'encoder.process.ts');
    const spots = readdirSync(path.join(posterFolder, 'spot'))
      .map((file) => file.split('.')[0])
      .slice(0, pictureCount);
    const statuses: number[] = [];
    // Without image/avif in Accept the server cannot send the master instead, so each request needs the process.
    const requests = spots.map(async (spot) => {
      const answer = await fetch(`${site.url()}/pictures/spot/${spot}/tile-1280.jpeg`);
      await answer.arrayBuffer();
      statuses.push(answer.status);
    });
    const findRunning = async () => {
      await waitUntil(
        'the picture process runs',
        async () => findProcess().length > 0 || statuses.length === spots.length,
      );
      return findProcess();
    };
    for (let killed = 0; killed < kills; killed += 1) {
      const [pid] = await findRunning();
      if (pid === undefined) break; // all pictures are encoded
      killAll([pid]);
      await waitUntil('the killed process is gone', async () => !findProcess().includes(pid));
    }
    await Promise.all(requests);
    const failed = statuses.filter((status) => status !== 200);
    report.check(
      'picture process killed while encoding: only the pictures in work fail, with 503',
      failed.length <= kills && failed.every((status) => status === 503),
      `${statuses.length} pictures, ${failed.length} answered 503`,
    );
    const again = await fetch(`${site.url()}/pictures/spot/${spots[0]}/square-120.jpeg`);
    report.check(
      'picture process killed while encoding: the next request succeeds',
      again.ok,
      `answered ${again.status}`,
    );
    const left = findProcess();
    await site.end('SIGKILL');
    const elapsedMs = await waitUntil('it ends', async () => !left.some(isRunning));
    report.check(
      'server killed: its picture process ends',
      left.length === 1,
      `${left.length} process, ended after ${Math.round(elapsedMs)} ms`,
    );
  } finally {
    await site.remove();
  }
}
