import { and, eq, gt, isNull, lt, or, sql } from 'drizzle-orm';
import type { Db } from '../database.ts';
import { deleteInBatches } from '../system/delete-in-batches.ts';
import { demoSignIn } from '../tables/sign-in.table.ts';

interface SignInRecord {
  model: string;
  id: string;
  payload: Record<string, unknown>;
  expiresAt: Date | null;
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : null);
const sameRecord = (model: string, id: string) => and(eq(demoSignIn.model, model), eq(demoSignIn.id, id));
const notExpired = (now: Date) => or(isNull(demoSignIn.expiresAt), gt(demoSignIn.expiresAt, now));

export async function saveSignInRecord(db: Db, record: SignInRecord): Promise<void> {
  const { payload, expiresAt } = record;
  const columns = {
    payload,
    expiresAt,
    uid: textOf(payload['uid']),
    grantId: textOf(payload['grantId']),
    accountId: textOf(payload['accountId']),
  };
  await db
    .insert(demoSignIn)
    .values({ ...record, ...columns })
    .onConflictDoUpdate({ target: [demoSignIn.model, demoSignIn.id], set: columns });
}

export async function findSignInRecord(db: Db, { model, id, now }: { model: string; id: string; now: Date }) {
  const [row] = await db
    .select({ payload: demoSignIn.payload })
    .from(demoSignIn)
    .where(and(sameRecord(model, id), notExpired(now)));
  return row?.payload;
}

export async function findSignInRecordByUid(
  db: Db,
  { model, uid, now }: { model: string; uid: string; now: Date },
) {
  const [row] = await db
    .select({ payload: demoSignIn.payload })
    .from(demoSignIn)
    .where(and(eq(demoSignIn.model, model), eq(demoSignIn.uid, uid), notExpired(now)))
    .limit(1);
  return row?.payload;
}

/** Marks the record as consumed. Returns false when it was consumed before: only one of two concurrent calls succeeds. */
export async function consumeSignInRecord(db: Db, model: string, id: string, atSeconds: number) {
  const rows = await db
    .update(demoSignIn)
    .set({ payload: sql`${demoSignIn.payload} || jsonb_build_object('consumed', ${atSeconds}::bigint)` })
    .where(and(sameRecord(model, id), sql`not ${demoSignIn.payload} ? 'consumed'`))
    .returning({ id: demoSignIn.id });
  return rows.length > 0;
}

export async function removeSignInRecord(db: Db, model: string, id: string): Promise<boolean> {
  const rows = await db.delete(demoSignIn).where(sameRecord(model, id)).returning({ id: demoSignIn.id });
  return rows.length > 0;
}

export async function removeSignInRecordsOfGrant(db: Db, grantId: string): Promise<void> {
  await db.delete(demoSignIn).where(eq(demoSignIn.grantId, grantId));
}

export async function removeSignInRecordsOfAccount(db: Db, accountId: string): Promise<void> {
  await db.delete(demoSignIn).where(eq(demoSignIn.accountId, accountId));
}

export async function removeExpiredSignInRecords(db: Db, now: Date): Promise<void> {
  await deleteInBatches(db, demoSignIn, lt(demoSignIn.expiresAt, now));
}
