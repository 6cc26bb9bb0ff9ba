import { type LaunchedSite, launchSite } from '../../e2e/harness/start-site.ts';
import type { Report } from '../harness/report.ts';
import { isReady } from '../harness/waiting.ts';
import { createTestSite, createWriters } from './test-site.ts';

/** Starts a second process on one data folder: it must exit with the reason and must not disturb the first. */
export async function startTwice(report: Report, { seed }: { seed: number }): Promise<void> {
  const site = await createTestSite();
  try {
    await site.start();
    const second = await launchSite({ DATA_DIR: site.folder, LOG_LEVEL: 'silent' }).then(
      ({ server }: LaunchedSite) => {
        server.kill('SIGKILL');
        return 'it started';
      },
      (error: Error) => error.message,
    );
    const sentence =
      /Another server \(process \d+\) uses the database in \S+ Stop it, or set DATA_DIR to another folder\./.exec(
        second,
      )?.[0];
    const hasStack = /\n\s+at /.test(second);
    report.check(
      'a second process on one data folder exits with one clear sentence',
      sentence !== undefined && !hasStack,
      sentence?.replace(/in \S+/, 'in …') ?? second.slice(-200),
    );
    const [writer] = await createWriters(site, 1, seed);
    const answer = await writer?.call('POST /user/updateUserInfo', { userName: 'Still here' });
    report.check(
      'the first process is not affected',
      (await isReady(site.url())) && answer?.status === 200,
      `a write answered ${answer?.status ?? 0}`,
    );
  } finally {
    await site.remove();
  }
}
