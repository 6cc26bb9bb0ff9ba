import { parentPort } from 'node:worker_threads';
import type { PlanningJob, PlanningMessage } from '../planning-messages.ts';

/** A worker that does what the seed says: 0 answers at once, 1 crashes, 2 never answers, 3 waits to be cancelled, 4 ends. */
parentPort?.on('message', ({ seed, cancelled }: PlanningJob) => {
  if (seed === 1) throw new Error('out of order');
  if (seed === 4) process.exit(0);
  if (seed === 2) for (;;);
  if (seed === 3) Atomics.wait(new Int32Array(cancelled), 0, 0);
  const message: PlanningMessage = {
    kind: 'done',
    cpuMillis: 0,
    outcome: {
      status: 'impossible',
      conflict: [],
      text: `${seed}`,
      nearest: undefined,
      broken: [],
      iterations: 0,
    },
  };
  parentPort?.postMessage(message, []);
});
