import type { EntityName } from '@yunyou/contract/entities';
import type { PublishStatus } from '@yunyou/contract/entities/base.schema';
import { sql } from 'drizzle-orm';
import { tableOf } from '../catalogue/catalogue.queries.ts';
import { rowTitle } from '../catalogue/row-title.ts';
import type { Db } from '../database.ts';
import { escapeLike } from '../like-pattern.ts';

export interface FoundRow extends Record<string, unknown> {
  entity: EntityName;
  id: string;
  title: string;
  zhName: string;
  status: PublishStatus;
}

/** Rows of one entity that are compared with those of the others. */
const perEntity = 8;

/**
 * Finds rows of several entities by name, Chinese name or id: exact matches first, then names that start with the word,
 * then others. Rows in the trash are left out.
 */
export async function searchAdminRows(
  db: Db,
  entities: readonly EntityName[],
  { word, limit }: { word: string; limit: number },
): Promise<FoundRow[]> {
  if (entities.length === 0) return [];
  const wanted = word.toLowerCase();
  const parts = entities.map((entity, position) => {
    const table = tableOf(entity);
    const zhName = sql`coalesce(${table.doc}->>'zhName', ${table.doc}->>'zhTitle', '')`;
    const rank = sql`case
      when ${wanted} in (lower(${table.title}), ${table.id}, ${zhName}) then 0
      when lower(${table.title}) like ${`${escapeLike(wanted)}%`} or ${zhName} like ${`${escapeLike(wanted)}%`} then 1
      else 2 end`;
    return sql`(select ${entity}::text as entity, ${table.id} as id, ${rowTitle(entity)} as title, ${zhName} as "zhName",
      ${table.status}::text as status, ${rank} as rank, ${position}::int as position
      from ${table}
      where ${table.deletedAt} is null and ${table.listText} like ${`%${escapeLike(wanted)}%`}
      order by rank, ${table.title}, ${table.id} limit ${perEntity})`;
  });
  const found = await db.execute<FoundRow>(
    sql`select entity, id, title, "zhName", status from (${sql.join(parts, sql` union all `)}) as found
      order by rank, position, title, id limit ${limit}`,
  );
  return found.rows;
}
