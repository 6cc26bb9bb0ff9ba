import { type Endpoint, isPublicRead } from '@yunyou/contract/endpoint';
import { endpoints } from '@yunyou/contract/endpoints';
import { apiKey } from '@yunyou/database/tables/partner.table';
import { auditEntry } from '@yunyou/database/tables/staff.table';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { readSiteSettings, writeSiteSettings } from '../site-settings.ts';
import { call } from '../testing/call.ts';
import { createTestApp } from '../testing/test-app.ts';

/** Longer than the gate caches a key. */
const forgetMs = 6000;

async function createPartner({ quotaPerDay = 100_000, environment = {} } = {}) {
  const site = await createTestApp(
    { RATE_LIMIT: '3', ...environment },
    () => new Date('2026-11-17T04:00:00Z'),
  );
  const staff = await site.signInStaff();
  const { body } = await call(
    site.app,
    'POST /admin/apiKey/create',
    { name: 'Agency', quotaPerDay: 100 },
    staff,
  );
  const { id, key }: { id: string; key: string } = body.data;
  await site.services.db.update(apiKey).set({ quotaPerDay });
  /** The back office has the usual limit of calls. */
  const asAdmin = (path: Parameters<typeof call>[1], input: Record<string, unknown> = {}) => {
    site.passTime(60_000);
    return call(site.app, path, input, staff);
  };
  const read = (headers: Record<string, string>) => call(site.app, 'GET /home/banner', {}, headers);
  return { ...site, id, key, asAdmin, read };
}

const statuses = async (calls: number, read: () => Promise<{ status: number }>) => {
  const seen: number[] = [];
  for (let number = 0; number < calls; number += 1) seen.push((await read()).status);
  return seen;
};

describe('an API key', () => {
  it('is not created above the limit by concurrent calls', async () => {
    const { app, services, signInStaff } = await createTestApp();
    const staff = await signInStaff();
    const create = () => call(app, 'POST /admin/apiKey/create', { name: 'Agency', quotaPerDay: 100 }, staff);
    await create();
    const [row] = await services.db.select().from(apiKey);
    if (!row) throw new Error('The key was not stored');
    const others = Array.from({ length: 197 }, (_, index) => ({
      ...row,
      id: `${index}`,
      keyHash: `${index}`,
    }));
    await services.db.insert(apiKey).values(others);
    await Promise.all(Array.from({ length: 8 }, create));
    expect(await services.db.$count(apiKey)).toBe(200);
  });

  it.each([
    ['X-Api-Key', (key: string) => ({ 'x-api-key': key })],
    ['Authorization: Bearer', (key: string) => ({ authorization: `Bearer ${key}` })],
  ])('lifts the limit of the address, sent as %s', async (_, headersOf) => {
    const { key, read } = await createPartner();
    expect(await statuses(5, () => read({}))).toContain(429);
    expect(await statuses(8, () => read(headersOf(key)))).toEqual(Array.from({ length: 8 }, () => 200));
  });

  it('also opens the files of the open data more often', async () => {
    const { app, key } = await createPartner();
    const get = () => app.inject({ url: '/data/links.jsonl', headers: { 'x-api-key': key } });
    expect(await statuses(4, async () => ({ status: (await get()).statusCode }))).toEqual([
      200, 200, 200, 200,
    ]);
  });

  it('has a quota per day in China; above it calls get 429 until midnight', async () => {
    const { key, read, passTime, asAdmin } = await createPartner({ quotaPerDay: 4 });
    const headers = { 'x-api-key': key };
    const first = await read(headers);
    expect(first.headers['x-quota-remaining']).toBe('3');
    await statuses(3, () => read(headers));
    const refused = await read(headers);
    expect([refused.status, refused.body.code, refused.body.data.error]).toEqual([429, 429, 'QUOTA_USED']);
    expect(refused.headers['retry-after']).toBe(String(12 * 3600)); // it is noon in China
    const listed = await asAdmin('GET /admin/apiKey/list');
    expect(listed.body.data.list[0].usage).toEqual([{ day: '2026-11-17', calls: 4 }]);
    passTime(12 * 3_600_000);
    expect((await read(headers)).status).toBe(200);
  });

  it('has a quota that calls at the same time do not exceed', async () => {
    const { key, read } = await createPartner({ quotaPerDay: 60, environment: { RATE_LIMIT: '1000' } });
    const answers = await Promise.all(Array.from({ length: 150 }, () => read({ 'x-api-key': key })));
    const more = await statuses(60, () => read({ 'x-api-key': key }));
    const served = [...answers.map(({ status }) => status), ...more].filter((status) => status === 200);
    expect(served).toHaveLength(60);
  });

  it('that is unknown, malformed or revoked gets 401; other bearer tokens are ignored', async () => {
    const { key, id, read, passTime, asAdmin } = await createPartner({ environment: { RATE_LIMIT: '600' } });
    for (const wrong of ['nonsense', `yyk_${'A'.repeat(43)}`, `${key}x`]) {
      const { status, body } = await read({ 'x-api-key': wrong });
      expect([status, body.data.error], wrong).toEqual([401, 'BAD_API_KEY']);
    }
    expect((await read({ authorization: 'Bearer of-another-service' })).status).toBe(200);
    expect((await read({ 'x-api-key': key })).status).toBe(200);
    await asAdmin('POST /admin/apiKey/revoke', { id });
    passTime(forgetMs);
    expect((await read({ 'x-api-key': key })).status).toBe(401);
    expect((await asAdmin('POST /admin/apiKey/rotate', { id })).status).toBe(404);
  });

  it('cannot be guessed without end', async () => {
    const { read } = await createPartner({ environment: { RATE_LIMIT: '600' } });
    const seen = await statuses(125, () => read({ 'x-api-key': `yyk_${'A'.repeat(43)}` }));
    expect(new Set(seen.slice(0, 100))).toEqual(new Set([401]));
    expect(seen.at(-1)).toBe(429);
  });

  it('works for one more day after its rotation', async () => {
    const { key, id, read, passTime, asAdmin } = await createPartner();
    const { body } = await asAdmin('POST /admin/apiKey/rotate', { id });
    const next = String(body.data.key);
    expect(next).not.toBe(key);
    expect((await read({ 'x-api-key': key })).status).toBe(200);
    expect((await read({ 'x-api-key': next })).status).toBe(200);
    passTime(86_400_000 + forgetMs);
    expect((await read({ 'x-api-key': key })).status).toBe(401);
    expect((await read({ 'x-api-key': next })).status).toBe(200);
  });

  it('has no effect while staff have switched the integration off', async () => {
    const { key, read, services } = await createPartner();
    const site = await readSiteSettings(services.db);
    await writeSiteSettings(services.db, { ...site, integrations: { ...site.integrations, apiKeys: false } });
    expect(await statuses(5, () => read({ 'x-api-key': key }))).toContain(429);
    expect((await read({ 'x-api-key': 'nonsense' })).body.data.error).toBe('TOO_MANY');
  });

  it('is stored as a hash only, and each change of it is in the audit log', async () => {
    const { key, id, services, asAdmin } = await createPartner();
    await asAdmin('POST /admin/apiKey/save', { id, name: 'Agency', quotaPerDay: 500 });
    await asAdmin('POST /admin/apiKey/rotate', { id });
    await asAdmin('POST /admin/apiKey/revoke', { id });
    const stored = JSON.stringify(await services.db.select().from(apiKey));
    expect(stored).not.toContain(key);
    const entries = await services.db.select().from(auditEntry).where(eq(auditEntry.entity, 'api-key'));
    expect(entries.map(({ action }) => action).sort()).toEqual([
      'api-key.create',
      'api-key.revoke',
      'api-key.rotate',
      'api-key.save',
    ]);
    expect(JSON.stringify(entries)).not.toContain(key);
  });

  it('lifts no limit of calls that write, sign in or read private things', () => {
    const lifted = Object.entries<Endpoint>(endpoints).filter(([key, definition]) =>
      isPublicRead(key, definition),
    );
    const keys = lifted.map(([key]) => key);
    expect(keys).toContain('GET /data/{file}');
    expect(keys).toContain('POST /city/list');
    for (const key of [
      'POST /admin/login',
      'POST /oauth/googleLogin',
      'POST /userEvent/save',
      'POST /feedback/send',
      'POST /travel/understand',
      'POST /travel/create',
      'GET /travel/calendar/{file}',
      'GET /embed/trip',
      'GET /wiki/preview',
    ])
      expect(keys).not.toContain(key);
  });
});
