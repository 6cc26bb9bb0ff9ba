import { createBrowserClient } from '../../api/browser-client.ts';
import { createEventQueue, type VisitEvent } from './event-queue.ts';
import { isCountingAllowed } from './privacy-choice.ts';

let apiBase = '';

const queue = createEventQueue({
  isAllowed: isCountingAllowed,
  send: sendBatch,
  now: () => new Date(),
});

/** Sends a batch with a request that outlives the page. Lost events are not sent again. */
function sendBatch(events: readonly VisitEvent[]): void {
  const api = createBrowserClient({ apiBase, isSilent: true, isKeptAlive: true });
  void api('POST /userEvent/save', { events: [...events] }).catch(() => undefined); // analytics is optional
}

export function startEvents(base: string): void {
  if (apiBase) return;
  apiBase = base;
  addEventListener('pagehide', queue.flush);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') queue.flush();
  });
}

export const recordEvent = queue.record;
