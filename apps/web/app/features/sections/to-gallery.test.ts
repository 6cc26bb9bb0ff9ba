import { describe, expect, it } from 'vitest';
import { toGallery } from './to-gallery.ts';

const wall = { picture: 'media/1f00', alt: 'A wall', credit: 'Ada', licence: 'CC BY-SA 4.0' };
const findBlur = (picture: string) => `blur of ${picture}`;

describe('the gallery of a page', () => {
  it('has the main picture first and the texts of photographs', () => {
    const pictures = { picture: 'city/xian', gallery: [wall.picture], photographs: [wall] };
    expect(toGallery(pictures, findBlur)).toEqual([
      { picture: 'city/xian', blur: 'blur of city/xian', photograph: undefined },
      { picture: wall.picture, blur: `blur of ${wall.picture}`, photograph: wall },
    ]);
  });

  it('is empty for a page with one drawn picture', () => {
    expect(toGallery({ picture: 'city/xian', photographs: [] }, findBlur)).toEqual([]);
  });

  it('shows the credit of a photograph that is the only picture', () => {
    const pictures = { picture: wall.picture, photographs: [wall] };
    expect(toGallery(pictures, findBlur).map(({ photograph }) => photograph?.credit)).toEqual(['Ada']);
    const unnamed = { ...wall, credit: '', licence: '' };
    expect(toGallery({ picture: wall.picture, photographs: [unnamed] }, findBlur)).toEqual([]);
  });
});
