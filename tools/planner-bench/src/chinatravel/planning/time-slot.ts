import { findMinute } from '../clock.ts';
import type { TimeAtom } from '../constraint.ts';

/** A stay of `minutes` that starts within these times. */
export interface Slot {
  minutes: number;
  earliest: number;
  latest: number;
}

/** Returns start times and a length that keep opening hours and all demanded times; undefined when none exist. */
export function fitTimes(times: readonly TimeAtom[], hours: Slot & { close: number }): Slot | undefined {
  let { minutes, earliest, latest } = hours;
  let close = hours.close;
  for (const time of times) {
    const startBy = findMinute(time.startBy);
    const endFrom = findMinute(time.endFrom);
    if (time.minMinutes !== undefined) minutes = Math.max(minutes, time.minMinutes);
    if (startBy !== undefined) latest = Math.min(latest, startBy);
    if (startBy !== undefined && endFrom !== undefined) minutes = Math.max(minutes, endFrom - startBy);
    earliest = Math.max(earliest, findMinute(time.startFrom) ?? 0);
    close = Math.min(close, findMinute(time.endBy) ?? close);
    if (time.maxMinutes !== undefined) minutes = Math.min(minutes, time.maxMinutes);
  }
  for (const time of times) {
    const endFrom = findMinute(time.endFrom);
    if (endFrom === undefined) continue;
    // A longer stay is better than a start after the last entry.
    minutes = Math.max(minutes, endFrom - Math.min(latest, close - minutes));
    earliest = Math.max(earliest, endFrom - minutes);
  }
  latest = Math.min(latest, close - minutes);
  return earliest <= latest && minutes > 0 ? { minutes, earliest, latest } : undefined;
}
