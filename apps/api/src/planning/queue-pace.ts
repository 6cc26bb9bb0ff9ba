import type { PlanningQueue } from '@yunyou/database/system/planning-queue.queries';

/** Fewest runs that a pace is measured from. The first runs of a process take twice the time of later ones. */
const minRuns = 10;
/** A trip that waited this long found all workers busy. Shorter waits are those until the next poll. */
const queuedMs = 1000;

type Load = Omit<PlanningQueue, 'waiting'>;

/**
 * Returns the expected milliseconds until the planning of the trip at `index` of the queue starts. Undefined while no
 * trip is planned or too few were.
 */
export function waitMillis(index: number, load: Load): number | undefined {
  const millis = load.running === 0 ? undefined : millisPerTrip(load);
  return millis === undefined ? undefined : (index + 1) * millis;
}

/**
 * Returns the mean milliseconds from one finished trip to the next. Measures it on the trips that finished since the queue
 * began, so that the number of workers and their pauses are included. Until enough have finished, estimates it by the
 * duration of earlier trips, divided by the trips that are planned at the same time now.
 */
function millisPerTrip(load: Load): number | undefined {
  const { running, finished } = load;
  // Trips that start together also finish together, so the pace needs at least two such groups.
  const enough = Math.max(minRuns, 2 * running);
  const queuedFor = queuedForMillis(load);
  const since = finished.filter(({ completedAgo }) => completedAgo <= queuedFor);
  const start = since[enough];
  if (start) return start.completedAgo / enough;
  const before = finished.slice(since.length, since.length + enough);
  if (before.length < enough) return undefined;
  const sum = before.reduce((millis, { startedAgo, completedAgo }) => millis + startedAgo - completedAgo, 0);
  return sum / before.length / running;
}

/** Returns the milliseconds since when the queue has not been empty. */
function queuedForMillis({ oldestAgo, finished, startedRuns }: Load): number {
  const runs = [...finished, ...startedRuns].toSorted((a, b) => a.startedAgo - b.startedAgo);
  return runs.reduce(
    (longest, { createdAgo, startedAgo }) =>
      startedAgo <= longest && createdAgo - startedAgo >= queuedMs ? Math.max(longest, createdAgo) : longest,
    oldestAgo,
  );
}
