import type { FileAnswer } from '@yunyou/contract/endpoint';
import type { HandlerInput } from '@yunyou/contract/endpoints';
import { orderFileLimit } from '@yunyou/contract/orders/staff-order.endpoints';
import type { Db } from '@yunyou/database/database';
import { listOrders, type OrderRow } from '@yunyou/database/orders/order.queries';
import { toDecimal } from '@yunyou/domain/money/money-amounts';
import { toSheetFile } from '../admin/export-rows.ts';
import type { Services } from '../handler.ts';
import { type Actor, recordAudit } from '../staff/audit.ts';
import { readOrderFigures } from './order-figures.ts';
import { asOf } from './order-views.ts';

const orderHeaders = [
  ...['Number', 'Booked', 'State', 'Tour', 'Leaves', 'Adults', 'Children', 'Currency', 'Total', 'Paid'],
  ...['Refunded', 'Contact', 'E-mail', 'Phone', 'Entered by'],
];

/** Returns the orders of a list as CSV, after recording the export in the audit log. */
export function exportOrders(
  services: Services,
  staff: Actor,
  filter: HandlerInput<'POST /admin/order/file'>,
): Promise<FileAnswer> {
  return services.transaction(async (db) => {
    const { rows } = await listOrders(db, filter, { limit: orderFileLimit, offset: 0 });
    const { keyword, ...named } = filter;
    await recordAudit(db, staff, {
      action: 'order.export',
      entity: 'order',
      // A search word can be the name or the address of a customer.
      after: { ...named, ...(keyword && { hasKeyword: true }), orders: rows.length },
    });
    const cells = rows.map((order) => toCells(asOf(order, services.now())));
    return toSheetFile('orders', 'csv', [orderHeaders, ...cells]);
  });
}

function toCells({ currency, contact, ...order }: OrderRow) {
  const sum = (amountMinor: number) => toDecimal({ amountMinor, currency });
  return [
    order.orderNo,
    order.createdAt.toISOString(),
    order.state,
    order.tour.name,
    order.date,
    order.adults,
    order.children,
    currency,
    sum(order.totalMinor),
    sum(order.paidMinor),
    sum(order.partRefundMinor + (order.state === 'refunded' ? (order.refundMinor ?? 0) : 0)),
    contact.name,
    contact.email,
    contact.phone,
    order.enteredBy,
  ];
}

const figureHeaders = ['Period', 'Bookings', 'Travellers', 'Currency', 'Received', 'Refunded', 'Net'];

/** Returns bookings, payments and refunds of a period as CSV. */
export async function exportFigures(
  db: Db,
  range: HandlerInput<'GET /admin/order/figureFile'>,
): Promise<FileAnswer> {
  const rows = (await readOrderFigures(db, range)).map(
    ({ label, orders, travellers, received, refunded }) => {
      const { currency } = received;
      const net = { amountMinor: received.amountMinor - refunded.amountMinor, currency };
      return [label, orders, travellers, currency, toDecimal(received), toDecimal(refunded), toDecimal(net)];
    },
  );
  const headers = range.by === 'tour' ? ['Tour', ...figureHeaders.slice(1)] : figureHeaders;
  return toSheetFile(`revenue-${range.from}-${range.to}`, 'csv', [headers, ...rows]);
}
