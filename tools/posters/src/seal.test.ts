import { describe, expect, it } from 'vitest';
import { canSeal } from './picture-seal.ts';
import { COMPOSED } from './scenes/composed.ts';
import { sealSvg } from './seal.ts';

describe('seal', () => {
  it('consists of outlines and needs no font', () => {
    expect(sealSvg()).toMatch(/^<svg/);
    expect(sealSvg()).not.toContain('<text');
    expect(sealSvg().match(/<path/g)?.length).toBeGreaterThanOrEqual(3);
  });

  it.each(Object.entries(COMPOSED))(
    'of %s has outlines for its name, and is not the mark of the site',
    (_key, { seal }) => {
      expect(canSeal(seal ?? '')).toBe(true);
      expect(seal).not.toBe('云游');
    },
  );

  it('reports a missing character', () => {
    expect(canSeal('龘')).toBe(false);
  });
});
