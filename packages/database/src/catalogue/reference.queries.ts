import { type EntityName, entityNames } from '@yunyou/contract/entities';
import { listReferencePaths } from '@yunyou/contract/field-description';
import { and, isNull, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../database.ts';
import { escapeLike } from '../like-pattern.ts';
import { tableOf } from './catalogue.queries.ts';
import { rowTitle } from './row-title.ts';

interface UsingRow {
  entity: EntityName;
  id: string;
  title: string;
  status: 'draft' | 'review' | 'published' | 'archived';
}

/** Rows of one entity that refer to a row. */
export interface UsingGroup {
  entity: EntityName;
  /** Number of all such rows, and of those that are not archived. */
  total: number;
  live: number;
  /** The first of them, live ones first. */
  rows: UsingRow[];
}

const rowLimit = 200;

/** Finds rows outside the trash whose document or draft refers to a row, by a reference field or by a link to its page. */
export async function listReferringRows(
  db: Db,
  target: { entity: EntityName; id: string; path: string | null },
): Promise<UsingGroup[]> {
  const found: UsingGroup[] = [];
  for (const entity of entityNames) {
    const paths = listReferencePaths(entity).filter((reference) => reference.target === target.entity);
    const table = tableOf(entity);
    const references = paths.map(({ path }) => {
      const jsonPath = `$${path.map((name) => (name === '*' ? '[*]' : `."${name}"`)).join('')} ? (@ == $id)`;
      const vars = JSON.stringify({ id: target.id });
      return sql`jsonb_path_exists(${table.doc}, ${jsonPath}::jsonpath, ${vars}::jsonb)
        or jsonb_path_exists(coalesce(${table.draft}, '{}'), ${jsonPath}::jsonpath, ${vars}::jsonb)`;
    });
    const links = target.path === null ? [] : [containsText(entity, JSON.stringify(target.path))];
    const conditions = [...references, ...links];
    if (conditions.length === 0) continue;
    const group = await findGroup(db, entity, sql.join(conditions, sql` or `), target);
    if (group.total > 0) found.push(group);
  }
  return found;
}

/** Lists rows that use a picture anywhere in their document or draft. */
export async function listRowsWithPicture(db: Db, picture: string): Promise<UsingRow[]> {
  const found: UsingRow[] = [];
  for (const entity of entityNames)
    found.push(...(await findGroup(db, entity, containsText(entity, JSON.stringify(picture)))).rows);
  return found.slice(0, rowLimit);
}

const containsText = (entity: EntityName, text: string): SQL => {
  const table = tableOf(entity);
  const pattern = `%${escapeLike(text)}%`;
  return sql`${table.doc}::text like ${pattern} or ${table.draft}::text like ${pattern}`;
};

async function findGroup(
  db: Db,
  entity: EntityName,
  condition: SQL,
  except?: { entity: EntityName; id: string },
): Promise<UsingGroup> {
  const table = tableOf(entity);
  const isLive = sql`${table.status} <> 'archived'`;
  const rows = await db
    .select({
      id: table.id,
      title: rowTitle(entity),
      status: table.status,
      total: sql<number>`(count(*) over ())::integer`,
      live: sql<number>`(count(*) filter (where ${isLive}) over ())::integer`,
    })
    .from(table)
    .where(
      and(
        isNull(table.deletedAt),
        sql`(${condition})`,
        except?.entity === entity ? sql`${table.id} <> ${except.id}` : undefined,
      ),
    )
    .orderBy(sql`${isLive} desc`, table.title, table.id)
    .limit(rowLimit);
  return {
    entity,
    total: rows[0]?.total ?? 0,
    live: rows[0]?.live ?? 0,
    rows: rows.map(({ id, title, status }) => ({ entity, id, title, status })),
  };
}
