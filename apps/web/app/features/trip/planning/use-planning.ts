import type { ApiClient } from '@yunyou/contract/client';
import type { TripState } from '@yunyou/contract/trip/trip.schema';
import { useEffect, useState } from 'react';
import { useApi, useApiBase } from '../../../api/use-api.ts';
import { followEvents } from './trip-events.ts';

const firstPauseMs = 150;
const longestPauseMs = 1500;

/** Returns the state of a trip during planning: the first day as soon as it exists, then all days. */
export function usePlanning(id: string): { state: TripState | undefined; isGone: boolean } {
  const api = useApi();
  const apiBase = useApiBase();
  const [state, setState] = useState<TripState>();
  const [isGone, setIsGone] = useState(false);
  useEffect(() => {
    const stop = new AbortController();
    const show = (next: TripState) => {
      if (!stop.signal.aborted) setState((known) => newer(known, next));
    };
    const handleFailure = () => {
      if (!stop.signal.aborted) setIsGone(true);
    };
    void followEvents({ apiBase, id, signal: stop.signal, onState: show })
      .then((isFollowed) => (isFollowed ? undefined : poll(api, id, stop.signal, show)))
      .catch(handleFailure);
    return () => stop.abort();
  }, [api, apiBase, id]);
  return { state, isGone };
}

/** Merges responses that may arrive out of order: shown days are never removed. */
export function newer(known: TripState | undefined, next: TripState): TripState {
  if (!known || next.status !== 'planning') return next;
  if (known.status !== 'planning') return known;
  return next.days.length >= known.days.length ? next : { ...next, days: known.days };
}

/** Polls with backoff: the first day, then the whole trip. */
async function poll(
  api: ApiClient,
  id: string,
  signal: AbortSignal,
  onState: (state: TripState) => void,
): Promise<void> {
  let pauseMs = firstPauseMs;
  let hasFirstDay = false;
  while (!signal.aborted) {
    const state = await api(hasFirstDay ? 'GET /travel/syncResult' : 'GET /travel/syncFirstDayData', { id });
    onState(state);
    if (state.status !== 'planning' && hasFirstDay) return;
    const isMore = state.days.length > 0 || state.status !== 'planning';
    if (isMore && !hasFirstDay) {
      hasFirstDay = true;
      continue;
    }
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
    pauseMs = Math.min(longestPauseMs, pauseMs * 1.5);
  }
}
