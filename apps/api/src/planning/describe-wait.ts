const second = 1000;
const minute = 60 * second;
/** Shorter waits are over before they are read. */
const shownFromMillis = 3 * second;

/** Returns the wait in words, rounded up: "about 20 s", "about 3 min". Undefined when it is short or not known. */
export function describeWait(millis: number | undefined): string | undefined {
  if (millis === undefined || millis < shownFromMillis) return undefined;
  if (millis <= minute - 5 * second) return `about ${Math.ceil(millis / (5 * second)) * 5} s`;
  return `about ${Math.ceil(millis / minute)} min`;
}
