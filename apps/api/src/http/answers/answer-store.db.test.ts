import { storedAnswer } from '@yunyou/database/tables/system.table';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createApp } from '../../app.ts';
import { createServices } from '../../services.ts';
import { call } from '../../testing/call.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createAnswerStore } from './answer-store.ts';

/** Without memory, so that each call reads the store. */
async function createStoringApp(): Promise<TestApp> {
  const test = await createTestApp({ ANSWER_STORE_MB: '8' });
  await test.services.changes.poll();
  return test;
}

const storedKeys = async ({ services }: TestApp) =>
  (await services.db.select({ key: storedAnswer.key }).from(storedAnswer)).map(({ key }) => key);

/** A process with other code or settings on the same database. */
async function startOtherRelease({ services }: TestApp) {
  const settings = { ...services.settings, SECURITY_CONTACT: 'mailto:other@example.org' };
  const options = { database: services, settings, log: () => undefined };
  const { services: other, close } = createServices(options);
  onTestFinished(close);
  await other.changes.poll();
  const app = await createApp(other);
  onTestFinished(() => app.close());
  return app;
}

describe('a public answer of the store', () => {
  it('equals the computed one, and is stored once', async () => {
    const [storing, plain] = [await createStoringApp(), await createTestApp()];
    for (const [key, input] of [
      ['GET /city/detail', { id: 'xian' }],
      ['POST /city/list', { pageSize: 5 }],
    ] as const) {
      const wanted = await call(plain.app, key, input);
      const [first, second] = [await call(storing.app, key, input), await call(storing.app, key, input)];
      expect(second.body).toEqual(first.body);
      expect(Object.keys(first.body.data)).toEqual(Object.keys(wanted.body.data));
    }
    expect(await storedKeys(storing)).toHaveLength(2);
  });

  it('shows a like immediately', async () => {
    const { app, signIn } = await createStoringApp();
    const { headers } = await signIn();
    const likes = async () => (await call(app, 'GET /city/detail', { id: 'xian' })).body.data.likeCount;
    const before = await likes();
    await call(app, 'GET /behaviour/like', { type: 'city', id: 'xian', state: 'on' }, headers);
    expect(await likes()).toBe(before + 1);
    await call(app, 'GET /behaviour/like', { type: 'city', id: 'xian', state: 'off' }, headers);
    expect(await likes()).toBe(before);
  });

  it('is not read after a catalogue change', async () => {
    const test = await createStoringApp();
    await call(test.app, 'POST /city/list', {});
    const [key = ''] = await storedKeys(test);
    await test.services.db.update(storedAnswer).set({ changeNumber: -5 });
    await call(test.app, 'POST /city/list', {});
    const [row] = await test.services.db.select().from(storedAnswer);
    expect([row?.key, row?.changeNumber]).toEqual([key, test.services.changes.current()]);
  });

  it('is not read by a process with other settings', async () => {
    const test = await createStoringApp();
    await call(test.app, 'POST /city/list', {});
    const other = await startOtherRelease(test);
    await call(other, 'POST /city/list', {});
    expect(await storedKeys(test)).toHaveLength(2);
  });

  it('is never an error or an answer of a private endpoint', async () => {
    const test = await createStoringApp();
    const { headers } = await test.signIn();
    expect((await call(test.app, 'GET /city/detail', { id: 'atlantis' })).status).toBe(404);
    expect((await call(test.app, 'POST /user/userInfo', {}, headers)).status).toBe(200);
    expect(await storedKeys(test)).toEqual([]);
  });
});

describe('the answer store', () => {
  it('removes the older half of its answers above the limit of bytes', async () => {
    const test = await createTestApp();
    const options = { maxBytes: 50_000, release: async () => 'test', log: () => undefined };
    const store = createAnswerStore(test.services, options);
    const answer = { etag: '"a"', body: Buffer.alloc(1000) };
    for (let index = 0; index < 200; index += 1)
      await store.get({ key: `key ${index}`, changeNumber: 1 }, async () => answer);
    expect((await storedKeys(test)).length).toBeLessThanOrEqual(100);
  });

  it('answers when it cannot store', async () => {
    const test = await createTestApp();
    const errors: Error[] = [];
    const log = (error: Error) => void errors.push(error);
    const store = createAnswerStore(test.services, { maxBytes: 1, release: async () => 'test', log });
    const unstorable = { etag: 'a\u0000', body: Buffer.from('b') }; // PostgreSQL rejects the character
    await expect(store.get({ key: 'a', changeNumber: 1 }, async () => unstorable)).resolves.toBe(unstorable);
    expect(errors).toHaveLength(1);
  });

  it('computes the answer when it cannot be looked up', async () => {
    const test = await createTestApp();
    const errors: Error[] = [];
    const log = (error: Error) => void errors.push(error);
    const store = createAnswerStore(test.services, { maxBytes: 1, release: async () => 'test', log });
    const answer = { etag: '"a"', body: Buffer.from('b') };
    const impossible = { key: 'a', changeNumber: Number.NaN }; // PostgreSQL rejects it
    await expect(store.get(impossible, async () => answer)).resolves.toBe(answer);
    expect(errors).toHaveLength(1);
    expect(await storedKeys(test)).toEqual([]);
  });
});
