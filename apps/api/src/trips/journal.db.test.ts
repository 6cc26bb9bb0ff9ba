import { randomUUID } from 'node:crypto';
import { deletionWords } from '@yunyou/contract/account/deletion-words';
import type { RecordChange } from '@yunyou/contract/trip/records.schema';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { call, callWithFile } from '../testing/call.ts';
import { joinAs } from '../testing/join-trip.ts';
import { apiPath, createTestApp } from '../testing/test-app.ts';
import { planTestTrip } from '../testing/trips.ts';

type Headers = Record<string, string>;
interface Listed {
  id: string;
  target: string;
  name: string;
  canRemove: boolean;
}

/** A photograph with the place where it was taken. */
const takePhoto = () =>
  sharp({ create: { width: 2000, height: 1000, channels: 3, background: '#b3261e' } })
    .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '34/1 23/1 5/1' } })
    .jpeg()
    .toBuffer();

async function setup() {
  const test = await createTestApp();
  const { app } = test;
  const account = await test.signIn('Olga');
  const trip = await planTestTrip(app, undefined, account.headers);
  const add = async (target: string, headers: Headers, content?: Buffer) => {
    const file = { name: 'IMG_SECRET.jpg', content: content ?? (await takePhoto()) };
    return callWithFile(app, 'POST /travel/file', { fields: { id: trip.id, target }, file }, headers);
  };
  const list = async (headers: Headers, share?: string): Promise<Listed[]> => {
    const input = { id: trip.id, ...(share !== undefined && { share }) };
    return (await call(app, 'GET /travel/files', input, headers)).body.data.list;
  };
  const load = (query: Record<string, string>, headers: Headers = {}) =>
    app.inject({ url: `${apiPath}/travel/file`, query: { id: trip.id, ...query }, headers });
  const record = (change: RecordChange, headers: Headers = trip.headers) =>
    call(app, 'POST /travel/records', { id: trip.id, commands: [{ id: randomUUID(), change }] }, headers);
  const share = async (): Promise<string> =>
    (await call(app, 'POST /travel/share', { id: trip.id }, trip.headers)).body.data.shareKey;
  return { ...test, trip, add, list, load, record, share };
}

const receipt = `expense/${randomUUID()}`;

describe('receipts and photos of a trip', () => {
  it('are added and opened by its people, tickets by the owner only', async () => {
    const { app, trip, add, list, load } = await setup();
    const [editor, viewer] = [await joinAs(app, trip, 'editor'), await joinAs(app, trip, 'viewer')];
    await add('trip', trip.headers);
    await add('photo/0', trip.headers);
    expect((await add(receipt, editor)).status).toBe(200);
    expect((await add('photo/1', editor)).status).toBe(200);
    expect((await add('day/1', editor)).status).toBe(403);
    expect((await add('photo/1', viewer)).status).toBe(403);
    expect((await add('photo/1', { 'trip-key': 'k'.repeat(43) })).status).toBe(404);

    const targets = async (headers: Headers) => (await list(headers)).map(({ target }) => target);
    expect(await targets(trip.headers)).toEqual(['trip', 'photo/0', receipt, 'photo/1']);
    expect(await targets(viewer)).toEqual(['photo/0', receipt, 'photo/1']);
    const [ticket] = await list(trip.headers);
    expect((await load({ fileId: ticket?.id ?? '' }, editor)).statusCode).toBe(404);
    const removable = (await list(editor)).filter(({ canRemove }) => canRemove);
    expect(removable.map(({ target }) => target)).toEqual([receipt, 'photo/1']);
    const ofOwner = (await list(editor)).find(({ target }) => target === 'photo/0');
    const input = { id: trip.id, fileId: ofOwner?.id ?? '' };
    expect((await call(app, 'POST /travel/file/remove', input, editor)).status).toBe(404);
    expect((await call(app, 'POST /travel/file/remove', input, trip.headers)).status).toBe(200);
  });

  it('are stored without place and name, in two sizes', async () => {
    const { trip, add, list, load } = await setup();
    expect((await add('photo/0', trip.headers, Buffer.from('%PDF-1.7 no photo'))).status).toBe(400);
    await add('photo/0', trip.headers);
    const [photo] = await list(trip.headers);
    expect(photo?.name).toBe('photo.webp');
    for (const [size, width] of [
      ['large', 1600],
      ['small', 480],
    ] as const) {
      const { rawPayload } = await load({ fileId: photo?.id ?? '', size }, trip.headers);
      const stored = await sharp(rawPayload).metadata();
      expect([stored.width, stored.exif]).toEqual([width, undefined]);
    }
  });

  it('go with the person who added them: at leaving, and with the account', async () => {
    const { app, services, signIn, trip, add, list } = await setup();
    const guest = await joinAs(app, trip, 'editor');
    const friend = await joinAs(app, trip, 'editor', (await signIn('Bo')).headers);
    await add('photo/0', trip.headers);
    await add('photo/0', guest);
    await add(receipt, friend);
    const exported = await call(app, 'POST /user/exportData', {}, friend);
    expect(exported.body.data.tripFiles).toMatchObject([{ target: receipt }]);
    const { me: memberId } = (await call(app, 'GET /travel/people', { id: trip.id }, guest)).body.data;
    await call(app, 'POST /travel/person/remove', { id: trip.id, memberId }, guest);
    expect((await list(trip.headers)).map(({ target }) => target)).toEqual(['photo/0', receipt]);
    await call(app, 'POST /user/deleteAccount', { confirmation: deletionWords }, friend);
    expect((await list(trip.headers)).map(({ target }) => target)).toEqual(['photo/0']);
    expect((await services.db.execute('select id from trip_file where trip_id is null')).rows).toEqual([]);
  });
});

describe('the journal of a trip', () => {
  it('is private until the owner shows it to readers of the share link, without anything else', async () => {
    const { app, trip, add, list, load, record, share } = await setup();
    for (const target of ['trip', receipt, 'photo/0']) await add(target, trip.headers);
    await record({ kind: 'visit', stop: 'spot/terracotta-army', isVisited: false });
    const key = await share();
    const reader = {};
    const records = () => call(app, 'GET /travel/records', { id: trip.id, share: key }, reader);
    const view = async () =>
      (await call(app, 'GET /travel/line/detail', { id: trip.id, share: key })).body.data;
    const photo = (await list(trip.headers)).find(({ target }) => target === 'photo/0');
    const open = () => load({ fileId: photo?.id ?? '', share: key });
    expect((await records()).status).toBe(404);
    expect([await list(reader, key), (await open()).statusCode]).toEqual([[], 404]);

    await record({ kind: 'share-journal', isShared: true });
    expect((await records()).body.data).toMatchObject({
      journal: { missed: ['spot/terracotta-army'], isShared: true },
      costs: { expenses: [] },
      people: [],
    });
    expect((await view()).hasSharedJournal).toBe(true);
    expect(await list(reader, key)).toMatchObject([{ target: 'photo/0', canRemove: false }]);
    expect((await open()).statusCode).toBe(200);
    const tickets = (await list(trip.headers)).filter(({ target }) => target !== 'photo/0');
    for (const { id: fileId } of tickets) expect((await load({ fileId, share: key })).statusCode).toBe(404);
    expect((await load({ fileId: photo?.id ?? '', share: `${key.slice(1)}x` })).statusCode).toBe(404);
    await call(app, 'POST /travel/unshare', { id: trip.id }, trip.headers);
    expect((await open()).statusCode).toBe(404);
  });

  it('is deleted with the trip, photos included', async () => {
    const { app, services, trip, add } = await setup();
    await add('photo/0', trip.headers);
    expect((await call(app, 'POST /travel/delete', { id: trip.id }, trip.headers)).status).toBe(200);
    expect((await services.db.execute('select id from trip_file')).rows).toEqual([]);
  });
});
