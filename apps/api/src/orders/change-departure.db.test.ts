import { describe, expect, it } from 'vitest';
import { book, findDate, lineId, seatsLeftOn } from '../testing/booking.ts';
import { call } from '../testing/call.ts';
import { createTestApp } from '../testing/test-app.ts';

describe('POST /admin/departure/save', () => {
  it('400: refuses fewer seats than are sold; closing the departure stays possible', async () => {
    const site = await createTestApp();
    const { headers } = await site.signIn();
    const staff = await site.signInStaff('sales');
    const departure = await findDate(site);
    expect((await book(site, headers, departure, 3)).answer.status).toBe(200);
    const save = (seatsOverride: number | null, isClosed = false) =>
      call(
        site.app,
        'POST /admin/departure/save',
        { lineId, date: departure.date, seatsOverride, isClosed },
        staff,
      );
    const refused = await save(2);
    expect(refused.status).toBe(400);
    expect(refused.body.message).toBe(`Seats sold on ${departure.date}: 3. Choose at least 3.`);
    expect(await seatsLeftOn(site, departure.date)).toBe(departure.seats - 3);
    expect((await save(3)).status).toBe(200);
    expect(await seatsLeftOn(site, departure.date)).toBe(0);
    expect((await save(3, true)).status).toBe(200);
  });

  it('counts seats of unpaid orders whose hold is over as free', async () => {
    let now = new Date('2026-11-15T08:00:00Z');
    const site = await createTestApp({ STAFF_IDLE_MINUTES: '720' }, () => now);
    const { headers } = await site.signIn();
    const staff = await site.signInStaff('sales');
    const departure = await findDate(site);
    expect((await book(site, headers, departure, 3)).answer.status).toBe(200);
    now = new Date('2026-11-15T12:00:00Z');
    const change = { lineId, date: departure.date, seatsOverride: 1, isClosed: false };
    const answer = await call(site.app, 'POST /admin/departure/save', change, staff);
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  });
});
