import type { Currency } from '@yunyou/contract/entities/base.schema';
import { type Mistake, mistake } from '../messages/mistake.ts';
import type { Content, ContentItem, ContentProblem } from '../read-content.ts';
import { listItems, problemIn } from './check-items.ts';

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

export function listPriceMistakes(spot: Spot): Mistake[] {
  const { free, tickets, priceNote, cityId, booking, tagIds } = spot;
  const mistakes: Mistake[] = [];
  if (free && tickets.some(({ kind }) => kind === 'entry')) mistakes.push(mistake('free-with-entry-ticket'));
  const hasEntryPrice = tickets.some(({ kind }) => kind === 'entry' || kind === 'combined');
  if (!free && !hasEntryPrice && priceNote === undefined) {
    mistakes.push(mistake('paid-without-price'));
  }
  if (!free && tagIds.includes('free-entry'))
    mistakes.push(mistake('paid-with-free-tag', { tag: 'free-entry' }));
  const currency = currencyOfCity(cityId);
  for (const { name: ticket, price } of tickets) {
    if (price.currency !== currency)
      mistakes.push(
        mistake('ticket-currency', { ticket, currency: price.currency, cityId, expected: currency }),
      );
    if (price.amountMinor === 0) mistakes.push(mistake('ticket-costs-nothing', { ticket }));
  }
  if (booking.releaseTime !== undefined && booking.daysAhead === undefined) {
    mistakes.push(mistake('release-time-without-days'));
  }
  if (booking.required === 'not-needed' && booking.daysAhead !== undefined) {
    mistakes.push(mistake('days-ahead-without-booking'));
  }
  return mistakes;
}
