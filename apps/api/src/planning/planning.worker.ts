import { parentPort } from 'node:worker_threads';
import { solve } from '@yunyou/planner/solve';
import { firstOf, maxIterations, maxRuntime } from '@yunyou/planner/stop';
import type { PlanningJob, PlanningMessage } from './planning-messages.ts';

const port = parentPort;
if (!port) throw new Error('planning.worker.ts must run in a worker thread; use createPlanningPool');
const send = (message: PlanningMessage) => port.postMessage(message);

port.on('message', ({ problem, seed, millis, iterations, cityPlans, cancelled }: PlanningJob) => {
  const before = process.threadCpuUsage();
  const cpuMillis = () => {
    const { user, system } = process.threadCpuUsage(before);
    return (user + system) / 1000;
  };
  const flag = new Int32Array(cancelled);
  const time = maxRuntime(millis, () => performance.now());
  const stop = firstOf(
    // With a limit of iterations, time only ends the search. The share of the time would change the temperature from
    // run to run.
    iterations === undefined ? time : (done) => (time(done) >= 1 ? 1 : maxIterations(iterations)(done)),
    () => Atomics.load(flag, 0),
  );
  try {
    const outcome = solve(problem, {
      stop,
      seed,
      ...(cityPlans && { cityPlans }),
      onPlan: (plan) => send({ kind: 'plan', plan, cpuMillis: cpuMillis() }),
    });
    send({ kind: 'done', outcome, cpuMillis: cpuMillis() });
  } catch (error) {
    send({ kind: 'error', text: error instanceof Error ? error.message : String(error) });
  }
});
