import { describe, expect, it } from 'vitest';
import { readShippedCatalogueData } from '../../../apps/api/src/planning/shipped-catalogue.ts';
import { corpus } from './corpus.ts';
import { parseExpectations } from './expectations.ts';

const data = await readShippedCatalogueData('2026-11-16');
const ids = (rows: readonly { id: string }[]) => new Set(rows.map(({ id }) => id));
const [cities, spots, tags] = [ids(data.cities), ids(data.spots), new Set(Object.keys(data.tagNames))];

/** Rows that the value of an expectation names, by the name of the expectation. */
const references: Readonly<Record<string, ReadonlySet<string>>> = {
  in: cities,
  out: cities,
  city: cities,
  '-city': cities,
  must: spots,
  '-spot': spots,
  order: cities,
  tag: tags,
  first: cities,
  last: cities,
  visits: cities,
  night: cities,
  no: cities,
  only: new Set([...cities, ...data.cities.map(({ areaId }) => areaId)]),
  sees: spots,
  not: spots,
};

describe('the corpus of wishes', () => {
  it('has at least 250 different wishes', () => {
    expect(new Set(corpus.map(({ wish }) => wish)).size).toBe(corpus.length);
    expect(corpus.length).toBeGreaterThanOrEqual(250);
  });

  it('has only expectations that are known and name rows of the catalogue', () => {
    const unknown = corpus.flatMap(({ wish, expects }) => {
      const { brief, plan } = parseExpectations(expects);
      return [...brief, ...plan].flatMap(({ name, value, token }) => {
        const rows = name === 'nights' || name === 'stay' ? cities : references[name];
        const named = value.split('=')[0]?.split(/[/,>]/) ?? [];
        return rows && named.some((id) => !rows.has(id)) ? [`${token} of ${wish}`] : [];
      });
    });
    expect(unknown).toEqual([]);
  });
});
