import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toSimplified } from './simplified.ts';
import { traditionalPairs } from './traditional.data.ts';

describe('toSimplified', () => {
  it.each([
    ['故宮', '故宫'],
    ['萬里長城', '万里长城'],
    ['臺北', '台北'],
    ['麗江', '丽江'],
    ['蘇州園林', '苏州园林'],
    ['頤和園', '颐和园'],
    ['秦始皇兵馬俑', '秦始皇兵马俑'],
    ['廬山', '庐山'],
    ['西嶽華山', '西岳华山'],
    ['Xi’an 西安', 'Xi’an 西安'],
  ])('converts %s to %s', (traditional, simplified) => {
    expect(toSimplified(traditional)).toBe(simplified);
  });

  it('has each traditional character once and never as a simplified one', () => {
    const pairs = traditionalPairs.trim().split(/\s/);
    expect(pairs.filter((pair) => !/^\p{Script=Han}{2}$/u.test(pair))).toEqual([]);
    const from = pairs.map((pair) => pair.charAt(0));
    expect(new Set(from).size).toBe(from.length);
    expect(pairs.filter((pair) => from.includes(pair.charAt(1)))).toEqual([]);
  });

  it('keeps the length and is idempotent', () => {
    const sign = fc.constantFrom(
      ...traditionalPairs.trim().split(/\s|(?<=\S)(?=\S)/),
      'a',
      ' ',
      '𠮷',
      '👩‍🚀',
    );
    fc.assert(
      fc.property(fc.string({ unit: sign }), (text) => {
        const once = toSimplified(text);
        expect(once.length).toBe(text.length);
        expect(toSimplified(once)).toBe(once);
      }),
    );
  });
});
