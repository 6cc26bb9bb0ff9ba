import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fold, searchKeys } from './search-fold.ts';

describe('folding a name', () => {
  it.each([
    ["Xī'ān", 'xian'],
    ['xi an', 'xian'],
    ['西安', '西安'],
    ['Ürümqi', 'urumqi'],
    ['798 Art Zone', '798artzone'],
    ['  ', ''],
  ])('%s becomes %s', (name, folded) => {
    expect(fold(name)).toBe(folded);
  });

  it('is stable: folding twice changes nothing', () => {
    fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (text) => fold(fold(text)) === fold(text)));
  });

  it('gives each spelling once and no empty one', () => {
    expect(searchKeys(["Xi'an", 'xian', undefined, '…', '西安'])).toEqual(['xian', '西安']);
  });
});
