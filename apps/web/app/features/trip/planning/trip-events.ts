import type { TripState } from '@yunyou/contract/trip/trip.schema';
import { currentToken } from '../../../session/session.ts';
import { currentTripKey } from '../../../session/trip-key.ts';

interface FollowOptions {
  url: string;
  signal: AbortSignal;
  onState: (state: TripState) => void;
}

/**
 * Follows a trip's planning as the server tells of it. Read with fetch instead of EventSource, which cannot
 * carry the owner's key. False when the server does not offer events or the line broke before the end.
 */
export async function followEvents({ url, signal, onState }: FollowOptions): Promise<boolean> {
  try {
    const [token, tripKey] = [currentToken(), currentTripKey()];
    const response = await fetch(url, {
      signal,
      headers: {
        accept: 'text/event-stream',
        ...(token && { 'user-token': token }),
        ...(tripKey && { 'trip-key': tripKey }),
      },
    });
    const isStream = response.headers.get('content-type')?.startsWith('text/event-stream');
    if (!response.ok || !response.body || !isStream) {
      await response.body?.cancel(); // an answer nobody reads keeps its connection
      return false;
    }
    let status: TripState['status'] = 'planning';
    for await (const data of readEvents(response.body)) {
      const state = JSON.parse(data) as TripState; // our own server's, made by the contract
      status = state.status;
      onState(state);
    }
    return status !== 'planning';
  } catch {
    return signal.aborted;
  }
}

/** The data of each event of a stream. */
async function* readEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
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

/** Lines that are not data (comments that keep the line open, names) say nothing. */
export function dataOf(event: string): string[] {
  const lines = event
    .split('\n')
    .flatMap((line) => (line.startsWith('data:') ? [line.slice(5).trimStart()] : []));
  return lines.length > 0 ? [lines.join('\n')] : [];
}
