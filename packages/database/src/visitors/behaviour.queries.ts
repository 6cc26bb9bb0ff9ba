import type { BehaviourTarget } from '@yunyou/contract/account/behaviour-target.schema';
import { and, count, desc, eq, gt, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../database.ts';
import { behaviour, behaviourCount } from '../tables/user.table.ts';

export type BehaviourKind = 'like' | 'favourite';

interface BehaviourKey {
  userId: string;
  kind: BehaviourKind;
  targetType: BehaviourTarget;
  targetId: string;
}

const sameBehaviour = (key: BehaviourKey) =>
  and(
    eq(behaviour.userId, key.userId),
    eq(behaviour.kind, key.kind),
    eq(behaviour.targetType, key.targetType),
    eq(behaviour.targetId, key.targetId),
  );

/** Adds a like or favourite. Returns false when it was set before. */
export async function addBehaviour(db: Db, key: BehaviourKey): Promise<boolean> {
  const added = await db
    .insert(behaviour)
    .values(key)
    .onConflictDoNothing()
    .returning({ id: behaviour.targetId });
  return added.length > 0;
}

export async function removeBehaviour(db: Db, key: BehaviourKey): Promise<boolean> {
  const removed = await db.delete(behaviour).where(sameBehaviour(key)).returning({ id: behaviour.targetId });
  return removed.length > 0;
}

export async function hasBehaviour(db: Db, key: BehaviourKey): Promise<boolean> {
  const rows = await db.select({ id: behaviour.targetId }).from(behaviour).where(sameBehaviour(key));
  return rows.length > 0;
}

/** Changes the count and returns its new value. The row lock makes concurrent changes run one after another. */
export async function changeBehaviourCount(
  db: Db,
  { kind, targetType, targetId }: Omit<BehaviourKey, 'userId'>,
  by: 1 | 0 | -1,
): Promise<number> {
  const [row] = await db
    .insert(behaviourCount)
    .values({ kind, targetType, targetId, count: Math.max(by, 0) })
    .onConflictDoUpdate({
      target: [behaviourCount.targetType, behaviourCount.targetId, behaviourCount.kind],
      set: { count: sql`${behaviourCount.count} + ${by}` },
    })
    .returning({ count: behaviourCount.count });
  return row?.count ?? 0;
}

/**
 * Selects the counts of a row of `table` as a JSON object, for statements that read the row itself. Names columns as text,
 * because drizzle leaves out the table of a column when a statement reads one table.
 */
export const countsOf = (targetType: BehaviourTarget, table: PgTable) =>
  sql<
    Partial<Record<BehaviourKind, number>>
  >`(select coalesce(json_object_agg(${behaviourCount}.kind, ${behaviourCount}.count), '{}')
    from ${behaviourCount} where ${behaviourCount}.target_type = ${targetType} and ${behaviourCount}.target_id = ${table}.id)`;

export const toCounts = ({ like = 0, favourite = 0 }: Partial<Record<BehaviourKind, number>>) => ({
  likeCount: like,
  favouriteCount: favourite,
});

export async function findCounts(
  db: Db,
  targetType: BehaviourTarget,
  targetId: string,
): Promise<{ likeCount: number; favouriteCount: number }> {
  const rows = await db
    .select({ kind: behaviourCount.kind, count: behaviourCount.count })
    .from(behaviourCount)
    .where(and(eq(behaviourCount.targetType, targetType), eq(behaviourCount.targetId, targetId)));
  const of = (kind: BehaviourKind) => rows.find((row) => row.kind === kind)?.count ?? 0;
  return { likeCount: of('like'), favouriteCount: of('favourite') };
}

export async function listFavourites(
  db: Db,
  userId: string,
  targetType: BehaviourTarget | undefined,
  slice: { limit: number; offset: number },
) {
  const where = and(
    eq(behaviour.userId, userId),
    eq(behaviour.kind, 'favourite'),
    targetType && eq(behaviour.targetType, targetType),
  );
  const [rows, [counted]] = await Promise.all([
    db
      .select({
        targetType: behaviour.targetType,
        targetId: behaviour.targetId,
        createdAt: behaviour.createdAt,
      })
      .from(behaviour)
      .where(where)
      .orderBy(desc(behaviour.createdAt), behaviour.targetId)
      .limit(slice.limit)
      .offset(slice.offset),
    db.select({ total: count() }).from(behaviour).where(where),
  ]);
  return { rows, total: counted?.total ?? 0 };
}

/** Lists the ids of the targets of one type that are saved most often. */
export async function listMostSaved(db: Db, targetType: BehaviourTarget, limit: number): Promise<string[]> {
  const rows = await db
    .select({ id: behaviourCount.targetId })
    .from(behaviourCount)
    .where(
      and(
        eq(behaviourCount.targetType, targetType),
        eq(behaviourCount.kind, 'favourite'),
        gt(behaviourCount.count, 0),
      ),
    )
    .orderBy(desc(behaviourCount.count), behaviourCount.targetId)
    .limit(limit);
  return rows.map((row) => row.id);
}

interface Target {
  type: BehaviourTarget;
  id: string;
}

/** Lists which of these targets the visitor likes and has saved. */
export async function listBehaviour(db: Db, userId: string, targets: readonly Target[]) {
  return db
    .select({ kind: behaviour.kind, targetType: behaviour.targetType, targetId: behaviour.targetId })
    .from(behaviour)
    .where(and(eq(behaviour.userId, userId), isOneOf(behaviour, targets)));
}

export async function listBehaviourCounts(db: Db, targets: readonly Target[]) {
  return db.select().from(behaviourCount).where(isOneOf(behaviourCount, targets));
}

/** Builds one `in` condition per target type, which the index on type and id supports. */
function isOneOf(table: { targetType: PgColumn; targetId: PgColumn }, targets: readonly Target[]) {
  const idsByType = Map.groupBy(targets, ({ type }) => type);
  const conditions: (SQL | undefined)[] = [...idsByType].map(([type, some]) =>
    and(
      eq(table.targetType, type),
      inArray(
        table.targetId,
        some.map(({ id }) => id),
      ),
    ),
  );
  return or(...conditions);
}
