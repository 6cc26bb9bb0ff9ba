import type { Plan } from '@yunyou/planner/plan';

/** Writes the best plan so far, one write at a time; what is overtaken meanwhile is not written. */
export function createDraftWriter(write: (plan: Plan, progress: number) => Promise<unknown>) {
  let next: Plan | undefined;
  let running: Promise<void> | undefined;
  let writes = 0;
  const run = async () => {
    while (next) {
      const plan = next;
      next = undefined;
      writes += 1;
      await write(plan, Math.min(0.9, 0.4 + 0.1 * writes));
    }
    running = undefined;
  };
  return {
    write: (plan: Plan) => {
      next = plan;
      running ??= run();
      // Whoever waits below learns of a failure; until then it must not count as one that nobody looks at.
      running.catch(() => undefined);
    },
    /** Rejects when a draft could not be written. */
    written: async () => running,
  };
}
