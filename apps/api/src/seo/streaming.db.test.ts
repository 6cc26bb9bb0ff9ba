import { findPageAt, readPageRows } from '@yunyou/database/catalogue/seo.queries';
import { openDatabase, librarySql as sql } from '@yunyou/database/database';
import { createTestDatabase } from '@yunyou/database/testing/test-database';
import { describe, expect, it, onTestFinished } from 'vitest';
import { exportRows } from '../admin/export-rows.ts';
import { guideTemplate } from '../testing/templates.ts';
import { createTestAppOn } from '../testing/test-app.ts';
import { registerSeo } from './seo-routes.ts';

const copies = 1200;

/** Opens a database with many themes, which records the `limit` of each statement. */
async function openLargeCatalogue() {
  const { url } = await createTestDatabase(guideTemplate);
  const limits: number[] = [];
  const database = openDatabase({
    connection: { url },
    poolSize: 2,
    statementTimeoutMs: 0, // a busy machine inserts slowly
    onConnectionLost: () => undefined,
    onQuery: (text, values) => {
      const limit = /limit \$(\d+)/.exec(text)?.[1];
      if (limit) limits.push(Number(values[Number(limit) - 1]));
    },
  });
  onTestFinished(database.close);
  await database.db.execute(sql`
    insert into theme (id, doc, status, updated_at)
    select 'copy-' || lpad(n::text, 6, '0'), doc, 'published', updated_at
    from (select doc, updated_at from theme order by id limit 1) one, generate_series(1, ${copies}::int) n`);
  limits.length = 0;
  return { database: { ...database, url }, limits };
}

describe('files of a large catalogue', () => {
  it('reads an export batch by batch, only as fast as the file is sent', async () => {
    const { database, limits } = await openLargeCatalogue();
    const { content } = await exportRows(database.db, {
      entity: 'theme',
      format: 'csv',
      filters: [],
      trash: false,
    });
    if (content instanceof Uint8Array) throw new Error('The file is in memory');
    const pieces = content[Symbol.asyncIterator]();
    await pieces.next(); // headers
    await pieces.next();
    expect(limits).toEqual([200]); // rows of the first batch, and no more
    let lines = 0;
    for (let next = await pieces.next(); !next.done; next = await pieces.next())
      lines += next.value.split('\n').length - 1;
    expect(lines).toBeGreaterThanOrEqual(copies - 200);
    expect(Math.max(...limits)).toBe(200);
  });

  it('writes each page into the sitemap, in batches', async () => {
    const { database, limits } = await openLargeCatalogue();
    const { app, services } = await createTestAppOn({ database });
    registerSeo(app, services, { origin: 'https://example.org' });
    limits.length = 0;
    const { body } = await app.inject('/sitemaps/theme-1.xml');
    const pages = new Set(Array.from(body.matchAll(/theme\?id=(copy-\d+)/g), ([, id]) => id));
    expect(pages.size).toBe(copies);
    expect(Math.max(...limits)).toBe(500);
    expect((await app.inject('/sitemaps/theme-2.xml')).statusCode).toBe(404);
  });

  it('reads the pages of one file from its first id on, and no more than its number', async () => {
    const { database } = await openLargeCatalogue();
    const first = await findPageAt(database.db, 'theme', 100);
    const ids: string[] = [];
    for await (const { id } of readPageRows(database.db, 'theme', { first: first ?? '', count: 700 }))
      ids.push(id);
    expect([ids[0], ids.length, new Set(ids).size]).toEqual([first, 700, 700]);
  });
});
