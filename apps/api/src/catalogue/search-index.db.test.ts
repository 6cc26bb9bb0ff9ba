import type { ContentItem } from '@yunyou/content/read-content';
import { recordRowChange } from '@yunyou/database/catalogue/catalogue-change.queries';
import { updateShipped } from '@yunyou/database/catalogue/shipped-content.queries';
import type { Db } from '@yunyou/database/database';
import { createTestDatabase } from '@yunyou/database/testing/test-database';
import { describe, expect, it } from 'vitest';
import { loadItems } from '../content/load-content.ts';
import { refreshSearch, refreshSearchInTransaction } from '../publishing/search-refresh.ts';
import { readSample } from '../testing/sample.ts';
import { guideTemplate } from '../testing/templates.ts';
import { findHits } from './search-hits.ts';

type Fields = Record<string, unknown>;

const edited = (items: readonly ContentItem[], changes: Readonly<Record<string, Fields>>) =>
  items.map((item) => {
    const change = changes[`${item.entity}/${item.id}`];
    // Each test below changes only fields that the entity has.
    return change ? ({ ...item, fields: { ...item.fields, ...change } } as ContentItem) : item;
  });

async function readIndex(db: Db) {
  const entries = await db.execute('select * from search_entry order by type, id');
  const terms = await db.execute('select * from search_term order by term');
  return { entries: entries.rows, terms: terms.rows };
}

/** Returns each entry's physical row position (ctid), which changes when the row is written. */
async function readRowPositions(db: Db): Promise<Map<string, string>> {
  const { rows } = await db.execute<{ key: string; place: string }>(
    `select type || '/' || id as key, ctid::text as place from search_entry`,
  );
  return new Map(rows.map(({ key, place }) => [key, place]));
}

async function publishName(db: Db, id: string, name: string): Promise<void> {
  const fields: Fields = (await readSample()).find((item) => item.id === id)?.fields ?? {};
  const doc = { ...fields, name };
  await updateShipped(db, 'scenic-spot', { id, doc, draft: undefined, origin: fields });
  await recordRowChange(db, { entity: 'scenic-spot', ids: [id] });
}

const firstHit = async (db: Db, keyword: string) => (await findHits(db, keyword, 1))[0]?.name;

describe('the search index', () => {
  it('is the same after an update as after a rebuild, and unchanged entries are not written', async () => {
    const sample = await readSample();
    const next = edited(sample, {
      'scenic-spot/forbidden-city': { name: 'Pavilion of Quiet Snow', aliases: ['靜雪亭'] },
      'scenic-spot/terracotta-army': { popularity: 3 },
      'guide/tourist-visa': { summary: 'Wombats need none.' },
    }).filter(({ id }) => id !== 'the-bund');

    const updated = await createTestDatabase(guideTemplate);
    const before = await readRowPositions(updated.db);
    await loadItems(updated, next, 'next');
    const after = await readRowPositions(updated.db);
    const fresh = await createTestDatabase();
    await loadItems(fresh, next, 'next');

    expect(await readIndex(updated.db)).toEqual(await readIndex(fresh.db));
    const written = [...before.keys()].filter((key) => before.get(key) !== after.get(key));
    expect(written.toSorted()).toEqual([
      'guide/tourist-visa',
      'spot/forbidden-city',
      'spot/terracotta-army',
      'spot/the-bund',
    ]);
  });

  it('applies all changes published since the last update together, and serves the old index until the commit', async () => {
    const database = await createTestDatabase(guideTemplate);
    const { db } = database;
    await publishName(db, 'forbidden-city', 'Pavilion of Quiet Snow');
    await publishName(db, 'forbidden-city', 'Pavilion of Deep Snow');
    await publishName(db, 'terracotta-army', 'The Clay Regiment');
    await database.transaction(async (inside) => {
      expect(await refreshSearchInTransaction(inside)).toEqual({ written: 2, removed: 0 });
      expect(await firstHit(db, 'clay regiment')).not.toBe('The Clay Regiment');
      expect(await firstHit(db, 'forbidden city')).toBe('Forbidden City');
    });
    expect(await firstHit(db, 'clay regiment')).toBe('The Clay Regiment');
    expect(await firstHit(db, 'pavilion of snow')).toBe('Pavilion of Deep Snow');
    expect(await refreshSearch(database)).toBeUndefined();
  });

  it('is compared with changed rows only, and as a whole after a change of a city, whose name finds its sights', async () => {
    const database = await createTestDatabase(guideTemplate);
    const { db } = database;
    await db.execute(`update search_entry set digest = 'of another text' where id = 'the-bund'`);
    await publishName(db, 'forbidden-city', 'Pavilion of Quiet Snow');
    expect(await refreshSearch(database)).toEqual({ written: 1, removed: 0 });
    await recordRowChange(db, { entity: 'city', ids: ['xian'] });
    expect(await refreshSearch(database)).toEqual({ written: 1, removed: 0 });
    expect(await refreshSearch(database)).toBeUndefined();
  });
});
