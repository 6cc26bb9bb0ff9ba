import type { EntityName } from '@yunyou/contract/entities';
import { and, desc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import { tableOf } from '../catalogue/catalogue.queries.ts';
import { rowTitle } from '../catalogue/row-title.ts';
import type { Db } from '../database.ts';
import { entityVersion } from '../tables/admin.table.ts';

interface DatedFact {
  id: string;
  title: string;
  path: string;
  statement: string;
  source: string;
  url: string;
  checkedOn: string;
  validDays: number;
}

const rowLimit = 2000;
const isLive = (entity: EntityName) =>
  and(eq(tableOf(entity).status, 'published'), isNull(tableOf(entity).deletedAt));

/** Lists places whose `factsAsOf` is `month` or earlier. */
export async function listOldFigures(db: Db, entity: EntityName, month: string) {
  const table = tableOf(entity);
  const factsAsOf = sql<string>`${table.doc}->>'factsAsOf'`;
  return db
    .select({ id: table.id, title: rowTitle(entity), factsAsOf })
    .from(table)
    .where(and(isLive(entity), sql`${factsAsOf} <= ${month}`))
    .orderBy(factsAsOf, table.id)
    .limit(rowLimit);
}

/** Lists the facts of guides or rules whose validity ended before `today`. */
export async function listOldFacts(db: Db, entity: 'guide' | 'rule', today: string): Promise<DatedFact[]> {
  const table = tableOf(entity);
  const fact =
    entity === 'guide'
      ? sql`jsonb_array_elements(${table.doc}->'facts') with ordinality as entry(fact, place)`
      : sql`(values (${table.doc}->'fact', 0)) as entry(fact, place)`;
  const path = entity === 'guide' ? sql<string>`'facts.' || (entry.place - 1)` : sql<string>`'fact'`;
  const checkedOn = sql<string>`(entry.fact->>'checkedOn')`;
  const validDays = sql<number>`(entry.fact->>'validDays')::integer`;
  return db
    .select({
      id: table.id,
      title: table.title,
      path,
      statement: sql<string>`entry.fact->>'statement'`,
      source: sql<string>`coalesce(entry.fact->>'source', '')`,
      url: sql<string>`coalesce(entry.fact->>'url', '')`,
      checkedOn,
      validDays,
    })
    .from(table)
    .innerJoin(sql`lateral ${fact}`, sql`true`)
    .where(
      and(
        isLive(entity),
        isNotNull(sql`entry.fact`),
        sql`${checkedOn}::date + ${validDays} < ${today}::date`,
      ),
    )
    .orderBy(sql`${checkedOn}::date + ${validDays}`, table.id)
    .limit(rowLimit);
}

/** Lists who confirmed facts of these rows and when, newest first. */
export async function listConfirmations(db: Db, entity: EntityName, ids: readonly string[]) {
  const { id, staffName, at, action } = entityVersion;
  return db
    .select({ id, staffName, at })
    .from(entityVersion)
    .where(and(eq(entityVersion.entity, entity), inArray(id, [...ids]), eq(action, factConfirmation)))
    .orderBy(desc(at));
}

/** Action in the history of a row whose fact was confirmed. */
export const factConfirmation = 'confirm fact';
