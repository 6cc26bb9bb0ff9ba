import type { DepartureView } from '@yunyou/contract/orders/order.schema';
import type { Departure } from '@yunyou/domain/orders/departures';
import { firstBookableDate, lastBookableDate, listDepartures } from '@yunyou/domain/orders/departures';
import { useEffect, useMemo, useState } from 'react';
import { createBrowserClient } from '../../api/browser-client.ts';
import { useApiBase } from '../../api/use-api.ts';
import type { Tour } from './tour-data.ts';

/** A departure; how many seats are left is known once the browser has asked. */
export type ShownDeparture = Departure & { seatsLeft?: number };

/** The days a tour leaves on by its rules at once, and by what is sold as soon as that is known: a page may be old. */
export function useDepartures(tour: Tour, today: string): { departures: ShownDeparture[]; isLive: boolean } {
  const apiBase = useApiBase();
  const [live, setLive] = useState<{ id: string; list: DepartureView[] }>();
  useEffect(() => {
    let isWanted = true;
    createBrowserClient({ apiBase, isSilent: true })('GET /travel/line/departures', { id: tour.id }).then(
      ({ list }) => {
        if (isWanted) setLive({ id: tour.id, list });
      },
      () => undefined, // the days by the rules stay; a booking is checked anyway
    );
    return () => {
      isWanted = false;
    };
  }, [apiBase, tour.id]);
  const byRules = useMemo(
    () => listDepartures(tour, { from: firstBookableDate(today), to: lastBookableDate(today) }),
    [tour, today],
  );
  const isLive = live?.id === tour.id;
  return { departures: isLive ? live.list : byRules, isLive };
}
