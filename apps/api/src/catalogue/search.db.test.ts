import path from 'node:path';
import { listAllPublished } from '@yunyou/database/catalogue/showcase.queries';
import { createTestDatabase } from '@yunyou/database/testing/test-database';
import { describe, expect, it } from 'vitest';
import { loadContent } from '../content/load-content.ts';
import { guideTemplate } from '../testing/templates.ts';
import { findGuides, toGuideHit } from './guide-search.ts';
import {
  heldOutQueries,
  type Judged,
  realisticQueries,
  tunedQueries,
  unrelatedQueries,
} from './judged-queries.data.ts';
import { findHits } from './search-hits.ts';

const content = path.join(import.meta.dirname, '..', '..', '..', '..', 'content');

describe('searching the whole catalogue', () => {
  it('ranks relevant hits of every type first, and returns nothing for nonsense', async () => {
    const database = await createTestDatabase();
    await loadContent(database, content);
    const { db } = database;

    const reciprocalRank = async ([query, ...good]: Judged): Promise<number> => {
      const hits = await findHits(db, query, 20);
      const rank = hits.findIndex(({ type, id }) => good.includes(`${type}/${id}`));
      return rank < 0 ? 0 : 1 / (rank + 1);
    };
    const meanReciprocalRank = async (queries: readonly Judged[]): Promise<number> => {
      let sum = 0;
      for (const judged of queries) sum += await reciprocalRank(judged);
      return sum / queries.length;
    };

    expect(tunedQueries.length + heldOutQueries.length).toBeGreaterThanOrEqual(120);
    expect(await meanReciprocalRank(tunedQueries)).toBeGreaterThanOrEqual(0.93);
    expect(await meanReciprocalRank(heldOutQueries)).toBeGreaterThanOrEqual(0.9);
    expect(await meanReciprocalRank(realisticQueries)).toBeGreaterThanOrEqual(0.93);

    const missed: string[] = [];
    for (const { id, doc } of await listAllPublished(db, 'city')) {
      const sound = doc.pinyin.normalize('NFD').replaceAll(/\p{M}/gu, '');
      for (const query of [doc.name, doc.zhName, sound]) {
        const hits = await findHits(db, query, 5);
        if (!hits.some((hit) => hit.type === 'city' && hit.id === id)) missed.push(`${query}: city/${id}`);
      }
    }
    expect(missed).toEqual([]);

    for (const sign of ['-', '- ', '!', '"', '|']) {
      expect(await findHits(db, sign.repeat(50), 5), `repeated ${sign}`).toEqual([]);
    }

    const noise: string[] = [];
    for (const query of unrelatedQueries) {
      for (const { type, id } of await findHits(db, query, 5)) noise.push(`${query}: ${type}/${id}`);
    }
    expect(noise).toEqual([]);

    const { rows } = await db.execute<{ type: string; id: string; name: string }>(
      'select distinct on (type) type, id, name from search_entry order by type, popularity desc, id',
    );
    const types = [
      ...['area', 'city', 'district', 'guide', 'hotel', 'line', 'news'],
      ...['restaurant', 'route', 'shop', 'spot', 'station', 'theme'],
    ];
    expect(rows.map(({ type }) => type)).toEqual(types);
    for (const { type, id, name } of rows) {
      const hits = await findHits(db, name, 3);
      expect(hits.map((hit) => `${hit.type}/${hit.id}`)).toContain(`${type}/${id}`);
    }
  }, 180_000);
});

describe('searching the guides', () => {
  it.each([
    ['train', 'high-speed-trains', 'train'],
    ['vsia', 'tourist-visa', 'visa'],
    ['清真', 'halal-and-other-diets', '清真'],
    ['護照', 'tickets-with-a-passport', '护照'],
  ])('%s finds %s and highlights %s', async (word, id, marked) => {
    const { db } = await createTestDatabase(guideTemplate);
    const found = await findGuides(db, word, { limit: 100, offset: 0 });
    expect(found.word).toBe(marked);
    const row = found.rows.find((one) => one.id === id);
    const hit = row && toGuideHit(row, found.word);
    const marks = [hit?.titleParts, hit?.summaryParts, hit?.textParts].flatMap(
      (parts) => parts?.filter((_, index) => index % 2 === 1) ?? [],
    );
    expect(marks.join(' ').toLowerCase()).toContain(marked);
  });

  it('ranks the guide about a subject above guides that only mention it', async () => {
    const { db } = await createTestDatabase(guideTemplate);
    const about = {
      kids: 'travelling-with-children',
      'golden week': 'holidays-and-crowds',
      'chinese new year': 'holidays-and-crowds',
      subway: 'metro-and-city-transport',
      atm: 'cash-and-cards',
      wheelchair: 'accessibility',
      'best time': 'weather-month-by-month',
      photo: 'photography-and-drones',
      'peanut allergy': 'health-and-medicine',
    };
    const found = await Promise.all(
      Object.keys(about).map(async (word) => {
        const { rows } = await findGuides(db, word, { limit: 1, offset: 0 });
        return [word, rows[0]?.id];
      }),
    );
    expect(Object.fromEntries(found)).toEqual(about);
  });
});
