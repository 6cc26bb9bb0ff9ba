import { describe, expect, it } from 'vitest';
import { maintainOrders } from '../orders/order-maintenance.ts';
import { moveByStaff } from '../orders/staff-orders.ts';
import { book, findDate, lineId } from '../testing/booking.ts';
import { call } from '../testing/call.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';

const dayMs = 86_400_000;
const cityReview = {
  targetType: 'city',
  targetId: 'xian',
  author: 'Mary Anne Somerville',
  receivedBy: 'letter',
  stars: 4,
  text: '  Cycle on the wall at dusk,\n\n\n\nthen eat noodles.  ',
  travelMonth: '2026-04',
};

/** Books and completes an order for the account; `isOver: false` leaves it open. */
async function withOrder(site: TestApp, isOver = true) {
  const { headers } = await site.signIn('Ada Lovelace');
  const departure = await findDate(site);
  const { orderNo } = await book(site, headers, departure);
  const staff = { orderNo, note: '', staff: { id: null, name: 'Mei', now: new Date() } };
  await moveByStaff(site.services, { ...staff, action: 'pay' });
  await moveByStaff(site.services, { ...staff, action: 'confirm' });
  if (isOver) {
    site.passTime(Date.parse(`${departure.date}T20:00:00+08:00`) - Date.now() + dayMs);
    await maintainOrders(site.services);
  }
  return { headers, orderNo };
}

describe('POST /admin/review/enter', () => {
  it('200: waits for moderation, then shows a short name and that staff entered it', async () => {
    const site = await createTestApp();
    const staff = await site.signInStaff('moderator', 'Mei');
    const entered = await call(site.app, 'POST /admin/review/enter', cityReview, staff);
    expect(entered.status).toBe(200);
    expect(entered.body.data).toMatchObject({
      state: 'pending',
      enteredBy: 'Mei',
      receivedBy: 'letter',
      verified: false,
      text: 'Cycle on the wall at dusk,\n\nthen eat noodles.',
    });
    const shown = async () =>
      (await call(site.app, 'POST /cityReviews/selectInfo', { cityId: 'xian' })).body.data.list;
    expect(await shown()).toEqual([]);
    const { id }: { id: string } = entered.body.data;
    await call(site.app, 'POST /admin/review/moderate', { id, state: 'published' }, staff);
    expect(await shown()).toMatchObject([{ author: 'Mary S.', receivedBy: 'letter', stars: 4 }]);
    const found = await call(site.app, 'POST /admin/review/list', { keyword: 'somerville' }, staff);
    expect(found.body.data.total).toBe(1);
  });

  it('200: verifies a tour review by its order, assigns it to that account and rejects a second', async () => {
    const site = await createTestApp();
    const { headers, orderNo } = await withOrder(site);
    const staff = await site.signInStaff();
    const review = { ...cityReview, targetType: 'trip-line', targetId: lineId, orderNo, travelMonth: null };
    const entered = await call(site.app, 'POST /admin/review/enter', review, staff);
    expect(entered.body.data).toMatchObject({ verified: true, orderNo });
    const again = await call(site.app, 'POST /admin/review/enter', review, staff);
    expect([again.status, again.body.data.error]).toEqual([409, 'NOT_POSSIBLE']);

    const target = { targetType: 'trip-line', targetId: lineId };
    const mine = await call(site.app, 'POST /review/mine', target, headers);
    expect(mine.body.data.review).toMatchObject({ receivedBy: 'letter', stars: 4 });
    const own = { ...target, stars: 5, text: 'Now in my own words, and better.', travelMonth: null };
    const rewritten = await call(site.app, 'POST /review/save', own, headers);
    expect(rewritten.body.data).toMatchObject({ receivedBy: null, stars: 5, author: 'Ada L.' });
  });

  it('400: names the field when the order does not prove that the tour was taken', async () => {
    const site = await createTestApp();
    const { orderNo } = await withOrder(site, false);
    const staff = await site.signInStaff();
    const tour = { ...cityReview, targetType: 'trip-line', targetId: lineId };
    for (const [input, field] of [
      [tour, 'orderNo'],
      [{ ...tour, orderNo: 'YY261115-7K3M9QXD' }, 'orderNo'],
      [{ ...tour, orderNo }, 'orderNo'],
      [{ ...cityReview, orderNo }, 'orderNo'],
      [{ ...cityReview, text: 'short' }, 'text'],
      [{ ...cityReview, travelMonth: '2090-01' }, 'travelMonth'],
      [{ ...cityReview, receivedBy: 'a dream' }, 'receivedBy'],
      [{ ...cityReview, author: ' ' }, 'author'],
    ] as const) {
      const answer = await call(site.app, 'POST /admin/review/enter', input, staff);
      expect([answer.status, answer.body.data.fields?.[0]?.field], JSON.stringify(input)).toEqual([
        400,
        field,
      ]);
    }
    const nowhere = { ...cityReview, targetId: 'atlantis' };
    expect((await call(site.app, 'POST /admin/review/enter', nowhere, staff)).status).toBe(404);
  });
});
