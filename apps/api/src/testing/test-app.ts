import { randomUUID } from 'node:crypto';
import { createSession, upsertUser } from '@yunyou/database/people.queries';
import { createTestDatabase } from '@yunyou/database/testing/test-database';
import type { FastifyInstance } from 'fastify';
import { onTestFinished } from 'vitest';
import { createApp } from '../app.ts';
import type { Services } from '../handler.ts';
import { createServices } from '../services.ts';
import { readSettings } from '../settings.ts';
import { createToken } from '../visitors/session-token.ts';
import { guideTemplate } from './templates.ts';

export interface TestApp {
  app: FastifyInstance;
  services: Services;
  /** A signed-in visitor's header. */
  signIn(name?: string): Promise<{ userId: string; headers: { 'user-token': string } }>;
}

export const apiPath = '/api/yunyou';

export async function createTestApp(environment: Record<string, string> = {}): Promise<TestApp> {
  const database = await createTestDatabase(guideTemplate);
  const settings = readSettings({
    LOG_LEVEL: 'silent',
    RATE_LIMIT: '100000',
    SIGN_IN_LIMIT: '100000',
    TRIP_LIMIT: '100000',
    PLANNING_MS: '200',
    ...environment,
  });
  const { services, close } = createServices({
    database,
    settings,
    log: () => undefined,
    isLazy: true,
    pollSeconds: 0.5,
  });
  onTestFinished(close);
  const app = await createApp(services);
  onTestFinished(() => app.close());

  const signIn = async (name = 'Ada') => {
    const user = await upsertUser(database.db, {
      id: randomUUID(),
      provider: 'test',
      providerSubject: randomUUID(),
      email: `${name.toLowerCase()}@example.org`,
      userName: name,
    });
    const { token, tokenHash } = createToken();
    await createSession(database.db, {
      tokenHash,
      userId: user.id,
      expiresAt: new Date(Date.now() + 60_000),
    });
    return { userId: user.id, headers: { 'user-token': token } };
  };
  return { app, services, signIn };
}
