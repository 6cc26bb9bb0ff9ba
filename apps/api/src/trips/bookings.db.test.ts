import type { Booking } from '@yunyou/contract/trip/booking.schema';
import type { TripView } from '@yunyou/contract/trip/trip.schema';
import { describe, expect, it } from 'vitest';
import { call } from '../testing/call.ts';
import { createTestApp } from '../testing/test-app.ts';
import { planTestTrip } from '../testing/trips.ts';

const planned = async () => {
  const { app } = await createTestApp();
  const { id, headers } = await planTestTrip(app, {
    wish: "5 days in Beijing and Xi'an, flying home from Xi'an",
  });
  const view = async (more: Record<string, string> = {}, own = headers): Promise<TripView> =>
    (await call(app, 'GET /travel/line/detail', { id, ...more }, own)).body.data;
  const preview = async (bookings: Booking[]) =>
    call(app, 'POST /travel/refine', { id, version: 1, bookings }, headers);
  return { app, id, headers, view, preview };
};

const rideOf = ({ days }: TripView) =>
  days.flatMap((day) => day.items.flatMap((item) => (item.kind === 'ride' ? [{ day, item }] : [])))[0];

describe('bookings of a trip', () => {
  it('previews what a booked train and a dinner change, saves it and shows both at their time', async () => {
    const { app, id, headers, view, preview } = await planned();
    const ride = rideOf(await view());
    if (!ride) throw new Error('The trip has no ride');
    const { day, item } = ride;
    const train: Booking = {
      id: 'train',
      kind: 'train',
      title: 'Train G9',
      number: 'G9',
      from: item.from.zhName,
      to: item.to.zhName,
      date: day.date,
      startMinute: 13 * 60 + 11,
      endMinute: 18 * 60,
      reference: 'E12345',
    };
    const dinner: Booking = {
      id: 'dinner',
      kind: 'restaurant',
      title: 'Duck House',
      date: (await view()).dates[0] ?? '',
      startMinute: 19 * 60,
    };
    const { body } = await preview([train, dinner]);
    const { result } = body.data.choices[0];
    expect(result.isReplanned).toBe(false);
    expect(result.changes.map(({ text }: { text: string }) => text).join()).toContain('13:11 instead of');
    expect(result.problems).toEqual([]);
    expect(await view()).toMatchObject({ version: 1 });
    const { title, brief, plan } = result;
    const saved = await call(app, 'POST /travel/save', { id, version: 1, title, brief, plan }, headers);
    expect(saved.body.data).toEqual({ id, version: 2, problems: [] });
    const after = await view();
    expect(rideOf(after)?.item).toMatchObject({ startTime: '13:11', reason: 'You have booked it.' });
    const shown = after.days.flatMap(({ bookings = [] }) => bookings);
    expect(shown).toContainEqual(
      expect.objectContaining({ title: 'Train G9', reference: 'E12345', startTime: '13:11' }),
    );
    expect(shown).toContainEqual(expect.objectContaining({ title: 'Duck House', startTime: '19:00' }));
    expect(after.days[0]?.items.some((one) => one.kind === 'meal' && one.meal === 'dinner')).toBe(false);
  });

  it('sleeps in two booked hotels of one city one after another, and reports when both are for one night', async () => {
    const { app, id, headers, view, preview } = await planned();
    const { stays, dates } = await view();
    const stay = stays.find(({ nights, alternatives }) => nights >= 2 && alternatives.length > 0);
    if (!stay) throw new Error('No city has two nights and another hotel');
    const first = dates.indexOf(stay.firstDate);
    const hotel = (title: string, from: number, to: number): Booking => ({
      id: `hotel-${from}`,
      kind: 'hotel',
      title,
      cityId: stay.cityId,
      date: dates[from] ?? '',
      endDate: dates[to] ?? '',
    });
    const known = stay.alternatives[0]?.place.name ?? '';
    const both = [hotel(known, first, first + 1), hotel('Own House', first + 1, first + stay.nights)];
    const { result } = (await preview(both)).body.data.choices[0];
    expect(result.problems).toEqual([]);
    const { title, brief, plan } = result;
    const saved = await call(app, 'POST /travel/save', { id, version: 1, title, brief, plan }, headers);
    expect(saved.body.data).toEqual({ id, version: 2, problems: [] });
    const after = (await view()).stays.filter(({ cityId }) => cityId === stay.cityId);
    expect(after.map(({ hotel: own, nights }) => [own?.name, nights])).toEqual([
      [known, 1],
      ['Own House', stay.nights - 1],
    ]);
    const clash = [hotel(known, first, first + 2), hotel('Own House', first + 1, first + 2)];
    const again = await call(app, 'POST /travel/refine', { id, version: 2, bookings: clash }, headers);
    const { problems } = again.body.data.choices[0].result;
    expect(problems.join()).toContain(`${known} and Own House are both booked for`);
  });

  it('takes the night in a booked train as the bed of that night', async () => {
    const { app, id, headers, view, preview } = await planned();
    const ride = rideOf(await view());
    if (!ride) throw new Error('The trip has no ride');
    const { day, item } = ride;
    const { dates } = await view();
    const leaves = dates.indexOf(day.date) - 1;
    const night: Booking = {
      id: 'night',
      kind: 'train',
      title: 'Train Z19',
      number: 'Z19',
      from: item.from.zhName,
      to: item.to.zhName,
      date: dates[leaves] ?? '',
      endDate: day.date,
      startMinute: 20 * 60 + 41,
      endMinute: 8 * 60 + 10,
    };
    const { result, refusal } = (await preview([night])).body.data.choices[0];
    expect(refusal).toBeUndefined();
    expect(result.problems).toEqual([]);
    expect(result.isReplanned).toBe(true);
    const { title, brief, plan } = result;
    const saved = await call(app, 'POST /travel/save', { id, version: 1, title, brief, plan }, headers);
    expect(saved.body.data).toEqual({ id, version: 2, problems: [] });
    const after = await view();
    expect(rideOf(after)).toMatchObject({
      day: { date: dates[leaves] },
      item: { startTime: '20:41', endTime: '08:10' },
    });
    const beds = after.days.map(({ items }) => items.filter(({ kind }) => kind === 'night').length);
    expect(beds[leaves]).toBe(0);
    expect(after.stays.reduce((sum, { nights }) => sum + nights, 0)).toBe(dates.length - 2);
  });

  it('names what does not fit: a hotel in another city and a show outside of the trip', async () => {
    const { view, preview } = await planned();
    const { dates, stays } = await view();
    const other = stays.find(({ cityId }) => cityId !== stays[0]?.cityId);
    const { body } = await preview([
      {
        id: 'hotel',
        kind: 'hotel',
        title: 'Wrong House',
        cityId: other?.cityId,
        date: dates[0] ?? '',
        endDate: dates[1] ?? '',
      },
      { id: 'show', kind: 'show', title: 'Opera', date: '2020-01-01', startMinute: 1140 },
    ]);
    const problems: string[] = body.data.choices[0].result.problems;
    expect(problems.some((text) => text.startsWith('Wrong House is booked for'))).toBe(true);
    expect(problems.some((text) => text.startsWith('Opera is on 1 January'))).toBe(true);
  });

  it('never shows references, notes and prices of bookings to readers of a shared trip', async () => {
    const { app, id, headers, view, preview } = await planned();
    const [date = ''] = (await view()).dates;
    const personal = {
      reference: 'SECRET7',
      note: 'Seat 12F',
      price: { amountMinor: 77_123, currency: 'CNY' as const },
    };
    const { body } = await preview([
      { id: 'show', kind: 'show', title: 'Opera', date, startMinute: 19 * 60, ...personal },
    ]);
    const { title, brief, plan } = body.data.choices[0].result;
    await call(app, 'POST /travel/save', { id, version: 1, title, brief, plan, keepProblems: true }, headers);
    expect(JSON.stringify(await view())).toContain('SECRET7');
    const { shareKey } = (await call(app, 'POST /travel/share', { id }, headers)).body.data;
    const shared = { id, share: shareKey };
    for (const key of [
      'GET /travel/line/detail',
      'GET /travel/editing',
      'GET /travel/syncResult',
      'GET /travel/syncFirstDayData',
    ] as const) {
      const text = JSON.stringify((await call(app, key, shared)).body);
      expect(text, key).toContain('Opera');
      for (const secret of ['SECRET7', 'Seat 12F', '77123']) expect(text, key).not.toContain(secret);
    }
    const copy = (await call(app, 'POST /travel/duplicate', shared)).body.data;
    const own = await call(app, 'GET /travel/editing', { id: copy.id }, { 'trip-key': copy.key });
    expect(JSON.stringify(own.body)).toContain('Opera');
    expect(JSON.stringify(own.body)).not.toContain('SECRET7');
  });

  it('rejects more than 40 bookings and bookings that contradict themselves', async () => {
    const { preview } = await planned();
    const show = (id: string): Booking => ({
      id,
      kind: 'show',
      title: 'Opera',
      date: '2027-01-01',
      startMinute: 60,
    });
    const many = Array.from({ length: 41 }, (_, index) => show(`show-${index}`));
    const hotel: Booking = {
      id: 'h',
      kind: 'hotel',
      title: 'House',
      date: '2027-01-02',
      endDate: '2027-01-01',
    };
    for (const wrong of [many, [show('a'), show('a')], [hotel]])
      expect((await preview(wrong)).status).toBe(400);
  });
});
