import type { Booking } from '@yunyou/contract/trip/booking.schema';

/** The fields of a booking that a text names. The traveller fills in the others in the form. */
export type ReadBooking = Partial<Omit<Booking, 'id'>>;
