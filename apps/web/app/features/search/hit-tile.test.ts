import type { SearchHit } from '@yunyou/contract/site/destination.endpoints';
import { describe, expect, it } from 'vitest';
import { hitTile } from './hit-tile.ts';

const hit: SearchHit = {
  type: 'route',
  id: 'golden-triangle',
  linkUrl: '/trip/route?id=golden-triangle',
  picture: 'city/beijing',
  imageUrl: '',
  name: "Beijing, Xi'an, Shanghai",
  zhName: '北京西安上海',
  note: 'Palaces and Wall.',
};

describe('hitTile', () => {
  it('shows the hit as a card that can be saved', () => {
    expect(hitTile(hit)).toMatchObject({
      to: '/trip/route?id=golden-triangle',
      title: "Beijing, Xi'an, Shanghai",
      zhTitle: '北京西安上海',
      saveAs: 'route',
    });
  });

  it('offers no saving of regions, districts, stations and news', () => {
    for (const type of ['area', 'district', 'station', 'news'] as const)
      expect(hitTile({ ...hit, type })).not.toHaveProperty('saveAs');
  });
});
