/** Runs that the mean covers: enough to even out, few enough to follow the load. */
const runs = 20;
/** Minimum number of runs for a mean. The first runs of a process take twice the time of later ones. */
const minRuns = 3;

/** Measures how long the last runs took. */
export function createPace() {
  const millis: number[] = [];
  return {
    note(ms: number): void {
      millis.push(ms);
      if (millis.length > runs) millis.shift();
    },
    meanMillis: (): number | undefined =>
      millis.length < minRuns ? undefined : millis.reduce((sum, ms) => sum + ms, 0) / millis.length,
  };
}
