import { describe, expect, it } from 'vitest';
import { normaliseWish } from '../normalise-wish.ts';
import { readTravellers } from './travellers.ts';

const labels = (wish: string) =>
  readTravellers(normaliseWish(wish))
    .filter(({ value }) => value !== '')
    .map(({ slot, value }) => `${slot}:${value}`)
    .join(' ');

describe('readTravellers', () => {
  it.each([
    ['solo traveller', 'adults:1'],
    ['Wir sind Rentner (71 und 74)', 'adults:2 seniors:2'],
    ['we are both retired', 'adults:2 seniors:2'],
    ['my wife and I (45 and 62)', 'adults:2 seniors:1'],
    ['retired couple', 'adults:2 seniors:2'],
    ['Nous sommes un couple avec un bébé de 10 mois', 'adults:2 kids:1 age:0'],
    ['带父母(65岁)去张家界', 'adults:3 seniors:2'],
    ['부모님 70대', 'adults:3 seniors:2'],
    ['with the kids', 'kids:2'],
    ['our kids want dinosaurs', 'adults:2 kids:2'],
    ['without kids', ''],
    ['nous serons 3', 'adults:3'],
    ['zu viert nach China', 'adults:4'],
    ['a grand tour for retirees', 'adults:2 seniors:2'],
    ['my parents are 74 and 71', 'adults:3 seniors:2'],
    ['with my 70 year old parents', 'adults:3 seniors:2'],
    ['my 70-year-old parents', 'adults:3 seniors:2'],
    ['my 55 year old parents', 'adults:3'],
    ['our retired parents', 'adults:3 seniors:2'],
    ['with my 68-year-old mother', 'adults:2 seniors:1'],
    ['my retired dad', 'adults:2 seniors:1'],
    ['my elderly in-laws', 'adults:3 seniors:2'],
    ['mit meinen 70-jährigen Eltern', 'adults:3 seniors:2'],
    ['avec mes parents de 72 ans', 'adults:3 seniors:2'],
    ['和70岁的父母', 'adults:3 seniors:2'],
    ['con mis padres jubilados', 'adults:3 seniors:2'],
    ["she's 68, I'm 70", 'adults:2 seniors:2'],
    ['ma mère a 80 ans', 'adults:2 seniors:1'],
    ['2 Erw., 2 Kinder 8 u. 11', 'adults:2 kids:2 age:8 age:11'],
    ['2+1 (kid 7)', 'adults:2 kids:1 age:7'],
    ['2 adults 1 teen 15', 'adults:2 kids:1 age:15'],
    ['kids 5, 8 days in Sanya', 'kids:1 age:5'],
    [
      '8 people (2 grandparents 78 and 80, 4 adults, 2 kids 5 and 11)',
      'adults:6 kids:2 seniors:2 age:5 age:11',
    ],
    ['couple in their sixties', 'adults:2 seniors:2'],
    ['couple in our early 70s', 'adults:2 seniors:2'],
    ['two couples in our sixties', 'adults:4 seniors:4'],
    ['three retired couples', 'adults:6 seniors:6'],
    ['two couples in our thirties', 'adults:4'],
    ['our son studies in Wuhan', ''],
    ['3 girls', 'adults:3'],
    ['Backpacker, hostels only', 'adults:1'],
    ['somos 4 amigos, solo trenes', 'adults:4'],
    ['Opa en oma (75) en kleinkind van 8', 'adults:2 kids:1 seniors:2 age:8'],
    ['Mia nonna di 82 anni', 'adults:2 seniors:1'],
    ['全家五口，老人两位', 'adults:4 kids:1 seniors:2'],
    ['厦门 带老人', 'adults:3 seniors:2'],
    ['Hong Kong 8 days, seniors', 'adults:2 seniors:2'],
    ['mit zwei Teenagern (13, 15)', 'kids:2 age:13 age:15'],
    ['父亲68岁', 'adults:2 seniors:1'],
    ['夫婦二人', 'adults:2'],
    ['친구 셋', 'adults:3'],
    ['아이 6살', 'kids:1 age:6'],
    ['60대 부부', 'adults:2 seniors:2'],
    ['two adults and a child', 'adults:2 kids:1'],
    ['2+1', 'adults:2 kids:1'],
    ['for three.', 'adults:3'],
    ['family of four', 'adults:2 kids:2'],
    ['family of two', 'adults:2'],
    ['family of five with one kid', 'adults:4 kids:1'],
    ['group of six friends', 'adults:6'],
    ['we are 3', 'adults:3'],
    ['the 4 of us', 'adults:4'],
    ['a retired couple', 'adults:2 seniors:2'],
    ['3 seniors', 'adults:3 seniors:3'],
    ['two couples', 'adults:4'],
    ['honeymoon', 'adults:2'],
    ['my two best friends', 'adults:3'],
    ['my mum and I', 'adults:2'],
    ['my parents', 'adults:3'],
    ['for my parents', 'adults:2'],
    ['my wife and my mother (72)', 'adults:3 seniors:1'],
    ['my father (59)', 'adults:2'],
    ['my father (60)', 'adults:2 seniors:1'],
    ['my elderly aunt', 'adults:2 seniors:1'],
    ['my grandma', 'adults:2 seniors:1'],
    ['my wife, grandparents', 'adults:4 seniors:2'],
    ['two adults, my wife', 'adults:2'],
    ['grandparents, parents and two kids', 'adults:4 kids:2 seniors:2'],
    ['parents and two kids', 'adults:2 kids:2'],
    ['kids (5 and 8)', 'kids:2 age:5 age:8'],
    ['we have kids aged 5 and 8', 'adults:2 kids:2 age:5 age:8'],
    ['a 12 year old', 'kids:1 age:12'],
    ['a 17 year old', 'kids:1 age:17'],
    ['baby on board', 'kids:1'],
    ['6 days with baby', 'kids:1'],
    ['our daughter', 'adults:2 kids:1'],
    ['a couple in their 70s', 'adults:2 seniors:2'],
    ['两大一小', 'adults:2 kids:1'],
    ['一家三口', 'adults:2 kids:1'],
    ['四个朋友', 'adults:4'],
    ['带孩子', 'adults:2 kids:1'],
    ['5岁和8岁', 'kids:2 age:5 age:8'],
    ['夫妻', 'adults:2'],
    ['带父母', 'adults:3'],
    ['带爸妈和孩子', 'adults:3 kids:1'],
    ['18岁', ''],
    ['17岁', 'kids:1 age:17'],
    ['two adults, three couples', 'adults:8'],
    ['我们六个人', 'adults:6'],
    ['独自', 'adults:1'],
    ['due coppie', 'adults:4'],
    ['zwei Paare', 'adults:4'],
    ['两对夫妻', 'adults:4'],
    ['부부 두 쌍', 'adults:4'],
    ['2 adults and a baby of 8 months', 'adults:2 kids:1 age:0'],
    ['our 14 month old baby', 'adults:2 kids:1 age:1'],
    ['2 adultes et un bébé de 8 mois', 'adults:2 kids:1 age:0'],
    ['2 adults, 2 kids and a baby (8 months)', 'adults:2 kids:3 age:0'],
    ['带8个月宝宝', 'adults:2 kids:1 age:0'],
    ['爸妈67和70', 'adults:3 seniors:2'],
    ['부모님 67세와 70세', 'adults:3 seniors:2'],
  ])('reads "%s" as %s', (wish, expected) => {
    expect(labels(wish)).toBe(expected);
  });

  it.each(['10 days', 'a couple of days', 'my 18 year old car', 'kid-friendly'])(
    'reads no travellers from "%s"',
    (wish) => {
      expect(labels(wish)).toBe('');
    },
  );

  it('masks every phrase that it has counted', () => {
    const wish = 'sunshine for two adults, museums and a child';
    const masked = readTravellers(normaliseWish(wish)).filter(({ value }) => value === '');
    expect(masked.map(({ start, end }) => wish.slice(start, end))).toEqual(['two adults', 'a child']);
  });
});
