/** Formats minutes after midnight as HH:MM. Minutes from 1440 on continue at 00:00. `adaptText` writes it by the reader's clock. */
export function formatClock(minute: number): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(Math.floor(minute / 60) % 24)}:${two(minute % 60)}`;
}
