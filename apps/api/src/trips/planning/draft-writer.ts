import type { Plan } from '@yunyou/planner/plan';

/** Writes drafts one at a time. While a write is running, only the latest plan waits; earlier ones are dropped. */
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
      // `written` reports the failure. Without a handler here it would be an unhandled rejection until then.
      running.catch(() => undefined);
    },
    /** Resolves when all drafts are written; rejects when a write failed. */
    written: async () => running,
  };
}
