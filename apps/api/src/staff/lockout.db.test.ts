import { auditEntry, staff, staffDevice, staffRecoveryCode } from '@yunyou/database/tables/staff.table';
import { desc } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { call } from '../testing/call.ts';
import { createTestApp } from '../testing/test-app.ts';
import { recordAudit } from './audit.ts';
import { ensureFirstAdministrator } from './first-administrator.ts';
import { beginAttempt, strangerCounters } from './login-attempts.ts';
import { unlockStaff } from './unlock-staff.ts';

const password = 'the right words for olga';

async function withOwner(environment: Record<string, string> = {}) {
  const test = await createTestApp({
    TRUST_PROXY: 'true',
    ADMIN_NAME: 'Olga',
    ADMIN_PASSWORD: password,
    ...environment,
  });
  await ensureFirstAdministrator(test.services, test.services.settings);
  const login = (address: string, given = password, cookie = '', name = 'olga') =>
    call(test.app, 'POST /admin/login', { name, password: given }, { 'x-forwarded-for': address, cookie });
  const fail = async (times: number, address: string, name?: string) => {
    for (let attempt = 0; attempt < times; attempt += 1) await login(address, 'wrong', '', name);
  };
  /** Counts failures from many addresses until the name is locked everywhere. */
  const lockName = async (name = 'olga') => {
    for (let count = 0; count < 100; count += 1)
      await beginAttempt(test.services, strangerCounters(name, `198.51.100.${count % 25}`, 1000)).catch(
        () => undefined, // locked already
      );
  };
  return { ...test, login, fail, lockName };
}

const deviceCookie = (headers: Record<string, unknown>) =>
  [headers['set-cookie']]
    .flat()
    .map(String)
    .find((cookie) => cookie.startsWith('yunyou_device=')) ?? '';
const pairOf = (cookie: string) => cookie.split(';')[0] ?? '';

describe('the first owner', () => {
  it('has the name of the setting', async () => {
    const { services } = await withOwner();
    expect((await services.db.select({ name: staff.name }).from(staff)).map(({ name }) => name)).toEqual([
      'Olga',
    ]);
  });
});

describe('lockout of staff', () => {
  it('locks a name at the address of the failures and nowhere else', async () => {
    const { login, fail } = await withOwner();
    await fail(5, '203.0.113.1');
    const locked = await login('203.0.113.1');
    expect(locked.status).toBe(429);
    expect(Number(locked.headers['retry-after'])).toBeGreaterThan(0);
    expect((await login('203.0.113.2')).status).toBe(200);
  });

  it('counts all addresses of an IPv6 /64 as one', async () => {
    const { login, fail } = await withOwner();
    for (let host = 1; host <= 5; host += 1) await fail(1, `2001:db8::${host}`);
    expect((await login('2001:db8::99')).status).toBe(429);
    expect((await login('2001:db8:0:1::1')).status).toBe(200);
  });

  it('locks a name for unknown devices after many failures, and still admits a known device', async () => {
    const { login, lockName, fail } = await withOwner();
    const opened = await login('203.0.113.1');
    const cookie = deviceCookie(opened.headers);
    expect(cookie).toMatch(/HttpOnly/);
    expect(cookie).toMatch(/SameSite=Strict/);
    expect(cookie).toMatch(/Path=\/api\/yunyou\/admin/);
    await lockName();
    expect((await login('203.0.113.1')).status).toBe(429);
    expect((await login('203.0.113.1', 'wrong', pairOf(cookie))).status).toBe(401);
    expect((await login('203.0.113.1', password, pairOf(cookie))).status).toBe(200);
    await fail(5, '203.0.113.1');
    expect((await login('203.0.113.1', password, pairOf(cookie))).status).toBe(200);
  });

  it('limits guesses on a known device, too', async () => {
    const { login } = await withOwner();
    const cookie = pairOf(deviceCookie((await login('203.0.113.1')).headers));
    for (let attempt = 0; attempt < 5; attempt += 1) await login('203.0.113.1', 'wrong', cookie);
    expect((await login('203.0.113.1', password, cookie)).status).toBe(429);
  });

  it('does not adopt a device token that it did not issue', async () => {
    const { login, services } = await withOwner();
    const planted = `yunyou_device=${'A'.repeat(43)}`;
    const opened = await login('203.0.113.1', password, planted);
    expect(pairOf(deviceCookie(opened.headers))).not.toBe(planted);
    expect(await services.db.select().from(staffDevice)).toHaveLength(1);
    const again = await login('203.0.113.1', password, pairOf(deviceCookie(opened.headers)));
    expect(pairOf(deviceCookie(again.headers))).toBe(pairOf(deviceCookie(opened.headers)));
    expect(await services.db.select().from(staffDevice)).toHaveLength(1);
  });

  it('locks an address that fails with many names, and no other address', async () => {
    const { services } = await withOwner();
    const attempt = (name: string, address: string) =>
      beginAttempt(services, strangerCounters(name, address, 1));
    for (let number = 0; number < 5; number += 1) await attempt(`name ${number}`, '203.0.113.1');
    await expect(attempt('another', '203.0.113.1')).rejects.toMatchObject({ error: 'TOO_MANY' });
    await expect(attempt('another', '203.0.113.2')).resolves.toBeDefined();
  });

  it('does not reset the count of all addresses by a correct login', async () => {
    const { login, lockName, passTime } = await withOwner();
    await lockName();
    passTime(16_000);
    expect((await login('203.0.113.1')).status).toBe(200);
    expect((await login('203.0.113.2', 'wrong')).status).toBe(401);
    expect((await login('203.0.113.3')).status).toBe(429);
  });

  it('answers unknown and existing names alike, before and after they are locked', async () => {
    const { login, lockName } = await withOwner();
    const expectSame = async (address: string) => {
      const [known, unknown] = [await login(address, 'wrong'), await login(address, 'wrong', '', 'nobody')];
      expect([unknown.status, unknown.body.message]).toEqual([known.status, known.body.message]);
      expect(unknown.headers['retry-after'] === undefined).toBe(known.headers['retry-after'] === undefined);
      return known.status;
    };
    for (let attempt = 0; attempt < 6; attempt += 1) await expectSame('203.0.113.1');
    await lockName();
    await lockName('nobody');
    expect(await expectSame('203.0.113.2')).toBe(429);
  });
});

describe('failed logins', () => {
  it('are in the audit log with their address, without the typed name and password, 200 an hour', async () => {
    const { login, services, passTime } = await withOwner();
    await login('203.0.113.7', 'a wrong password');
    await login('203.0.113.8', 'a wrong password', '', 'a typed name');
    const read = async () => services.db.select().from(auditEntry).orderBy(desc(auditEntry.at));
    const entries = await read();
    expect(entries.map(({ staffName, action, after }) => ({ staffName, action, after }))).toEqual([
      {
        staffName: 'unknown name',
        action: 'login.refused',
        after: { address: '203.0.113.8', failedLogins: 1 },
      },
      { staffName: 'Olga', action: 'login.refused', after: { address: '203.0.113.7', failedLogins: 1 } },
    ]);
    const earlier = Array.from({ length: 197 }, () => ({ action: 'login.refused' }));
    await recordAudit(services.db, { id: null, name: 'unknown name', now: services.now() }, ...earlier);
    for (let host = 1; host <= 3; host += 1) await login(`198.51.100.${host}`, 'wrong');
    expect(await read()).toHaveLength(200);
    passTime(3_600_001);
    await login('203.0.113.9', 'wrong');
    expect(await read()).toHaveLength(201);
  });
});

describe('unlockStaff', () => {
  const now = new Date();

  it('admits the member again immediately, in any spelling of the name', async () => {
    const { login, lockName, fail, services } = await withOwner();
    await lockName();
    await fail(5, '203.0.113.1');
    expect((await login('203.0.113.1')).status).toBe(429);
    const unlocked = await unlockStaff(services, { name: 'OLGA', isFactorRemoved: false, now });
    expect(unlocked?.name).toBe('Olga');
    expect((await login('203.0.113.1')).status).toBe(200);
    const entries = await services.db.select().from(auditEntry);
    expect(entries.filter(({ action }) => action === 'staff.unlock')).toMatchObject([
      { staffName: 'command line', entityId: unlocked?.id },
    ]);
  });

  it('removes a lost second factor with its recovery codes and ends sessions', async () => {
    const { login, services, app } = await withOwner();
    const opened = await login('203.0.113.1');
    const [account] = await services.db.select({ id: staff.id }).from(staff);
    const staffId = account?.id ?? '';
    await services.db.update(staff).set({ totpSecret: 'x', totpConfirmedAt: now });
    await services.db.insert(staffRecoveryCode).values({ staffId, codeHash: 'x' });
    expect((await login('203.0.113.1')).body.data.error).toBe('SECOND_FACTOR_NEEDED');
    await unlockStaff(services, { name: 'Olga', isFactorRemoved: true, now });
    expect((await login('203.0.113.1')).status).toBe(200);
    expect(await services.db.select().from(staffRecoveryCode)).toEqual([]);
    const cookie = String([opened.headers['set-cookie']].flat()[0]).split(';')[0] ?? '';
    expect((await call(app, 'GET /admin/me', {}, { cookie })).status).toBe(401);
  });

  it('reports an unknown name', async () => {
    const { services } = await withOwner();
    expect(await unlockStaff(services, { name: 'x', isFactorRemoved: false, now })).toBeUndefined();
  });
});
