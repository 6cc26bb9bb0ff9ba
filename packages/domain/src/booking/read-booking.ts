import type { Booking } from '@yunyou/contract/trip/booking.schema';

/** A booking as far as a text names it. Fields that the text does not name are absent; the form asks for them. */
export type ReadBooking = Partial<Omit<Booking, 'id'>>;
