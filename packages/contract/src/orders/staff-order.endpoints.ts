import { z } from 'zod';
import { endpoint, fileEndpoint, list, noInput, page, paging } from '../endpoint.ts';
import { id, line, localDate, money, text, yearMonth } from '../entities/base.schema.ts';
import {
  bookingInput,
  departureView,
  orderAction,
  orderCard,
  orderContact,
  orderNo,
  orderState,
  orderView,
  traveller,
} from './order.schema.ts';
import { travellersMax } from './order-patterns.ts';

const numbered = z.strictObject({ orderNo });

/** Position in the order's list of travellers, from 0. */
const travellerIndex = z
  .int()
  .min(0)
  .max(travellersMax - 1);

/** The visitor's view, with passport numbers masked in the same way, and what only staff see. */
const staffOrderView = orderView.extend({
  userId: z.string(),
  actions: z.array(orderAction),
  /** Name of the staff member who entered the order; null when the visitor booked it. */
  enteredBy: z.string().nullable(),
  /** Whether mails about the order have an address to go to. */
  getsMail: z.boolean(),
  /** Amount that can still be refunded: the payment minus all partial refunds. */
  refundable: money,
  refunds: z.array(
    z.object({
      id: z.string(),
      at: z.string(),
      amount: money,
      staffName: z.string(),
      note: z.string(),
      /** False while the payment service has not answered; a job tries again. */
      isDone: z.boolean(),
    }),
  ),
  mails: z.array(
    z.object({
      id: z.string(),
      to: z.string(),
      subject: z.string(),
      state: z.enum(['waiting', 'sent', 'failed']),
      createdAt: z.string(),
      sentAt: z.string().nullable(),
    }),
  ),
});

/** Which orders a list or a file contains. */
const orderFilter = {
  state: orderState.optional(),
  lineId: id.optional(),
  leavesFrom: localDate.optional().meta({ help: 'Leaves on this day or later' }),
  leavesTo: localDate.optional().meta({ help: 'Leaves on this day or earlier' }),
  keyword: line(80).optional(),
};

const figureRange = z.strictObject({
  from: localDate,
  to: localDate,
  by: z.enum(['day', 'month', 'tour']).meta({ help: 'How the figures are grouped' }),
});

/** Most orders in a file. */
export const orderFileLimit = 10_000;

const departureKey = z.strictObject({ lineId: id, date: localDate });

const passengerList = z.object({
  tour: z.object({ id: z.string(), name: z.string(), zhName: z.string() }),
  date: localDate,
  /** Travellers of all orders that hold seats, in the order of booking; passport numbers are masked. */
  list: z.array(
    z.object({
      orderNo: z.string(),
      state: orderState,
      ...orderView.shape.travellers.element.shape,
      contactName: z.string(),
      phone: z.string(),
      wish: z.string().nullable(),
    }),
  ),
});
export type PassengerList = z.infer<typeof passengerList>;

const orderFigure = z.object({
  /** The date, the month (YYYY-MM) or the id of the tour. */
  key: z.string(),
  /** Name of the tour; equals `key` for days and months. */
  label: z.string(),
  /** Orders booked, without those that expired, and their travellers. */
  orders: z.int(),
  travellers: z.int(),
  received: money,
  refunded: money,
});
export type OrderFigure = z.infer<typeof orderFigure>;

/** Endpoints of the back office about orders and departures. */
export const staffOrderEndpoints = {
  'POST /admin/order/list': endpoint({
    summary: 'Orders of all visitors, newest first',
    access: { staff: 'orderList.read' },
    input: z.strictObject({ ...orderFilter, ...paging }),
    output: page(orderCard.extend({ contactName: z.string(), email: z.string() })),
  }),
  'POST /admin/order/file': fileEndpoint({
    summary: 'The orders of a list as CSV, newest first; each export is recorded in the audit log',
    access: { staff: 'orderList.read' },
    confirmation: true,
    input: z.strictObject(orderFilter),
    contentTypes: ['text/csv'],
    limits: { flow: 'order-file', perMinute: 20, concurrency: 2, maxWaiting: 8 },
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
      traveller: travellerIndex,
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
  'POST /admin/order/note': endpoint({
    summary: 'Add a note to an order, which only staff see',
    access: { staff: 'orderList.write' },
    input: z.strictObject({ orderNo, note: text(2000) }),
    output: staffOrderView,
  }),
  'POST /admin/order/resendMail': endpoint({
    summary: 'Send a mail of an order again, within the limits of its recipient',
    access: { staff: 'orderList.write' },
    input: z.strictObject({ orderNo, mailId: z.uuid() }),
    output: staffOrderView,
    limits: { flow: 'resend-mail', perMinute: 20, concurrency: 4, maxWaiting: 20 },
  }),
  'POST /admin/order/editTraveller': endpoint({
    summary:
      'Correct the name, passport number or birth date of one traveller; absent fields stay as they are',
    access: { staff: 'orderList.write' },
    input: z.strictObject({
      orderNo,
      traveller: travellerIndex,
      ...traveller.pick({ name: true, passportNumber: true, birthDate: true }).partial().shape,
    }),
    output: staffOrderView,
  }),
  'POST /admin/order/editContact': endpoint({
    summary:
      'Correct the name, e-mail address or phone number of the contact; absent fields stay as they are',
    access: { staff: 'orderList.write' },
    input: z.strictObject({
      orderNo,
      ...orderContact.pick({ name: true, email: true, phone: true }).partial().shape,
    }),
    output: staffOrderView,
  }),
  'POST /admin/order/refundPart': endpoint({
    summary: 'Refund a part of the payment; the order continues',
    access: { staff: 'orderList.write' },
    input: z.strictObject({
      /** Idempotency key: repeated calls with one id refund once. */
      id: z.uuid(),
      orderNo,
      amount: money,
      note: z.string().trim().max(500).default(''),
    }),
    output: staffOrderView,
  }),
  'GET /admin/order/number': endpoint({
    summary: 'A new order number, the idempotency key of an order that staff enter',
    access: { staff: 'orderList.write' },
    input: noInput,
    output: numbered.strip(),
  }),
  'POST /admin/order/enter': endpoint({
    summary: 'Enter an order for a customer who booked by telephone, mail or in person',
    access: { staff: 'orderList.write' },
    input: bookingInput
      .omit({ currency: true })
      .extend({ isPaid: z.boolean().meta({ help: 'The payment has been received' }) }),
    output: staffOrderView,
  }),
  'GET /admin/departure/calendar': endpoint({
    summary: 'All departures of a month with the seats sold',
    access: { staff: 'orderList.read' },
    input: z.strictObject({ month: yearMonth }),
    output: z.object({
      tours: z.array(z.object({ id: z.string(), name: z.string() })),
      departures: z.array(
        z.object({
          lineId: z.string(),
          date: localDate,
          seats: z.int(),
          taken: z.int(),
          seatsLeft: z.int(),
          isClosed: z.boolean(),
        }),
      ),
    }),
  }),
  'GET /admin/departure/passengers': endpoint({
    summary: 'The passenger list of a departure, with masked passport numbers',
    access: { staff: 'orderList.read' },
    input: departureKey,
    output: passengerList,
  }),
  'POST /admin/departure/passengerFile': fileEndpoint({
    summary: 'The passenger list of a departure as CSV; each export is recorded in the audit log',
    access: { staff: 'orderList.read' },
    confirmation: true,
    input: departureKey,
    contentTypes: ['text/csv'],
    limits: { flow: 'passenger-file', perMinute: 20, concurrency: 2, maxWaiting: 8 },
  }),
  'GET /admin/order/figures': endpoint({
    summary: 'Bookings, payments and refunds by day, month or tour, in China time',
    access: { staff: 'orderList.read' },
    input: figureRange,
    output: list(orderFigure),
    limits: { flow: 'order-figures', perMinute: 60, concurrency: 2, maxWaiting: 20 },
  }),
  'GET /admin/order/figureFile': fileEndpoint({
    summary: 'Bookings, payments and refunds by day, month or tour as CSV',
    access: { staff: 'orderList.read' },
    input: figureRange,
    contentTypes: ['text/csv'],
    limits: { flow: 'order-figure-file', perMinute: 20, concurrency: 2, maxWaiting: 8 },
  }),
};
