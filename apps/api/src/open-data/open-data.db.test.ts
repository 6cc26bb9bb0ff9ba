import { changesFile, dataFileNames, dataSetNames, dataSets } from '@yunyou/contract/site/open-data';
import { describe, expect, it } from 'vitest';
import { readSiteSettings, writeSiteSettings } from '../site-settings.ts';
import { call } from '../testing/call.ts';
import { createTestApp } from '../testing/test-app.ts';

/** Reads RFC 4180 into rows of cells. */
function readCsv(text: string): string[][] {
  const rows: string[][] = [[]];
  for (const [, quoted, plain = '', end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|$)/g)) {
    rows.at(-1)?.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    if (end === '\r\n') rows.push([]);
    if (end === '') break;
  }
  return rows.slice(0, -1);
}

describe('the open data', () => {
  it('has every published record with exactly the documented fields, in each format', async () => {
    const { app } = await createTestApp();
    const index = (await call(app, 'GET /data', {})).body.data;
    for (const name of dataSetNames) {
      const columns = Object.keys(dataSets[name].fields);
      const described = index.sets.find((set: { name: string }) => set.name === name);
      const lines = (await app.inject(`/data/${name}.jsonl`)).body.trimEnd().split('\n');
      expect(lines.length).toBe(described.records);
      const records = lines.map((line) => JSON.parse(line));
      for (const record of records) expect(Object.keys(record)).toEqual(columns);
      const [head, ...rows] = readCsv((await app.inject(`/data/${name}.csv`)).body);
      expect(head).toEqual(columns);
      expect(rows.map(([id]) => id)).toEqual(records.map(({ id }) => id));
      for (const row of rows) expect(row).toHaveLength(columns.length);
    }
  });

  it('has GeoJSON with longitude first, licence and version', async () => {
    const { app } = await createTestApp();
    const places = (await app.inject('/data/places.geojson')).json();
    expect(places).toMatchObject({
      type: 'FeatureCollection',
      version: '1.0',
      licence: { name: 'CC BY 4.0' },
    });
    const xian = places.features.find(
      ({ id, properties }: { id: string; properties: { kind: string } }) =>
        id === 'xian' && properties.kind === 'city',
    );
    expect(xian.geometry.coordinates[0]).toBeCloseTo(108.9, 0);
    const links = (await app.inject('/data/links.geojson')).json();
    expect(links.features[0].geometry.type).toBe('LineString');
  });

  it('contains nothing that is not published', async () => {
    const { app, services } = await createTestApp();
    await services.db.execute("update city set status = 'draft' where id = 'xian'");
    const { body } = await app.inject('/data/places.jsonl');
    expect(body).not.toContain('"id":"xian","kind":"city"');
  });

  it.each([...dataFileNames, changesFile])(
    '%s can be cached and read by scripts of other sites',
    async (file) => {
      const { app } = await createTestApp();
      const { statusCode, headers } = await app.inject(`/data/${file}`);
      expect([statusCode, headers['cache-control']]).toEqual([200, 'public, max-age=600']);
      expect(headers['access-control-allow-origin']).toBe('*');
      const again = await app.inject({
        url: `/data/${file}`,
        headers: { 'if-none-match': String(headers.etag) },
      });
      expect([again.statusCode, again.body]).toEqual([304, '']);
    },
  );

  it('has a feed of the latest changes, newest first', async () => {
    const { app, services } = await createTestApp({ PUBLIC_URL: 'https://example.org' });
    await services.db.execute("update city set updated_at = now() + interval '1 hour' where id = 'xian'");
    const feed = (await app.inject(`/data/${changesFile}`)).json();
    expect(feed).toMatchObject({ version: 'https://jsonfeed.org/version/1.1' });
    expect(feed.items[0]).toMatchObject({
      title: "Xi'an",
      url: 'https://example.org/destination/city?id=xian',
      tags: ['city'],
    });
    expect(feed.items.length).toBe(50);
    expect(new Set(feed.items.map(({ id }: { id: string }) => id)).size).toBe(50);
  });

  it('is not found while staff have switched the integration off, and has no other files', async () => {
    const { app, services } = await createTestApp();
    expect((await app.inject('/data/users.csv')).statusCode).toBe(400);
    const site = await readSiteSettings(services.db);
    await writeSiteSettings(services.db, {
      ...site,
      integrations: { ...site.integrations, openData: false },
    });
    for (const file of ['places.csv', changesFile])
      expect((await app.inject(`/data/${file}`)).statusCode).toBe(404);
    expect((await call(app, 'GET /data', {})).status).toBe(404);
  });
});
