import type { Currency, Money } from '@yunyou/contract/entities/base.schema';
import type { NamedTraveller, OrderContact, OrderedTour } from '@yunyou/contract/orders/order.schema';
import { type OrderActor, type OrderState, orderStates } from '@yunyou/contract/orders/order-states';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  type PgColumn,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { tripLine } from './catalogue.table.ts';
import { at } from './columns.ts';
import { appUser } from './user.table.ts';

const localDate = (name: string) => date(name, { mode: 'string' });
/** Declares an amount in minor units. A bigint, because the total of a group can exceed an integer. */
const minor = (name: string) => bigint(name, { mode: 'number' });
const stateList = sql.raw(orderStates.map((state) => `'${state}'`).join(', '));

/** A departure that has been booked or changed by staff. Bookings lock its row, so that they run one after another. */
export const departure = pgTable(
  'departure',
  {
    lineId: text('line_id')
      .notNull()
      .references(() => tripLine.id),
    date: localDate('date').notNull(),
    seatsTaken: integer('seats_taken').notNull().default(0),
    /** Number of seats set by staff, instead of the tour's. */
    seatsOverride: integer('seats_override'),
    isClosed: boolean('is_closed').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.lineId, table.date] }),
    check('departure_taken', sql`${table.seatsTaken} >= 0`),
    check('departure_override', sql`${table.seatsOverride} >= 0`),
  ],
);

/** Issued order numbers with their visitor: a visitor can use only own numbers. */
export const orderNumber = pgTable(
  'order_number',
  {
    orderNo: text('order_no').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => appUser.id, { onDelete: 'cascade' }),
    issuedAt: at('issued_at').notNull(),
  },
  (table) => [index('order_number_user').on(table.userId, table.issuedAt)],
);

/** Returns the texts of an order that staff search, in lower case, one a line. */
export const orderText = ({ orderNo, tour, contact }: Record<'orderNo' | 'tour' | 'contact', PgColumn>) =>
  sql`lower(${orderNo} || E'\\n' || coalesce(${tour}->>'name', '') || E'\\n' || coalesce(${contact}->>'name', '') || E'\\n' || coalesce(${contact}->>'email', ''))`;

export const tourOrder = pgTable(
  'tour_order',
  {
    orderNo: text('order_no').primaryKey(),
    /** Null after the account was deleted: orders must be kept for accounting. */
    userId: text('user_id').references(() => appUser.id, { onDelete: 'set null' }),
    lineId: text('line_id')
      .notNull()
      .references(() => tripLine.id),
    date: localDate('date').notNull(),
    lastDay: localDate('last_day').notNull(),
    adults: integer().notNull(),
    children: integer().notNull(),
    tour: jsonb().$type<OrderedTour>().notNull(),
    travellers: jsonb().$type<NamedTraveller[]>().notNull(),
    /** Passport numbers and birth dates of all travellers, encrypted. Null after they were deleted. */
    sealedTravellers: text('sealed_travellers'),
    contact: jsonb().$type<OrderContact>().notNull(),
    /** Keyed hash of the booking input. A repeated request has the same hash; another one is rejected. */
    requestHash: text('request_hash').notNull(),
    currency: text().$type<Currency>().notNull(),
    adultMinor: minor('adult_minor').notNull(),
    childMinor: minor('child_minor').notNull(),
    totalMinor: minor('total_minor').notNull(),
    paidMinor: minor('paid_minor').notNull().default(0),
    /** Refund at the end of the order, by its terms or by staff. */
    refundMinor: minor('refund_minor'),
    /** Sum of the refunds in part (`order_refund`), after which the order continued. */
    partRefundMinor: minor('part_refund_minor').notNull().default(0),
    estimate: jsonb().$type<{ amount: Money; ratesAsOf: string }>(),
    state: text().$type<OrderState>().notNull().default('pending-payment'),
    heldUntil: at('held_until'),
    paymentProvider: text('payment_provider').$type<'pay-later' | 'stripe'>().notNull(),
    paymentReference: text('payment_reference'),
    paymentAttempts: integer('payment_attempts').notNull().default(0),
    /** Name of the staff member who entered the order for a customer without an account. Mails go to the contact. */
    enteredBy: text('entered_by'),
    createdAt: at('created_at').notNull(),
    updatedAt: at('updated_at').notNull(),
  },
  (table) => [
    index('tour_order_user').on(table.userId, table.createdAt.desc().nullsFirst(), table.orderNo),
    index('tour_order_newest').on(table.createdAt.desc().nullsFirst(), table.orderNo),
    index('tour_order_departure').on(table.lineId, table.date, table.state),
    index('tour_order_state').on(table.state, table.createdAt.desc().nullsFirst(), table.orderNo),
    index('tour_order_date').on(table.date),
    index('tour_order_due_refund')
      .on(table.updatedAt, table.orderNo)
      .where(sql`${table.state} = 'cancelled' and ${table.refundMinor} > 0`),
    // The back office searches for parts of these texts: see `whereOrder`.
    index('tour_order_text').using('gin', sql`${orderText(table)} gin_trgm_ops`),
    index('tour_order_held').on(table.heldUntil).where(sql`${table.state} = 'pending-payment'`),
    index('tour_order_sealed').on(table.lastDay).where(sql`${table.sealedTravellers} is not null`),
    index('tour_order_underway').on(table.lastDay).where(sql`${table.state} = 'confirmed'`),
    check('tour_order_state', sql`${table.state} in (${stateList})`),
    check('tour_order_group', sql`${table.adults} > 0 and ${table.children} >= 0`),
    check(
      'tour_order_amounts',
      sql`${table.totalMinor} >= 0 and ${table.paidMinor} >= 0 and ${table.refundMinor} between 0 and ${table.paidMinor}`,
    ),
    check(
      'tour_order_part_refund',
      sql`${table.partRefundMinor} >= 0 and coalesce(${table.refundMinor}, 0) + ${table.partRefundMinor} <= ${table.paidMinor}`,
    ),
    check('tour_order_hold', sql`(${table.state} = 'pending-payment') = (${table.heldUntil} is not null)`),
  ],
);

/** A refund of a part of the payment. Its amount is reserved in `part_refund_minor` before the provider is called. */
export const orderRefund = pgTable(
  'order_refund',
  {
    /** Idempotency key, also at the payment provider. */
    id: text().primaryKey(),
    orderNo: text('order_no')
      .notNull()
      .references(() => tourOrder.orderNo, { onDelete: 'cascade' }),
    amountMinor: minor('amount_minor').notNull(),
    staffName: text('staff_name').notNull(),
    note: text().notNull(),
    createdAt: at('created_at').notNull(),
    /** Null while the provider has not answered. */
    doneAt: at('done_at'),
  },
  (table) => [
    index('order_refund_order').on(table.orderNo),
    index('order_refund_done').on(table.doneAt),
    index('order_refund_open').on(table.createdAt).where(sql`${table.doneAt} is null`),
    check('order_refund_amount', sql`${table.amountMinor} > 0`),
  ],
);

/** Timeline of an order. Append-only. */
export const orderEvent = pgTable(
  'order_event',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    orderNo: text('order_no')
      .notNull()
      .references(() => tourOrder.orderNo, { onDelete: 'cascade' }),
    at: at('at').notNull(),
    actor: text().$type<OrderActor>().notNull(),
    actorName: text('actor_name').notNull(),
    what: text().notNull(),
    state: text().$type<OrderState>().notNull(),
    note: text().notNull().default(''),
  },
  (table) => [
    index('order_event_order').on(table.orderNo, table.id),
    index('order_event_money').on(table.at).where(sql`${table.what} in ('pay', 'refund')`),
  ],
);

/** Processed webhook messages of payment providers, so that a repeated message has no effect. */
export const paymentMessage = pgTable(
  'payment_message',
  {
    provider: text().notNull(),
    id: text().notNull(),
    type: text().notNull(),
    orderNo: text('order_no'),
    receivedAt: at('received_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.provider, table.id] })],
);

/** Outbox of e-mails, written in the transaction that causes them. Sent mails remain as a record. */
export const mail = pgTable(
  'mail',
  {
    id: text().primaryKey(),
    /** Idempotency key: a second mail with the same key is not written. */
    key: text().notNull(),
    orderNo: text('order_no').references(() => tourOrder.orderNo, { onDelete: 'cascade' }),
    to: text().notNull(),
    subject: text().notNull(),
    body: text().notNull(),
    state: text().$type<'waiting' | 'sent' | 'failed'>().notNull().default('waiting'),
    attempts: integer().notNull().default(0),
    nextAttemptAt: at('next_attempt_at').notNull(),
    lastError: text('last_error'),
    createdAt: at('created_at').notNull(),
    sentAt: at('sent_at'),
  },
  (table) => [
    uniqueIndex('mail_key').on(table.key),
    index('mail_order').on(table.orderNo),
    index('mail_recipient').on(sql`lower(${table.to})`, table.createdAt),
    index('mail_waiting').on(table.nextAttemptAt).where(sql`${table.state} = 'waiting'`),
    index('mail_failed').on(table.createdAt).where(sql`${table.state} = 'failed'`),
    check('mail_state', sql`${table.state} in ('waiting', 'sent', 'failed')`),
  ],
);
