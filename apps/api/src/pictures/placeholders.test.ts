import { describe, expect, it } from 'vitest';
import { findPlaceholder } from './placeholders.ts';

describe('the placeholder of a picture', () => {
  it('is a three-digit colour and a small WebP', () => {
    const { color, blur } = findPlaceholder('city/beijing') ?? { color: '', blur: '' };
    expect(color).toMatch(/^#[0-9a-f]{3}$/);
    expect(blur).toMatch(/^data:image\/webp;base64,/);
    expect(blur.length).toBeLessThan(400);
  });

  it('is undefined for photographs', () => {
    expect(findPlaceholder('media/photo')).toBeUndefined();
  });
});
