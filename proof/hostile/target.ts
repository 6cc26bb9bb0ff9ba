import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { createStaffSession, insertStaff } from '@yunyou/database/admin/staff.queries';
import { type Database, openDatabase } from '@yunyou/database/database';
import { reachEmbeddedPostgres } from '@yunyou/database/embedded/attach';
import { createSession, upsertUser } from '@yunyou/database/visitors/user.queries';
import { staffCookieName } from '../../apps/api/src/http/callers.ts';
import { csrfTokenOf } from '../../apps/api/src/staff/csrf-token.ts';
import { hashPassword } from '../../apps/api/src/staff/password.ts';
import { createToken } from '../../apps/api/src/visitors/session-token.ts';
import { startSite } from '../../e2e/harness/start-site.ts';

export type Headers = Record<string, string>;

/** A running site with functions to sign in as any caller. */
export interface Target {
  url: string;
  dataFolder: string;
  keyFolder: string;
  database: Database;
  signIn(name: string): Promise<Headers>;
  signInStaff(role: string): Promise<Headers>;
  stop(): Promise<void>;
}

export const adminPassword = 'a-password-for-attacks';
const dayMs = 86_400_000;

/** Raises rate limits so that requests reach their target; parts that test limits set their own. */
export const unlimited = {
  RATE_LIMIT: '100000000',
  SIGN_IN_LIMIT: '100000000',
  TRIP_LIMIT: '100000000',
  UPLOAD_LIMIT: '100000000',
  PLANNING_MS: '50',
  PLANNING_QUEUE: '5',
  PLANNING_THREADS: '1',
};

export async function startTarget(
  environment: Record<string, string> = unlimited,
  onOutput?: (text: string) => void,
): Promise<Target> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'yunyou-hostile-'));
  const keyFolder = await mkdtemp(path.join(os.tmpdir(), 'yunyou-hostile-keys-'));
  const site = await startSite(
    {
      DATA_DIR: folder,
      KEY_DIR: keyFolder,
      ADMIN_PASSWORD: adminPassword,
      STAFF_IDLE_MINUTES: '720',
      STAFF_SECOND_FACTOR: 'off', // attackers sign in as staff without one
      LOG_LEVEL: 'silent',
      ...environment,
    },
    onOutput ? { onOutput } : {},
  );
  const { connection } = await reachEmbeddedPostgres(path.join(folder, 'postgres'));
  const database = openDatabase({ connection, poolSize: 4, onConnectionLost: () => undefined });
  const unusableHash = await hashPassword(randomUUID());

  return {
    url: site.url,
    dataFolder: folder,
    keyFolder,
    database,
    async signIn(name) {
      const user = await upsertUser(database.db, {
        id: randomUUID(),
        provider: 'hostile',
        providerSubject: randomUUID(),
        email: `${name.toLowerCase()}@example.org`,
        userName: name,
      });
      const { token, tokenHash } = createToken();
      const expiresAt = new Date(Date.now() + dayMs);
      await createSession(database.db, { tokenHash, userId: user.id, expiresAt });
      return { 'user-token': token };
    },
    async signInStaff(role) {
      const staffId = randomUUID();
      await insertStaff(database.db, {
        id: staffId,
        name: `${role} ${staffId}`,
        role,
        passwordHash: unusableHash,
      });
      const { token, tokenHash } = createToken();
      const expiresAt = new Date(Date.now() + dayMs);
      // Confirmed for the whole run, which may take longer than a confirmation is valid.
      await createStaffSession(database.db, {
        tokenHash,
        id: randomUUID(),
        staffId,
        expiresAt,
        confirmedAt: expiresAt,
      });
      return { cookie: `${staffCookieName}=${token}`, 'x-csrf-token': csrfTokenOf(token) };
    },
    async stop() {
      await database.close();
      await site.stop();
      for (const made of [folder, keyFolder]) await rm(made, { recursive: true, force: true });
    },
  };
}
