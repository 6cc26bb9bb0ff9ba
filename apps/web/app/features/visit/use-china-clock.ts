import { chinaNow, type LocalMoment } from '@yunyou/domain/time/china-time';
import { useSyncExternalStore } from 'react';

const tickMs = 10_000;

function subscribe(onTick: () => void): () => void {
  const timer = setInterval(onTick, tickMs);
  return () => clearInterval(timer);
}

/** As text, so that React can tell whether a minute has passed. */
function readClock(): string {
  const { date, time } = chinaNow(new Date());
  return `${date} ${time}`;
}

/** What clocks in China show, by the minute; unknown while a page is rendered that others will see later. */
export function useChinaClock(): LocalMoment | undefined {
  const shown = useSyncExternalStore(subscribe, readClock, () => '');
  const [date, time] = shown.split(' ');
  return date && time ? { date, time } : undefined;
}
