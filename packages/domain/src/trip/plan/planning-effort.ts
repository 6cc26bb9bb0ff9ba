/**
 * Iterations of the planner for one trip. The number is fixed, so that the same wish gives the same plan on every
 * machine that has enough time, also while many trips wait. `npm run bench:trips -- --sample 60 --iterations N` shows
 * what fewer iterations cost.
 */
export const planningIterations = 4000;
