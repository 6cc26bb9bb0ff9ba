import type { TripView } from '@yunyou/contract/trip/trip.schema';
import { formatMoney } from '../../../facts/format.ts';
import { formatFen } from '../trip-words.ts';

type Totals = NonNullable<TripView['totals']>;

// Before you go
export const enteringChina = 'Entering China';
export const today = 'today';
export const doItNow = 'do it now';
export const onSaleNow = 'on sale now';
export const toArrange = 'To arrange';
export const doneNamed = (title: string): string => `Done: ${title}`;
export const anyTime = 'Any time';

// Budget
export const budget = 'Budget';
export const budgetCaption = 'For everyone, without the journey to China and back';
export const costsFor = 'For';
export const yuan = 'Yuan';
export const together = 'Together';
export const budgetLeft = ({ leftFen, given }: NonNullable<Totals['budget']>): string =>
  leftFen >= 0
    ? `${formatFen(leftFen)} of your ${formatMoney(given)} is left.`
    : `${formatFen(-leftFen)} more than your ${formatMoney(given)}.`;
export const typicalPrices = (rateDate: string | undefined): string =>
  `Typical prices${rateDate ? `, at the rate of ${rateDate}` : ''}. Check before you pay.`;
