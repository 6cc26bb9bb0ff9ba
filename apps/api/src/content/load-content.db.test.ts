import { cp, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { ContentItem } from '@yunyou/content/read-content';
import { findPublished } from '@yunyou/database/catalogue/catalogue.queries';
import { getCatalogueChangeNumber } from '@yunyou/database/catalogue/catalogue-change.queries';
import { city } from '@yunyou/database/tables/catalogue.table';
import { createTestDatabase } from '@yunyou/database/testing/test-database';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, it, onTestFinished } from 'vitest';
import { readSettings } from '../settings.ts';
import { ensureFirstAdministrator } from '../staff/first-administrator.ts';
import { readSample } from '../testing/sample.ts';
import { isContentLoaded } from './content-release.ts';
import { loadContent, loadItems } from './load-content.ts';
import { loadContentInProcess } from './load-in-process.ts';

const withCity = (items: ContentItem[], change: Record<string, unknown>): ContentItem[] =>
  items.map((item) =>
    item.entity === 'city' && item.id === 'xian'
      ? ({ ...item, fields: { ...item.fields, ...change } } as ContentItem)
      : item,
  ); // the changed fields keep the item a city

describe('loading content', () => {
  it('does nothing for a release that is already loaded', async () => {
    const database = await createTestDatabase();
    const items = await readSample();
    expect((await loadItems(database, items, 'first'))?.inserted).toBe(items.length);
    const change = await getCatalogueChangeNumber(database.db);
    expect(await loadItems(database, items, 'first')).toBeUndefined();
    expect(await getCatalogueChangeNumber(database.db)).toBe(change);
  });

  it('runs once when several processes start together, and creates one administrator', async () => {
    const database = await createTestDatabase();
    const items = await readSample();
    const loads = await Promise.all([1, 2, 3].map(() => loadItems(database, items, 'first')));
    expect(loads.filter((result) => result?.inserted === items.length)).toHaveLength(1);
    expect(loads.filter((result) => result === undefined)).toHaveLength(2);
    const settings = readSettings({});
    const made = await Promise.all([1, 2, 3].map(() => ensureFirstAdministrator(database, settings)));
    expect(made.filter(Boolean)).toHaveLength(1);
  });

  it('updates fields from a changed file and keeps fields that staff edited', async () => {
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

    expect(result).toEqual({ inserted: 0, updated: 1, archived: 0, returned: 0 });
    const row = await findPublished(database.db, 'city', 'xian');
    expect(row?.doc).toMatchObject({ summary: 'Edited by staff.', popularity: 1 });
  });

  it('archives a row whose file is missing', async () => {
    const database = await createTestDatabase();
    const items = await readSample();
    await loadItems(database, items, 'first');
    const result = await loadItems(
      database,
      items.filter((item) => item.id !== 'terracotta-army'),
      'second',
    );
    expect(result).toEqual({ inserted: 0, updated: 0, archived: 1, returned: 0 });
    expect(await findPublished(database.db, 'scenic-spot', 'terracotta-army')).toBeUndefined();
  });

  it('publishes an archived row again with its file, unless staff archived it', async () => {
    const database = await createTestDatabase();
    const items = await readSample();
    await loadItems(database, items, 'first');
    await loadItems(
      database,
      items.filter((item) => item.id !== 'terracotta-army'),
      'second',
    );
    await database.db.update(city).set({ status: 'archived' }).where(eq(city.id, 'xian'));
    expect(await loadItems(database, items, 'third')).toMatchObject({ returned: 1, archived: 0 });
    expect(await findPublished(database.db, 'scenic-spot', 'terracotta-army')).toBeDefined();
    expect(await findPublished(database.db, 'city', 'xian')).toBeUndefined();
  });

  it('rejects an empty content folder and keeps the catalogue', async () => {
    const database = await createTestDatabase();
    await loadItems(database, await readSample(), 'first');
    await expect(loadContent(database, path.join(import.meta.dirname, 'nowhere'))).rejects.toThrow(
      'CONTENT_DIR',
    );
    expect(await findPublished(database.db, 'city', 'xian')).toBeDefined();
  });

  it('rolls back everything when one row cannot be written', async () => {
    const database = await createTestDatabase();
    const items = withCity(await readSample(), { areaId: 'no-such-area' });
    await expect(loadItems(database, items, 'first')).rejects.toThrow();
    expect(await findPublished(database.db, 'area', 'north')).toBeUndefined();
  });
});

describe('loading content in a short-lived process', () => {
  const shippedTags = path.join(import.meta.dirname, '../../../../content/tag');

  it('fills the database once per release', async () => {
    const database = await createTestDatabase();
    const root = await mkdtemp(path.join(os.tmpdir(), 'yunyou-content-'));
    onTestFinished(() => rm(root, { recursive: true, force: true }));
    await cp(shippedTags, path.join(root, 'tag'), { recursive: true });
    const load = () => loadContentInProcess(database, { connection: { url: database.url }, root });

    await load();
    expect(await findPublished(database.db, 'tag', 'history')).toBeDefined();
    expect(await isContentLoaded(database.db, root)).toBe(true);
    const change = await getCatalogueChangeNumber(database.db);
    await load();
    expect(await getCatalogueChangeNumber(database.db)).toBe(change);
  });

  it('rejects with the message of the process', async () => {
    const database = await createTestDatabase();
    const root = path.join(import.meta.dirname, 'nowhere');
    await expect(loadContentInProcess(database, { connection: { url: database.url }, root })).rejects.toThrow(
      'CONTENT_DIR',
    );
  });
});
