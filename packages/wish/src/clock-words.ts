/** Formats minutes after midnight as a time of day: "9:05". */
export function formatClock(minute: number): string {
  return `${Math.floor(minute / 60)}:${String(minute % 60).padStart(2, '0')}`;
}
