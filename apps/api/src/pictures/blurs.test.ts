import { describe, expect, it } from 'vitest';
import { findBlur } from './blurs.ts';

describe('the blurred version of a picture', () => {
  it('is a WebP small enough for every card of a list', () => {
    const blur = findBlur('city/beijing') ?? '';
    expect(blur).toMatch(/^data:image\/webp;base64,/);
    expect(blur.length).toBeLessThan(240);
  });

  it('is undefined for photographs', () => {
    expect(findBlur('media/photo')).toBeUndefined();
  });
});
