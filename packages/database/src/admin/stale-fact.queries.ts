import type { EntityName } from '@yunyou/contract/entities';
import { and, desc, eq, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
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

/** Returns the fields that decide which kinds of facts a row has. */
const validityFields = (doc: PgColumn) =>
  sql<Record<string, unknown>>`jsonb_build_object(
    'mode', ${doc}->'mode', 'services', ${doc}->'services', 'openingHours', ${doc}->'openingHours',
    'free', ${doc}->'free', 'tickets', coalesce(${doc}->'tickets', '[]'))`;

/** Returns the condition that a row belongs to a city: the city itself, its places, and links and guides that name it. */
function isOfCity(entity: EntityName, cityId: string): SQL {
  const table = tableOf(entity);
  const fields: Partial<Record<EntityName, object[]>> = {
    link: [{ fromCityId: cityId }, { toCityId: cityId }],
    guide: [{ cityIds: [cityId] }],
  };
  if (entity === 'city') return eq(table.id, cityId);
  const matches = (fields[entity] ?? [{ cityId }]).map(
    (part) => sql`${table.doc} @> ${JSON.stringify(part)}::jsonb`,
  );
  return sql`(${sql.join(matches, sql` or `)})`;
}

/** Lists places whose `factsAsOf` is `month` or earlier, of one city or all. */
export async function listOldFigures(db: Db, entity: EntityName, month: string, cityId?: string) {
  const table = tableOf(entity);
  const factsAsOf = sql<string>`${table.doc}->>'factsAsOf'`;
  return db
    .select({ id: table.id, title: rowTitle(entity), factsAsOf, fields: validityFields(table.doc) })
    .from(table)
    .where(and(isLive(entity), sql`${factsAsOf} <= ${month}`, cityId ? isOfCity(entity, cityId) : undefined))
    .orderBy(factsAsOf, table.id)
    .limit(rowLimit);
}

/** Lists the facts of guides or rules whose validity ended before `today`, of one city or all. */
export async function listOldFacts(
  db: Db,
  entity: 'guide' | 'rule',
  today: string,
  cityId?: string,
): Promise<DatedFact[]> {
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
        cityId ? isOfCity(entity, cityId) : undefined,
        sql`${checkedOn}::date + ${validDays} < ${today}::date`,
      ),
    )
    .orderBy(sql`${checkedOn}::date + ${validDays}`, table.id)
    .limit(rowLimit);
}

/** Lists who confirmed facts of these rows, when and by which evidence, newest first. */
export async function listConfirmations(db: Db, entity: EntityName, ids: readonly string[]) {
  const { id, staffName, at, action, reason } = entityVersion;
  return db
    .select({ id, staffName, at, evidence: reason })
    .from(entityVersion)
    .where(and(eq(entityVersion.entity, entity), inArray(id, [...ids]), eq(action, factConfirmation)))
    .orderBy(desc(at));
}

/** Action in the history of a row whose fact was confirmed. */
export const factConfirmation = 'confirm fact';
