import type { DayBooking } from '@yunyou/contract/trip/booking.schema';
import { describe, expect, it } from 'vitest';
import { bookingsBefore, listBookingFacts, nameBooking } from './bookings-in-day.ts';

const booking = (id: string, startMinute: number, rest: Partial<DayBooking> = {}): DayBooking => ({
  id,
  kind: 'show',
  title: 'Opera',
  startMinute,
  endMinute: startMinute + 60,
  startTime: '',
  endTime: '',
  ...rest,
});

describe('bookings in a day', () => {
  it('come before the first item that starts at the same time or later', () => {
    const day = { bookings: [booking('a', 500), booking('b', 600), booking('c', 900)] };
    const ids = bookingsBefore(day, [540, 600]).map((list) => list.map(({ id }) => id));
    expect(ids).toEqual([['a'], ['b'], ['c']]);
    expect(bookingsBefore({}, [540])).toEqual([[], []]);
  });

  it('are named with their facts', () => {
    const hotel = booking('h', 900, { kind: 'hotel', title: 'Own House', place: '1 Road', reference: 'R1' });
    expect([nameBooking(hotel), ...listBookingFacts(hotel)]).toEqual([
      'Check-in: Own House',
      '1 Road',
      'Reference R1',
    ]);
    expect(listBookingFacts(booking('t', 1, { from: 'A', to: 'B' }))).toEqual(['A to B']);
  });
});
