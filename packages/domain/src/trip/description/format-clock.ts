import { momentAt } from '../../time/china-time.ts';

/** Formats minutes after midnight as HH:MM. Minutes from 1440 on continue at 00:00. */
export function formatClock(minute: number): string {
  return momentAt('2000-01-01', minute).time;
}
