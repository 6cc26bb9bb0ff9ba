import { randomUUID } from 'node:crypto';
import type { LiveEvent } from '@yunyou/contract/trip/together.schema';
import { findTrip, updateTrip } from '@yunyou/database/visitors/trip.queries';
import { listMembers } from '@yunyou/database/visitors/trip-member.queries';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { call } from '../testing/call.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { planTestTrip } from '../testing/trips.ts';
import { isPrepared } from './open-problems.ts';
import { prepareCommands } from './run-commands.ts';

/** Plans a trip of two people and returns a way to open its stream as one of them. */
async function setup() {
  const test = await createTestApp();
  const { app, services } = test;
  const { id, headers } = await planTestTrip(app);
  const invite = await call(app, 'POST /travel/invite', { id, role: 'editor', name: 'Olga' }, headers);
  const join = { key: invite.body.data.key, name: 'Bo' };
  const guest = { 'trip-key': (await call(app, 'POST /travel/join', join)).body.data.key as string };
  const members = await listMembers(services.db, id);
  return { ...test, id, headers, guest, members };
}

async function watch({ services }: TestApp, id: string, memberId: string, tab = randomUUID()) {
  const row = await findTrip(services.db, id);
  if (!row) throw new Error('no such trip');
  const stop = new AbortController();
  onTestFinished(() => stop.abort());
  const events = services.live.watch({ tripId: id, memberId }, { tab, version: row.version }, stop.signal);
  /** Returns the next event that fits; undefined when the stream ends. */
  const next = async (fits: (event: LiveEvent) => boolean): Promise<LiveEvent | undefined> => {
    for (;;) {
      const { value, done } = await events.next();
      if (done) return undefined;
      if (fits(value)) return value;
    }
  };
  await next(({ kind }) => kind === 'people');
  return { next, tab };
}

const isTrip = ({ kind }: LiveEvent) => kind === 'trip';
const rename = (title: string) => [{ id: randomUUID(), change: { kind: 'rename', title } }];

describe('the stream of a trip that several people edit', () => {
  it('prepares the first command of an editor while the page opens', async () => {
    const { services, id } = await setup();
    const row = await findTrip(services.db, id);
    if (!row) throw new Error('no such trip');
    expect(isPrepared(id)).toBe(false);
    prepareCommands(row, services);
    await vi.waitFor(() => expect(isPrepared(id)).toBe(true), { timeout: 20_000 });
  });

  it('sends the change of one person to the others, also from another process', async () => {
    const test = await setup();
    const { app, services, id, headers, members } = test;
    const [, guest] = members;
    const stream = await watch(test, id, guest?.id ?? '');
    await call(app, 'POST /travel/commands', { id, commands: rename('Ours') }, headers);
    expect(await stream.next(isTrip)).toMatchObject({ state: { version: 2, title: 'Ours' } });
    // Another process writes to the database only.
    await updateTrip(services.db, id, { version: 1, title: 'Back' });
    expect(await stream.next(isTrip)).toMatchObject({ state: { version: 1, title: 'Back' } });
  });

  it('does not send the people again with the change of a plan', async () => {
    const test = await setup();
    const { app, id, headers, members } = test;
    const stream = await watch(test, id, members[1]?.id ?? '');
    const kinds: string[] = [];
    for (const title of ['One', 'Two']) {
      await call(app, 'POST /travel/commands', { id, commands: rename(title) }, headers);
      await stream.next((event) => {
        kinds.push(event.kind);
        return event.kind === 'trip' && event.state.title === title;
      });
    }
    expect(kinds.filter((kind) => kind === 'people')).toEqual([]);
  });

  it('sends remarks once, when the page opens and after each change of them', async () => {
    const test = await setup();
    const { app, id, headers, members } = test;
    const isRemarks = ({ kind }: LiveEvent) => kind === 'remarks';
    const stream = await watch(test, id, members[1]?.id ?? '');
    expect(await stream.next(isRemarks)).toMatchObject({ remarks: { version: 0, comments: [] } });
    await call(app, 'POST /travel/commands', { id, commands: rename('Ours') }, headers);
    const comment = { kind: 'comment', target: 'day/0', text: 'Early start?' };
    await call(
      app,
      'POST /travel/commands',
      { id, commands: [{ id: randomUUID(), change: comment }] },
      headers,
    );
    expect(await stream.next(isRemarks)).toMatchObject({
      remarks: { version: 1, comments: [{ text: 'Early start?', memberId: members[0]?.id }] },
    });
  });

  it('streams who is here and on which day, and ends for a person who is removed', async () => {
    const test = await setup();
    const { app, id, headers, guest, members } = test;
    const [owner, other] = members;
    const own = await watch(test, id, owner?.id ?? '');
    const theirs = await watch(test, id, other?.id ?? '');
    await call(app, 'POST /travel/presence', { id, tab: theirs.tab, dayIndex: 2 }, guest);
    const here = await own.next(
      (event) => event.kind === 'people' && event.people.some((one) => one.dayIndex === 2),
    );
    expect(here).toMatchObject({
      people: [
        { name: 'Olga', role: 'owner', isHere: true },
        { name: 'Bo', role: 'editor', isHere: true, dayIndex: 2 },
      ],
    });
    await call(app, 'POST /travel/person/remove', { id, memberId: other?.id ?? '' }, headers);
    expect(await theirs.next(() => false)).toBeUndefined();
    expect(await own.next((event) => event.kind === 'people' && event.people.length === 1)).toBeDefined();
    expect(test.services.live.count()).toEqual({ trips: 1, viewers: 1 });
  });

  it('closes the oldest page of a person who opens very many', async () => {
    const test = await setup();
    const { id, members } = test;
    const [owner] = members;
    const first = await watch(test, id, owner?.id ?? '');
    for (let index = 0; index < 6; index += 1) await watch(test, id, owner?.id ?? '');
    expect(await first.next(() => false)).toBeUndefined();
    expect(test.services.live.count().viewers).toBe(6);
  });

  it('is not open to readers of a share link and to strangers', async () => {
    const { app, id, headers } = await setup();
    const { shareKey } = (await call(app, 'POST /travel/share', { id }, headers)).body.data;
    const input = { id, tab: randomUUID(), version: 1 };
    expect((await call(app, 'GET /travel/live', input)).status).toBe(404);
    expect(
      (await call(app, 'GET /travel/line/detail', { id, share: shareKey })).body.data.together,
    ).toBeUndefined();
  });
});
