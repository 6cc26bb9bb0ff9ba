import type { EndpointKey } from '@yunyou/contract/endpoints';
import { describe, expect, it } from 'vitest';
import { call } from '../testing/call.ts';
import { createTestApp } from '../testing/test-app.ts';
import { openTestTrip, planTestTrip, shortTrip } from '../testing/trips.ts';

type Headers = Record<string, string>;
const reading: EndpointKey[] = [
  'GET /travel/syncFirstDayData',
  'GET /travel/syncResult',
  'GET /travel/line/detail',
  'GET /travel/editing',
];

describe('a trip of a visitor who is not signed in', () => {
  it('opens only with its trip key and is 404 for all other callers', async () => {
    const { app, signIn } = await createTestApp();
    const { id, headers } = await planTestTrip(app);
    const { brief, plan } = await openTestTrip(app, id, headers);
    const stranger = await planTestTrip(app);
    const { headers: visitor } = await signIn();
    const calls: [EndpointKey, Record<string, unknown>][] = [
      ...reading.map((key): [EndpointKey, Record<string, unknown>] => [key, { id }]),
      ['POST /travel/save', { id, version: 1, brief, plan }],
      ['POST /travel/replan', { id, version: 1, brief }],
      ['POST /travel/rename', { id, title: 'Mine now' }],
      ['POST /travel/duplicate', { id }],
      ['POST /travel/archive', { id, archived: true }],
      ['POST /travel/delete', { id }],
      ['POST /travel/share', { id }],
      ['POST /travel/unshare', { id }],
      ['GET /travel/versions', { id }],
      ['GET /travel/version', { id, version: 1 }],
      ['POST /travel/restore', { id, version: 1, restore: 1 }],
    ];
    const strangers: Headers[] = [{}, stranger.headers, visitor, { 'trip-key': 'x' }];
    for (const others of strangers)
      for (const [key, input] of calls) expect((await call(app, key, input, others)).status, key).toBe(404);
    expect((await call(app, 'POST /travel/list', {}, visitor)).body.data.total).toBe(0);
    expect((await call(app, 'POST /travel/list', {})).body.data.total).toBe(0);
    expect((await call(app, 'POST /travel/list', {}, headers)).body.data.list).toMatchObject([
      { id, status: 'ready' },
    ]);
  });

  it('moves to the visitor at sign-in and no longer opens with the trip key', async () => {
    const { app, signIn } = await createTestApp();
    const { id, headers } = await planTestTrip(app);
    const { headers: visitor } = await signIn();
    const both = { ...headers, ...visitor };
    expect((await call(app, 'POST /travel/claim', {}, both)).body.data).toEqual({ ids: [id] });
    expect((await call(app, 'POST /travel/claim', {}, both)).body.data).toEqual({ ids: [] });
    expect((await call(app, 'GET /travel/syncResult', { id }, headers)).status).toBe(404);
    expect((await call(app, 'GET /travel/syncResult', { id }, visitor)).status).toBe(200);
    expect((await call(app, 'POST /travel/list', {}, visitor)).body.data.total).toBe(1);
  });

  it('answers 429 above the limit of trips per address', async () => {
    const { app } = await createTestApp({ TRIP_LIMIT: '2' });
    const ask = () => call(app, 'POST /travel/create', shortTrip);
    expect([(await ask()).status, (await ask()).status, (await ask()).status]).toEqual([200, 200, 429]);
  });
});

describe('a shared trip', () => {
  it('can be read and copied with the link, but not changed, until sharing ends', async () => {
    const { app, signIn } = await createTestApp();
    const { headers } = await signIn();
    const { id } = await planTestTrip(app, { ...shortTrip, wish: 'a secret wish' }, headers);
    const shared = (await call(app, 'POST /travel/share', { id }, headers)).body.data;
    expect((await call(app, 'POST /travel/share', { id }, headers)).body.data).toEqual(shared);
    const { shareKey: share } = shared;
    for (const key of reading) expect((await call(app, key, { id, share })).status, key).toBe(200);
    const view = (await call(app, 'GET /travel/line/detail', { id, share })).body.data;
    expect(view).toMatchObject({ access: 'reader' });
    expect(view).not.toHaveProperty('wish');
    expect(view).not.toHaveProperty('shareKey');
    expect((await call(app, 'POST /travel/rename', { id, title: 'x' })).status).toBe(404);

    const copy = (await call(app, 'POST /travel/duplicate', { id, share })).body.data;
    const own = await call(app, 'GET /travel/line/detail', { id: copy.id }, { 'trip-key': copy.key });
    expect(own.body.data).toMatchObject({ access: 'owner', status: 'ready', version: 1 });
    expect(own.body.data.days).toEqual(view.days);

    expect((await call(app, 'POST /travel/unshare', { id }, headers)).status).toBe(200);
    for (const key of reading) expect((await call(app, key, { id, share })).status, key).toBe(404);
    const again = (await call(app, 'POST /travel/share', { id }, headers)).body.data;
    expect(again.shareKey).not.toBe(share);
  });

  it('shows readers no passport of its owner, neither in the brief nor in the entry rules nor in a copy', async () => {
    const { app } = await createTestApp();
    const passports = { nationality: 'DE', otherNationalities: ['FR'] };
    const { id, headers } = await planTestTrip(app, { ...shortTrip, ...passports });
    const own = JSON.stringify((await call(app, 'GET /travel/line/detail', { id }, headers)).body);
    const passport = /"nationality"|"DE"|"FR"|German|France|French/;
    expect(own).toMatch(passport);
    const { shareKey: share } = (await call(app, 'POST /travel/share', { id }, headers)).body.data;
    for (const key of reading) {
      const { catalogue: _catalogue, ...seen } = (await call(app, key, { id, share })).body.data; // the rules contain all countries
      expect(JSON.stringify(seen), key).not.toMatch(passport);
    }
    const copy = (await call(app, 'POST /travel/duplicate', { id, share })).body.data;
    const { brief } = await openTestTrip(app, copy.id, { 'trip-key': copy.key });
    expect(JSON.stringify(brief)).not.toMatch(passport);
  });
});

describe("a visitor's list of trips", () => {
  it('renames, archives, finds and deletes', async () => {
    const { app, signIn } = await createTestApp();
    const { headers } = await signIn();
    const { id } = await planTestTrip(app, shortTrip, headers);
    await call(app, 'POST /travel/rename', { id, title: 'Honeymoon 100%' }, headers);
    const list = async (input: object) =>
      (await call(app, 'POST /travel/list', { ...input }, headers)).body.data;
    expect((await list({ keyword: '0%' })).list).toMatchObject([
      { title: 'Honeymoon 100%', cityNames: ["Xi'an"], days: 3 },
    ]);
    expect((await list({ keyword: '_' })).total).toBe(0);
    await call(app, 'POST /travel/archive', { id, archived: true }, headers);
    expect((await list({})).total).toBe(0);
    expect((await list({ state: 'archived' })).total).toBe(1);
    await call(app, 'POST /travel/archive', { id, archived: false }, headers);
    expect((await list({})).total).toBe(1);
    expect((await call(app, 'POST /travel/delete', { id }, headers)).status).toBe(200);
    expect((await list({ state: 'all' })).total).toBe(0);
    expect((await call(app, 'GET /travel/syncResult', { id }, headers)).status).toBe(404);
  });
});
