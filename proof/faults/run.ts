import { parseArgs } from 'node:util';
import { createReport } from '../harness/report.ts';
import { jumpClock } from './clock-jump.ts';
import { loseDatabase } from './database-gone.ts';
import { fillDisk } from './disk-full.ts';
import { killAtRandom } from './kill-rounds.ts';
import { slowDisk } from './slow-disk.ts';
import { startTwice } from './two-starts.ts';
import { crashWorker } from './worker-crash.ts';

/**
 * `npm run test:faults [-- --rounds N --seed N --only NAME --write]`: breaks what can break while travellers write, and
 * looks afterwards. Needs a build (`npm run build`) and Linux.
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
  twice: startTwice,
} as const;

const report = createReport({
  title: 'Faults',
  command: 'npm run test:faults',
  introduction: `Kills, cuts and starves the site while travellers write (seed ${options.seed}), then compares what is there with what was acknowledged.`,
  file: values.write ? 'faults.md' : undefined,
});
for (const [name, run] of Object.entries(scenarios)) {
  if (values.only && !values.only.split(',').includes(name)) continue;
  report.say(name);
  try {
    await run(report, options);
  } catch (error) {
    report.check(`${name} runs to its end`, false, error instanceof Error ? error.message : String(error));
  }
}
await report.finish();
