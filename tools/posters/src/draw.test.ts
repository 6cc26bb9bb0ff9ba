import { describe, expect, it } from 'vitest';
import { drawScene } from './draw.ts';
import { FORMATS, type Format } from './format.ts';
import { sceneFor } from './scene-for.ts';
import { sceneHash } from './scene-hash.ts';

const formats: Format[] = ['hero', 'tile', 'poster', 'square', 'og'];
const guilin = sceneFor({ kind: 'city', id: 'guilin', region: 'south', zhName: '桂林' });

describe('drawScene', () => {
  it('draws the same picture every time', () => {
    for (const format of formats) expect(drawScene(guilin, format)).toBe(drawScene(guilin, format));
  });

  it('has the size of the requested format', () => {
    for (const format of formats) {
      const { width, height } = FORMATS[format];
      expect(drawScene(guilin, format)).toContain(`viewBox="0 0 ${width} ${height}"`);
    }
  });
});

describe('sceneHash', () => {
  it('is stable and changes with the drawing', () => {
    expect(sceneHash(guilin, ['tile'])).toBe(sceneHash(guilin, ['tile']));
    expect(sceneHash({ ...guilin, light: 'night' }, ['tile'])).not.toBe(sceneHash(guilin, ['tile']));
    expect(sceneHash({ ...guilin, seed: guilin.seed + 1 }, ['tile'])).not.toBe(sceneHash(guilin, ['tile']));
    expect(sceneHash(guilin, ['hero'])).not.toBe(sceneHash(guilin, ['tile']));
  });
});
