import { randomUUID } from 'node:crypto';
import { mailInvitationsPerDay, membersMax, openInvitationsMax } from '@yunyou/contract/trip/together-limits';
import { addMail } from '@yunyou/database/orders/mail.queries';
import { raceCommits } from '@yunyou/database/testing/race-commits';
import { insertMember } from '@yunyou/database/visitors/trip-member.queries';
import { mailsPerHour } from '@yunyou/domain/orders/mail-limits';
import { describe, expect, it } from 'vitest';
import { call } from '../testing/call.ts';
import { joinAs } from '../testing/join-trip.ts';
import { createTestApp } from '../testing/test-app.ts';
import { openTestTrip, planTestTrip, verifyStored } from '../testing/trips.ts';

type Headers = Record<string, string>;

const visitsOf = (plan: Awaited<ReturnType<typeof openTestTrip>>['plan']) =>
  plan.days.flatMap(({ items }) => items.flatMap((item) => (item.kind === 'visit' ? [item.placeId] : [])));

const remove = (key: string) => ({
  id: randomUUID(),
  change: { kind: 'edit', edit: { kind: 'remove', key } },
});

describe('people of a trip', () => {
  it('join by link as guests with a name, edit by role, and are removed again', async () => {
    const { app } = await createTestApp();
    const trip = await planTestTrip(app);
    const editor = await joinAs(app, trip, 'editor');
    const viewer = await joinAs(app, trip, 'viewer');
    const { people, invitations } = (await call(app, 'GET /travel/people', { id: trip.id }, trip.headers))
      .body.data;
    expect(people).toMatchObject([
      { name: 'Olga', role: 'owner' },
      { name: 'Guest editor', role: 'editor' },
      { name: 'Guest viewer', role: 'viewer' },
    ]);
    expect(invitations).toHaveLength(2);
    const asViewer = await call(app, 'GET /travel/line/detail', { id: trip.id }, viewer);
    expect(asViewer.body.data).toMatchObject({ access: 'reader', together: { role: 'viewer' } });
    const { list } = (await call(app, 'POST /travel/list', {}, editor)).body.data;
    expect(list).toMatchObject([{ id: trip.id, isJoined: true, summary: '' }]);
    const rename = {
      id: trip.id,
      commands: [{ id: randomUUID(), change: { kind: 'rename', title: 'Ours' } }],
    };
    expect((await call(app, 'POST /travel/commands', rename, viewer)).status).toBe(403);
    expect((await call(app, 'POST /travel/commands', rename, {})).status).toBe(404);
    expect((await call(app, 'POST /travel/commands', rename, editor)).body.data).toMatchObject({
      results: [{ status: 'done' }],
      state: { version: 2, title: 'Ours' },
    });
    // Members cannot do what only the owner may.
    for (const key of ['POST /travel/delete', 'POST /travel/share', 'GET /travel/versions'] as const)
      expect((await call(app, key, { id: trip.id }, editor)).status).toBe(404);
    const invite = { id: trip.id, role: 'editor', name: 'Eve' };
    expect((await call(app, 'POST /travel/invite', invite, editor)).status).toBe(404);
    // A member removes only itself.
    const [, first, second] = people;
    const removeViewer = { id: trip.id, memberId: second.id };
    expect((await call(app, 'POST /travel/person/remove', removeViewer, editor)).status).toBe(404);
    const removeEditor = { id: trip.id, memberId: first.id };
    expect((await call(app, 'POST /travel/person/remove', removeEditor, trip.headers)).status).toBe(200);
    expect((await call(app, 'GET /travel/line/detail', { id: trip.id }, editor)).status).toBe(404);
    expect((await call(app, 'POST /travel/person/remove', removeViewer, viewer)).status).toBe(200);
    expect((await call(app, 'GET /travel/line/detail', { id: trip.id }, viewer)).status).toBe(404);
  });

  it('join with links that are revocable and expire, and with an e-mail that works once', async () => {
    const { app, services, passTime, signIn } = await createTestApp();
    const owner = await signIn('Olga');
    const trip = await planTestTrip(app, undefined, owner.headers);
    const invite = async (fields: Headers = {}) =>
      call(
        app,
        'POST /travel/invite',
        { id: trip.id, role: 'editor', name: 'Olga', ...fields },
        trip.headers,
      );
    const link = (await invite()).body.data;
    const revoked = { id: trip.id, invitationId: link.id };
    expect((await call(app, 'POST /travel/invitation/revoke', revoked, trip.headers)).status).toBe(200);
    expect((await call(app, 'POST /travel/join', { key: link.key, name: 'Late' })).status).toBe(404);
    const old = (await invite()).body.data;
    passTime(15 * 86_400_000);
    expect((await call(app, 'POST /travel/invitation', { key: old.key })).status).toBe(404);
    expect((await invite({ email: 'bo@example.org' })).body.data.key).toBeUndefined();
    const { rows } = await services.db.execute<{ subject: string; body: string }>(
      'select subject, body from mail',
    );
    expect(rows[0]?.subject).toBe('Invitation to plan a trip together');
    const key = /join#([\w-]{43})/.exec(rows[0]?.body ?? '')?.[1] ?? '';
    expect((await call(app, 'POST /travel/invitation', { key })).body.data).toMatchObject({ from: 'Olga' });
    expect((await call(app, 'POST /travel/join', { key, name: 'Bo' })).status).toBe(200);
    expect((await call(app, 'POST /travel/join', { key, name: 'Eve' })).status).toBe(404);
    const { rows: secrets } = await services.db.execute<{ all: string }>(
      "select string_agg(secret_hash, ' ') as all from trip_invitation",
    );
    expect(secrets[0]?.all ?? '').not.toContain(key);
  });

  it('are invited by e-mail by accounts only, within limits that revoking does not reset', async () => {
    const { app, signIn } = await createTestApp();
    const guestTrip = await planTestTrip(app);
    const mail = (id: string, email: string) => ({ id, role: 'viewer', name: 'Olga', email });
    const asGuest = await call(
      app,
      'POST /travel/invite',
      mail(guestTrip.id, 'a@example.org'),
      guestTrip.headers,
    );
    expect(asGuest.status).toBe(401);
    const owner = await signIn('Olga');
    const trip = await planTestTrip(app, undefined, owner.headers);
    const inviteAndRevoke = async (email: string) => {
      const { status, body } = await call(app, 'POST /travel/invite', mail(trip.id, email), trip.headers);
      const revoked = { id: trip.id, invitationId: body.data?.id };
      if (status === 200) await call(app, 'POST /travel/invitation/revoke', revoked, trip.headers);
      return status;
    };
    for (let index = 0; index < mailInvitationsPerDay; index += 1)
      expect(await inviteAndRevoke(`p${index}@example.org`)).toBe(200);
    expect(await inviteAndRevoke('last@example.org')).toBe(429);
  });

  it('are not invited by e-mail above the daily limit by concurrent calls for several trips', async () => {
    const { app, ownerUrl, signIn } = await createTestApp();
    const owner = await signIn('Olga');
    const { id } = await planTestTrip(app, undefined, owner.headers);
    const invite = (tripId: string, email: string) =>
      call(app, 'POST /travel/invite', { id: tripId, role: 'viewer', name: 'Olga', email }, owner.headers);
    for (let index = 1; index < mailInvitationsPerDay; index += 1)
      expect((await invite(id, `p${index}@example.org`)).status).toBe(200);
    const copies = [1, 2, 3, 4].map(() => call(app, 'POST /travel/duplicate', { id }, owner.headers));
    const ids = (await Promise.all(copies)).map(({ body }): string => body.data.id);
    const answers = await raceCommits(
      { ownerUrl, table: 'trip_invitation' },
      ids.map((tripId) => () => invite(tripId, `${tripId}@example.org`)),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 429, 429, 429]);
  });

  it('get no more invitations by e-mail than the limit of an address by concurrent calls of several accounts', async () => {
    const { app, services, ownerUrl, signIn } = await createTestApp();
    for (let sent = 1; sent < mailsPerHour; sent += 1)
      await addMail(services.db, {
        ...{ id: `${sent}`, key: `${sent}`, orderNo: null },
        ...{ to: 'bo@example.org', subject: '', body: '', createdAt: services.now() },
      });
    const calls = [];
    for (const name of ['Olga', 'Mia', 'Eve']) {
      const { headers } = await signIn(name);
      const { id } = await planTestTrip(app, undefined, headers);
      const input = { id, role: 'viewer', name, email: 'Bo@example.org' };
      calls.push(() => call(app, 'POST /travel/invite', input, headers));
    }
    const answers = await raceCommits({ ownerUrl, table: 'mail' }, calls);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 429, 429]);
  });

  it('have no more open invitations than the limit after concurrent calls', async () => {
    const { app, ownerUrl } = await createTestApp();
    const { id, headers } = await planTestTrip(app);
    const invite = () => call(app, 'POST /travel/invite', { id, role: 'viewer', name: 'Olga' }, headers);
    for (let index = 1; index < openInvitationsMax; index += 1) expect((await invite()).status).toBe(200);
    const answers = await raceCommits({ ownerUrl, table: 'trip_invitation' }, [
      invite,
      invite,
      invite,
      invite,
    ]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 429, 429, 429]);
  });

  it('are not more than the limit after concurrent calls', async () => {
    const { app, services, ownerUrl } = await createTestApp();
    const trip = await planTestTrip(app);
    const invited = await call(
      app,
      'POST /travel/invite',
      { id: trip.id, role: 'viewer', name: 'Olga' },
      trip.headers,
    );
    for (let index = 1; index < membersMax; index += 1)
      await insertMember(services.db, {
        id: randomUUID(),
        tripId: trip.id,
        keyHash: randomUUID(),
        name: `Guest ${index}`,
        role: 'viewer',
      });
    const join = () => call(app, 'POST /travel/join', { key: invited.body.data.key, name: 'Late' });
    const answers = await raceCommits({ ownerUrl, table: 'trip_member' }, [join, join, join, join]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 429, 429, 429]);
  });

  it('keep their membership when they sign in, and lose it with their account', async () => {
    const { app, services, signIn } = await createTestApp();
    const trip = await planTestTrip(app);
    const guest = await joinAs(app, trip, 'editor');
    const account = await signIn('Bo');
    await call(app, 'POST /travel/claim', {}, { ...guest, ...account.headers });
    expect((await call(app, 'GET /travel/line/detail', { id: trip.id }, guest)).status).toBe(404);
    const view = await call(app, 'GET /travel/line/detail', { id: trip.id }, account.headers);
    expect(view.body.data.together.role).toBe('editor');
    await services.db.execute(`delete from app_user where id = '${account.userId}'`);
    const { people } = (await call(app, 'GET /travel/people', { id: trip.id }, trip.headers)).body.data;
    expect(people).toHaveLength(1);
  });

  it('see no notes, booking details and passports unless the owner chose it', async () => {
    const { app } = await createTestApp();
    const trip = await planTestTrip(app, {
      cityIds: ['xian'],
      when: { kind: 'dates', firstDate: '2027-04-12', days: 3 },
      nationality: 'DE',
      bookings: [
        {
          id: 'b1',
          kind: 'restaurant',
          title: 'Dinner',
          date: '2027-04-12',
          startMinute: 1100,
          reference: 'SECRET7',
        },
      ],
    });
    const editor = await joinAs(app, trip, 'editor');
    const note = {
      id: trip.id,
      commands: [
        {
          id: randomUUID(),
          change: { kind: 'edit', edit: { kind: 'day-note', dayIndex: 0, text: 'SECRET8' } },
        },
      ],
    };
    expect((await call(app, 'POST /travel/commands', note, trip.headers)).body.data.results[0].status).toBe(
      'done',
    );
    const seen = async () =>
      JSON.stringify([
        await call(app, 'GET /travel/line/detail', { id: trip.id }, editor),
        await call(app, 'GET /travel/editing', { id: trip.id }, editor),
        await call(app, 'GET /travel/syncResult', { id: trip.id }, editor),
      ]);
    const hidden = await seen();
    expect(hidden).not.toMatch(/SECRET7|SECRET8|"nationality"/);
    const own = { ...note, commands: [{ ...note.commands[0], id: randomUUID() }] };
    expect((await call(app, 'POST /travel/commands', own, editor)).body.data.results[0]).toMatchObject({
      status: 'refused',
      text: 'The notes of this trip are private.',
    });
    // Undo by an editor keeps the note that the editor does not see.
    const base = await openTestTrip(app, trip.id, editor);
    const draft = (plan: typeof base.plan) => ({ title: 'T', brief: base.brief, plan });
    const [key = ''] = visitsOf(base.plan);
    await call(app, 'POST /travel/commands', { id: trip.id, commands: [remove(key)] }, editor);
    const after = await openTestTrip(app, trip.id, editor);
    const undo = {
      id: randomUUID(),
      change: { kind: 'set', base: draft(after.plan), draft: draft(base.plan) },
    };
    const undone = await call(app, 'POST /travel/commands', { id: trip.id, commands: [undo] }, editor);
    expect(undone.body.data.results).toMatchObject([{ status: 'done' }]);
    const asOwner = await openTestTrip(app, trip.id, trip.headers);
    expect(visitsOf(asOwner.plan)).toContain(key);
    expect(asOwner.plan.days[0]?.note).toBe('SECRET8');
    expect(asOwner.brief).toMatchObject({ nationality: 'DE', bookings: [{ reference: 'SECRET7' }] });
    const choice = { id: trip.id, membersSeePrivate: true };
    await call(app, 'POST /travel/people/private', choice, trip.headers);
    expect(await seen()).toMatch(/SECRET8/);
  });
});

describe('commands', () => {
  it('of two editors are both applied, once each, and a command that no longer applies is refused with the reason', async () => {
    const { app, services } = await createTestApp();
    const trip = await planTestTrip(app);
    const editor = await joinAs(app, trip, 'editor');
    const { plan } = await openTestTrip(app, trip.id, editor);
    const [first = '', second = ''] = visitsOf(plan);
    const [mine, theirs] = [remove(first), remove(second)];
    const send = (command: unknown, headers: Headers) =>
      call(app, 'POST /travel/commands', { id: trip.id, commands: [command] }, headers);
    const answers = await Promise.all([send(mine, trip.headers), send(theirs, editor)]);
    expect(answers.map(({ body }) => body.data.results[0].status)).toEqual(['done', 'done']);
    const now = await openTestTrip(app, trip.id, trip.headers);
    expect(visitsOf(now.plan)).not.toContain(first);
    expect(visitsOf(now.plan)).not.toContain(second);
    expect(now.version).toBe(3);
    const again = await send(mine, trip.headers);
    expect(again.body.data).toMatchObject({ results: [{ status: 'done' }], state: { version: 3 } });
    const late = await send(remove(first), editor);
    expect(late.body.data.results[0]).toMatchObject({
      status: 'refused',
      text: 'This is no longer part of the trip.',
    });
    expect(late.body.data.state.version).toBe(3);
    expect(await verifyStored(trip.id, services)).toEqual(
      (await call(app, 'GET /travel/line/detail', { id: trip.id }, trip.headers)).body.data.problems,
    );
  });

  it('are limited in number and size, and refuse ids that refer to nothing', async () => {
    const { app } = await createTestApp();
    const trip = await planTestTrip(app);
    const editor = await joinAs(app, trip, 'editor');
    const send = (commands: unknown[]) =>
      call(app, 'POST /travel/commands', { id: trip.id, commands }, editor);
    const edits = [
      { kind: 'hotel', stayIndex: 0, hotelId: 'moon/base' },
      { kind: 'swap', key: 'moon/base', placeId: 'moon/base' },
      { kind: 'ride', key: 'moon/base', serviceId: '../..', departMinute: 0 },
      { kind: 'add', placeId: '__proto__' },
    ];
    const odd = await send(edits.map((edit) => ({ id: randomUUID(), change: { kind: 'edit', edit } })));
    expect(odd.body.data.results.map(({ status }: { status: string }) => status)).toEqual(
      edits.map(() => 'refused'),
    );
    const batch = () =>
      Array.from({ length: 20 }, () => ({ id: randomUUID(), change: { kind: 'rename', title: 'T' } }));
    const statuses = [];
    for (let index = 0; index < 7; index += 1) statuses.push((await send(batch())).status);
    expect(statuses[0]).toBe(200);
    expect(statuses.at(-1)).toBe(429);
    expect((await send([...batch(), ...batch()])).status).toBe(400);
  });

  it('leave a history of versions that are minutes apart', async () => {
    const { app } = await createTestApp();
    const trip = await planTestTrip(app);
    const editor = await joinAs(app, trip, 'editor');
    for (let index = 0; index < 5; index += 1)
      await call(
        app,
        'POST /travel/commands',
        { id: trip.id, commands: [{ id: randomUUID(), change: { kind: 'rename', title: `T${index}` } }] },
        editor,
      );
    const { list } = (await call(app, 'GET /travel/versions', { id: trip.id }, trip.headers)).body.data;
    expect(list.map(({ version }: { version: number }) => version)).toEqual([6, 1]);
  });
});
