import { ApiFailure, type HttpClient } from '@yunyou/contract/http-client';
import type { LiveEvent } from '@yunyou/contract/trip/together.schema';
import { readEvents } from '../planning/trip-events.ts';

interface LiveOptions {
  /** Returns the client of streams that end with the signal. */
  eventsWith: (signal: AbortSignal) => HttpClient['openEvents'];
  tripId: string;
  tab: string;
  /** Version that the page has. */
  version: () => number;
  onEvent: (event: LiveEvent) => void;
  /** Called with false when the stream breaks. */
  onConnected: (isConnected: boolean) => void;
  /** Called when the caller may no longer open the trip. */
  onGone: () => void;
}

const goneCodes: ReadonlySet<number> = new Set([401, 403, 404]);
const firstPauseMs = 500;
const longestPauseMs = 10_000;

/** Follows the events of a trip that several people edit. Connects again after a break, with backoff. Returns a stop function. */
export function followLiveTrip(options: LiveOptions): () => void {
  const stopped = new AbortController();
  let wake: () => void = () => undefined;
  const openEvents = options.eventsWith(stopped.signal);
  const follow = async () => {
    let pauseMs = firstPauseMs;
    while (!stopped.signal.aborted) {
      try {
        const { tripId, tab, version } = options;
        const body = await openEvents('GET /travel/live', { id: tripId, tab, version: version() });
        for await (const data of readEvents(body)) {
          if (stopped.signal.aborted) return;
          pauseMs = firstPauseMs;
          options.onConnected(true);
          options.onEvent(JSON.parse(data) as LiveEvent); // the server validates it by the contract
        }
      } catch (error) {
        if (error instanceof ApiFailure && goneCodes.has(error.code)) {
          options.onGone();
          return;
        }
        // The network broke, or the server is restarting: try again.
      }
      if (stopped.signal.aborted) return;
      options.onConnected(false);
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, pauseMs);
        wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });
      pauseMs = Math.min(pauseMs * 2, longestPauseMs);
    }
  };
  const handleOnline = () => wake();
  addEventListener('online', handleOnline);
  void follow();
  return () => {
    stopped.abort();
    wake();
    removeEventListener('online', handleOnline);
  };
}
