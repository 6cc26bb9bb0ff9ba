import { booking } from '@yunyou/contract/trip/booking.schema';
import { describe, expect, it } from 'vitest';
import { readStoredDrafts, toBooking, toDraft, writeDrafts } from './booking-draft.ts';

describe('the form of a booking', () => {
  it('returns a stored booking unchanged', () => {
    const stored = booking.parse({
      id: 'b-1',
      kind: 'train',
      title: 'Train G87',
      number: 'G87',
      from: '北京西站',
      to: '西安北站',
      date: '2026-11-16',
      endDate: '2026-11-17',
      startMinute: 1240,
      endMinute: 504,
      reference: 'E1234',
      note: '09车 11号下铺',
      price: { amountMinor: 51_550, currency: 'CNY' },
    });
    expect(toBooking(toDraft(stored))).toEqual(stored);
  });

  it('keeps the currency and the minor units of a price', () => {
    for (const price of [
      { amountMinor: 32_075, currency: 'USD' },
      { amountMinor: 48_000, currency: 'JPY' },
    ] as const) {
      const stored = booking.parse({
        id: 'b-1',
        kind: 'hotel',
        title: 'Inn',
        date: '2026-11-16',
        endDate: '2026-11-17',
        price,
      });
      expect(toBooking(toDraft(stored))).toEqual(stored);
    }
  });

  it('has no booking while kind, name or date is open', () => {
    expect(toBooking(toDraft({ title: 'Meet Ana', date: '2026-11-16' }))).toBeUndefined();
    expect(toBooking(toDraft({ kind: 'hotel', date: '2026-11-16' }))).toBeUndefined();
    expect(toBooking(toDraft({ kind: 'show', title: 'Opera' }))).toBeUndefined();
  });

  it('creates ids and bookings that the contract accepts', () => {
    const made = toBooking({
      ...toDraft({ kind: 'flight', date: '2026-11-16' }),
      from: 'PEK',
      to: 'SHA',
      start: '08:00',
      end: '10:10',
    });
    expect(booking.parse(made)).toMatchObject({
      title: 'Flight from PEK to SHA',
      startMinute: 480,
      endMinute: 610,
    });
  });
});

it('reads stored drafts as they were written, and leaves out incomplete ones', () => {
  const draft = { ...toDraft({ kind: 'hotel', title: 'Lotus Inn', date: '2027-04-10' }), id: 'b-1' };
  expect(readStoredDrafts(writeDrafts([draft]))).toEqual([draft]);
  expect(readStoredDrafts('[{"id":"b-2"}]')).toEqual([]);
  expect(readStoredDrafts('[')).toEqual([]);
});
