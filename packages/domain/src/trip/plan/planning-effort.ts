/**
 * Iterations of the planner for one trip. The same wish gives the same plan wherever the time suffices, also while many trips
 * wait: `npm run bench:trips -- --sample 60 --iterations N` shows what fewer iterations cost.
 */
export const planningIterations = 4000;
