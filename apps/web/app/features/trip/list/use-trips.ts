import type { CallOutput } from '@yunyou/contract/endpoints';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useApi } from '../../../api/use-api.ts';

export type TripCard = CallOutput<'POST /travel/list'>['list'][number];
export type TripFilter = 'current' | 'archived' | 'all';

interface Query {
  state: TripFilter;
  keyword: string;
}

/** Returns the trips of the visitor, undefined until loaded. */
export function useTrips({ state, keyword }: Query): {
  trips: readonly TripCard[] | undefined;
  reload: () => void;
} {
  const api = useApi();
  const [trips, setTrips] = useState<readonly TripCard[]>();
  const latest = useRef(0);
  const reload = useCallback(() => {
    latest.current += 1;
    const own = latest.current;
    const word = keyword.trim();
    const show = (list: readonly TripCard[]) => {
      if (own === latest.current) setTrips(list);
    };
    api('POST /travel/list', { state, pageSize: 100, ...(word && { keyword: word }) }).then(
      ({ list }) => show(list),
      () => show([]), // the API client has shown a message
    );
  }, [api, state, keyword]);
  useEffect(reload, [reload]);
  return { trips, reload };
}
