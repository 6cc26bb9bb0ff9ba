import { parseArgs } from 'node:util';
import { createReport } from '../harness/report.ts';
import { jumpClock } from './clock-jump.ts';
import { loseDatabase } from './database-gone.ts';
import { fillDisk } from './disk-full.ts';
import { killAtRandom } from './kill-rounds.ts';
import { killPictureProcess } from './picture-process.ts';
import { slowDisk } from './slow-disk.ts';
import { startTwice } from './two-starts.ts';
import { crashWorker } from './worker-crash.ts';

/**
 * `npm run test:faults [-- --rounds N --seed N --only NAME --write]` injects faults while travellers write and compares
 * the stored data with the acknowledged writes. Needs a build (`npm run build`) and Linux.
 */
const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '50' },
    seed: { type: 'string', default: '1' },
    only: { type: 'string' },
    write: { type: 'boolean', default: false },
  },
});
const options = { rounds: Number(values.rounds), seed: Number(values.seed) };

const scenarios = {
  kills: killAtRandom,
  database: loseDatabase,
  disk: fillDisk,
  slow: slowDisk,
  clock: jumpClock,
  worker: crashWorker,
  pictures: killPictureProcess,
  twice: startTwice,
} as const;

const report = createReport({
  title: 'Faults',
  command: 'npm run test:faults',
  introduction: `Injects faults while travellers write (seed ${options.seed}), then compares the stored data with the acknowledged writes.`,
  file: values.write ? 'faults.md' : undefined,
});
for (const [name, run] of Object.entries(scenarios)) {
  if (values.only && !values.only.split(',').includes(name)) continue;
  report.log(name);
  try {
    await run(report, options);
  } catch (error) {
    report.check(`${name} completes`, false, error instanceof Error ? error.message : String(error));
  }
}
await report.finish();
