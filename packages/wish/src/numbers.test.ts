import { expect, it } from 'vitest';
import { toNumber } from './numbers.ts';

it.each([
  ['7', 7],
  ['twelve', 12],
  ['zwolf', 12],
  ['quince', 15],
  ['两', 2],
  ['十', 10],
  ['十二', 12],
  ['二十', 20],
  ['三百五', 305],
  ['一千二百', 1200],
  ['many', 0],
  ['', 0],
  ['constructor', 0],
])('toNumber(%s) is %i', (text, number) => {
  expect(toNumber(text)).toBe(number);
});

it.each([
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty',
  'ein zwei drei vier funf sechs sieben acht neun zehn',
  'un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze',
  'una dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince',
  'uno due tre quattro cinque sei sette otto nove dieci undici dodici',
  'um dois tres quatro cinco seis sete oito nove dez onze doze',
  'een twee drie vier vijf zes zeven acht negen tien elf twaalf',
  '一 二 三 四 五 六 七 八 九 十',
])('counts from 1: %s', (words) => {
  expect(words.split(' ').map(toNumber)).toEqual(words.split(' ').map((_, index) => index + 1));
});

it.each([
  ['fourteen', 'quatorze catorce quattordici catorze veertien', 14],
  ['fifteen', 'funfzehn quinze quince quindici vijftien', 15],
  ['twenty', 'zwanzig vingt veinte venti vinte twintig', 20],
])('reads %s, a usual length of a trip, in every language: %s', (_, words, number) => {
  expect(words.split(' ').map(toNumber)).toEqual(words.split(' ').map(() => number));
});
