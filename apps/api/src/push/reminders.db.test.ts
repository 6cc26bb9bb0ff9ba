import { randomUUID } from 'node:crypto';
import { deletionWords } from '@yunyou/contract/account/deletion-words';
import type { RecordChange } from '@yunyou/contract/trip/records.schema';
import { tripReminder } from '@yunyou/database/tables/trip-reminder.table';
import { raceCommits } from '@yunyou/database/testing/race-commits';
import { listReminderZones } from '@yunyou/database/visitors/trip-reminder.queries';
import { describe, expect, it } from 'vitest';
import { call } from '../testing/call.ts';
import { joinAs } from '../testing/join-trip.ts';
import { startPushService } from '../testing/push-service.ts';
import { createTestApp } from '../testing/test-app.ts';
import { planTestTrip } from '../testing/trips.ts';
import { sendReminders } from './send-reminders.ts';
import { createVapidKeys } from './vapid.ts';

type Headers = Record<string, string>;

const hourMs = 3_600_000;

/** A trip from 12 April 2027, seen on 1 April at 10:00 in Berlin (16:00 in China). */
async function setup() {
  const { publicKey, privateKey } = createVapidKeys();
  const vapid = { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey };
  const test = await createTestApp(
    { ...vapid, VAPID_SUBJECT: 'mailto:team@example.org' },
    () => new Date('2027-04-01T08:00:00Z'),
  );
  const push = await startPushService();
  const account = await test.signIn('Olga');
  const trip = await planTestTrip(test.app, undefined, account.headers);
  const start = (device: string, headers: Headers = trip.headers, timeZone = 'Europe/Berlin') => {
    const input = { id: trip.id, subscription: push.subscribe(device), timeZone };
    return call(test.app, 'POST /travel/reminders/start', input, headers);
  };
  const record = (change: RecordChange) =>
    call(
      test.app,
      'POST /travel/records',
      { id: trip.id, commands: [{ id: randomUUID(), change }] },
      trip.headers,
    );
  const send = () => sendReminders(test.services);
  const isEmpty = async () => (await listReminderZones(test.services.db)).length === 0;
  return { ...test, push, trip, start, record, send, isEmpty, publicKey };
}

describe('reminders of a trip', () => {
  it('arrive once in the morning of the traveller, encrypted and signed', async () => {
    const { push, trip, start, record, send, passTime, publicKey, app } = await setup();
    const records = await call(app, 'GET /travel/records', { id: trip.id }, trip.headers);
    expect(records.body.data.pushKey).toBe(publicKey);
    expect((await start('phone')).status).toBe(200);
    await record({ kind: 'task', title: 'Water the plants', due: '2027-04-02' });
    await send();
    passTime(22 * hourMs); // 08:00 of the next day in Berlin
    await send();
    expect(push.received).toEqual([]);
    passTime(hourMs);
    await send();
    await send();
    expect(push.received).toHaveLength(1);
    expect(push.received[0]).toMatchObject({
      device: 'phone',
      headers: { 'content-encoding': 'aes128gcm', ttl: '43200' },
      claims: { aud: push.origin, sub: 'mailto:team@example.org' },
      message: {
        body: 'Water the plants',
        path: `/trip/details?id=${trip.id}#prepare-title`,
        tag: `${trip.id} 2027-04-02`,
      },
    });
  });

  it('are tried again when the push service does not answer, and end when the browser has ended them', async () => {
    const { push, start, record, send, passTime, isEmpty } = await setup();
    await start('phone');
    await record({ kind: 'task', title: 'Water the plants', due: '2027-04-02' });
    passTime(24 * hourMs);
    push.state.status = 503;
    await send();
    push.state.status = 201;
    await send();
    expect(push.received).toHaveLength(1);
    await record({ kind: 'task', title: 'Feed the cat', due: '2027-04-03' });
    passTime(24 * hourMs);
    push.state.status = 410;
    await send();
    expect(await isEmpty()).toBe(true);
  });

  it('reach a device behind hundreds whose push services do not work, which are removed after days', async () => {
    const { push, services, trip, start, record, send, passTime } = await setup();
    await start('phone');
    const { p256dh, auth } = push.subscribe('unused');
    const broken = Array.from({ length: 500 }, (_, device) => ({
      ...{ id: ` ${device}`, tripId: trip.id, endpoint: `http://127.0.0.1:1/${device}`, p256dh, auth },
      ...{ timeZone: 'Europe/Berlin', sentOn: '2027-04-01', createdAt: services.now() },
    }));
    await services.db.insert(tripReminder).values(broken);
    await record({ kind: 'task', title: 'Water the plants', due: '2027-04-02' });
    await record({ kind: 'task', title: 'Feed the cat', due: '2027-04-05' });
    passTime(24 * hourMs);
    await send();
    expect(push.received.map(({ device }) => device)).toEqual(['phone']);
    passTime(3 * 24 * hourMs);
    await send();
    expect(push.received.map(({ device }) => device)).toEqual(['phone', 'phone']);
    const { rows } = await services.db.execute('select 1 from trip_reminder');
    expect(rows).toHaveLength(1);
  });

  it('are stored with one spelling of a time zone, and not with an offset', async () => {
    const { services, start } = await setup();
    expect((await start('a', undefined, 'europe/BERLIN')).status).toBe(200);
    expect(await listReminderZones(services.db)).toEqual(['Europe/Berlin']);
    expect((await start('b', undefined, '+01:23')).status).toBe(400);
  });

  it('go to the person who does it, and to all people where it is open', async () => {
    const { push, app, trip, start, record, send, passTime } = await setup();
    const guest = await joinAs(app, trip, 'viewer');
    await start('owner');
    expect((await start('guest', guest, 'Asia/Shanghai')).status).toBe(200);
    await record({ kind: 'task', title: 'For all', due: '2027-04-02' });
    await record({ kind: 'task', title: 'For Olga', due: '2027-04-02' });
    const tasks = (await call(app, 'GET /travel/records', { id: trip.id }, trip.headers)).body.data.tasks;
    const [, olgas] = tasks as { id: string }[];
    await record({ kind: 'mark-task', taskId: olgas?.id ?? '', assignee: 'owner' });
    passTime(24 * hourMs);
    await send();
    const bodyOf = (device: string) => push.received.find((one) => one.device === device)?.message.body;
    expect(bodyOf('owner')).toMatch(/, and 1 more$/);
    expect(bodyOf('guest')).toBe('For all');
  });

  it('are stopped by the traveller, and not by others', async () => {
    const { push, app, trip, start, isEmpty } = await setup();
    const guest = await joinAs(app, trip, 'viewer');
    await start('phone');
    const input = { id: trip.id, endpoint: `${push.origin}/phone` };
    const state = async (headers: Headers) =>
      (await call(app, 'POST /travel/reminders/state', input, headers)).body.data.isOn;
    expect([await state(trip.headers), await state(guest)]).toEqual([true, false]);
    await call(app, 'POST /travel/reminders/stop', input, guest);
    expect(await state(trip.headers)).toBe(true);
    await call(app, 'POST /travel/reminders/stop', input, trip.headers);
    expect(await isEmpty()).toBe(true);
  });

  it('end when a member leaves, when the trip is over, and when the account is deleted', async () => {
    const { app, trip, start, send, passTime, isEmpty } = await setup();
    const member = await joinAs(app, trip, 'editor');
    await start('member', member);
    const { body } = await call(app, 'GET /travel/people', { id: trip.id }, member);
    await call(app, 'POST /travel/person/remove', { id: trip.id, memberId: body.data.me }, member);
    expect(await isEmpty()).toBe(true);

    await start('phone');
    const exported = await call(app, 'POST /user/exportData', {}, trip.headers);
    expect(exported.body.data.tripReminders).toMatchObject([{ timeZone: 'Europe/Berlin' }]);
    passTime(20 * 24 * hourMs);
    await send();
    expect(await isEmpty()).toBe(true);

    await start('phone');
    expect(
      (await call(app, 'POST /user/deleteAccount', { confirmation: deletionWords }, trip.headers)).status,
    ).toBe(200);
    expect(await isEmpty()).toBe(true);
  });

  it('are refused for strangers, for addresses inside the network, wrong keys and too many devices', async () => {
    const { app, trip, start, push } = await setup();
    const stranger = { 'trip-key': 'k'.repeat(43) };
    expect((await start('a', stranger)).status).toBe(404);
    const subscription = push.subscribe('a');
    for (const wrong of [
      { ...subscription, endpoint: 'https://10.0.0.1/push' },
      { ...subscription, endpoint: 'http://push.example.org/a' },
      { ...subscription, p256dh: Buffer.alloc(65, 4).toString('base64url') },
      { ...subscription, auth: 'short' },
    ]) {
      const input = { id: trip.id, subscription: wrong, timeZone: 'Europe/Berlin' };
      expect((await call(app, 'POST /travel/reminders/start', input, trip.headers)).status).toBe(400);
    }
    expect((await start('a', trip.headers, 'Mars/Olympus')).status).toBe(400);
    for (const device of ['a', 'b', 'c', 'd', 'e']) expect((await start(device)).status).toBe(200);
    expect((await start('a')).status).toBe(200);
    expect((await start('f')).status).toBe(429);
  });

  it('go to no more devices than the limit after concurrent calls', async () => {
    const { start, ownerUrl } = await setup();
    for (const device of ['a', 'b', 'c', 'd']) expect((await start(device)).status).toBe(200);
    const calls = ['e', 'f', 'g'].map((device) => () => start(device));
    const answers = await raceCommits({ ownerUrl, table: 'trip_reminder' }, calls);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 429, 429]);
  });

  it('do not exist without push keys', async () => {
    const { app } = await createTestApp();
    const push = await startPushService();
    const trip = await planTestTrip(app);
    const records = await call(app, 'GET /travel/records', { id: trip.id }, trip.headers);
    expect(records.body.data).not.toHaveProperty('pushKey');
    const input = { id: trip.id, subscription: push.subscribe('a'), timeZone: 'Europe/Berlin' };
    expect((await call(app, 'POST /travel/reminders/start', input, trip.headers)).status).toBe(403);
  });
});
