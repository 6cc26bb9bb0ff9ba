import { Gauge, type Registry } from 'prom-client';
import type { PlanningState, PlanningWaits } from './planning-queue.ts';

/** Registers the trips that wait for a planner. With `PLANNING=workers` every process reports the same queue. */
export function registerPlanningMetrics(register: Registry, waits: PlanningWaits): void {
  const add = (name: string, help: string, valueOf: (state: PlanningState) => number) => {
    const gauge: Gauge = new Gauge({
      name,
      help,
      registers: [register],
      // The other metrics are needed most while the database is away.
      collect: async () => gauge.set(await waits.state().then(valueOf, () => Number.NaN)),
    });
  };
  add('planning_waiting', 'Trips that wait for a planner', ({ waiting }) => waiting);
  add('planning_running', 'Trips that are being planned', ({ running }) => running);
  add(
    'planning_wait_seconds',
    'Expected wait of the last trip in the queue; +Inf while it is not known',
    ({ waitMillis = Number.POSITIVE_INFINITY }) => waitMillis / 1000,
  );
}
