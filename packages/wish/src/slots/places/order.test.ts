import { describe, expect, it } from 'vitest';
import { createGazetteer } from '../../gazetteer.ts';
import { readWish } from '../../read-wish.ts';

const city = (id: string, name: string) => ({
  ...{ id, name, zhName: name, pinyin: name, aliases: [], areaId: id, popularity: 80 },
  airports: [],
});
const gazetteer = createGazetteer({
  cities: [city('beijing', 'Beijing'), city('xian', 'Xian'), city('shanghai', 'Shanghai')],
  areas: [],
  spots: [],
});
const orderOf = (wish: string) =>
  readWish(wish, { gazetteer, today: '2026-11-16' }).values.cityOrder.join('>');

describe('the order of cities', () => {
  it.each([
    ['first Beijing, then Xian, finally Shanghai', 'beijing>xian>shanghai'],
    ['from Beijing to Shanghai via Xian', 'beijing>xian>shanghai'],
    ['Beijing then Xian', 'beijing>xian'],
    ['da Beijing a Shanghai fermandosi a Xian', 'beijing>xian>shanghai'],
    ['Beijing até Shanghai', 'beijing>shanghai'],
    ['Beijing then Xian then back to Beijing', 'beijing>xian'],
    ['Beijing and Xian', ''],
  ])('of "%s" is %s', (wish, order) => {
    expect(orderOf(wish)).toBe(order);
  });
});
