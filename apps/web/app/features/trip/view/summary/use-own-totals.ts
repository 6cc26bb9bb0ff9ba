import type { TripView } from '@yunyou/contract/trip/trip.schema';
import { currencyPreference, usePreference } from '../../../preferences/preferences.ts';

/** Returns the costs in the currency of the trip's owner, unless this visitor has chosen another one. */
export function useOwnTotals(totals: TripView['totals']) {
  const own = totals?.own;
  const [currency] = usePreference(currencyPreference, own?.cost.currency ?? 'CNY');
  return own?.cost.currency === currency ? own : undefined;
}
