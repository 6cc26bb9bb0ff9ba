import { randomUUID } from 'node:crypto';
import { takeAlongFormatNames } from '@yunyou/contract/trip/take-along-formats';
import { describe, expect, it } from 'vitest';
import { call, callWithFile } from '../../testing/call.ts';
import { joinAs } from '../../testing/join-trip.ts';
import { apiPath, createTestApp } from '../../testing/test-app.ts';
import { planTestTrip } from '../../testing/trips.ts';

const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** A shared trip with personal data of every kind. Each private text contains SECRET; members are called "Guest". */
async function setup() {
  const { app, signIn } = await createTestApp();
  const account = await signIn('Olga');
  const booking = { id: 'b1', kind: 'restaurant', title: 'Dinner', date: '2027-04-12', startMinute: 1100 };
  const brief = {
    cityIds: ['xian'],
    when: { kind: 'dates', firstDate: '2027-04-12', days: 3 },
    nationality: 'DE',
    bookings: [{ ...booking, reference: 'SECRET', note: 'SECRET' }],
  };
  const trip = await planTestTrip(app, brief, account.headers);
  const guest = await joinAs(app, trip, 'editor');
  const invitation = { id: trip.id, role: 'viewer', name: 'Olga', email: 'SECRET@example.org' };
  await call(app, 'POST /travel/invite', invitation, trip.headers);
  const run = async (path: 'POST /travel/commands' | 'POST /travel/records', change: object) => {
    const input = { id: trip.id, commands: [{ id: randomUUID(), change }] };
    const answer = await call(app, path, input, trip.headers);
    expect(answer.body.data.results).toMatchObject([{ status: 'done' }]);
  };
  await run('POST /travel/commands', {
    ...{ kind: 'edit', edit: { kind: 'day-note', dayIndex: 0, text: 'SECRET' } },
  });
  await run('POST /travel/commands', { kind: 'comment', target: 'day/0', text: 'SECRET' });
  await run('POST /travel/records', { kind: 'traveller', name: 'SECRET' });
  await run('POST /travel/records', { kind: 'task', title: 'SECRET', due: '2027-04-01' });
  const cost = { amountMinor: 77_123, currency: 'CNY' };
  const shares = [{ travellerId: 'owner', parts: 1 }];
  await run('POST /travel/records', {
    kind: 'expense',
    expense: { what: 'SECRET', cost, category: 'meals', date: '2027-04-12', paidBy: 'owner', shares },
  });
  for (const target of ['trip', 'photo/0']) {
    const file = { name: 'SECRET.png', content: picture };
    await callWithFile(app, 'POST /travel/file', { fields: { id: trip.id, target }, file }, trip.headers);
  }
  const { shareKey } = (await call(app, 'POST /travel/share', { id: trip.id }, trip.headers)).body.data;
  const { calendarKey } = (await call(app, 'POST /travel/calendar', { id: trip.id }, trip.headers)).body.data;
  return { app, trip, guest, shareKey, calendarKey };
}

const personal = /SECRET|Guest|Olga|"nationality"|German|77123|771\.23/;

describe('views of a trip that others can open', () => {
  it('contain no personal data that the owner did not choose to show', async () => {
    const { app, trip, shareKey, calendarKey } = await setup();
    const shared = { id: trip.id, share: shareKey };
    const own = JSON.stringify(await call(app, 'GET /travel/line/detail', { id: trip.id }, trip.headers));
    expect(own).toMatch(/SECRET/); // the owner sees it
    for (const key of [
      'GET /travel/line/detail',
      'GET /travel/editing',
      'GET /travel/syncResult',
      'GET /travel/syncFirstDayData',
      'GET /travel/records',
      'GET /travel/files',
      'GET /travel/people',
    ] as const)
      expect(JSON.stringify((await call(app, key, shared)).body), key).not.toMatch(personal);
    // The text of a PDF is compressed; the roadbook prints the same view of the trip.
    for (const format of takeAlongFormatNames.filter((name) => !name.endsWith('pdf'))) {
      const file = await app.inject({ url: `${apiPath}/travel/export/${format}`, query: shared });
      expect(file.statusCode, format).toBe(200);
      expect(file.body, format).not.toMatch(personal);
    }
    const feed = await app.inject({ url: `${apiPath}/travel/calendar/${calendarKey}.ics` });
    expect(feed.statusCode).toBe(200);
    expect(feed.body).not.toMatch(personal);
    const card = await app.inject({ url: '/embed/trip', query: shared });
    expect(card.statusCode).toBe(200);
    expect(card.body).not.toMatch(personal);
    const copy = (await call(app, 'POST /travel/duplicate', shared)).body.data;
    const copied = await call(app, 'GET /travel/line/detail', { id: copy.id }, { 'trip-key': copy.key });
    expect(JSON.stringify(copied.body)).not.toMatch(personal);
  });
});
