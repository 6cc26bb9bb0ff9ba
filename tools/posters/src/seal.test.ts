import { describe, expect, it } from 'vitest';
import { canSeal } from './picture-seal.ts';
import { COMPOSED } from './scenes/composed.ts';
import { sealSvg } from './seal.ts';

describe('seal', () => {
  it('is made of outlines, so that it needs no font', () => {
    expect(sealSvg()).toMatch(/^<svg/);
    expect(sealSvg()).not.toContain('<text');
    expect(sealSvg().match(/<path/g)?.length).toBeGreaterThanOrEqual(3);
  });

  it.each(Object.entries(COMPOSED))('can write the name of %s', (_key, { seal }) => {
    expect(canSeal(seal)).toBe(true);
  });

  it('knows when a character is missing', () => {
    expect(canSeal('龘')).toBe(false);
  });
});
