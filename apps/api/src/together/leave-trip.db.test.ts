import { randomUUID } from 'node:crypto';
import { deletionWords } from '@yunyou/contract/account/deletion-words';
import type { ExpenseFields } from '@yunyou/contract/trip/records.schema';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { createVapidKeys } from '../push/vapid.ts';
import { call, callWithFile } from '../testing/call.ts';
import { joinAs } from '../testing/join-trip.ts';
import { startPushService } from '../testing/push-service.ts';
import { createTestApp } from '../testing/test-app.ts';
import { openTestTrip, planTestTrip } from '../testing/trips.ts';

type Headers = Record<string, string>;

/** Tables with data of the people of a trip. */
const tables = [
  'trip_member',
  'trip_comment',
  'trip_vote',
  'trip_suggestion',
  'trip_expense',
  'trip_task',
  'trip_file',
  'trip_reminder',
  'trip_command',
];

const takePhoto = () =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: '#b3261e' } })
    .jpeg()
    .toBuffer();

/** A trip of Olga on which Bo, who has an account, leaves something of every kind. */
async function setup() {
  const { publicKey, privateKey } = createVapidKeys();
  const test = await createTestApp({ VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey });
  const { app, services } = test;
  const trip = await planTestTrip(app, undefined, (await test.signIn('Olga')).headers);
  const bo = await joinAs(app, trip, 'editor', (await test.signIn('Bo')).headers);
  const { me: boId } = (await call(app, 'GET /travel/people', { id: trip.id }, bo)).body.data;
  const { plan } = await openTestTrip(app, trip.id, bo);
  const visit = plan.days.flatMap(({ items }) => items).find(({ kind }) => kind === 'visit');
  const key = visit?.kind === 'visit' ? visit.placeId : '';
  const run = async (path: 'POST /travel/commands' | 'POST /travel/records', change: object) => {
    const id = randomUUID();
    const answer = await call(app, path, { id: trip.id, commands: [{ id, change }] }, bo);
    expect(answer.body.data.results).toMatchObject([{ status: 'done' }]);
    return id;
  };
  const expense = (fields: Pick<ExpenseFields, 'what' | 'shares'>) => ({
    kind: 'expense',
    expense: {
      ...{ cost: { amountMinor: 30_000, currency: 'CNY' }, category: 'meals' },
      ...{ date: '2027-04-12', paidBy: boId, ...fields },
    },
  });
  await run('POST /travel/commands', { kind: 'comment', target: 'day/0', text: 'SECRET' });
  await run('POST /travel/commands', { kind: 'vote', key, isOn: true });
  await run('POST /travel/commands', {
    ...{ kind: 'suggest', change: { kind: 'edit', edit: { kind: 'remove', key } } },
  });
  const alone = [{ travellerId: boId, parts: 1 }];
  const shared = [{ travellerId: 'owner', parts: 1 }, ...alone];
  const sharedId = await run('POST /travel/records', expense({ what: 'SECRET', shares: shared }));
  const ownId = await run('POST /travel/records', expense({ what: 'SECRET', shares: alone }));
  await run('POST /travel/records', { kind: 'task', title: 'SECRET' });
  const addFile = async (target: string, headers: Headers) => {
    const file = { name: 'SECRET.jpg', content: await takePhoto() };
    const fields = { id: trip.id, target };
    expect((await callWithFile(app, 'POST /travel/file', { fields, file }, headers)).status).toBe(200);
  };
  await addFile(`expense/${sharedId}`, bo);
  await addFile('photo/0', bo);
  await addFile(`expense/${ownId}`, trip.headers); // goes with the expense
  const push = await startPushService();
  const device = { id: trip.id, subscription: push.subscribe('phone'), timeZone: 'Europe/Berlin' };
  expect((await call(app, 'POST /travel/reminders/start', device, bo)).status).toBe(200);
  /** Returns the rows of a table as text. */
  const rowsOf = async (table: string): Promise<string[]> =>
    (await services.db.execute<{ row: string }>(`select t::text as row from ${table} t`)).rows.map(
      ({ row }) => row,
    );
  const leave = (headers: Headers) =>
    call(app, 'POST /travel/person/remove', { id: trip.id, memberId: boId }, headers);
  const deleteAccount = () => call(app, 'POST /user/deleteAccount', { confirmation: deletionWords }, bo);
  return { app, trip, bo, boId, sharedId, rowsOf, leave, deleteAccount };
}

type Setup = Awaited<ReturnType<typeof setup>>;

describe('what a member left on a trip', () => {
  it.each<[string, (test: Setup) => Promise<{ status: number }>]>([
    ['leaves', ({ leave, bo }) => leave(bo)],
    ['is removed by the owner', ({ leave, trip }) => leave(trip.headers)],
    ['deletes the account', ({ deleteAccount }) => deleteAccount()],
  ])('goes when the member %s; only the amount that others share stays', async (_, go) => {
    const test = await setup();
    const { app, trip, boId, sharedId, rowsOf } = test;
    for (const table of tables) expect(await rowsOf(table), table).not.toEqual([]);
    expect((await go(test)).status).toBe(200);
    for (const table of tables.filter((one) => one !== 'trip_expense'))
      expect((await rowsOf(table)).join(' '), table).not.toMatch(new RegExp(`SECRET|${boId}|Guest`));
    for (const table of ['trip_comment', 'trip_vote', 'trip_suggestion', 'trip_task', 'trip_file'])
      expect(await rowsOf(table), table).toEqual([]);
    expect(await rowsOf('trip_reminder')).toEqual([]);
    const { costs, people } = (await call(app, 'GET /travel/records', { id: trip.id }, trip.headers)).body
      .data;
    expect(costs.expenses).toMatchObject([{ id: sharedId, what: '', settledMinor: 30_000 }]);
    expect(people).toEqual([{ id: 'owner', name: 'Olga' }]);
  });
});
