import { randomUUID } from 'node:crypto';
import type { HandlerOutput } from '@yunyou/contract/endpoints';
import {
  type ApiKeyRecord,
  countApiKeys,
  findApiKey,
  insertApiKey,
  listApiKeys,
  updateApiKey,
} from '@yunyou/database/admin/api-key.queries';
import type { Db } from '@yunyou/database/database';
import { lockUntilCommit } from '@yunyou/database/system/advisory-lock.queries';
import { addDays, chinaNow } from '@yunyou/domain/time/china-time';
import { ApiError, notFound } from '../api-error.ts';
import type { HandlerContext } from '../handler.ts';
import { actorOf, recordAudit } from '../staff/audit.ts';
import { createToken, hashToken } from '../visitors/session-token.ts';

/** Starts every key, so that people and secret scanners recognise it. */
const prefix = 'yyk_';
const hintLength = 4;
const keysMax = 200;
/** A partner has this long to replace a rotated key. */
const overlapMs = 86_400_000;
const usageDays = 30;

interface KeyFields {
  name: string;
  quotaPerDay: number;
}

/** Returns the hash of a presented key, or undefined where the text is no key. */
export function hashApiKey(text: string): string | undefined {
  return new RegExp(`^${prefix}[\\w-]{43}$`).test(text) ? hashToken(text) : undefined;
}

export const looksLikeApiKey = (text: string): boolean => text.startsWith(prefix);

export function createApiKey(): { key: string; keyHash: string; hint: string } {
  const key = prefix + createToken().token;
  return { key, keyHash: hashToken(key), hint: key.slice(-hintLength) };
}

export async function listPartnerKeys(
  context: HandlerContext,
): Promise<HandlerOutput<'GET /admin/apiKey/list'>> {
  const since = addDays(chinaNow(context.now()).date, 1 - usageDays);
  const keys = await listApiKeys(context.db, since);
  return {
    list: keys.map(({ id, name, hint, quotaPerDay, createdAt, previousUntil, revokedAt, usage }) => ({
      ...{ id, name, hint, quotaPerDay, usage },
      createdAt: createdAt.toISOString(),
      previousUntil: previousUntil?.toISOString() ?? null,
      revokedAt: revokedAt?.toISOString() ?? null,
    })),
  };
}

export async function createPartnerKey(fields: KeyFields, context: HandlerContext) {
  const { key, ...stored } = createApiKey();
  const id = randomUUID();
  await context.transaction(async (db) => {
    await lockUntilCommit(db, 'count of API keys');
    if ((await countApiKeys(db)) >= keysMax)
      throw new ApiError('NOT_POSSIBLE', { message: `There can be ${keysMax} API keys at most.` });
    await insertApiKey(db, { id, ...fields, ...stored, createdAt: context.now() });
    await recordAudit(db, actorOf(context), {
      ...auditOf('create', id),
      after: { ...fields, hint: stored.hint },
    });
  });
  return { id, key };
}

export async function savePartnerKey(id: string, fields: KeyFields, context: HandlerContext): Promise<void> {
  await changeKey(id, context, async (db, { name, quotaPerDay }) => {
    await updateApiKey(db, id, fields);
    return { action: 'save', before: { name, quotaPerDay }, after: fields };
  });
}

/** Replaces the key. The old one works for another day; one that was rotated before stops immediately. */
export async function rotatePartnerKey(id: string, context: HandlerContext) {
  const { key, ...stored } = createApiKey();
  await changeKey(id, context, async (db, { keyHash, hint }) => {
    const previousUntil = new Date(context.now().getTime() + overlapMs);
    await updateApiKey(db, id, { ...stored, previousHash: keyHash, previousUntil });
    return { action: 'rotate', before: { hint }, after: { hint: stored.hint } };
  });
  return { id, key };
}

export async function revokePartnerKey(id: string, context: HandlerContext): Promise<void> {
  await changeKey(id, context, async (db, { name, hint }) => {
    await updateApiKey(db, id, { revokedAt: context.now() });
    return { action: 'revoke', before: { name, hint } };
  });
}

interface Change {
  action: string;
  before: unknown;
  after?: unknown;
}

/** Changes a key that is not revoked, with its audit entry. */
async function changeKey(
  id: string,
  context: HandlerContext,
  change: (db: Db, key: ApiKeyRecord) => Promise<Change>,
): Promise<void> {
  await context.transaction(async (db) => {
    const found = await findApiKey(db, id);
    if (!found || found.revokedAt) throw notFound('API key');
    const { action, ...values } = await change(db, found);
    await recordAudit(db, actorOf(context), { ...auditOf(action, id), ...values });
  });
}

const auditOf = (verb: string, id: string) => ({
  action: `api-key.${verb}`,
  entity: 'api-key',
  entityId: id,
});
