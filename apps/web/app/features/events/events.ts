import { createEventQueue, type VisitEvent } from './event-queue.ts';
import { isCountingAllowed } from './privacy-choice.ts';

let address = '';

const queue = createEventQueue({
  isAllowed: isCountingAllowed,
  send: sendBatch,
  now: () => new Date(),
});

/** Sends a batch as a beacon, which survives page unload. The blob carries the content type. */
function sendBatch(events: readonly VisitEvent[]): boolean {
  const body = new Blob([JSON.stringify({ events })], { type: 'application/json' });
  return navigator.sendBeacon(address, body);
}

export function startEvents(apiBase: string): void {
  if (address) return;
  address = `${apiBase}/userEvent/save`;
  addEventListener('pagehide', queue.flush);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') queue.flush();
  });
}

export const recordEvent = queue.record;
