import { expect, it } from 'vitest';
import { normaliseWish } from '../../normalise-wish.ts';
import { readNationality } from './nationality.ts';

const labels = (wish: string) =>
  readNationality(normaliseWish(wish)).map(({ slot, value }) => `${slot}:${value}`);

it.each([
  ['we are Germans', 'nat:DE'],
  ['US passport', 'nat:US'],
  ['somos 3 amigos de méxico', 'nat:MX'],
  ['hat einen thailändischen Pass', 'nat:TH'],
  ['passaporte angolano', 'nat:AO'],
  ['台胞', 'nat:TW'],
  ['日本老婆', 'nat:JP'],
  ['CA passport', 'nat:CA'],
  ['我是中国护照', 'nat:CN'],
  ['台湾去的', 'nat:TW'],
  ['mon copain est marocain', 'nat:MA'],
  ['citizens of the United Kingdom', 'nat:GB'],
  ['a couple from the Netherlands', 'nat:NL'],
  ['Spanish passport', 'nat:ES'],
  ['first timers from Canada', 'nat:CA'],
  ['a family of 5 (kids 2, 6, 11) from Australia', 'nat:AU'],
  ['12 days, from Australia, in May', 'nat:AU'],
  ['two couples from Ireland', 'nat:IE'],
  ['couple in their 30s from Canada', 'nat:CA'],
  ['my daughter, 8 years old from Sweden', 'nat:SE'],
  ['法国护照', 'nat:FR'],
  ['pasaporte colombiano', 'nat:CO'],
  ['dänischer Pass', 'nat:DK'],
  ['passeport irlandais', 'nat:IE'],
  ['passaporto turco', 'nat:TR'],
  ['passaporte chileno', 'nat:CL'],
  ['Finse reizigers', 'nat:FI'],
  ['ニュージーランド国籍', 'nat:NZ'],
  ['남아프리카 여권', 'nat:ZA'],
  ['日本人', 'nat:JP'],
  ['Hong Kong passport holders', 'nat:HK'],
  ['台湾人', 'nat:TW'],
  ['(both 34, from the UK)', 'nat:GB'],
])('reads the passport of "%s" as %s', (wish, label) => {
  expect(labels(wish)).toEqual([label]);
});

it.each([
  'French food',
  'Australian dollars',
  'a flight from Germany',
  'the French concession',
  'English speaking guide',
])('reads no passport from "%s"', (wish) => {
  expect(labels(wish)).toEqual([]);
});

it.each(['flying from Australia', 'overland from Vietnam', 'by ship from Japan to Shanghai'])(
  'reads no passport from a journey: "%s"',
  (wish) => {
    expect(readNationality(normaliseWish(wish))).toEqual([]);
  },
);
