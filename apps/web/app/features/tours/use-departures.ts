import type { DepartureView } from '@yunyou/contract/orders/order.schema';
import type { Departure } from '@yunyou/domain/orders/departures';
import { firstBookableDate, lastBookableDate, listDepartures } from '@yunyou/domain/orders/departures';
import { useEffect, useMemo, useState } from 'react';
import { createBrowserClient } from '../../api/browser-client.ts';
import { useApiBase } from '../../api/use-api.ts';
import type { Tour } from './tour-data.ts';

/** A departure. `seatsLeft` is undefined until the browser has loaded it. */
export type ShownDeparture = Departure & { seatsLeft?: number };

/** Returns departures by the rules of the tour, then with the seats left: the page may come from the cache. */
export function useDepartures(tour: Tour, today: string): { departures: ShownDeparture[]; isLive: boolean } {
  const apiBase = useApiBase();
  const [live, setLive] = useState<{ id: string; list: DepartureView[] }>();
  useEffect(() => {
    let isCurrent = true;
    createBrowserClient({ apiBase, isSilent: true })('GET /travel/line/departures', { id: tour.id }).then(
      ({ list }) => {
        if (isCurrent) setLive({ id: tour.id, list });
      },
      () => undefined, // the departures by rule stay; the server checks the booking
    );
    return () => {
      isCurrent = false;
    };
  }, [apiBase, tour.id]);
  const byRules = useMemo(
    () => listDepartures(tour, { from: firstBookableDate(today), to: lastBookableDate(today) }),
    [tour, today],
  );
  const isLive = live?.id === tour.id;
  return { departures: isLive ? live.list : byRules, isLive };
}
