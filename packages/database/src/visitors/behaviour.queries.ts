import type { BehaviourTarget } from '@yunyou/contract/account/user.endpoints';
import { and, eq, inArray, or, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '../database.ts';
import { behaviour, behaviourCount } from '../tables/user.table.ts';

interface Target {
  type: BehaviourTarget;
  id: string;
}

/** What the visitor likes and keeps among these. */
export async function listBehaviour(db: Db, userId: string, targets: readonly Target[]) {
  return db
    .select({ kind: behaviour.kind, targetType: behaviour.targetType, targetId: behaviour.targetId })
    .from(behaviour)
    .where(and(eq(behaviour.userId, userId), isOneOf(behaviour, targets)));
}

export async function listBehaviourCounts(db: Db, targets: readonly Target[]) {
  return db.select().from(behaviourCount).where(isOneOf(behaviourCount, targets));
}

/** One `in` per kind of target, which the index on kind and id answers. */
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
