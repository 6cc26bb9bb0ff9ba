import { randomUUID } from 'node:crypto';
import type { RecordChange } from '@yunyou/contract/trip/records.schema';
import { describe, expect, it } from 'vitest';
import { listCalendarFaults } from '../testing/calendar-rules.ts';
import { call } from '../testing/call.ts';
import { joinAs } from '../testing/join-trip.ts';
import { createTestApp } from '../testing/test-app.ts';
import { planTestTrip } from '../testing/trips.ts';

type Headers = Record<string, string>;

async function setup() {
  const test = await createTestApp();
  const account = await test.signIn('Olga');
  const trip = await planTestTrip(test.app, undefined, account.headers);
  const send = async (change: RecordChange, headers: Headers = trip.headers) => {
    const input = { id: trip.id, commands: [{ id: randomUUID(), change }] };
    return call(test.app, 'POST /travel/records', input, headers);
  };
  const read = async (headers: Headers = trip.headers) =>
    (await call(test.app, 'GET /travel/records', { id: trip.id }, headers)).body.data;
  return { ...test, trip, send, read };
}

describe('preparations of a trip', () => {
  it('are ticked, assigned and dated, with own entries, by the owner and editors', async () => {
    const { app, trip, send, read } = await setup();
    await send({ kind: 'mark-task', taskId: 'phone-payment', isDone: true, assignee: 'owner' });
    await send({ kind: 'task', title: 'Water the plants', due: '2027-04-09' });
    const editor = await joinAs(app, trip, 'editor');
    const viewer = await joinAs(app, trip, 'viewer');
    await send({ kind: 'mark-task', taskId: 'phone-internet', due: '2027-03-30' }, editor);
    expect((await send({ kind: 'task', title: 'No' }, viewer)).status).toBe(403);
    expect((await send({ kind: 'mark-task', taskId: 'a b', isDone: true })).status).toBe(400);
    expect((await read(viewer)).tasks).toEqual([
      { id: 'phone-payment', isDone: true, assignee: 'owner' },
      { id: expect.any(String), title: 'Water the plants', isDone: false, due: '2027-04-09' },
      { id: 'phone-internet', isDone: false, due: '2027-03-30' },
    ]);
  });

  it('are private, are in the data export, and own entries go with their author', async () => {
    const { app, trip, send, read } = await setup();
    const guest = await joinAs(app, trip, 'editor');
    await send({ kind: 'task', title: 'SECRET' }, guest);
    await send({ kind: 'task', title: 'Olga’s' });
    const exported = await call(app, 'POST /user/exportData', {}, trip.headers);
    expect(exported.body.data.tripPreparations).toMatchObject([{ title: 'Olga’s' }]);
    const { shareKey } = (await call(app, 'POST /travel/share', { id: trip.id }, trip.headers)).body.data;
    await send({ kind: 'share-costs', isShared: true });
    const shared = await call(app, 'GET /travel/records', { id: trip.id, share: shareKey });
    expect(shared.body.data.tasks).toEqual([]);
    const { me: memberId, version } = await read(guest);
    await call(app, 'POST /travel/person/remove', { id: trip.id, memberId }, guest);
    const left = await read();
    expect(left.tasks).toMatchObject([{ title: 'Olga’s' }]);
    expect(left.version).toBeGreaterThan(version);
  });

  it('are in the calendar as whole days with an alarm, without what is done; own entries only for the people', async () => {
    const { app, trip, send } = await setup();
    await send({ kind: 'task', title: 'Water the plants', due: '2027-04-09' });
    await send({ kind: 'mark-task', taskId: 'phone-payment', isDone: true });
    const file = await app.inject({
      url: `/api/yunyou/travel/export/ics?id=${trip.id}`,
      headers: trip.headers,
    });
    const lines = file.body.split('\r\n');
    expect(listCalendarFaults(file.body)).toEqual([]);
    const at = lines.indexOf('SUMMARY:Water the plants');
    expect(lines.slice(at - 12, at)).toContain('DTSTART;VALUE=DATE:20270409');
    expect(lines).toContain('TRIGGER;RELATED=START:PT9H');
    expect(file.body).not.toContain('WeChat Pay');
    const { calendarKey } = (await call(app, 'POST /travel/calendar', { id: trip.id }, trip.headers)).body
      .data;
    const feed = await app.inject({ url: `/api/yunyou/travel/calendar/${calendarKey}.ics` });
    expect(feed.body).toContain('Copy your documents');
    expect(feed.body).not.toMatch(/Water the plants|WeChat Pay/);
  });
});
