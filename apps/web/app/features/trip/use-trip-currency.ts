import type { TripView } from '@yunyou/contract/trip/trip.schema';
import { useEffect } from 'react';
import { setPageCurrency } from '../preferences/preferences.ts';

/**
 * Shows prices of an own trip in its currency, if that follows from budget or passport; otherwise it is a guess. A budget in
 * yuan does not count, because many travellers look up prices in yuan.
 */
export function useTripCurrency({ brief, totals }: TripView): void {
  const isSaid = (brief.nationality ?? brief.budget?.currency ?? 'CNY') !== 'CNY';
  const currency = isSaid ? totals?.own?.cost.currency : undefined;
  useEffect(() => {
    setPageCurrency(currency);
    return setPageCurrency;
  }, [currency]);
}
