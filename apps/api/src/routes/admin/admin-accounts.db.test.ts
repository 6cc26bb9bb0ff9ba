import { staff, staffRecoveryCode } from '@yunyou/database/tables/staff.table';
import type { FastifyInstance } from 'fastify';
import { Secret, TOTP } from 'otpauth';
import { describe, expect, it } from 'vitest';
import { ensureFirstAdministrator } from '../../staff/first-administrator.ts';
import { sealTotpSecrets } from '../../staff/second-factor.ts';
import { call } from '../../testing/call.ts';
import { createTestApp } from '../../testing/test-app.ts';

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
    for (const cookie of [opened.headers['set-cookie']].flat()) {
      expect(cookie).toMatch(/HttpOnly/);
      expect(cookie).toMatch(/SameSite=Strict/);
    }
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
    const started = await call(test.app, 'POST /admin/totp/start', {}, own);
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

  it('can be removed only after a recent confirmation with password and code', async () => {
    const { app, name, password, own, code, pass } = await withSecondFactor();
    pass(600);
    const remove = () => call(app, 'POST /admin/totp/remove', {}, own);
    const confirm = (given: Record<string, string>) => call(app, 'POST /admin/confirm', given, own);
    expect((await remove()).body.data.error).toBe('CONFIRMATION_NEEDED');
    expect((await confirm({ password: 'wrong', code: code() })).body.data.fields[0].field).toBe('password');
    expect((await confirm({ password })).body.data.fields[0].field).toBe('code');
    expect((await confirm({ password, code: '000000' })).status).toBe(400);
    expect((await remove()).body.data.error).toBe('CONFIRMATION_NEEDED');
    const fresh = code();
    expect((await confirm({ password, code: fresh })).status).toBe(200);
    expect((await confirm({ password, code: fresh })).status, 'a code works once').toBe(400);
    expect((await remove()).status).toBe(200);
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
    expect((await call(app, 'POST /admin/password/change', { next }, own)).status).toBe(200);
    expect((await call(app, 'GET /admin/me', {}, { cookie: cookieOf(three.headers) })).status).toBe(401);
    expect((await login(app, { name, password: next })).status).toBe(200);
  });

  it("of a disabled account end immediately; ending another member's session is rejected", async () => {
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

describe('POST /admin/confirm', () => {
  it('is valid for its own session and for ten minutes; 429 after repeated wrong passwords', async () => {
    const { app, password, passTime } = await withAdministrator();
    const [one, two] = [
      await login(app, { name: 'admin', password }),
      await login(app, { name: 'admin', password }),
    ];
    const headersOf = ({ headers, body }: typeof one) => ({
      cookie: cookieOf(headers),
      'x-csrf-token': body.data.csrfToken,
    });
    const confirm = (given: string) => call(app, 'POST /admin/confirm', { password: given }, headersOf(one));
    const start = async (session: typeof one) =>
      (await call(app, 'POST /admin/totp/start', {}, headersOf(session))).status;
    expect(await start(one)).toBe(200);
    passTime(600_000);
    expect(await start(one)).toBe(403);
    expect((await confirm(password)).status).toBe(200);
    expect([await start(one), await start(two)]).toEqual([200, 403]);
    for (let attempt = 0; attempt < 5; attempt += 1) expect((await confirm('wrong')).status).toBe(400);
    expect((await confirm(password)).status).toBe(429);
    passTime(600_000);
    expect(await start(one)).toBe(403);
  });
});

describe('the idle timeout', () => {
  it('ends a session without requests; calls by a timer do not extend it', async () => {
    const { app, signInStaff, passTime } = await createTestApp({ STAFF_IDLE_MINUTES: '30' });
    const headers = await signInStaff();
    const me = async () => (await call(app, 'GET /admin/me', {}, headers)).status;
    const row = { entity: 'city', id: 'xian' };
    const beat = async () => (await call(app, 'POST /admin/entity/presence', row, headers)).status;
    for (let visit = 0; visit < 3; visit += 1) {
      passTime(29 * 60_000);
      expect(await me()).toBe(200);
    }
    passTime(16 * 60_000);
    expect(await beat()).toBe(200);
    passTime(16 * 60_000);
    expect([await beat(), await me()]).toEqual([401, 401]);
  });
});

describe('a required second factor', () => {
  it('is required by default once there is a second account, for roles that see orders or staff', async () => {
    const { app, services, signInStaff } = await createTestApp({ STAFF_SECOND_FACTOR: 'auto' });
    const mustEnrol = async (headers: Record<string, string>) =>
      (await call(app, 'GET /admin/me', {}, headers)).body.data.mustEnrol;
    const owner = await signInStaff();
    expect(await mustEnrol(owner)).toBe(false);
    const viewer = await signInStaff('viewer');
    expect([await mustEnrol(owner), await mustEnrol(viewer)]).toEqual([true, false]);
    expect((await call(app, 'GET /admin/staff/list', {}, owner)).body.data.error).toBe(
      'SECOND_FACTOR_REQUIRED',
    );
    const { secret }: { secret: string } = (await call(app, 'POST /admin/totp/start', {}, owner)).body.data;
    const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({
      timestamp: services.now().getTime(),
    });
    expect((await call(app, 'POST /admin/totp/confirm', { code }, owner)).status).toBe(200);
    expect(await mustEnrol(owner)).toBe(false);
    expect((await call(app, 'GET /admin/staff/list', {}, owner)).status).toBe(200);
  });
});

describe('new passwords', () => {
  it('400: rejects common ones and ones made of the name', async () => {
    const { app, signInStaff } = await createTestApp();
    const owner = await signInStaff('owner', 'Olga Petrova');
    const change = (next: string) => call(app, 'POST /admin/password/change', { next }, owner);
    const add = (password: string) =>
      call(app, 'POST /admin/staff/save', { name: 'Carl Sagan', role: 'viewer', password }, owner);
    for (const answer of [
      await change('password1234'),
      await change('Petrova-1999!'),
      await add('1qaz2wsx3edc'),
      await add('sagan-sagan-1'),
    ]) {
      expect(answer.status).toBe(400);
      expect(answer.body.data.fields).toHaveLength(1);
    }
    expect((await add('petrova likes the stars')).status).toBe(200);
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
