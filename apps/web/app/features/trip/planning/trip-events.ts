import type { TripState } from '@yunyou/contract/trip/trip.schema';
import { createFileClient } from '../../../api/browser-client.ts';

interface FollowOptions {
  apiBase: string;
  id: string;
  signal: AbortSignal;
  onState: (state: TripState) => void;
}

/**
 * Reads planning events of a trip from the server. EventSource cannot do it, because the owner's key is a header. Returns
 * false when the server has no event stream or the connection broke before the end.
 */
export async function followEvents({ apiBase, id, signal, onState }: FollowOptions): Promise<boolean> {
  try {
    const { openEvents } = createFileClient({ apiBase, isSilent: true, signal });
    const body = await openEvents('GET /travel/events', { id });
    let status: TripState['status'] = 'planning';
    for await (const data of readEvents(body)) {
      const state = JSON.parse(data) as TripState; // the server validates it by the contract
      status = state.status;
      onState(state);
    }
    return status !== 'planning';
  } catch {
    // The stream ended early: only an abort by the page counts as finished, otherwise the caller polls.
    return signal.aborted;
  }
}

/** Yields the data of each event of a stream. */
export async function* readEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  for (;;) {
    const { value, done } = await reader.read();
    if (done) return;
    rest += decoder.decode(value, { stream: true });
    const events = rest.split('\n\n');
    rest = events.pop() ?? '';
    for (const event of events) yield* dataOf(event);
  }
}

/** Returns the data of an event; undefined for keep-alive comments and event names. */
export function dataOf(event: string): string[] {
  const lines = event
    .split('\n')
    .flatMap((line) => (line.startsWith('data:') ? [line.slice(5).trimStart()] : []));
  return lines.length > 0 ? [lines.join('\n')] : [];
}
