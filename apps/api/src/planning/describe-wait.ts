const second = 1000;
const minute = 60 * second;
/** Shorter waits are not shown, because they end before a visitor has read about them. */
const shownFromMillis = 3 * second;

/** Waits from this length on are shown in whole minutes. */
const minutesFromMillis = 2 * minute;

/** Returns the wait in words, rounded up: "about 20 s", "about 90 s", "about 3 min". Undefined when it is short or not known. */
export function describeWait(millis: number | undefined): string | undefined {
  if (millis === undefined || millis < shownFromMillis) return undefined;
  if (millis <= minutesFromMillis) {
    const step = millis <= minute ? 5 : 10;
    return `about ${Math.ceil(millis / second / step) * step} s`;
  }
  return `about ${Math.ceil(millis / minute)} min`;
}
