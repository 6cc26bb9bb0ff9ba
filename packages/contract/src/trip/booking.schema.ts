import { z } from 'zod';
import { id, line, localDate, money, reference, text } from '../entities/base.schema.ts';

export const bookingKind = z.enum(['flight', 'train', 'hotel', 'restaurant', 'show', 'tour']);
export type BookingKind = z.infer<typeof bookingKind>;

/** Characters of a pasted confirmation or a calendar file that are read. The rest is cut off. */
export const maxConfirmationLength = 20_000;

const minute = z.int().min(0).max(1439);

/** The fields of a booking, before they are checked against each other. */
const bookingFields = z.strictObject({
  id,
  kind: bookingKind,
  title: line(120),
  /** City in which a hotel, meal, show or tour takes place. */
  cityId: reference('city').optional(),
  /** Airports or stations of a flight or train, as the confirmation names them. */
  from: line(80).optional(),
  to: line(80).optional(),
  /** Address, venue or meeting point. */
  place: line(160).optional(),
  /** Number of the flight or train. */
  number: line(12).optional(),
  /** Day of departure, check-in or the event; times are local. */
  date: localDate,
  startMinute: minute.optional(),
  /** Day of arrival or check-out, where it is another day. */
  endDate: localDate.optional(),
  endMinute: minute.optional(),
  /** Personal: never part of a shared view. */
  reference: line(40).optional(),
  /** Personal, too: seats, terms, what to bring. */
  note: text(300).optional(),
  price: money.optional(),
});

/** A booked thing of a trip. The plan is arranged around it. */
export const booking = bookingFields
  .refine(({ kind, startMinute }) => kind === 'hotel' || startMinute !== undefined, {
    path: ['startMinute'],
    message: 'Give the time',
  })
  .refine(({ kind, endMinute }) => (kind !== 'flight' && kind !== 'train') || endMinute !== undefined, {
    path: ['endMinute'],
    message: 'Give the time of arrival',
  })
  .refine(({ kind, date, endDate }) => kind !== 'hotel' || (endDate !== undefined && endDate > date), {
    path: ['endDate'],
    message: 'Give a check-out after the check-in',
  })
  .refine(({ date, endDate }) => endDate === undefined || endDate >= date, {
    path: ['endDate'],
    message: 'It ends before it starts',
  });
export type Booking = z.infer<typeof booking>;

const maxBookings = 40;

/** The bookings of a trip. */
export const bookingList = z
  .array(booking)
  .max(maxBookings)
  .refine((list) => new Set(list.map((one) => one.id)).size === list.length, {
    message: 'Two bookings have the same id',
  });

/** A booking at its time in a day. */
export const dayBooking = bookingFields
  .strip()
  .pick({ id: true, kind: true, title: true, from: true, to: true, place: true, reference: true, note: true })
  .extend({
    startMinute: z.int(),
    endMinute: z.int(),
    /** Empty for a hotel without a time. */
    startTime: z.string(),
    /** Empty where the end is not known, or on another day. */
    endTime: z.string(),
  });
export type DayBooking = z.infer<typeof dayBooking>;
