export interface VisitEvent {
  name: string;
  path: string;
  at: string;
}

const batchSize = 20;
const waitMs = 10_000;
const mostWaiting = 50;

export interface EventQueueOptions {
  /** Whether the visitor lets us count; asked for each event and again before each batch. */
  isAllowed(): boolean;
  /** False when the browser would not take it; the batch is dropped then. */
  send(events: readonly VisitEvent[]): boolean;
  now(): Date;
}

/** Events that go out together: twenty at a time, after ten seconds, or when the page is left. Never more than fifty wait. */
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
    /** `path` is cut to what names a page: what people typed stands in the query. */
    record(name: string, path: string): void {
      if (!isAllowed() || waiting.length >= mostWaiting) return;
      waiting.push({ name, path: (path.split(/[?#]/)[0] ?? '/').slice(0, 200), at: now().toISOString() });
      if (waiting.length >= batchSize) flush();
      else timer ??= setTimeout(flush, waitMs);
    },
  };
}
