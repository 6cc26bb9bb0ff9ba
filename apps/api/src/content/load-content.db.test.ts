import type { ContentItem } from '@yunyou/content/read-content';
import { findPublished } from '@yunyou/database/catalogue.queries';
import { findCatalogueChange } from '@yunyou/database/shipped-content.queries';
import { city } from '@yunyou/database/tables/catalogue.table';
import { createTestDatabase } from '@yunyou/database/testing/test-database';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { readSample } from '../testing/sample.ts';
import { loadItems } from './load-content.ts';

const withCity = (items: ContentItem[], change: Record<string, unknown>): ContentItem[] =>
  items.map((item) =>
    item.entity === 'city' && item.id === 'xian'
      ? ({ ...item, fields: { ...item.fields, ...change } } as ContentItem)
      : item,
  ); // stays a city

describe('loading the guide', () => {
  it('does nothing the second time', async () => {
    const database = await createTestDatabase();
    const items = await readSample();
    expect((await loadItems(database, items, 'first'))?.inserted).toBe(items.length);
    const change = await findCatalogueChange(database.db);
    expect(await loadItems(database, items, 'first')).toBeUndefined();
    expect(await findCatalogueChange(database.db)).toBe(change);
  });

  it('brings a changed file in, but keeps what staff edited', async () => {
    const database = await createTestDatabase();
    const items = await readSample();
    await loadItems(database, items, 'first');
    await database.db
      .update(city)
      .set({ doc: sql`jsonb_set(${city.doc}, '{summary}', '"Edited by staff."')` })
      .where(eq(city.id, 'xian'));

    const result = await loadItems(
      database,
      withCity(items, { summary: 'From the file.', popularity: 1 }),
      'second',
    );

    expect(result).toEqual({ inserted: 0, updated: 1, archived: 0 });
    const row = await findPublished(database.db, 'city', 'xian');
    expect(row?.doc).toMatchObject({ summary: 'Edited by staff.', popularity: 1 });
  });

  it('takes a row off the site when its file is gone, and keeps the row', async () => {
    const database = await createTestDatabase();
    const items = await readSample();
    await loadItems(database, items, 'first');
    const result = await loadItems(
      database,
      items.filter((item) => item.id !== 'terracotta-army'),
      'second',
    );
    expect(result).toEqual({ inserted: 0, updated: 0, archived: 1 });
    expect(await findPublished(database.db, 'scenic-spot', 'terracotta-army')).toBeUndefined();
  });

  it('writes nothing at all when one row cannot be written', async () => {
    const database = await createTestDatabase();
    const items = withCity(await readSample(), { areaId: 'no-such-area' });
    await expect(loadItems(database, items, 'first')).rejects.toThrow();
    expect(await findPublished(database.db, 'area', 'north')).toBeUndefined();
  });
});
