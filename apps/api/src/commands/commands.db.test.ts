import { execFile } from 'node:child_process';
import { copyFile, cp, mkdtemp, readdir, rm, stat, truncate, utimes } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { openDatabase } from '@yunyou/database/database';
import { addOrderEvent, findOrder, listOrderEvents } from '@yunyou/database/orders/order.queries';
import { listTravellerKeyIds } from '@yunyou/database/orders/traveller-secret.queries';
import { createTestDatabase } from '@yunyou/database/testing/test-database';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createPassportBox } from '../orders/passports/passport-box.ts';
import { createPassportKeys } from '../orders/passports/passport-key.ts';
import { beginAttempt, strangerCounters } from '../staff/login-attempts.ts';
import { book, findDate } from '../testing/booking.ts';
import { createLogin } from '../testing/logins.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';

/** Runs a command as `npm run` does, in a process of its own. */
async function run(command: string, args: string[], environment: Record<string, string>): Promise<string> {
  const file = path.join(import.meta.dirname, `${command}.ts`);
  const env = { ...process.env, ...environment };
  return (await promisify(execFile)(process.execPath, [file, ...args], { env })).stdout;
}

async function createFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'yunyou-commands-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** Returns the settings of an installation with two logins: one serves, the other owns the tables. */
async function settingsOf({ services, ownerUrl }: TestApp) {
  const { DATA_DIR, KEY_DIR } = services.settings;
  return { DATABASE_URL: await createLogin(ownerUrl), MIGRATION_DATABASE_URL: ownerUrl, DATA_DIR, KEY_DIR };
}

async function bookAsAda(site: TestApp): Promise<string> {
  const { headers } = await site.signIn('Ada');
  const { orderNo, answer } = await book(site, headers, await findDate(site));
  expect(answer.status).toBe(200);
  return orderNo;
}

/** Each test starts several processes. */
const timeout = 180_000;

const passports = [{ passportNumber: 'X1234500' }];

describe('passports:rotate', { timeout }, () => {
  it('encrypts all numbers with a new key, which the running site reads', async () => {
    const site = await createTestApp();
    const orderNo = await bookAsAda(site);
    const [before] = await listTravellerKeyIds(site.services.db);
    expect(await run('rotate-passport-key', [], await settingsOf(site))).toMatch(/1 orders/);
    const [after] = await listTravellerKeyIds(site.services.db);
    expect(after).not.toBe(before);
    const order = await findOrder(site.services.db, orderNo);
    expect(order && site.services.passports.open(order)).toEqual(passports);
  });

  it('keeps numbers of a lost key unless the option to delete them is set', async () => {
    const site = await createTestApp();
    const orderNo = await bookAsAda(site);
    const environment = { ...(await settingsOf(site)), KEY_DIR: await createFolder() };
    expect(await run('rotate-passport-key', [], environment)).toMatch(/1 orders .* missing: kept/);
    expect((await findOrder(site.services.db, orderNo))?.sealedTravellers).not.toBeNull();
    const output = await run('rotate-passport-key', ['--discard-unreadable'], environment);
    expect(output).toMatch(/1 orders .* missing: deleted/);
    expect((await findOrder(site.services.db, orderNo))?.sealedTravellers).toBeNull();
  });
});

describe('staff:unlock', { timeout }, () => {
  it('unlocks a member, and fails for an unknown name or option', async () => {
    const site = await createTestApp();
    await site.signInStaff('owner', 'Olga');
    const attempt = () => beginAttempt(site.services, strangerCounters('Olga', '203.0.113.1', 1));
    for (let count = 0; count < 5; count += 1) await attempt();
    await expect(attempt()).rejects.toMatchObject({ error: 'TOO_MANY' });
    const environment = await settingsOf(site);
    expect(await run('staff-unlock', ['olga'], environment)).toMatch(/Olga can sign in again/);
    await expect(attempt()).resolves.toBeDefined();
    await expect(run('staff-unlock', ['Otto'], environment)).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining('no staff member'),
    });
    await expect(run('staff-unlock', ['olga', '--all'], environment)).rejects.toMatchObject({ code: 1 });
  });
});

describe('restore:drill', { timeout }, () => {
  it('restores the newest backup into an empty database, and fails without one, with an old or a broken one', async () => {
    const site = await createTestApp();
    await bookAsAda(site);
    const backups = await createFolder();
    await expect(run('restore-drill', [backups], {})).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining('There is no backup'),
    });
    const backup = path.join(backups, '2026-11-18');
    await run('backup', [backup], await settingsOf(site));
    const output = await run('restore-drill', [backups], {});
    expect(output).toMatch(/Restored \d{3,} rows in \d+ s: \d+ cities, 1 accounts, 0 trips, 1 orders/);

    const file = path.join(backup, 'database.gz');
    const yesterday = new Date(Date.now() - 30 * 3_600_000);
    await utimes(file, yesterday, yesterday);
    await expect(run('restore-drill', [backups], {})).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining('older than 26 hours'),
    });
    await truncate(file, (await stat(file)).size - 20);
    await expect(run('restore-drill', [backups], {})).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining('cannot be restored'),
    });
  });
});

describe('backup and restore', { timeout }, () => {
  it('restore rows and uploads, readable with the keys that are stored apart', async () => {
    const site = await createTestApp();
    const orderNo = await bookAsAda(site);
    const environment = await settingsOf(site);
    const uploads = path.join(environment.DATA_DIR, 'uploads');
    await cp(import.meta.dirname, uploads, { recursive: true });
    const backup = path.join(await createFolder(), 'backup');
    expect(await run('backup', [backup], environment)).toMatch(/keys in .* are not included/);
    expect((await readdir(backup)).toSorted()).toEqual(['database.gz', 'uploads']);
    expect((await stat(path.join(backup, 'database.gz'))).mode & 0o777).toBe(0o600);

    const { url } = await createTestDatabase('template1');
    const target = {
      DATABASE_URL: await createLogin(url),
      MIGRATION_DATABASE_URL: url,
      DATA_DIR: await createFolder(),
      KEY_DIR: await createFolder(),
    };
    expect(await run('restore', [backup], target)).toMatch(/Restored/);
    expect(await readdir(path.join(target.DATA_DIR, 'uploads'))).toEqual(await readdir(uploads));
    await copyFile(path.join(environment.KEY_DIR, 'passport.key'), path.join(target.KEY_DIR, 'passport.key'));
    const restored = openDatabase({ connection: { url }, poolSize: 1, onConnectionLost: () => undefined });
    onTestFinished(restored.close);
    const order = await findOrder(restored.db, orderNo);
    expect(order && createPassportBox(createPassportKeys(target)).open(order)).toEqual(passports);
    await addOrderEvent(restored.db, {
      orderNo,
      at: new Date(),
      actor: 'system',
      actorName: '',
      what: 'pay',
      state: 'paid',
    });
    const events = await listOrderEvents(restored.db, orderNo);
    expect(new Set(events.map(({ id }) => id)).size).toBe(2);
  });
});
