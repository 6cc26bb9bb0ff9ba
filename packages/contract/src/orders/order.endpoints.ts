import { z } from 'zod';
import { endpoint, fileEndpoint, list, noInput, page, paging } from '../endpoint.ts';
import { id, line, localDate } from '../entities/base.schema.ts';
import { spotCard } from '../site/cards.schema.ts';
import { bookingInput, departureView, orderCard, orderNo, orderState, orderView } from './order.schema.ts';

/** Input of an endpoint about one order. */
const numbered = z.strictObject({ orderNo });

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
    isWrite: true,
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
};
