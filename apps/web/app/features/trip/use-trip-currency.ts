import type { TripView } from '@yunyou/contract/trip/trip.schema';
import { useEffect } from 'react';
import { setPageCurrency } from '../preferences/preferences.ts';

/** Shows prices of an own trip in the currency of its budget or passport. */
export function useTripCurrency(trip: TripView): void {
  const currency = trip.access === 'owner' || trip.together ? saidCurrency(trip) : undefined;
  useEffect(() => {
    setPageCurrency(currency);
    return () => setPageCurrency(undefined);
  }, [currency]);
}

/** Returns the currency that follows from the wish. Without a budget or passport, the currency of the trip is a guess. */
export function saidCurrency({ brief, totals }: Pick<TripView, 'brief' | 'totals'>) {
  const isSaid = brief.nationality !== undefined || (brief.budget && brief.budget.currency !== 'CNY');
  return isSaid ? totals?.own?.cost.currency : undefined;
}
