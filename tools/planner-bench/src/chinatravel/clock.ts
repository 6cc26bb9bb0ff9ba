/** Parses `HH:MM` to minutes since midnight; hours above 23 mean the following day. Undefined for other text. */
export function findMinute(text: unknown): number | undefined {
  if (typeof text !== 'string') return undefined;
  const match = /^\s*(\d+)\s*:\s*(\d+)\s*$/.exec(text);
  return match ? Number(match[1]) * 60 + Number(match[2]) : undefined;
}

/** Parses `HH:MM` like `findMinute`, but throws for other text. */
export function getMinute(text: string): number {
  const minute = findMinute(text);
  if (minute === undefined) throw new Error(`"${text}" is not a time; expected HH:MM`);
  return minute;
}

/** Formats minutes as `HH:MM`; hours continue above 23. */
export function toClock(minute: number): string {
  const hours = Math.floor(minute / 60);
  return `${String(hours).padStart(2, '0')}:${String(minute - hours * 60).padStart(2, '0')}`;
}
