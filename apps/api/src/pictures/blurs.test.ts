import { describe, expect, it } from 'vitest';
import { findBlur } from './blurs.ts';
import { addSwatch, findSwatch, toSwatch } from './swatch.ts';

describe('the blurred version of a picture', () => {
  it('is a WebP small enough for every card of a list', () => {
    const blur = findBlur('city/beijing') ?? '';
    expect(blur).toMatch(/^data:image\/webp;base64,/);
    expect(blur.length).toBeLessThan(240);
  });

  it('is drawn from the colours in the id of a photograph', () => {
    const pixels = Buffer.alloc(36, 0xff).fill(0, 0, 2); // the first pixel is blue, the others are white
    const picture = `media/${addSwatch('00ff00ff00ff00ff', toSwatch(pixels))}-f80-20-150hp`;
    const blur = findBlur(picture) ?? '';
    expect(blur).toMatch(/^data:image\/bmp;base64,/);
    expect(blur.length).toBeLessThan(160);
    const file = Buffer.from(blur.slice(blur.indexOf(',') + 1), 'base64');
    expect([file.readInt32LE(18), file.readInt32LE(22), file.readUInt32LE(2)]).toEqual([4, -3, file.length]);
    expect([...file.subarray(54, 60)], 'blue, green, red').toEqual([255, 0, 0, 255, 255, 255]);
  });

  it('is undefined for photographs whose id has no colours', () => {
    for (const id of ['photo', '00ff00ff00ff00ff', '00ff00ff00ff00ff-f80-20-150hp', '00ffs12']) {
      expect(findSwatch(`media/${id}`), id).toBeUndefined();
      expect(findBlur(`media/${id}`), id).toBeUndefined();
    }
  });
});
