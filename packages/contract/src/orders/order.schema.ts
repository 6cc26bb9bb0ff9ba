import { z } from 'zod';
import { currency, line, localDate, money, text } from '../entities/base.schema.ts';
import {
  internationalPhonePattern,
  passportNamePattern,
  passportNumberPattern,
  travellersMax,
} from './order-patterns.ts';
import { orderActions, orderActors, orderStates } from './order-states.ts';

export const orderState = z.enum(orderStates);
export const orderAction = z.enum(orderActions);
const orderActor = z.enum(orderActors);

/** Date and eight random characters; letters that look like digits are not used. */
export const orderNo = z
  .string()
  .regex(/^YY\d{6}-[0-9A-HJKMNP-TV-Z]{8}$/, 'An order number such as YY261115-7K3M9QXD');

const passportName = line(80).regex(
  passportNamePattern,
  'Write the name in Latin letters, as in the passport',
);

export const traveller = z.strictObject({
  kind: z.enum(['adult', 'child']),
  name: passportName,
  passportNumber: z
    .string()
    .trim()
    .toUpperCase()
    .regex(passportNumberPattern, 'Letters and digits only, as in the passport'),
  birthDate: localDate.optional().meta({ help: 'Of children only' }),
});
export type Traveller = z.infer<typeof traveller>;

/** Fields of a traveller that an order stores as plain text. */
export type NamedTraveller = Pick<Traveller, 'kind' | 'name'>;
/** Fields of a traveller that an order stores encrypted. */
export const travellerSecret = traveller.pick({ passportNumber: true, birthDate: true });
export type TravellerSecret = z.infer<typeof travellerSecret>;

const internationalPhone = z
  .string()
  .regex(internationalPhonePattern, 'An international number such as +447400123456');

export const orderContact = z.strictObject({
  name: line(80),
  email: z.email('An e-mail address such as ada@example.org').max(200),
  phone: internationalPhone,
  note: text(500).optional(),
});
export type OrderContact = z.infer<typeof orderContact>;

export const departureView = z.object({
  date: localDate,
  seats: z.int(),
  seatsLeft: z.int(),
  priceAdult: money,
  priceChild: money,
});
export type DepartureView = z.infer<typeof departureView>;

const priceLine = z.object({
  kind: z.enum(['adult', 'child']),
  count: z.int(),
  each: money,
  sum: money,
});

/** An amount converted to the visitor's currency, with the date of the exchange rate. */
export const estimate = z.object({ amount: money, ratesAsOf: localDate });

/** Copy of the tour stored with the order, so that later changes of the tour do not change what was sold. */
const orderedTour = z.object({
  id: z.string(),
  name: z.string(),
  zhName: z.string(),
  days: z.int(),
  picture: z.string(),
  startCityName: z.string(),
  cancellation: z.array(z.object({ daysBefore: z.int(), refundPercent: z.int() })),
});
export type OrderedTour = z.infer<typeof orderedTour>;

export const orderCard = z.object({
  orderNo: z.string(),
  state: orderState,
  tour: orderedTour.pick({ id: true, name: true, zhName: true, days: true, picture: true }),
  imageBlur: z.string().optional(),
  date: localDate,
  adults: z.int(),
  children: z.int(),
  total: money,
  createdAt: z.string(),
});
export type OrderCard = z.infer<typeof orderCard>;

export const orderEvent = z.object({
  at: z.string(),
  actor: orderActor,
  /** Display name of the actor; visitors see "Yunyou" instead of a staff member's name. */
  actorName: z.string(),
  what: z.string(),
  state: orderState,
  note: z.string(),
});
export type OrderEvent = z.infer<typeof orderEvent>;

export const orderView = orderCard.extend({
  tour: orderedTour,
  lastDay: localDate,
  /** Time until which unpaid seats are held; null when no payment is due. */
  heldUntil: z.string().nullable(),
  travellers: z.array(
    z.object({
      kind: z.enum(['adult', 'child']),
      name: z.string(),
      /** The last three characters. Empty when the number has been deleted. */
      passportEnding: z.string(),
      /** Set for children only. Null when the date has been deleted. */
      birthYear: z.int().nullable(),
    }),
  ),
  contact: z.object({ name: z.string(), email: z.string(), phone: z.string(), note: z.string().nullable() }),
  price: z.array(priceLine),
  estimate: estimate.nullable(),
  paid: money,
  refund: money.nullable(),
  /** Sum of the refunds in part, after which the order continued. */
  partRefund: money,
  payment: z.object({
    provider: z.enum(['pay-later', 'stripe']),
    isOpen: z.boolean(),
    isArranged: z.boolean(),
  }),
  /** Refund if the order is cancelled now; null when it cannot be cancelled. */
  cancellation: z.object({ refundPercent: z.int(), refund: money }).nullable(),
  canReview: z.boolean(),
  timeline: z.array(orderEvent),
});
export type OrderView = z.infer<typeof orderView>;

/** Details of a rejected booking: seats left, the current price, and departures that can be booked. */
const bookingConflict = z.object({
  seatsLeft: z.int(),
  total: money.nullable(),
  departures: z.array(departureView),
});
export type BookingConflict = z.infer<typeof bookingConflict>;

export const bookingInput = z.strictObject({
  orderNo,
  lineId: line(80),
  date: localDate,
  travellers: z.array(traveller).min(1).max(travellersMax),
  contact: orderContact,
  /** The total that the visitor accepted. The server computes its own and rejects the booking if they differ. */
  total: money,
  /** The visitor's currency, for the estimate beside the price. */
  currency: currency.optional(),
});
export type BookingInput = z.infer<typeof bookingInput>;
