import type { Currency } from '@yunyou/contract/entities/base.schema';
import { listItems, problemIn } from './check-items.ts';
import type { Content, ContentItem, ContentProblem } from './read-content.ts';

type Spot = ContentItem<'scenic-spot'>['fields'];

/** Currency by city where it is not the yuan. */
const currencies: Record<string, Currency> = { 'hong-kong': 'HKD', macau: 'MOP' };
export const currencyOfCity = (cityId: string): Currency => currencies[cityId] ?? 'CNY';

/** Checks prices and booking rules of spots for contradictions. */
export function checkPrices(content: Content): ContentProblem[] {
  return listItems(content, 'scenic-spot').flatMap((spot) =>
    listPriceMistakes(spot.fields).map((message) => problemIn(spot, message)),
  );
}

export function listPriceMistakes(spot: Spot): string[] {
  const { free, tickets, priceNote, cityId, booking, tagIds } = spot;
  const mistakes: string[] = [];
  if (free && tickets.some(({ kind }) => kind === 'entry'))
    mistakes.push('free is true, but tickets has an entry ticket. Remove one of them.');
  const hasEntryPrice = tickets.some(({ kind }) => kind === 'entry' || kind === 'combined');
  if (!free && !hasEntryPrice && priceNote === undefined) {
    mistakes.push(
      'free is false, but there is no entry ticket and no priceNote. Add one of them or set free: true.',
    );
  }
  if (!free && tagIds.includes('free-entry'))
    mistakes.push('free is false, but tagIds has free-entry. Remove the tag or set free: true.');
  const currency = currencyOfCity(cityId);
  for (const { name, price } of tickets) {
    if (price.currency !== currency)
      mistakes.push(`tickets: the price of "${name}" is in ${price.currency}; in ${cityId} use ${currency}.`);
    if (price.amountMinor === 0)
      mistakes.push(`tickets: "${name}" costs 0. Remove the ticket and say in priceNote that it is free.`);
  }
  if (booking.releaseTime !== undefined && booking.daysAhead === undefined) {
    mistakes.push('booking: releaseTime is set without daysAhead. Add daysAhead.');
  }
  if (booking.required === 'not-needed' && booking.daysAhead !== undefined) {
    mistakes.push(
      'booking: required is not-needed, but daysAhead is set. Remove daysAhead or change required.',
    );
  }
  return mistakes;
}
