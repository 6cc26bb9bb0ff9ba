/** Minutes to wait after each failed attempt: eight attempts within a day. */
const retryMinutes = [1, 5, 15, 60, 180, 360, 720] as const;

/** Returns the minutes until the next attempt after this many failed ones, or undefined after the last. */
export const retryDelayMinutes = (attempts: number): number | undefined => retryMinutes[attempts - 1];
