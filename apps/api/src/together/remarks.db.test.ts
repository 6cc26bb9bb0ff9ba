import { randomUUID } from 'node:crypto';
import type { RemarkChange, SuggestedChange } from '@yunyou/contract/trip/remarks.schema';
import { commentCharsMax } from '@yunyou/contract/trip/together-limits';
import { readRemarks } from '@yunyou/database/visitors/trip-remarks.queries';
import { describe, expect, it } from 'vitest';
import { call } from '../testing/call.ts';
import { joinAs } from '../testing/join-trip.ts';
import { createTestApp } from '../testing/test-app.ts';
import { openTestTrip, planTestTrip } from '../testing/trips.ts';

type Headers = Record<string, string>;

/** Plans a trip with a commenter and an editor. */
async function setup() {
  const test = await createTestApp();
  const { app, services, signIn } = test;
  const account = await signIn('Olga');
  const trip = await planTestTrip(app, undefined, account.headers);
  const commenter = await joinAs(app, trip, 'commenter');
  const editor = await joinAs(app, trip, 'editor');
  const { plan } = await openTestTrip(app, trip.id, trip.headers);
  const visits = plan.days.flatMap(({ items }) =>
    items.flatMap((item) => (item.kind === 'visit' ? [item.placeId] : [])),
  );
  const send = async (change: RemarkChange | SuggestedChange, headers: Headers, id = randomUUID()) => {
    const input = { id: trip.id, commands: [{ id, change }] };
    const { status, body } = await call(app, 'POST /travel/commands', input, headers);
    return { id, status, ...body.data, result: body.data?.results?.[0] };
  };
  const read = () => readRemarks(services.db, trip.id);
  return { ...test, trip, owner: trip.headers, commenter, editor, visits, send, read };
}

const removal = (key: string): SuggestedChange => ({ kind: 'edit', edit: { kind: 'remove', key } });

describe('remarks on a trip', () => {
  it('are made by a commenter, who does not change the plan, and not by a viewer', async () => {
    const { app, trip, commenter, visits, send, read } = await setup();
    const [key = ''] = visits;
    const comment = { kind: 'comment', target: `stop/${key}`, text: 'Too early for me' } as const;
    const { id, result, remarks } = await send(comment, commenter);
    expect(result).toMatchObject({ status: 'done' });
    expect(remarks).toMatchObject({ version: 1, comments: [{ id, text: comment.text }] });
    expect((await send(comment, commenter, id)).remarks.version).toBe(1); // sent again
    await send({ kind: 'vote', key, isOn: true }, commenter);
    expect(await read()).toMatchObject({ comments: [{ id }], votes: [{ key }] });
    expect((await send(removal(key), commenter)).result).toMatchObject({
      status: 'refused',
      text: 'You can comment on this trip and suggest changes, but not change it.',
    });
    const viewer = await joinAs(app, trip, 'viewer');
    expect((await send(comment, viewer)).status).toBe(403);
    expect((await send({ ...comment, text: 'x'.repeat(commentCharsMax + 1) }, commenter)).status).toBe(400);
    expect((await send({ ...comment, target: 'moon/1' }, commenter)).status).toBe(400);
  });

  it('are deleted by their author and by the owner, and votes are withdrawn', async () => {
    const { owner, commenter, editor, visits, send, read } = await setup();
    const comment = { kind: 'comment', target: 'day/0', text: 'Hello' } as const;
    const [first, second] = [await send(comment, commenter), await send(comment, commenter)];
    const remove = (commentId: string) => ({ kind: 'uncomment', commentId }) as const;
    expect((await send(remove(first.id), editor)).result.status).toBe('refused');
    expect((await send(remove(first.id), owner)).result.status).toBe('done');
    expect((await send(remove(second.id), commenter)).result.status).toBe('done');
    const [key = ''] = visits;
    await send({ kind: 'vote', key, isOn: true }, editor);
    await send({ kind: 'vote', key, isOn: false }, editor);
    expect(await read()).toEqual({ comments: [], votes: [], suggestions: [] });
  });

  it('suggest changes, which an editor accepts as a command in order, or declines', async () => {
    const { app, trip, commenter, editor, owner, visits, send, read } = await setup();
    const [first = '', second = ''] = visits;
    const suggestion = await send({ kind: 'suggest', change: removal(first) }, commenter);
    const late = await send({ kind: 'suggest', change: removal(first) }, commenter);
    const other = await send({ kind: 'suggest', change: removal(second) }, commenter);
    expect(suggestion.state.version).toBe(1);
    const decide = (suggestionId: string, isAccepted: boolean) =>
      ({ kind: 'decide', suggestionId, isAccepted }) as const;
    expect((await send(decide(suggestion.id, true), commenter)).result.status).toBe('refused');
    const accepted = await send(decide(suggestion.id, true), editor);
    expect(accepted).toMatchObject({ result: { status: 'done' }, state: { version: 2 } });
    const { plan } = await openTestTrip(app, trip.id, trip.headers);
    expect(JSON.stringify(plan.days)).not.toContain(`"${first}"`);
    expect((await send(decide(late.id, true), owner)).result).toMatchObject({
      status: 'refused',
      text: 'This suggestion no longer fits. This is no longer part of the trip.',
    });
    expect((await send(decide(other.id, false), owner)).state.version).toBe(2);
    expect((await read()).suggestions.map(({ status }) => status)).toEqual(['accepted', 'open', 'declined']);
  });

  it('are in no answer that the share link opens', async () => {
    const { app, trip, commenter, owner, visits, send } = await setup();
    const [key = ''] = visits;
    await send({ kind: 'comment', target: `stop/${key}`, text: 'SECRET1' }, commenter);
    await send({ kind: 'suggest', change: { kind: 'rename', title: 'SECRET2' } }, commenter);
    const { shareKey } = (await call(app, 'POST /travel/share', { id: trip.id }, owner)).body.data;
    const shared = { id: trip.id, share: shareKey };
    for (const path of ['GET /travel/line/detail', 'GET /travel/editing', 'GET /travel/syncResult'] as const)
      expect(JSON.stringify(await call(app, path, shared))).not.toMatch(/SECRET|Guest commenter|"remarks/);
    const live = await call(app, 'GET /travel/live', { id: trip.id, tab: randomUUID(), version: 1 });
    expect(live.status).toBe(404);
    const copy = (await call(app, 'POST /travel/duplicate', shared)).body.data;
    const own = await call(app, 'GET /travel/line/detail', { id: copy.id }, { 'trip-key': copy.key });
    expect(JSON.stringify(own)).not.toMatch(/SECRET/);
  });

  it('are removed when their author leaves or deletes the account, and are in the data export', async () => {
    const { app, services, trip, commenter, editor, owner, visits, send, read, signIn } = await setup();
    const [key = ''] = visits;
    const say = async (headers: Headers) => {
      await send({ kind: 'comment', target: 'day/0', text: 'SECRET1' }, headers);
      await send({ kind: 'vote', key, isOn: true }, headers);
      return send({ kind: 'suggest', change: removal(key) }, headers);
    };
    const { id } = await say(commenter);
    await say(owner);
    await send({ kind: 'decide', suggestionId: id, isAccepted: false }, editor);
    const account = await signIn('Bo');
    await call(app, 'POST /travel/claim', {}, { ...commenter, ...account.headers });
    for (const headers of [account.headers, owner])
      expect((await call(app, 'POST /user/exportData', {}, headers)).body.data.tripRemarks).toMatchObject({
        comments: [{ text: 'SECRET1', about: 'day/0' }],
        votes: [{ stop: key }],
        suggestions: [{ change: removal(key) }],
      });
    const { rows } = await services.db.execute<{ all: string }>(
      "select string_agg(c::text, ' ') as all from trip_command c",
    );
    expect(rows[0]?.all).not.toContain('SECRET1');
    await call(app, 'POST /user/deleteAccount', { confirmation: 'delete my account' }, account.headers);
    expect((await read()).comments).toHaveLength(1);
    expect((await read()).votes).toHaveLength(1);
    expect((await read()).suggestions).toHaveLength(1);
    const { people } = (await call(app, 'GET /travel/people', { id: trip.id }, owner)).body.data;
    const { id: memberId } = people.find(({ role }: { role: string }) => role === 'editor');
    await say(editor);
    await call(app, 'POST /travel/person/remove', { id: trip.id, memberId }, editor);
    expect((await read()).comments).toHaveLength(1);
  });
});
