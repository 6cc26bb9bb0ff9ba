import type { LocalMoment } from '@yunyou/domain/time/china-time';

const chinaAheadMs = 8 * 3_600_000;

/** Returns date and time in China, which has one time zone without daylight saving. */
export function chinaNow(now: Date): LocalMoment {
  const text = new Date(now.getTime() + chinaAheadMs).toISOString();
  return { date: text.slice(0, 10), time: text.slice(11, 16) };
}
