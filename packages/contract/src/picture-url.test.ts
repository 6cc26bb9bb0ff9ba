import { describe, expect, it } from 'vitest';
import { focalPosition, photographId, pictureFormats } from './picture-url.ts';

const size = { width: 1500, height: 1000 };

describe('the focal point of a photograph', () => {
  it('is part of its id, so that pages need no request for it', () => {
    expect(photographId('ab12', { focal: { x: 0.801, y: 0.2 }, crops: {}, ...size })).toBe('ab12-f80-20-150');
    expect(photographId('ab12', { focal: { x: 0.5, y: 0.5 }, crops: {}, ...size })).toBe('ab12');
  });

  it('does not move a crop that staff chose', () => {
    const id = photographId('ab12', { focal: { x: 0.8, y: 0.2 }, crops: { hero: {}, poster: {} }, ...size });
    expect(id).toBe('ab12-f80-20-150hp');
    expect(focalPosition(`media/${id}`, 'hero')).toBeUndefined();
    expect(focalPosition(`media/${id}`, 'square')).toBe('70% 20%');
  });

  it('has a letter of its own for every format', () => {
    const formats = Object.keys(pictureFormats);
    expect(new Set(formats.map((format) => format[0])).size).toBe(formats.length);
  });

  it('stays visible where a box of another ratio shows a crop', () => {
    // A square of a 3:2 picture shows two thirds of its width; at 80 % it touches the right edge.
    expect(focalPosition('media/ab12-f80-20-150', 'square')).toBe('70% 20%');
    expect(focalPosition('media/ab12-f55-20-150', 'square')).toBe('50% 20%');
    // A wide crop keeps the width and cuts top and bottom.
    expect(focalPosition('media/ab12-f80-50-100', 'hero')).toBe('80% 50%');
  });

  it('is the middle for drawn pictures and older photographs', () => {
    expect(focalPosition('media/ab12', 'tile')).toBeUndefined();
    expect(focalPosition('city/xian', 'tile')).toBeUndefined();
  });
});
