/**
 * Iterations of the planner for one trip. The number is fixed, so that the same wish gives the same plan on every
 * machine that has enough time, also while many trips wait. More iterations do not make better trips
 * (`npm run bench:trips -- --iterations N`, decision 6).
 */
export const planningIterations = 2500;
