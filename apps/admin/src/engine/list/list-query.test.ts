import { describe, expect, it } from 'vitest';
import { columnFields, isFilter, readListQuery } from './list-query.ts';

describe('the URL of a list', () => {
  it('is parsed to the list call, without unknown fields', () => {
    const params = new URLSearchParams(
      'show=trash&f.cityId=xian&f.free=true&f.nonsense=1&columns=cityId,doc&sort=title&order=asc&page=3&pageSize=7',
    );
    expect(readListQuery('scenic-spot', params)).toEqual({
      entity: 'scenic-spot',
      trash: true,
      filters: { cityId: 'xian', free: true },
      sort: 'title',
      order: 'asc',
      columns: ['cityId'],
      pageNum: 3,
      pageSize: 20,
    });
  });

  it('has columns and filters from the schema of every entity', () => {
    expect(columnFields('scenic-spot').map(({ name }) => name)).toContain('category');
    expect(columnFields('scenic-spot').map(({ name }) => name)).not.toContain('description');
    expect(
      columnFields('rule')
        .filter(isFilter)
        .map(({ name }) => name),
    ).toEqual(['kind']);
  });
});
