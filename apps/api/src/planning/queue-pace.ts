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
 * Returns the milliseconds from one finished trip to the next. While trips wait, that is counted: it includes the number
 * of workers, their pauses between two trips, and a stop of all of them. Before enough have finished since the queue
 * began, it is expected from the runs before, at the concurrency of now.
 */
function millisPerTrip(load: Load): number | undefined {
  const { running, finished } = load;
  // Threads that start together finish together: one such group alone says nothing about the pace.
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

/** Returns for how long trips have waited without a break: as long as the first one now, and those that it waited with. */
function queuedForMillis({ oldestAgo, finished, startedRuns }: Load): number {
  const runs = [...finished, ...startedRuns].toSorted((a, b) => a.startedAgo - b.startedAgo);
  return runs.reduce(
    (longest, { createdAgo, startedAgo }) =>
      startedAgo <= longest && createdAgo - startedAgo >= queuedMs ? Math.max(longest, createdAgo) : longest,
    oldestAgo,
  );
}
