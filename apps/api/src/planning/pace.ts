/** Runs that the mean covers: enough to even out, few enough to follow the load. */
const runs = 20;

/** Measures how long the last runs took. */
export function createPace() {
  const millis: number[] = [];
  return {
    note(ms: number): void {
      millis.push(ms);
      if (millis.length > runs) millis.shift();
    },
    meanMillis: (): number | undefined =>
      millis.length === 0 ? undefined : millis.reduce((sum, ms) => sum + ms, 0) / millis.length,
  };
}
