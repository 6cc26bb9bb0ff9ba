import { expect, test } from 'vitest';
import { filesFor } from './files-for.ts';
import { chineseFontFiles } from './font-files.generated.ts';

const names = (text: string) => filesFor(text, chineseFontFiles).map(({ url }) => url);

test('a text without Chinese needs no file', () => {
  expect(names('Xi’an, the city wall: “¥54”')).toEqual([]);
});

test('a well-known name needs one file, the core', () => {
  expect(names('北京')).toEqual(['/fonts/chinese-core.woff2']);
});

test('of two files that claim a character only the first is fetched', () => {
  const [wide, narrow] = [
    { url: 'wide', 'unicode-range': ['U+4E00-9FFF'] },
    { url: 'narrow', 'unicode-range': ['U+4E00'] },
  ];
  expect(filesFor('一', [narrow, wide])).toEqual([narrow]);
  expect(filesFor('一丁', [narrow, wide])).toEqual([narrow, wide]);
});
