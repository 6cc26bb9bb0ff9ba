import { z } from 'zod';
import { endpoint, fileEndpoint, list, noInput, page, paging } from '../endpoint.ts';
import { id, line, localDate, money } from '../entities/base.schema.ts';
import { spotCard } from '../site/cards.schema.ts';
import {
  bookingInput,
  departureView,
  orderAction,
  orderCard,
  orderNo,
  orderState,
  orderView,
} from './order.schema.ts';
import { travellersMax } from './order-patterns.ts';

const numbered = z.strictObject({ orderNo });

/** The visitor's view, with passport numbers masked in the same way, and the actions of staff. */
const staffOrderView = orderView.extend({
  userId: z.string(),
  actions: z.array(orderAction),
});

export const orderEndpoints = {
  'GET /travel/line/departures': endpoint({
    summary: "A tour's next departures with the seats left",
    access: 'anyone',
    input: z.strictObject({ id, from: localDate.optional(), to: localDate.optional() }),
    output: list(departureView),
  }),
  'GET /travel/line/places': endpoint({
    summary: 'The spots that a tour visits, in its order',
    access: 'anyone',
    input: z.strictObject({ id }),
    output: list(spotCard),
  }),
  'GET /order/book/orderNo': endpoint({
    summary: 'A new order number, the idempotency key of a booking',
    access: 'visitor',
    input: noInput,
    output: numbered.strip(),
  }),
  'POST /order/tour/book': endpoint({
    summary: 'Book seats on a tour; repeated calls with the same order number book once',
    access: 'visitor',
    input: bookingInput,
    output: orderView,
  }),
  'POST /order/pay': endpoint({
    summary:
      'Start a payment: the URL of the payment page, or the order with its seats held until staff record the payment',
    access: 'visitor',
    input: numbered,
    output: z.object({ redirectUrl: z.string().nullable(), order: orderView }),
  }),
  'POST /order/cancel': endpoint({
    summary: 'Cancel an order within its terms',
    access: 'visitor',
    input: numbered,
    output: orderView,
  }),
  'POST /user/order': endpoint({
    summary: "The visitor's orders, newest first",
    access: 'visitor',
    input: z.strictObject({ state: orderState.optional(), keyword: line(80).optional(), ...paging }),
    output: page(orderCard),
  }),
  'GET /user/order/detail': endpoint({
    summary: "One of the visitor's orders with its timeline",
    access: 'visitor',
    input: numbered,
    output: orderView,
  }),
  'GET /user/order/receipt': fileEndpoint({
    summary: 'The receipt of a paid order as a PDF',
    access: 'visitor',
    input: numbered,
    contentTypes: ['application/pdf'],
    limits: { flow: 'receipt', perMinute: 20, concurrency: 2, maxWaiting: 8 },
  }),
  'POST /admin/order/list': endpoint({
    summary: 'Orders of all visitors, newest first',
    access: { staff: 'orderList.read' },
    input: z.strictObject({
      state: orderState.optional(),
      lineId: id.optional(),
      keyword: line(80).optional(),
      ...paging,
    }),
    output: page(orderCard.extend({ contactName: z.string(), email: z.string() })),
  }),
  'GET /admin/order/detail': endpoint({
    summary: 'One order with its travellers and timeline',
    access: { staff: 'orderList.read' },
    input: numbered,
    output: staffOrderView,
  }),
  'POST /admin/order/passport': endpoint({
    summary:
      'Show the passport number and birth date of one traveller; each call is recorded in the audit log',
    access: { staff: 'passports.read' },
    confirmation: true,
    input: z.strictObject({
      orderNo,
      /** Position in the order's list of travellers, from 0. */
      traveller: z
        .int()
        .min(0)
        .max(travellersMax - 1),
    }),
    output: z.object({ passportNumber: z.string(), birthDate: localDate.nullable() }),
  }),
  'POST /admin/order/move': endpoint({
    summary: 'Record a payment, confirm, complete, cancel or refund an order',
    access: { staff: 'orderList.write' },
    input: z.strictObject({
      orderNo,
      action: z.enum(['pay', 'confirm', 'complete', 'cancel', 'refund']),
      note: z.string().trim().max(500).default(''),
      /** Amount of a refund. Default: the amount by the cancellation terms, or the full amount if not cancelled. */
      amount: money.optional(),
    }),
    output: staffOrderView,
  }),
  'GET /admin/departure/list': endpoint({
    summary: "A tour's departures with the seats sold and the changes made by staff",
    access: { staff: 'productList.read' },
    input: z.strictObject({ id, from: localDate.optional(), to: localDate.optional() }),
    output: list(
      departureView.extend({ taken: z.int(), seatsOverride: z.int().nullable(), isClosed: z.boolean() }),
    ),
  }),
  'POST /admin/departure/save': endpoint({
    summary: 'Change the seats of one departure, or close it',
    access: { staff: 'productList.write' },
    input: z.strictObject({
      lineId: id,
      date: localDate,
      seatsOverride: z.int().min(0).max(60).nullable(),
      isClosed: z.boolean(),
    }),
    output: z.null(),
  }),
};
