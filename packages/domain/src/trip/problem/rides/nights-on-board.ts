/** Returns the nights on board a ride that arrives at this minute, counted from the start of the day on which it leaves. */
export function countNightsOnBoard(arrivalMinute: number): number {
  return Math.max(0, Math.ceil(arrivalMinute / 1440) - 1);
}
