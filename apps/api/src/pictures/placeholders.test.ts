import { describe, expect, it } from 'vitest';
import { findPlaceholder } from './placeholders.ts';

describe('the placeholder of a picture', () => {
  it('is a short colour and a few pixels', () => {
    const { color, blur } = findPlaceholder('city/beijing') ?? { color: '', blur: '' };
    expect(color).toMatch(/^#[0-9a-f]{3}$/);
    expect(blur).toMatch(/^data:image\/webp;base64,/);
    expect(blur.length).toBeLessThan(400);
  });

  it('is unknown for what we have not drawn', () => {
    expect(findPlaceholder('media/photo')).toBeUndefined();
  });
});
