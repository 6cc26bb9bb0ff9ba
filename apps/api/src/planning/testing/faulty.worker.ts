import { parentPort, threadId } from 'node:worker_threads';
import type { PlanningJob, PlanningMessage } from '../planning-messages.ts';

/** A worker whose behaviour depends on the seed: 0 answers immediately with its thread id, 1 throws, 2 loops forever, 3 waits for cancellation, 4 exits. */
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
      text: String(threadId),
      nearest: undefined,
      broken: [],
      iterations: 0,
    },
  };
  parentPort?.postMessage(message, []);
});
