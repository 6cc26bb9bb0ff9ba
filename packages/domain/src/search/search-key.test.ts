import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toSearchKey, toSearchKeys } from './search-key.ts';

describe('toSearchKey', () => {
  it.each([
    ["Xī'ān", 'xian'],
    ['xi an', 'xian'],
    ['西安', '西安'],
    ['Ürümqi', 'urumqi'],
    ['798 Art Zone', '798artzone'],
    ['  ', ''],
  ])('%s becomes %s', (name, folded) => {
    expect(toSearchKey(name)).toBe(folded);
  });

  it('is idempotent', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme' }),
        (text) => toSearchKey(toSearchKey(text)) === toSearchKey(text),
      ),
    );
  });

  it('toSearchKeys removes duplicates and empty keys', () => {
    expect(toSearchKeys(["Xi'an", 'xian', undefined, '…', '西安'])).toEqual(['xian', '西安']);
  });
});
