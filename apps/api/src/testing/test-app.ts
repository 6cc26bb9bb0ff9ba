import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { createStaffSession, insertStaff } from '@yunyou/database/admin/staff.queries';
import { appRole } from '@yunyou/database/app-role';
import type { Database } from '@yunyou/database/database';
import type { Replicas } from '@yunyou/database/replicas';
import { createTestDatabase } from '@yunyou/database/testing/test-database';
import { createSession, upsertUser } from '@yunyou/database/visitors/user.queries';
import type { FastifyInstance } from 'fastify';
import { onTestFinished } from 'vitest';
import { createApp } from '../app.ts';
import type { Services } from '../handler.ts';
import { staffCookieName } from '../http/callers.ts';
import { createServices } from '../services.ts';
import { readSettings } from '../settings.ts';
import { csrfTokenOf } from '../staff/csrf-token.ts';
import { ensureRoles } from '../staff/first-administrator.ts';
import { hashPassword } from '../staff/password.ts';

import { createToken } from '../visitors/session-token.ts';
import { guideTemplate } from './templates.ts';

export interface TestApp {
  app: FastifyInstance;
  services: Services;
  /** URL of the database for the owner of its tables; the app uses a role without this privilege. */
  ownerUrl: string;
  /** Advances the clock of the app. */
  passTime(ms: number): void;
  /** Creates a signed-in visitor. */
  signIn(name?: string): Promise<{ userId: string; headers: { 'user-token': string } }>;
  /** Creates a signed-in staff member with the role. */
  signInStaff(role?: string, name?: string): Promise<StaffHeaders>;
}

interface StaffHeaders extends Record<string, string> {
  cookie: string;
  'x-csrf-token': string;
}

const unusedPasswordHash = hashPassword(randomUUID());

export { apiPath } from './api-path.ts';

/** Creates an app on a database of its own with the sample content. */
export async function createTestApp(
  environment: Record<string, string> = {},
  clock: () => Date = () => new Date(),
): Promise<TestApp> {
  const database = await createTestDatabase(guideTemplate, appRole); // as the server does
  return createTestAppOn({ database, environment, clock });
}

interface TestAppOptions {
  /** `url` is for the owner of its tables. */
  database: Database & { url: string };
  replicas?: Replicas;
  environment?: Record<string, string>;
  clock?(): Date;
}

export async function createTestAppOn({
  database,
  replicas,
  environment = {},
  clock = () => new Date(),
}: TestAppOptions): Promise<TestApp> {
  let passedMs = 0;
  const now = () => new Date(clock().getTime() + passedMs);
  const dataFolder = await mkdtemp(path.join(os.tmpdir(), 'yunyou-app-'));
  const keyFolder = await mkdtemp(path.join(os.tmpdir(), 'yunyou-keys-'));
  onTestFinished(async () => {
    for (const folder of [dataFolder, keyFolder]) await rm(folder, { recursive: true, force: true });
  });
  const settings = readSettings({
    LOG_LEVEL: 'silent',
    RATE_LIMIT: '100000',
    SIGN_IN_LIMIT: '100000',
    TRIP_LIMIT: '100000',
    STAFF_SECOND_FACTOR: 'off',
    PLANNING_MS: '200',
    ANSWER_CACHE_MB: '0', // tests write to the database directly, without a catalogue change
    ANSWER_STORE_MB: '0',
    LAG_MAX_MS: '10000', // a loaded machine must not trigger load shedding
    DATA_DIR: dataFolder,
    KEY_DIR: keyFolder,
    ...environment,
  });
  const { services: realServices, close } = createServices({
    database,
    replicas,
    settings,
    log: () => undefined,
    pollSeconds: 0.5,
  });
  onTestFinished(close);
  const services: Services = { ...realServices, now };
  const app = await createApp(services);
  onTestFinished(() => app.close());

  const signIn = async (name = 'Ada') => {
    const user = await upsertUser(database.db, {
      id: randomUUID(),
      provider: 'test',
      providerSubject: randomUUID(),
      email: `${name.toLowerCase().replaceAll(' ', '.')}@example.org`,
      userName: name,
    });
    const { token, tokenHash } = createToken();
    await createSession(database.db, {
      tokenHash,
      userId: user.id,
      expiresAt: new Date(now().getTime() + 1_000 * 86_400_000),
    });
    return { userId: user.id, headers: { 'user-token': token } };
  };

  const signInStaff = async (role = 'owner', name = `${role} ${randomUUID()}`): Promise<StaffHeaders> => {
    await ensureRoles(database.db);
    const staffId = randomUUID();
    await insertStaff(database.db, { id: staffId, name, role, passwordHash: await unusedPasswordHash });
    const { token, tokenHash } = createToken();
    const signedInAt = services.now();
    await createStaffSession(database.db, {
      tokenHash,
      id: randomUUID(),
      staffId,
      lastSeenAt: signedInAt,
      expiresAt: new Date(signedInAt.getTime() + 12 * 3_600_000),
      confirmedAt: signedInAt,
    });
    return { cookie: `${staffCookieName}=${token}`, 'x-csrf-token': csrfTokenOf(token) };
  };
  const passTime = (ms: number) => {
    passedMs += ms;
  };
  return { app, services, ownerUrl: database.url, passTime, signIn, signInStaff };
}
