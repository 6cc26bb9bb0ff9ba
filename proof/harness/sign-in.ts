import { randomUUID } from 'node:crypto';
import type { Db } from '@yunyou/database/database';
import { createSession, upsertUser } from '@yunyou/database/visitors/user.queries';
import { createToken } from '../../apps/api/src/visitors/session-token.ts';

/** Creates a visitor with a session directly in the database and returns the session's request header. */
export async function signInTraveller(db: Db, name: string): Promise<{ 'user-token': string }> {
  const user = await upsertUser(db, {
    id: randomUUID(),
    provider: 'proof',
    providerSubject: randomUUID(),
    email: `${randomUUID()}@example.org`,
    userName: name,
  });
  const { token, tokenHash } = createToken();
  await createSession(db, { tokenHash, userId: user.id, expiresAt: new Date(Date.now() + 30 * 86_400_000) });
  return { 'user-token': token };
}
