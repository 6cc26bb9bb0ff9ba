import type { Money } from '@yunyou/contract/entities/base.schema';
import { type BookingKind, maxConfirmationLength } from '@yunyou/contract/trip/booking.schema';
import type { TripSpan } from './mail-dates.ts';
import { readFacts } from './mail-facts.ts';
import { findPrice, sharePrice } from './mail-price.ts';
import { plainText } from './mail-words.ts';
import type { ReadBooking } from './read-booking.ts';
import { readEvents } from './read-events.ts';
import { readHotels } from './read-hotels.ts';
import { isCalendar, readCalendar } from './read-ics.ts';
import { readRides } from './read-rides.ts';

/**
 * Finds the bookings in a pasted confirmation or calendar file: English and Chinese mails of airlines, 12306, Trip.com,
 * Booking.com, Agoda and others. Fields that the text does not name are absent: nothing is guessed. Takes time linear in the text,
 * of which it reads the first 20,000 characters.
 */
export function readConfirmation(text: string, span?: TripSpan): ReadBooking[] {
  const bounded = text.slice(0, maxConfirmationLength);
  if (isCalendar(bounded)) return readCalendar(bounded);
  const plain = plainText(bounded);
  const facts = readFacts(plain, span);
  const booked = [...readRides(plain, facts), ...readHotels(plain, facts)];
  // Mails about flights and hotels also advertise tours and restaurants.
  return withPrice(booked.length > 0 ? booked : readEvents(plain, facts), findPrice(facts));
}

/** Adds the price of the mail. Several bookings share it, because a mail of two flights names one total. */
function withPrice(bookings: ReadBooking[], price: Money | undefined): ReadBooking[] {
  if (!price || bookings.length === 0) return bookings;
  const shares = sharePrice(price, bookings.length);
  return bookings.map((one, index) => ({ ...one, price: shares[index] ?? price }));
}

type Field = keyof ReadBooking;

const needed: Readonly<Record<BookingKind, readonly Field[]>> = {
  flight: ['title', 'from', 'to', 'date', 'startMinute', 'endMinute'],
  train: ['title', 'from', 'to', 'date', 'startMinute', 'endMinute'],
  hotel: ['title', 'date', 'endDate'],
  restaurant: ['title', 'date', 'startMinute'],
  show: ['title', 'date', 'startMinute'],
  tour: ['title', 'date', 'startMinute'],
};

/** Lists the fields that a reading lacks and the traveller has to fill in. */
export function listOpenFields(read: ReadBooking): readonly Field[] {
  if (read.kind === undefined) return ['kind'];
  const open = needed[read.kind].filter((field) => read[field] === undefined);
  const { kind, startMinute, endMinute, endDate } = read;
  const isRide = kind === 'flight' || kind === 'train';
  // An arrival before the departure is on a later day, which the text does not name.
  const isLater = isRide && endDate === undefined && (endMinute ?? 1440) < (startMinute ?? 0);
  return isLater ? [...open, 'endDate'] : open;
}
