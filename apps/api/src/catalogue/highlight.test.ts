import { describe, expect, it } from 'vitest';
import { highlight, highlightExcerpt } from './highlight.ts';

describe('highlight', () => {
  it.each([
    ['Trains and tickets', 'train', ['', 'Trains', ' and tickets']],
    ['Paying with a phone', 'pay', ['', 'Paying', ' with a phone']],
    ['Paying with a phone', 'visa', ['Paying with a phone']],
    ['请写签证 here', '签证', ['请写', '签证', ' here']],
    ['a.b (c)', '.* (', ['a.b (c)']],
    ['nothing asked', ' ', ['nothing asked']],
  ])('splits "%s" at matches of "%s"', (text, word, parts) => {
    expect(highlight(text, word)).toEqual(parts);
    expect(parts.join('')).toBe(text);
  });

  it('returns a few lines around the first match in an article', () => {
    const texts = [
      'Nothing here.',
      `${'Long before. '.repeat(40)}The visa desk is upstairs. ${'After. '.repeat(60)}`,
    ];
    const parts = highlightExcerpt(texts, 'visas');
    expect(parts[1]).toBe('visa');
    expect(parts.join('').length).toBeLessThan(260);
    expect(parts.join('')).toMatch(/^… .* …$/);
  });

  it('returns no excerpt when the article has no match', () => {
    expect(highlightExcerpt(['Nothing here.'], 'visa')).toEqual([]);
  });
});
