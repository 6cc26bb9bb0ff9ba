import { reviewReport } from '@yunyou/database/tables/review.table';
import { insertReport } from '@yunyou/database/visitors/review-report.queries';
import { describe, expect, it } from 'vitest';
import { sweepExpired } from '../jobs/sweep-expired.job.ts';
import { call } from '../testing/call.ts';
import { createTestApp } from '../testing/test-app.ts';
import { reportReview } from './review-reports.ts';

const attempt = { number: 0, isLast: false, signal: new AbortController().signal };
const city = { targetType: 'city', targetId: 'xian' };
const text = 'Call my guide on 139 1234 5678, the best walk of the trip.';

/** Writes and publishes a review. */
async function withReview() {
  const site = await createTestApp();
  const { headers } = await site.signIn('Ada Lovelace');
  const review = { ...city, stars: 5, text, travelMonth: null };
  const { id } = (await call(site.app, 'POST /review/save', review, headers)).body.data;
  const staff = await site.signInStaff();
  const asStaff = (key: Parameters<typeof call>[1], input: Record<string, unknown>) =>
    call(site.app, key, input, staff);
  await asStaff('POST /admin/review/moderate', { id, state: 'published' });
  const report = (input: Record<string, unknown> = {}) =>
    call(site.app, 'POST /review/report', { id, reason: 'private', ...input });
  const reported = async () =>
    (await asStaff('POST /admin/review/list', { isReported: true })).body.data.list;
  const shown = async () =>
    (await call(site.app, 'POST /cityReviews/selectInfo', { cityId: 'xian' })).body.data.list;
  return { ...site, id, headers, asStaff, report, reported, shown };
}

describe('a reported review', () => {
  it('waits in a queue with what visitors said, counted on the dashboard, until staff dismiss it', async () => {
    const { id, report, reported, asStaff, shown } = await withReview();
    expect(await reported()).toEqual([]);
    expect((await report({ text: 'A telephone number' })).status).toBe(200);
    await report({ reason: 'spam' });
    expect(await reported()).toMatchObject([
      {
        id,
        reports: [
          { reason: 'private', text: 'A telephone number' },
          { reason: 'spam', text: '' },
        ],
      },
    ]);
    const { waiting } = (await asStaff('GET /admin/dashboard', {})).body.data;
    expect(waiting).toContainEqual(expect.objectContaining({ query: '?state=reported', count: 1 }));
    await asStaff('POST /admin/review/dismissReports', { id });
    expect([await reported(), (await shown()).length]).toEqual([[], 1]);
  });

  it('is edited by staff with an audit entry, and visitors see that it was', async () => {
    const { id, asStaff, shown, headers, app } = await withReview();
    expect(await shown()).toMatchObject([{ text, isEdited: false }]);
    const edited = 'Ask for my guide, the best walk of the trip.';
    await asStaff('POST /admin/review/edit', { id, text: edited });
    expect(await shown()).toMatchObject([{ text: edited, isEdited: true }]);
    const [entry] = (await asStaff('POST /admin/audit/list', {})).body.data.list;
    expect(entry).toMatchObject({ action: 'review.edit', before: { text }, after: { text: edited } });
    expect((await asStaff('POST /admin/review/edit', { id, text: 'no' })).status).toBe(400);
    const own = { ...city, stars: 4, text, travelMonth: null };
    expect((await call(app, 'POST /review/save', own, headers)).body.data.isEdited).toBe(false);
  });

  it('leaves the queue when it is rejected; 404 for reviews that are not published', async () => {
    const { id, report, reported, asStaff, shown } = await withReview();
    await report();
    await asStaff('POST /admin/review/moderate', { id, state: 'rejected', reason: 'A telephone number.' });
    expect([await reported(), await shown()]).toEqual([[], []]);
    expect((await report()).status).toBe(404);
  });

  it('keeps at most twenty open reports when several arrive at the same time', async () => {
    const { id, services, reported } = await withReview();
    const report = { id, reason: 'spam', text: '' } as const;
    await Promise.all(Array.from({ length: 30 }, () => reportReview(services, report)));
    expect((await reported())[0].reports).toHaveLength(20);
  });

  it('keeps at most twenty open reports, and closed ones for 90 days', async () => {
    const { id, services, asStaff, reported, report, passTime } = await withReview();
    for (let number = 0; number < 20; number += 1)
      await insertReport(services.db, {
        id: `report-${number}`,
        reviewId: id,
        reason: 'spam',
        text: '',
        createdAt: services.now(),
      });
    expect((await report()).status).toBe(200);
    expect((await reported())[0].reports).toHaveLength(20);
    await asStaff('POST /admin/review/dismissReports', { id });
    passTime(91 * 86_400_000);
    await sweepExpired.run({}, services, attempt);
    expect(await services.db.select().from(reviewReport)).toEqual([]);
  });
});
