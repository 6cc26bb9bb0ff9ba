import type { HandlerInput } from '@yunyou/contract/endpoints';
import { currency } from '@yunyou/contract/entities/base.schema';
import type { OrderFigure } from '@yunyou/contract/orders/staff-order.endpoints';
import type { Db } from '@yunyou/database/database';
import { sumOrderFigures } from '@yunyou/database/orders/order-figures.queries';
import { countDays } from '@yunyou/domain/time/china-time';
import { ApiError } from '../api-error.ts';

const daysMax = 1100;

/** Returns bookings, payments and refunds of at most three years. */
export async function readOrderFigures(
  db: Db,
  range: HandlerInput<'GET /admin/order/figures'>,
): Promise<OrderFigure[]> {
  const days = countDays(range.from, range.to);
  if (days < 0 || days > daysMax) {
    const message = 'Choose a last day after the first one, at most three years later.';
    throw new ApiError('BAD_INPUT', { message, fields: [{ field: 'to', message }] });
  }
  return (await sumOrderFigures(db, range)).map(({ received, refunded, ...row }) => {
    const money = (amount: string) => ({
      amountMinor: Number(amount),
      currency: currency.parse(row.currency),
    });
    return { ...row, received: money(received), refunded: money(refunded) };
  });
}
