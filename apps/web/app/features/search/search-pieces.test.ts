import type { SearchHit } from '@yunyou/contract/site/destination.endpoints';
import { describe, expect, it } from 'vitest';
import { groupHits } from './hit-groups.ts';
import { withRecent } from './recent-searches.ts';

const hit = (type: SearchHit['type'], id: string): SearchHit => ({
  type,
  id,
  name: id,
  zhName: '',
  note: '',
  linkUrl: `/${id}`,
  picture: '',
  imageUrl: '',
});

describe('groupHits', () => {
  it('puts the type of the best hit first and keeps the order within a type', () => {
    const groups = groupHits([hit('spot', 'wall'), hit('city', 'xian'), hit('spot', 'tower')]);
    expect(groups.map(({ title, hits }) => [title, ...hits.map(({ id }) => id)])).toEqual([
      ['Sights', 'wall', 'tower'],
      ['Cities', 'xian'],
    ]);
  });
});

describe('recent searches', () => {
  it('are ordered latest first, without duplicates, and limited to six', () => {
    expect(withRecent(['b', 'A'], 'a')).toEqual(['a', 'b']);
    expect(withRecent(['1', '2', '3', '4', '5', '6'], '7')).toEqual(['7', '1', '2', '3', '4', '5']);
  });
});
