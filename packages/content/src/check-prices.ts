import type { Currency } from '@yunyou/contract/entities/base.schema';
import { listItems, problemIn } from './check-items.ts';
import type { Content, ContentItem, ContentProblem } from './read-content.ts';

type Spot = ContentItem<'scenic-spot'>['fields'];

/** What is paid in where it is not yuan. */
const currencyOf: Record<string, Currency> = { 'hong-kong': 'HKD', macau: 'MOP' };

/** Prices and booking rules of spots that contradict themselves. */
export function checkPrices(content: Content): ContentProblem[] {
  return listItems(content, 'scenic-spot').flatMap((spot) =>
    listPriceMistakes(spot.fields).map((message) => problemIn(spot, message)),
  );
}

export function listPriceMistakes(spot: Spot): string[] {
  const { free, tickets, priceNote, cityId, booking, tagIds } = spot;
  const mistakes: string[] = [];
  if (free && tickets.some(({ kind }) => kind === 'entry')) mistakes.push('is free and has an entry ticket');
  const hasEntryPrice = tickets.some(({ kind }) => kind === 'entry' || kind === 'combined');
  if (!free && !hasEntryPrice && priceNote === undefined) {
    mistakes.push('is not free and has neither an entry ticket nor a priceNote');
  }
  if (!free && tagIds.includes('free-entry')) mistakes.push('is not free and tagged free-entry');
  const currency = currencyOf[cityId] ?? 'CNY';
  for (const { name, price } of tickets) {
    if (price.currency !== currency) mistakes.push(`"${name}" is in ${price.currency}, not ${currency}`);
    if (price.amountMinor === 0) mistakes.push(`"${name}" costs nothing: say so in priceNote`);
  }
  if (booking.releaseTime !== undefined && booking.daysAhead === undefined) {
    mistakes.push('booking: a releaseTime needs daysAhead');
  }
  if (booking.required === 'not-needed' && booking.daysAhead !== undefined) {
    mistakes.push('booking: is not needed and has daysAhead');
  }
  return mistakes;
}
