import { expect, it } from 'vitest';
import { normaliseWish } from '../../normalise-wish.ts';
import { readOnward } from './onward.ts';

const labels = (wish: string) =>
  readOnward(normaliseWish(wish))
    .filter(({ value }) => value !== '')
    .map(({ slot, value }) => `${slot}:${value}`)
    .join(' ');

it.each([
  ['coming from Tokyo going on to London', 'comes-from:JP goes-to:GB'],
  ['aus Frankfurt, weiter nach Bangkok', 'comes-from:DE goes-to:TH'],
  ['depuis Paris, puis vol vers Séoul', 'comes-from:FR goes-to:KR'],
  ['vengo de Madrid y sigo a Bangkok', 'comes-from:ES goes-to:TH'],
  ['da Roma, poi proseguo per Tokyo', 'comes-from:IT goes-to:JP'],
  ['vindo de Lisboa e seguindo para Tóquio', 'comes-from:PT goes-to:JP'],
  ['vanuit Amsterdam, door naar Singapore', 'comes-from:NL goes-to:SG'],
  ['从东京来，去曼谷', 'comes-from:JP goes-to:TH'],
  ['東京から、バンコクへ', 'comes-from:JP goes-to:TH'],
  ['서울에서 방콕으로', 'comes-from:KR goes-to:TH'],
  ['Sydney - Guangzhou', 'comes-from:AU'],
  ['we loved Paris', ''],
  ['we live in Kyoto', 'comes-from:JP'],
  ["I'm a teacher in Hanoi", 'comes-from:VN'],
  ['leave London 12 March', 'comes-from:GB'],
  ['out of Cork on 3 May', 'comes-from:IE'],
  ['vol depuis Lausanne', 'comes-from:CH'],
  ['Salimos de Bogotá', 'comes-from:CO'],
  ['vanuit Utrecht', 'comes-from:NL'],
  ["we're in Vietnam now", 'comes-from:VN'],
  ['Hangzhou, daarna Japan', 'goes-to:JP'],
  ['Hong Kong, dann weiter nach Neuseeland', 'goes-to:NZ'],
  ['多伦多飞北京', 'comes-from:CA'],
  ['Inner Mongolia from Beijing', ''],
  ['nice and tours with reading', ''],
  ['Victoria Peak', ''],
  ['法国菜', ''],
  ['nous serons déjà à Tokyo, puis vol Taipei', 'comes-from:JP goes-to:TW'],
])('reads the countries before and after China in "%s"', (wish, expected) => {
  expect(labels(wish)).toBe(expected);
});
