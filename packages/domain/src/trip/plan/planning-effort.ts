/** Iterations of the planner for one trip: about a second of one core for a week in three cities. The same wish gives the same plan wherever the time suffices. */
export const planningIterations = 4000;
