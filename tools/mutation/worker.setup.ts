import { Worker } from 'node:worker_threads';
import { configureGlobal } from 'fast-check';

/** Property tests run the same 150 inputs for every mutant and skip shrinking. */
configureGlobal({ seed: 1, endOnFailure: true, numRuns: 150 });

/**
 * Ends this process when it has used too much CPU time, for example in an endless loop. A thread checks, because the loop
 * blocks the main thread. Elapsed time would also count the work of other processes on a busy machine.
 */
const watchdog = `
  const maxSeconds = Number(process.env.MAX_CPU_SECONDS);
  setInterval(() => {
    const { user, system } = process.cpuUsage();
    if ((user + system) / 1e6 > maxSeconds) process.kill(process.pid, 'SIGKILL');
  }, 500);
`;
declare global {
  var hasWatchdog: boolean | undefined;
}
if (!globalThis.hasWatchdog) new Worker(watchdog, { eval: true }).unref();
globalThis.hasWatchdog = true;
