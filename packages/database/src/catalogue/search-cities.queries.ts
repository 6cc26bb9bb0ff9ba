import { inArray, type SQL, sql } from 'drizzle-orm';
import type { AnyPgTable, PgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '../database.ts';
import {
  city,
  district,
  guide,
  hotel,
  restaurant,
  scenicSpot,
  shop,
  station,
  tripLine,
} from '../tables/catalogue.table.ts';

type RowTable = AnyPgTable & { id: PgColumn };

/** Table and city ids of each type of search entry that is in cities or about them. */
const placedTypes: Readonly<Record<string, { table: RowTable; cityIds: SQL }>> = {
  city: { table: city, cityIds: sql`array[${city.id}]` },
  spot: { table: scenicSpot, cityIds: sql`array[${scenicSpot.cityId}]` },
  hotel: { table: hotel, cityIds: sql`array[${hotel.cityId}]` },
  restaurant: { table: restaurant, cityIds: sql`array[${restaurant.cityId}]` },
  shop: { table: shop, cityIds: sql`array[${shop.cityId}]` },
  district: { table: district, cityIds: sql`array[${district.cityId}]` },
  station: { table: station, cityIds: sql`array[${station.cityId}]` },
  line: { table: tripLine, cityIds: sql`${tripLine.cityIds}` },
  guide: { table: guide, cityIds: sql`json_texts(${guide.doc}->'cityIds')` },
};

/** Finds the cities of search entries in one statement. Entries without a city have an empty list. */
export async function addCities<Entry extends { type: string; id: string }>(
  db: Db,
  entries: readonly Entry[],
): Promise<(Entry & { cityIds: string[] })[]> {
  const selects = Object.entries(placedTypes).flatMap(([type, { table, cityIds }]) => {
    const ids = entries.filter((entry) => entry.type === type).map(({ id }) => id);
    if (ids.length === 0) return [];
    return sql`select ${type}::text as type, ${table.id} as id, ${cityIds} as city_ids from ${table} where ${inArray(table.id, ids)}`;
  });
  const { rows } =
    selects.length > 0
      ? await db.execute<{ type: string; id: string; city_ids: string[] }>(
          sql.join(selects, sql` union all `),
        )
      : { rows: [] };
  const found = new Map(rows.map(({ type, id, city_ids }) => [`${type} ${id}`, city_ids]));
  return entries.map((entry) => ({ ...entry, cityIds: found.get(`${entry.type} ${entry.id}`) ?? [] }));
}
