import { chinaNow, type LocalMoment } from '@yunyou/domain/time/china-time';
import { useSyncExternalStore } from 'react';

const tickMs = 10_000;

function subscribe(onTick: () => void): () => void {
  const timer = setInterval(onTick, tickMs);
  return () => clearInterval(timer);
}

/** A string snapshot, so that React rerenders only when the minute changes. */
function readClock(): string {
  const { date, time } = chinaNow(new Date());
  return `${date} ${time}`;
}

/** Returns the time in China by the minute; undefined on the server, because pages are cached. */
export function useChinaClock(): LocalMoment | undefined {
  const shown = useSyncExternalStore(subscribe, readClock, () => '');
  const [date, time] = shown.split(' ');
  return date && time ? { date, time } : undefined;
}
