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

const rowLimit = 200;

/** Lists rows whose document or draft refers to a row, by a reference field or by a link to its page. */
export async function listReferringRows(
  db: Db,
  target: { entity: EntityName; id: string; path: string | null },
): Promise<UsingRow[]> {
  const found: UsingRow[] = [];
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
    found.push(...(await listWhere(db, entity, sql.join(conditions, sql` or `), target)));
  }
  return found.slice(0, rowLimit);
}

/** Lists rows that use a picture anywhere in their document or draft. */
export async function listRowsWithPicture(db: Db, picture: string): Promise<UsingRow[]> {
  const found: UsingRow[] = [];
  for (const entity of entityNames)
    found.push(...(await listWhere(db, entity, containsText(entity, JSON.stringify(picture)))));
  return found.slice(0, rowLimit);
}

const containsText = (entity: EntityName, text: string): SQL => {
  const table = tableOf(entity);
  const pattern = `%${escapeLike(text)}%`;
  return sql`${table.doc}::text like ${pattern} or ${table.draft}::text like ${pattern}`;
};

async function listWhere(
  db: Db,
  entity: EntityName,
  condition: SQL,
  except?: { entity: EntityName; id: string },
): Promise<UsingRow[]> {
  const table = tableOf(entity);
  const rows = await db
    .select({ id: table.id, title: rowTitle(entity), status: table.status })
    .from(table)
    .where(
      and(
        isNull(table.deletedAt),
        sql`(${condition})`,
        except?.entity === entity ? sql`${table.id} <> ${except.id}` : undefined,
      ),
    )
    .orderBy(table.title, table.id)
    .limit(rowLimit);
  return rows.map((row) => ({ entity, ...row }));
}
