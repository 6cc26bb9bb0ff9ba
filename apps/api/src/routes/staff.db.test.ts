import { describe, expect, it } from 'vitest';
import { ensureFirstAdministrator } from '../staff/first-administrator.ts';
import { call } from '../testing/call.ts';
import { createTestApp } from '../testing/test-app.ts';

const own = { 'x-yunyou-admin': '1' };

async function withAdministrator() {
  const test = await createTestApp();
  const administrator = await ensureFirstAdministrator(test.services, test.services.settings);
  return { ...test, password: administrator?.password ?? '' };
}

const cookieOf = (headers: Record<string, unknown>) => String(headers['set-cookie']).split(';')[0] ?? '';

describe('the first administrator', () => {
  it('is made once', async () => {
    const { services, password } = await withAdministrator();
    expect(password.length).toBeGreaterThanOrEqual(16);
    expect(await ensureFirstAdministrator(services, services.settings)).toBeUndefined();
  });
});

describe('POST /admin/login', () => {
  it('200: opens a session in a cookie that scripts and other sites cannot use', async () => {
    const { app, password } = await withAdministrator();
    const login = await call(app, 'POST /admin/login', { name: 'admin', password });
    expect(login.status).toBe(200);
    expect(login.headers['set-cookie']).toMatch(/HttpOnly/);
    expect(login.headers['set-cookie']).toMatch(/SameSite=Strict/);
    const cookie = cookieOf(login.headers);
    expect((await call(app, 'GET /admin/me', {}, { cookie, ...own })).body.data).toMatchObject({
      name: 'admin',
      role: 'owner',
    });
    expect((await call(app, 'GET /admin/me', {}, { cookie })).status).toBe(403);
    const list = await call(
      app,
      'POST /admin/entity/list',
      { entity: 'city', keyword: '西安' },
      { cookie, ...own },
    );
    expect(list.body.data).toMatchObject({
      total: 1,
      list: [{ id: 'xian', status: 'published', edited: false }],
    });
    expect((await call(app, 'POST /admin/logout', {}, { cookie, ...own })).status).toBe(200);
    expect((await call(app, 'GET /admin/me', {}, { cookie, ...own })).status).toBe(401);
  });

  it('401: says the same for an unknown name and a wrong password', async () => {
    const { app } = await withAdministrator();
    const wrong = await call(app, 'POST /admin/login', { name: 'admin', password: 'wrong' });
    const unknown = await call(app, 'POST /admin/login', { name: 'nobody', password: 'wrong' });
    expect([wrong.status, unknown.status]).toEqual([401, 401]);
    expect(wrong.body.message).toBe(unknown.body.message);
  });

  it('429: locks after repeated failures, with the time to wait, even for the right password', async () => {
    const { app, password } = await withAdministrator();
    for (let attempt = 0; attempt < 5; attempt += 1)
      await call(app, 'POST /admin/login', { name: 'admin', password: 'wrong' });
    const locked = await call(app, 'POST /admin/login', { name: 'admin', password });
    expect(locked.status).toBe(429);
    expect(Number(locked.headers['retry-after'])).toBeGreaterThan(0);
  });

  it("a visitor's token opens nothing of the back office", async () => {
    const { app, signIn } = await createTestApp();
    const { headers } = await signIn();
    expect((await call(app, 'GET /admin/me', {}, { ...headers, ...own })).status).toBe(401);
  });
});
