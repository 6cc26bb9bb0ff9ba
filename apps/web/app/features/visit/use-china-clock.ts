import { chinaNow, type LocalMoment } from '@yunyou/domain/time/china-time';
import { useSyncExternalStore } from 'react';

const minuteMs = 60_000;
const listeners = new Set<() => void>();
let timer: ReturnType<typeof setTimeout> | undefined;

/** Ticks at the start of each minute, with one timer for the page and none while the page is hidden. */
function tick(): void {
  clearTimeout(timer);
  if (listeners.size === 0 || document.hidden) return;
  for (const listener of listeners) listener();
  timer = setTimeout(tick, minuteMs - (Date.now() % minuteMs));
}

function subscribe(onTick: () => void): () => void {
  if (listeners.size === 0) document.addEventListener('visibilitychange', tick);
  listeners.add(onTick);
  tick();
  return () => {
    listeners.delete(onTick);
    if (listeners.size === 0) document.removeEventListener('visibilitychange', tick);
  };
}

/** Returns the time in China as a text, so that React renders again only when the minute changes. */
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
