import { randomUUID } from 'node:crypto';
import type { ExpenseFields, RecordChange } from '@yunyou/contract/trip/records.schema';
import { expenseTextCharsMax } from '@yunyou/contract/trip/records-limits';
import { describe, expect, it } from 'vitest';
import { call } from '../testing/call.ts';
import { joinAs } from '../testing/join-trip.ts';
import { createTestApp } from '../testing/test-app.ts';
import { planTestTrip } from '../testing/trips.ts';

type Headers = Record<string, string>;

const dinner: ExpenseFields = {
  what: 'Dinner',
  cost: { amountMinor: 30_000, currency: 'CNY' },
  category: 'meals',
  date: '2027-04-12',
  paidBy: 'owner',
  shares: [{ travellerId: 'owner', parts: 1 }],
};
const expense = (fields: Partial<ExpenseFields> = {}) => ({
  kind: 'expense' as const,
  expense: { ...dinner, ...fields },
});

/** Plans a trip of one person. */
async function setup(isSignedIn = false) {
  const test = await createTestApp();
  const account = isSignedIn ? await test.signIn('Olga') : undefined;
  const trip = await planTestTrip(test.app, undefined, account?.headers);
  const send = async (change: RecordChange, headers: Headers = trip.headers, id = randomUUID()) => {
    const input = { id: trip.id, commands: [{ id, change }] };
    const { status, body } = await call(test.app, 'POST /travel/records', input, headers);
    return { id, status, result: body.data?.results?.[0], records: body.data?.records };
  };
  const read = async (headers: Headers = trip.headers, share?: string) => {
    const input = { id: trip.id, ...(share !== undefined && { share }) };
    return call(test.app, 'GET /travel/records', input, headers);
  };
  return { ...test, trip, send, read };
}

describe('expenses of a trip', () => {
  it('are written on a trip of one person without an account, once each', async () => {
    const { send, read, trip, app } = await setup();
    const { id, result, records } = await send(expense());
    expect(result).toEqual({ id, status: 'done' });
    expect(records).toMatchObject({ version: 1, me: 'owner', canWrite: true });
    expect(records.costs).toMatchObject({
      currency: 'CNY',
      expenses: [{ ...dinner, id, settledMinor: 30_000 }],
    });
    await send({ kind: 'remove-expense', expenseId: id });
    await send(expense(), trip.headers, id); // sent again after the deletion: applied once
    expect((await read()).body.data.costs.expenses).toEqual([]);
    const change = await send({ ...expense(), expenseId: randomUUID() });
    expect(change.result).toMatchObject({ status: 'refused', text: 'This expense was deleted.' });
    expect((await send(expense({ what: 'x'.repeat(expenseTextCharsMax + 1) }))).status).toBe(400);
    expect((await send(expense({ cost: { amountMinor: 0, currency: 'CNY' } }))).status).toBe(400);
    expect((await send(expense(), { 'trip-key': 'k'.repeat(43) })).status).toBe(404);
    expect((await call(app, 'GET /travel/records', { id: trip.id })).status).toBe(404);
  });

  it('are shared by named travellers and members; editors write, viewers read', async () => {
    const { app, trip, send, read } = await setup();
    const { id: boId } = await send({ kind: 'traveller', name: 'Bo' });
    const both = ['owner', boId].map((travellerId) => ({ travellerId, parts: 1 }));
    expect((await send(expense({ shares: both }))).result.status).toBe('done');
    const editor = await joinAs(app, trip, 'editor');
    const viewer = await joinAs(app, trip, 'viewer');
    const { me, people, canWrite } = (await read(editor)).body.data;
    expect(canWrite).toBe(true);
    expect(people).toEqual([
      { id: 'owner', name: 'Olga' },
      { id: me, name: 'Guest editor' },
      { id: expect.any(String), name: 'Guest viewer' },
    ]);
    expect((await send(expense({ paidBy: me }), editor)).result.status).toBe('done');
    expect((await send({ kind: 'traveller', name: 'Cy' }, editor)).result.status).toBe('refused');
    expect((await send(expense(), viewer)).status).toBe(403);
    expect((await read(viewer)).body.data).toMatchObject({ canWrite: false, version: 3 });
    const converted = await send({ kind: 'cost-currency', currency: 'EUR' }, editor);
    expect(converted.records.costs.currency).toBe('EUR');
    expect(converted.records.costs.expenses[0].settledMinor).toBeLessThan(30_000);
  });

  it('are private: the share link shows sums only, and only if the owner chose it', async () => {
    const { app, trip, send, read } = await setup();
    const { id: boId } = await send({ kind: 'traveller', name: 'SECRET' });
    await send(expense({ what: 'SECRET', paidBy: boId, shares: [{ travellerId: boId, parts: 1 }] }));
    const { shareKey } = (await call(app, 'POST /travel/share', { id: trip.id }, trip.headers)).body.data;
    expect((await read({}, shareKey)).status).toBe(404);
    const shared = { id: trip.id, share: shareKey };
    const view = async () => JSON.stringify(await call(app, 'GET /travel/line/detail', shared));
    expect(await view()).not.toMatch(/SECRET|hasSharedCosts/);
    await send({ kind: 'share-costs', isShared: true });
    expect(await view()).toContain('hasSharedCosts');
    const { body } = await read({}, shareKey);
    expect(body.data.costs.expenses).toMatchObject([{ what: '', settledMinor: 30_000, paidBy: 'owner' }]);
    expect(JSON.stringify(body)).not.toMatch(new RegExp(`SECRET|${boId}`));
    const copy = (await call(app, 'POST /travel/duplicate', shared)).body.data;
    const own = { 'trip-key': copy.key };
    expect((await call(app, 'GET /travel/records', { id: copy.id }, own)).body.data.costs.expenses).toEqual(
      [],
    );
  });

  it('stay without text and name when their author leaves or deletes the account, and are in the data export', async () => {
    const { app, services, trip, send, read, signIn } = await setup(true);
    const account = await signIn('Bo');
    const bo = await joinAs(app, trip, 'editor', account.headers);
    const guest = await joinAs(app, trip, 'editor');
    const idOf = async (headers: Headers) => (await read(headers)).body.data.me as string;
    const [boId, guestId] = [await idOf(bo), await idOf(guest)];
    await send(expense({ what: 'SECRET1', paidBy: boId }), bo);
    await send(expense({ what: 'SECRET2', paidBy: guestId }), guest);
    await send(expense({ what: 'Owner’s' }));
    const exported = async (headers: Headers) =>
      (await call(app, 'POST /user/exportData', {}, headers)).body.data.tripExpenses;
    expect(await exported(bo)).toMatchObject([{ what: 'SECRET1' }]);
    expect(await exported(trip.headers)).toHaveLength(3);
    await call(app, 'POST /travel/person/remove', { id: trip.id, memberId: guestId }, guest);
    await call(app, 'POST /user/deleteAccount', { confirmation: 'delete my account' }, bo);
    const { costs, people, version } = (await read()).body.data;
    expect(costs.expenses).toMatchObject([
      { what: '', paidBy: boId, settledMinor: 30_000 },
      { what: '', paidBy: guestId },
      { what: 'Owner’s' },
    ]);
    expect(people).toEqual([{ id: 'owner', name: 'Olga' }]);
    expect(version).toBe(5);
    const { rows } = await services.db.execute<{ all: string }>(
      "select string_agg(c::text, ' ') as all from trip_command c",
    );
    expect(rows[0]?.all).not.toContain('SECRET');
  });

  it('of a guest belong to the account that has joined the same trip, and their text is removed with it', async () => {
    const { app, trip, send, read, signIn } = await setup(true);
    const account = await signIn('Bo');
    const bo = await joinAs(app, trip, 'editor', account.headers);
    const guest = await joinAs(app, trip, 'editor');
    const { me: guestId } = (await read(guest)).body.data;
    await send(expense({ what: 'SECRET', paidBy: guestId }), guest);
    await call(app, 'POST /travel/claim', {}, { ...guest, ...bo });
    const { me: boId } = (await read(bo)).body.data;
    expect((await read()).body.data.costs.expenses).toMatchObject([{ what: 'SECRET', paidBy: boId }]);
    await call(app, 'POST /travel/person/remove', { id: trip.id, memberId: boId }, bo);
    expect((await read()).body.data.costs.expenses).toMatchObject([{ what: '', paidBy: boId }]);
  });
});
