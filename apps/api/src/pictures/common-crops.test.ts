import { describe, expect, it } from 'vitest';
import { listCommonCrops } from './common-crops.ts';
import { readShippedPictures } from './shipped-pictures.ts';

describe('the crops that are prepared after start', () => {
  const crops = listCommonCrops([...readShippedPictures().keys()]);

  it('begin with the heads of pages, then cards of cities, then cards of sights', () => {
    const order = crops.map(({ kind, format, width }) => `${kind} ${format}-${width}`);
    expect(order.slice(0, 2)).toEqual(['page hero-960', 'page hero-960']);
    expect(order.indexOf('city tile-480')).toBeGreaterThan(order.lastIndexOf('page hero-1440'));
    expect(order.indexOf('spot tile-480')).toBeGreaterThan(order.lastIndexOf('city tile-480'));
    expect(order.indexOf('spot tile-800')).toBeGreaterThan(order.lastIndexOf('city poster-800'));
  });

  it('contain a card of every shipped picture, and nothing twice', () => {
    const names = crops.map(
      ({ kind, id, format, width, type }) => `${kind}/${id}/${format}-${width}.${type}`,
    );
    expect(new Set(names).size).toBe(names.length);
    const cards = [...readShippedPictures().keys()].filter((picture) => !picture.startsWith('page/'));
    expect(cards.filter((picture) => !names.includes(`${picture}/tile-480.avif`))).toEqual([]);
  });
});
