import { expect, test } from 'vitest';
import { chineseFontFiles } from './font-files.generated.ts';
import { listNeededFontFiles } from './needed-font-files.ts';

const listUrls = (text: string) => listNeededFontFiles(text, chineseFontFiles).map(({ url }) => url);

test('a text without Chinese characters needs no file', () => {
  expect(listUrls('Xi’an, the city wall: “¥54”')).toEqual([]);
});

test('a well-known name needs only the core file', () => {
  expect(listUrls('北京')).toEqual(['/fonts/chinese-core.woff2']);
});

test('a character that two files cover needs only the first', () => {
  const [wide, narrow] = [
    { url: 'wide', 'unicode-range': ['U+4E00-9FFF'] },
    { url: 'narrow', 'unicode-range': ['U+4E00'] },
  ];
  expect(listNeededFontFiles('一', [narrow, wide])).toEqual([narrow]);
  expect(listNeededFontFiles('一丁', [narrow, wide])).toEqual([narrow, wide]);
});
