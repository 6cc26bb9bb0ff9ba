import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { ownerFileBytesMax, tripFileBytesMax, tripFilesMax } from '@yunyou/contract/trip/trip-file-limits';
import { raceCommits } from '@yunyou/database/testing/race-commits';
import type { FastifyInstance } from 'fastify';
import { describe, expect, it } from 'vitest';
import { call, callWithFile } from '../testing/call.ts';
import { apiPath, createTestApp, type TestApp } from '../testing/test-app.ts';
import { planTestTrip } from '../testing/trips.ts';
import { removeReleasedFiles } from './trip-files.ts';

const pdf = Buffer.from('%PDF-1.7 boarding pass of Ada');
const png = Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), Buffer.from('pixels')]);

const add = (
  app: FastifyInstance,
  headers: Record<string, string>,
  id: string,
  { target = 'trip', name = 'ticket.pdf', content = pdf } = {},
) => callWithFile(app, 'POST /travel/file', { fields: { id, target }, file: { name, content } }, headers);

const load = (app: FastifyInstance, headers: Record<string, string>, query: Record<string, string>) =>
  app.inject({ url: `${apiPath}/travel/file`, query, headers });

async function listStored({ services }: TestApp) {
  const folder = path.join(services.settings.DATA_DIR, 'uploads');
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => path.join(parentPath, name));
}

describe('files of a trip', () => {
  it('are stored for a signed-out owner on the trip, a day and a stop, and come back byte for byte', async () => {
    const { app } = await createTestApp();
    const { id, headers } = await planTestTrip(app);
    const targets = ['trip', 'day/1', 'stop/spot/terracotta-army', 'stop/lunch@0'];
    for (const target of targets) {
      const added = await add(app, headers, id, { target });
      expect(added.status, JSON.stringify(added.body)).toBe(200);
      expect(added.body.data).toMatchObject({ target, name: 'ticket.pdf', type: 'application/pdf' });
    }
    const picture = (await add(app, headers, id, { name: '../visa.png', content: png })).body.data;
    expect(picture).toMatchObject({ name: 'visa.png', type: 'image/png', bytes: png.length });
    const { list } = (await call(app, 'GET /travel/files', { id }, headers)).body.data;
    expect(list.map(({ target }: { target: string }) => target)).toEqual([...targets, 'trip']);
    const file = await load(app, headers, { id, fileId: picture.id });
    expect(file.rawPayload).toEqual(png);
    expect(file.headers).toMatchObject({ 'content-type': 'image/png', 'cache-control': 'no-store' });
    expect(file.headers['content-disposition']).toContain('attachment');
  });

  it('are encrypted in the store', async () => {
    const test = await createTestApp();
    const { id, headers } = await planTestTrip(test.app);
    await add(test.app, headers, id);
    const stored = await listStored(test);
    expect(stored).toHaveLength(1);
    expect(await readFile(stored[0] ?? '', 'latin1')).not.toMatch(/PDF|Ada/);
  });

  it('404: are closed to other visitors and to the share link, and are in no copy of the trip', async () => {
    const { app, signIn } = await createTestApp();
    const { headers: ada } = await signIn('Ada');
    const { headers: bob } = await signIn('Bob');
    const { id } = await planTestTrip(app, undefined, ada);
    const fileId: string = (await add(app, ada, id, { name: 'secret-name.pdf' })).body.data.id;
    const { shareKey: share } = (await call(app, 'POST /travel/share', { id }, ada)).body.data;
    for (const headers of [{}, bob, { 'trip-key': 'x'.repeat(43) }]) {
      expect((await call(app, 'GET /travel/files', { id }, headers)).status).toBe(404);
      expect((await load(app, headers, { id, fileId })).statusCode).toBe(404);
      expect((await add(app, headers, id)).status).toBe(404);
      expect((await call(app, 'POST /travel/file/remove', { id, fileId }, headers)).status).toBe(404);
    }
    expect((await load(app, {}, { id, fileId, share })).statusCode).toBe(404);
    expect((await call(app, 'GET /travel/files', { id, share })).body.data.list).toEqual([]);
    const shared = await call(app, 'GET /travel/line/detail', { id, share });
    expect(JSON.stringify(shared.body)).not.toMatch(new RegExp(`secret-name|${fileId}`));
    const copy = (await call(app, 'POST /travel/duplicate', { id }, ada)).body.data;
    expect((await call(app, 'GET /travel/files', { id: copy.id }, ada)).body.data.list).toEqual([]);
    expect((await load(app, ada, { id: copy.id, fileId })).statusCode).toBe(404);
    expect((await load(app, ada, { id, fileId })).statusCode).toBe(200);
  });

  it('400, 413, 429: are bounded in type, size and number', async () => {
    const { app, services, ownerUrl } = await createTestApp({ UPLOAD_LIMIT: '1000' });
    const { id, headers } = await planTestTrip(app);
    for (const content of [Buffer.from('<svg onload="alert(1)"/>'), Buffer.from('MZ'), Buffer.alloc(0)])
      expect((await add(app, headers, id, { name: 'fake.pdf', content })).status).toBe(400);
    expect((await add(app, headers, id, { target: 'stop/../x y' })).status).toBe(400);
    const large = Buffer.concat([pdf, Buffer.alloc(tripFileBytesMax)]);
    expect((await add(app, headers, id, { content: large })).status).toBe(413);
    for (let count = 1; count < tripFilesMax.file; count += 1)
      expect((await add(app, headers, id)).status).toBe(200);
    const addOne = () => add(app, headers, id);
    const atOnce = await raceCommits({ ownerUrl, table: 'trip_file' }, [addOne, addOne]);
    expect(atOnce.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 429]);
    const other = await planTestTrip(app, undefined, headers);
    await services.db.execute(`update trip_file set bytes = ${ownerFileBytesMax / tripFilesMax.file}`);
    expect((await add(app, headers, other.id)).status).toBe(429);
  });

  it('leave the store when they are removed, with their trip, with the account, and by the nightly sweep', async () => {
    const test = await createTestApp();
    const { app, services } = test;
    const { headers } = await test.signIn();
    const { id } = await planTestTrip(app, undefined, headers);
    const fileId: string = (await add(app, headers, id)).body.data.id;
    expect((await call(app, 'POST /travel/file/remove', { id, fileId }, headers)).status).toBe(200);
    expect((await load(app, headers, { id, fileId })).statusCode).toBe(404);
    expect(await listStored(test)).toEqual([]);

    await add(app, headers, id);
    expect((await call(app, 'POST /travel/delete', { id }, headers)).status).toBe(200);
    expect(await listStored(test)).toEqual([]);

    const kept = await planTestTrip(app, undefined, headers);
    await add(app, headers, kept.id);
    await services.db.execute(`delete from trip where id = '${kept.id}'`); // as the sweep of abandoned trips does
    expect(await listStored(test)).toHaveLength(1);
    await removeReleasedFiles(services);
    expect(await listStored(test)).toEqual([]);

    const last = await planTestTrip(app, undefined, headers);
    await add(app, headers, last.id, { name: 'exported.pdf' });
    const exported = (await call(app, 'POST /user/exportData', {}, headers)).body.data;
    expect(exported.tripFiles).toMatchObject([{ tripId: last.id, name: 'exported.pdf', bytes: pdf.length }]);
    await call(app, 'POST /user/deleteAccount', { confirmation: 'delete my account' }, headers);
    expect(await listStored(test)).toEqual([]);
    expect((await services.db.execute('select * from trip_file')).rows).toEqual([]);
  });

  it('follow a trip into the account that claims it', async () => {
    const { app, signIn } = await createTestApp();
    const { id, headers } = await planTestTrip(app);
    const fileId: string = (await add(app, headers, id)).body.data.id;
    const { headers: ada } = await signIn();
    await call(app, 'POST /travel/claim', {}, { ...ada, ...headers });
    expect((await load(app, headers, { id, fileId })).statusCode).toBe(404);
    expect((await load(app, ada, { id, fileId })).rawPayload).toEqual(pdf);
  });
});
