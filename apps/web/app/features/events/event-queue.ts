export interface VisitEvent {
  name: string;
  path: string;
  at: string;
}

const batchSize = 20;
const flushDelayMs = 10_000;
const maxWaiting = 50;

interface EventQueueOptions {
  /** Whether the visitor allows analytics. Checked for each event and again before each batch. */
  isAllowed(): boolean;
  send(events: readonly VisitEvent[]): void;
  now(): Date;
}

/**
 * Batches analytics events: sends at 20 events, after 10 seconds or when the page is hidden. Drops events while 50
 * are waiting.
 */
export function createEventQueue({ isAllowed, send, now }: EventQueueOptions) {
  let waiting: VisitEvent[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  function flush(): void {
    clearTimeout(timer);
    timer = undefined;
    const events = waiting;
    waiting = [];
    if (events.length > 0 && isAllowed()) send(events);
  }

  return {
    flush,
    /** Adds an event. Drops query and hash of `path`, because they can contain typed text. */
    record(name: string, path: string): void {
      if (!isAllowed() || waiting.length >= maxWaiting) return;
      waiting.push({ name, path: (path.split(/[?#]/)[0] ?? '/').slice(0, 200), at: now().toISOString() });
      if (waiting.length >= batchSize) flush();
      else timer ??= setTimeout(flush, flushDelayMs);
    },
  };
}
