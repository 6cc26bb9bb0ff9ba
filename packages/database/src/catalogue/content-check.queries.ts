import type { EntityName } from '@yunyou/contract/entities';
import { and, eq, inArray, or, sql } from 'drizzle-orm';
import type { Db } from '../database.ts';
import { link, station } from '../tables/catalogue.table.ts';
import { tableOf } from './catalogue.queries.ts';

export interface CheckedRow {
  entity: EntityName;
  id: string;
  doc: Record<string, unknown>;
}

/** Entities whose rows belong to one city. */
const cityParts = ['scenic-spot', 'hotel', 'restaurant', 'shop', 'district', 'station', 'day-idea'] as const;

/** Lists published rows by entity and id. */
export async function listRowsToCheck(
  db: Db,
  ids: ReadonlyMap<EntityName, ReadonlySet<string>>,
): Promise<CheckedRow[]> {
  const found: CheckedRow[] = [];
  for (const [entity, wanted] of ids) {
    const table = tableOf(entity);
    const rows = await db
      .select({ id: table.id, doc: table.doc })
      .from(table)
      .where(and(inArray(table.id, [...wanted]), eq(table.status, 'published')));
    found.push(...rows.map((row) => ({ entity, ...row })));
  }
  return found;
}

/** Lists everything published that belongs to a city: its places, stations that serve it and links from and to it. */
export async function listRowsOfCity(db: Db, cityId: string): Promise<CheckedRow[]> {
  const found: CheckedRow[] = [];
  for (const entity of cityParts) {
    const table = tableOf(entity);
    const inCity = sql`${table.doc}->>'cityId' = ${cityId}`;
    const alsoServed =
      entity === 'station'
        ? sql`${station.doc}->'alsoServesCityIds' @> ${JSON.stringify([cityId])}::jsonb`
        : undefined;
    const rows = await db
      .select({ id: table.id, doc: table.doc })
      .from(table)
      .where(and(eq(table.status, 'published'), or(inCity, alsoServed)));
    found.push(...rows.map((row) => ({ entity, ...row })));
  }
  return [...found, ...(await listLinksOf(db, [cityId]))];
}

/** Lists published links from or to one of the cities. */
export async function listLinksOf(db: Db, cityIds: readonly string[]): Promise<CheckedRow[]> {
  if (cityIds.length === 0) return [];
  const rows = await db
    .select({ id: link.id, doc: link.doc })
    .from(link)
    .where(
      and(
        eq(link.status, 'published'),
        or(inArray(link.fromCityId, [...cityIds]), inArray(link.toCityId, [...cityIds])),
      ),
    );
  return rows.map((row) => ({ entity: 'link', ...row }));
}
