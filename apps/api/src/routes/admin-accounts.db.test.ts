import { staff, staffRecoveryCode } from '@yunyou/database/tables/staff.table';
import type { FastifyInstance } from 'fastify';
import { Secret, TOTP } from 'otpauth';
import { describe, expect, it } from 'vitest';
import { ensureFirstAdministrator } from '../staff/first-administrator.ts';
import { sealTotpSecrets } from '../staff/second-factor.ts';
import { call } from '../testing/call.ts';
import { createTestApp } from '../testing/test-app.ts';

async function withAdministrator() {
  const test = await createTestApp();
  const administrator = await ensureFirstAdministrator(test.services, test.services.settings);
  return { ...test, password: administrator?.password ?? '' };
}

const cookieOf = (headers: Record<string, unknown>) => String(headers['set-cookie']).split(';')[0] ?? '';

describe('the first administrator', () => {
  it('is created once', async () => {
    const { services, password } = await withAdministrator();
    expect(password.length).toBeGreaterThanOrEqual(16);
    expect(await ensureFirstAdministrator(services, services.settings)).toBeUndefined();
  });
});

const login = (app: FastifyInstance, input: Record<string, unknown>) => call(app, 'POST /admin/login', input);

describe('POST /admin/login', () => {
  it('200: sets an HttpOnly, SameSite session cookie', async () => {
    const { app, password } = await withAdministrator();
    const opened = await login(app, { name: 'Admin', password });
    expect(opened.status).toBe(200);
    expect(opened.headers['set-cookie']).toMatch(/HttpOnly/);
    expect(opened.headers['set-cookie']).toMatch(/SameSite=Strict/);
    const cookie = cookieOf(opened.headers);
    const me = await call(app, 'GET /admin/me', {}, { cookie });
    expect(me.body.data).toMatchObject({
      name: 'admin',
      role: 'owner',
      csrfToken: opened.body.data.csrfToken,
    });

    const own = { cookie, 'x-csrf-token': opened.body.data.csrfToken };
    expect((await call(app, 'POST /admin/logout', {}, { cookie })).body.data.error).toBe('OLD_PAGE');
    expect((await call(app, 'POST /admin/logout', {}, { ...own, 'x-csrf-token': 'x' })).status).toBe(403);
    expect((await call(app, 'POST /admin/logout', {}, own)).status).toBe(200);
    expect((await call(app, 'GET /admin/me', {}, own)).status).toBe(401);
  });

  it('401: with the same response for an unknown name and a wrong password', async () => {
    const { app } = await withAdministrator();
    const wrong = await login(app, { name: 'admin', password: 'wrong' });
    const unknown = await login(app, { name: 'nobody', password: 'wrong' });
    expect([wrong.status, unknown.status]).toEqual([401, 401]);
    expect(wrong.body.message).toBe(unknown.body.message);
  });

  it('429: locks the account after repeated failures, also for the right password, with Retry-After', async () => {
    const { app, password } = await withAdministrator();
    for (let attempt = 0; attempt < 5; attempt += 1) await login(app, { name: 'admin', password: 'wrong' });
    const locked = await login(app, { name: 'admin', password });
    expect(locked.status).toBe(429);
    expect(Number(locked.headers['retry-after'])).toBeGreaterThan(0);
  });

  it('429: locks unknown names like known ones', async () => {
    const { app, passTime } = await withAdministrator();
    const guess = async (name: string) => {
      const { status, body, headers } = await login(app, { name, password: 'wrong' });
      return [status, body.message, headers['retry-after']];
    };
    for (let attempt = 0; attempt < 7; attempt += 1) {
      const known = await guess('admin');
      expect(await guess('nobody')).toEqual(known);
      passTime(60_000);
    }
    passTime(86_400_000 + 1);
    expect(await guess('nobody')).toEqual(await guess('admin'));
  });

  it('counts concurrent attempts before checking passwords', async () => {
    const { app, password } = await withAdministrator();
    const tries = Array.from({ length: 12 }, (_, index) =>
      login(app, { name: 'admin', password: index === 11 ? password : `guess ${index}` }),
    );
    const statuses = (await Promise.all(tries)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 401).length).toBeLessThanOrEqual(5);
    expect(statuses).toContain(429);
  });

  it("rejects a visitor's token for endpoints of the back office", async () => {
    const { app, signIn } = await createTestApp();
    const { headers } = await signIn();
    expect((await call(app, 'GET /admin/me', {}, headers)).status).toBe(401);
  });
});

describe('the second factor', () => {
  async function withSecondFactor() {
    let now = Date.parse('2026-11-15T08:00:00Z');
    const test = await createTestApp({}, () => new Date(now));
    const administrator = await ensureFirstAdministrator(test.services, test.services.settings);
    const name = 'admin';
    const password = administrator?.password ?? '';
    const opened = await login(test.app, { name, password });
    const own = { cookie: cookieOf(opened.headers), 'x-csrf-token': opened.body.data.csrfToken };
    const started = await call(test.app, 'POST /admin/totp/start', { password }, own);
    const totp = new TOTP({ secret: Secret.fromBase32(started.body.data.secret) });
    const code = () => totp.generate({ timestamp: now });
    const confirmed = await call(test.app, 'POST /admin/totp/confirm', { code: code() }, own);
    const { recoveryCodes }: { recoveryCodes: string[] } = confirmed.body.data;
    const pass = (seconds: number) => {
      now += seconds * 1000;
    };
    const { secret }: { secret: string } = started.body.data;
    return { ...test, name, password, own, code, secret, recoveryCodes, pass };
  }

  it('is required once set up, and each code works once', async () => {
    const { app, name, password, code, pass } = await withSecondFactor();
    const without = await login(app, { name, password });
    expect([without.status, without.body.data.error]).toEqual([401, 'SECOND_FACTOR_NEEDED']);
    expect((await login(app, { name, password, code: '000000' })).status).toBe(401);
    expect((await login(app, { name, password, code: code() })).status, 'used when it was set up').toBe(401);
    pass(60);
    const fresh = code();
    expect((await login(app, { name, password, code: fresh })).status).toBe(200);
    expect((await login(app, { name, password, code: fresh })).status).toBe(401);
  });

  it('accepts a recovery code once, in any notation, and stores hashes only', async () => {
    const { app, name, password, recoveryCodes, services } = await withSecondFactor();
    const [first = ''] = recoveryCodes;
    expect(recoveryCodes).toHaveLength(10);
    expect(
      (await login(app, { name, password, code: first.toUpperCase().replaceAll('-', ' ') })).status,
    ).toBe(200);
    expect((await login(app, { name, password, code: first })).status).toBe(401);
    const stored = await services.db.select().from(staffRecoveryCode);
    expect(JSON.stringify(stored)).not.toContain(recoveryCodes[1]);
    expect(stored).toHaveLength(9);
  });

  it('is stored encrypted; an unencrypted secret of an earlier release works after migration', async () => {
    const { app, services, name, password, code, secret, pass } = await withSecondFactor();
    const read = async () => (await services.db.select().from(staff))[0]?.totpSecret ?? '';
    expect(await read()).toMatch(/^v1\./);
    expect(await read()).not.toContain(secret);
    await services.db.update(staff).set({ totpSecret: secret });
    await sealTotpSecrets(services, services.secrets);
    const sealed = await read();
    expect(sealed).toMatch(/^v1\./);
    await sealTotpSecrets(services, services.secrets);
    expect(await read(), 'what is sealed stays as it is').toBe(sealed);
    pass(60);
    expect((await login(app, { name, password, code: code() })).status).toBe(200);
  });

  it('429: locks the account after repeated wrong codes', async () => {
    const { app, name, password } = await withSecondFactor();
    for (let attempt = 0; attempt < 5; attempt += 1) await login(app, { name, password, code: '000000' });
    expect((await login(app, { name, password, code: '000000' })).status).toBe(429);
  });

  it('can be removed only with the password', async () => {
    const { app, name, password, own } = await withSecondFactor();
    expect((await call(app, 'POST /admin/totp/remove', { password: 'wrong' }, own)).status).toBe(400);
    expect((await call(app, 'POST /admin/totp/remove', { password }, own)).status).toBe(200);
    expect((await login(app, { name, password })).status).toBe(200);
  });
});

describe('sessions', () => {
  it('are listed for their staff member, can be ended, and end with a new password', async () => {
    const { app, password } = await withAdministrator();
    const name = 'admin';
    const [one, two] = [await login(app, { name, password }), await login(app, { name, password })];
    const own = { cookie: cookieOf(one.headers), 'x-csrf-token': one.body.data.csrfToken };
    const other = { cookie: cookieOf(two.headers) };
    const { list }: { list: { id: string; isCurrent: boolean }[] } = (
      await call(app, 'GET /admin/sessions', {}, own)
    ).body.data;
    expect(list.filter(({ isCurrent }) => isCurrent)).toHaveLength(1);
    expect(list).toHaveLength(2);
    const id = list.find(({ isCurrent }) => !isCurrent)?.id;
    expect((await call(app, 'POST /admin/session/revoke', { id }, own)).status).toBe(200);
    expect((await call(app, 'GET /admin/me', {}, other)).status).toBe(401);

    const three = await login(app, { name, password });
    const next = 'a much longer password';
    expect((await call(app, 'POST /admin/password/change', { current: 'wrong', next }, own)).status).toBe(
      400,
    );
    expect((await call(app, 'POST /admin/password/change', { current: password, next }, own)).status).toBe(
      200,
    );
    expect((await call(app, 'GET /admin/me', {}, { cookie: cookieOf(three.headers) })).status).toBe(401);
    expect((await login(app, { name, password: next })).status).toBe(200);
  });

  it("of a disabled account end at once; ending another member's session is rejected", async () => {
    const { app, signInStaff } = await createTestApp();
    const [owner, editor] = [await signInStaff(), await signInStaff('editor', 'Ada')];
    const { list }: { list: { id: string }[] } = (await call(app, 'GET /admin/sessions', {}, editor)).body
      .data;
    expect((await call(app, 'POST /admin/session/revoke', { id: list[0]?.id }, owner)).status).toBe(404);
    const staff: { id: string; name: string }[] = (await call(app, 'GET /admin/staff/list', {}, owner)).body
      .data.list;
    const ada = staff.find(({ name }) => name === 'Ada')?.id;
    const off = { id: ada, name: 'Ada', role: 'editor', isActive: false };
    expect((await call(app, 'POST /admin/staff/save', off, owner)).status).toBe(200);
    expect((await call(app, 'GET /admin/me', {}, editor)).status).toBe(401);
  });
});

describe('the owner', () => {
  it('cannot leave as the last one; members cannot grant roles above their own', async () => {
    const { app, signInStaff } = await createTestApp();
    const owner = await signInStaff('owner', 'Olga');
    const grants = { staffList: ['read', 'write'] };
    expect(
      (await call(app, 'POST /admin/role/save', { id: 'clerk', name: 'Clerk', grants }, owner)).status,
    ).toBe(200);
    const clerk = await signInStaff('clerk', 'Carl');
    const staff: { id: string; name: string }[] = (await call(app, 'GET /admin/staff/list', {}, owner)).body
      .data.list;
    const idOf = (name: string) => staff.find((member) => member.name === name)?.id;
    const password = 'a long enough password';

    const stepDown = { id: idOf('Olga'), name: 'Olga', role: 'editor' };
    expect((await call(app, 'POST /admin/staff/save', stepDown, owner)).status).toBe(409);
    for (const role of ['owner', 'editor'])
      expect((await call(app, 'POST /admin/staff/save', { name: 'X', role, password }, clerk)).status).toBe(
        403,
      );
    expect((await call(app, 'POST /admin/staff/save', { ...stepDown, password }, clerk)).status).toBe(403);
    expect(
      (
        await call(
          app,
          'POST /admin/role/save',
          { id: 'clerk', name: 'C', grants: { settings: ['write'] } },
          clerk,
        )
      ).status,
    ).toBe(403);
    expect(
      (await call(app, 'POST /admin/role/save', { id: 'owner', name: 'O', grants: {} }, owner)).status,
    ).toBe(409);
    expect((await call(app, 'POST /admin/role/remove', { id: 'clerk' }, owner)).status).toBe(409);
    expect(
      (await call(app, 'POST /admin/staff/save', { name: 'Carl', role: 'clerk', password }, owner)).status,
    ).toBe(400);
  });
});
