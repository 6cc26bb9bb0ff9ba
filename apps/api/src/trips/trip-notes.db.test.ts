import { describe, expect, it } from 'vitest';
import { call } from '../testing/call.ts';
import { apiPath, createTestApp } from '../testing/test-app.ts';
import { openTestTrip, planTestTrip, waitForPlan } from '../testing/trips.ts';

const secret = '[ ] call Mei at the secret number';

/** Plans a trip and saves it with one note on the first day and one on its first visit. */
async function planNoted() {
  const { app } = await createTestApp();
  const { id, headers } = await planTestTrip(app);
  const { version, brief, plan } = await openTestTrip(app, id, headers);
  const noted = {
    ...plan,
    days: plan.days.map((day, index) => ({
      ...day,
      ...(index === 0 && { note: secret }),
      items: day.items.map((item) => (item.kind === 'visit' ? { ...item, note: secret } : item)),
    })),
  };
  const saved = await call(app, 'POST /travel/save', { id, version, brief, plan: noted }, headers);
  expect(saved.status, JSON.stringify(saved.body)).toBe(200);
  const { shareKey } = (await call(app, 'POST /travel/share', { id }, headers)).body.data;
  return { app, id, headers, brief, version: saved.body.data.version as number, share: shareKey as string };
}

describe('notes of a trip', () => {
  it('are stored with the version, shown to the owner and part of files', async () => {
    const { app, id, headers } = await planNoted();
    const view = (await call(app, 'GET /travel/line/detail', { id }, headers)).body.data;
    expect(view.days[0].note).toBe(secret);
    expect(JSON.stringify(view.days[0].items)).toContain(secret);
    const calendar = await app.inject({ url: `${apiPath}/travel/export/ics`, query: { id }, headers });
    expect(calendar.body.replaceAll('\r\n ', '')).toContain(secret);
    const book = await app.inject({ url: `${apiPath}/travel/export/pdf`, query: { id }, headers });
    expect(book.statusCode).toBe(200);
  });

  it('are in no answer, file or copy that the share link opens', async () => {
    const { app, id, share } = await planNoted();
    const answers = [
      'GET /travel/line/detail',
      'GET /travel/editing',
      'GET /travel/syncResult',
      'GET /travel/syncFirstDayData',
    ] as const;
    for (const key of answers) {
      const answer = await call(app, key, { id, share });
      expect(answer.status, key).toBe(200);
      expect(JSON.stringify(answer.body), key).not.toContain('secret number');
    }
    for (const file of ['export/ics', 'export/gpx', 'export/kml', 'export/geojson', 'events']) {
      const answer = await app.inject({ url: `${apiPath}/travel/${file}`, query: { id, share } });
      expect(answer.statusCode, file).toBe(200);
      expect(answer.body.replaceAll('\r\n ', ''), file).not.toContain('secret number');
    }
    const copy = (await call(app, 'POST /travel/duplicate', { id, share })).body.data;
    const copied = await openTestTrip(app, copy.id, { 'trip-key': copy.key });
    expect(JSON.stringify(copied)).not.toContain('secret number');
  });

  it('stay in a copy of the own trip and when it is planned again', async () => {
    const { app, id, headers, brief, version } = await planNoted();
    const copy = (await call(app, 'POST /travel/duplicate', { id }, headers)).body.data;
    expect((await openTestTrip(app, copy.id, headers)).plan.days[0]?.note).toBe(secret);
    const again = await call(app, 'POST /travel/replan', { id, version, brief }, headers);
    expect(again.status).toBe(200);
    await waitForPlan(app, id, headers);
    const { plan } = await openTestTrip(app, id, headers);
    expect(plan.days[0]?.note).toBe(secret);
    expect(JSON.stringify(plan.days.map(({ items }) => items))).toContain(secret);
  });

  it('rejects notes of more than 2,000 characters', async () => {
    const { app } = await createTestApp();
    const { id, headers } = await planTestTrip(app);
    const { version, brief, plan } = await openTestTrip(app, id, headers);
    const days = plan.days.map((day) => ({ ...day, note: 'x'.repeat(2001) }));
    const answer = await call(
      app,
      'POST /travel/save',
      { id, version, brief, plan: { ...plan, days } },
      headers,
    );
    expect(answer.status).toBe(400);
  });
});
