import { describe, expect, it } from 'vitest';
import { suggestAltTexts } from './suggest-alt.ts';

const from = (fileName: string, ...titles: string[]) => suggestAltTexts({ fileName, titles });

describe('suggestAltTexts', () => {
  it('reads the words of a file name, without camera names, numbers and codes', () => {
    expect(from('bell-tower_at_night-2.jpg')).toEqual(['Bell tower at night']);
    expect(from('LijiangOldTown-1920x1080-scaled.webp')).toEqual(['Lijiang Old Town']);
    expect(from('西湖 断桥.jpg')).toEqual(['西湖 断桥']);
    for (const name of ['IMG_2041.jpg', 'DSC00012.JPG', '20240512_101112.jpg', 'a3f9c01b22.png', 'photo.jpg'])
      expect(from(name), name).toEqual([]);
  });

  it('adds the rows that show the picture, and never a word of its own', () => {
    expect(from('night market.jpg', "Xi'an", 'Muslim Quarter')).toEqual([
      "Night market, Xi'an",
      'Night market',
      "Xi'an",
      'Muslim Quarter',
    ]);
    expect(from('IMG_1.jpg', 'West Lake')).toEqual(['West Lake']);
  });

  it('suggests each text once', () => {
    expect(from('west-lake.jpg', 'West Lake')).toEqual(['West Lake']);
    expect(from('west-lake-in-rain.jpg', 'West Lake')).toEqual(['West lake in rain', 'West Lake']);
  });
});
