import { hash } from 'node:crypto';
import type { BehaviourTarget } from '@yunyou/contract/account/behaviour-target.schema';
import { and, count, desc, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../database.ts';
import { behaviour, behaviourCount, behaviourDelta, behaviourTotal } from '../tables/user.table.ts';

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

/** Slots of one target. More slots let more visitors like it at the same moment, and make its count slower to read. */
const slots = 16;

/**
 * Returns the slot of a visitor. Likes and their removal by one visitor are in the same slot, so that a slot which is added to
 * the count without the others never makes the count negative.
 */
export const slotOf = (userId: string): number => hash('sha256', userId, 'buffer').readUInt8(0) % slots;

/**
 * Changes the count. Locks the slot of the visitor until the end of the transaction: concurrent changes by one visitor run one
 * after another, those of visitors with other slots at the same time. `by` 0 only locks.
 */
export async function changeBehaviourCount(
  db: Db,
  { userId, kind, targetType, targetId }: BehaviourKey,
  by: 1 | 0 | -1,
): Promise<void> {
  await db
    .insert(behaviourDelta)
    .values({ kind, targetType, targetId, slot: slotOf(userId), count: by })
    .onConflictDoUpdate({
      target: [behaviourDelta.targetType, behaviourDelta.targetId, behaviourDelta.kind, behaviourDelta.slot],
      set: { count: sql`${behaviourDelta.count} + ${by}` },
    });
}

/** Adds at most `limit` slots to the counts, leaving out those that a transaction changes now. Returns the number of slots. */
export async function foldBehaviourCounts(db: Db, limit: number): Promise<number> {
  const { rows } = await db.execute<{ folded: number }>(sql`
    with chosen as (
      select target_type, target_id, kind, slot from ${behaviourDelta}
      order by target_type, target_id, kind, slot limit ${limit} for update skip locked
    ), taken as (
      delete from ${behaviourDelta} delta using chosen
      where (delta.target_type, delta.target_id, delta.kind, delta.slot) = (chosen.target_type, chosen.target_id, chosen.kind, chosen.slot)
      returning delta.*
    ), added as (
      insert into ${behaviourCount} (kind, target_type, target_id, count)
      select kind, target_type, target_id, sum(count) from taken
      group by kind, target_type, target_id order by target_type, target_id, kind
      on conflict (target_type, target_id, kind) do update set count = ${behaviourCount}.count + excluded.count
    )
    select count(*)::integer as folded from taken`);
  return rows[0]?.folded ?? 0;
}

/**
 * Selects the counts of a row of `table` as a JSON object, for statements that read the row itself. Names columns as text,
 * because drizzle leaves out the table of a column when a statement reads one table.
 */
export const countsOf = (targetType: BehaviourTarget, table: PgTable) =>
  sql<
    Partial<Record<BehaviourKind, number>>
  >`(select coalesce(json_object_agg(${behaviourTotal}.kind, ${behaviourTotal}.count), '{}')
    from ${behaviourTotal} where ${behaviourTotal}.target_type = ${targetType} and ${behaviourTotal}.target_id = ${table}.id)`;

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
    .select({ kind: behaviourTotal.kind, count: behaviourTotal.count })
    .from(behaviourTotal)
    .where(and(eq(behaviourTotal.targetType, targetType), eq(behaviourTotal.targetId, targetId)));
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

/**
 * Lists the ids of the targets of one type that are saved most often: the first ones by the index on the count, and all whose
 * count has changes that are not added yet.
 */
export async function listMostSaved(db: Db, targetType: BehaviourTarget, limit: number): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    with changed as (
      select target_id, sum(count) as count from ${behaviourDelta}
      where target_type = ${targetType} and kind = 'favourite' group by target_id
    )
    select id from (
      (select target_id as id, count from ${behaviourCount}
        where target_type = ${targetType} and kind = 'favourite' and count > 0
          and target_id not in (select target_id from changed)
        order by count desc, target_id limit ${limit})
      union all
      select target_id, changed.count + coalesce((
        select counted.count from ${behaviourCount} counted
        where counted.target_type = ${targetType} and counted.kind = 'favourite' and counted.target_id = changed.target_id), 0)
      from changed
    ) total where count > 0 order by count desc, id limit ${limit}`);
  return rows.map(({ id }) => id);
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
  return db.select().from(behaviourTotal).where(isOneOf(behaviourTotal, targets));
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
