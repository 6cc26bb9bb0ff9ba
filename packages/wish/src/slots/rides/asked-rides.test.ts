import { describe, expect, it } from 'vitest';
import { normaliseWish } from '../../normalise-wish.ts';
import type { SlotMatch } from '../../slot-match.ts';
import { readAskedRides } from './asked-rides.ts';

const names: Readonly<Record<string, string>> = {
  beijing: 'beijing|peking|pekin|pechino|pequim|北京|베이징',
  lhasa: 'lhasa|lhassa|拉萨|ラサ|라싸',
  xian: "xi'an|西安",
  xining: 'xining|西宁',
};

function ridesOf(wish: string): string[] {
  const text = normaliseWish(wish);
  const places = Object.entries(names).flatMap(([value, pattern]) =>
    [...text.matchAll(new RegExp(pattern, 'g'))].map(
      (match): SlotMatch => ({
        slot: text.slice(0, match.index).endsWith('start in ') ? 'in' : 'city',
        value,
        start: match.index,
        end: match.index + match[0].length,
        confidence: 1,
      }),
    ),
  );
  return readAskedRides(text, places).map(({ value }) => value);
}

describe('the way of travelling between two cities', () => {
  it.each([
    ['We take the train from Beijing to Lhasa and fly home'],
    ['Beijing to Lhasa by train, 9 days'],
    ['Train to Lhasa from Beijing'],
    ['3 days Beijing > Lhasa (night train)'],
    ['mit dem Zug von Peking nach Lhasa'],
    ['von Peking nach Lhasa mit der Bahn'],
    ['le train de Pékin à Lhassa'],
    ['de Pékin à Lhassa en train'],
    ['en tren de Pekín a Lhasa'],
    ['da Pechino a Lhasa in treno'],
    ['de comboio de Pequim para Lhasa'],
    ['met de trein van Peking naar Lhasa'],
    ['从北京坐火车去拉萨'],
    ['北京到拉萨坐火车'],
    ['坐卧铺从北京去拉萨'],
    ['北京からラサまで列車'],
    ['北京から列車でラサ'],
    ['베이징에서 라싸까지 기차'],
  ])('is a train from Beijing to Lhasa in "%s"', (wish) => {
    expect(ridesOf(wish)).toEqual(['beijing>lhasa=train']);
  });

  it.each([
    ["fly from Xi'an to Lhasa", 'xian>lhasa=flight'],
    ["Flug von Xi'an nach Lhasa", 'xian>lhasa=flight'],
    ['西安到拉萨坐飞机', 'xian>lhasa=flight'],
  ])('is a flight in "%s"', (wish, ride) => {
    expect(ridesOf(wish)).toEqual([ride]);
  });

  it('is read for each pair', () => {
    expect(ridesOf("Beijing to Xi'an by train, then fly from Xi'an to Lhasa")).toEqual([
      'beijing>xian=train',
      'xian>lhasa=flight',
    ]);
  });

  it.each([
    ['Beijing, Lhasa and trains'],
    ['We love trains. Beijing to Lhasa'],
    ['Train to Lhasa'],
    ["Beijing, Xi'an, Lhasa by train"],
    ['No flights from Beijing to Lhasa'],
    ["We don't want to take the train from Beijing to Lhasa"],
    ['kein Flug von Peking nach Lhasa'],
    ['不坐火车从北京去拉萨'],
  ])('is not read in "%s"', (wish) => {
    expect(ridesOf(wish)).toEqual([]);
  });

  it('begins in the stated start of the trip', () => {
    expect(ridesOf('Start in Beijing, train to Lhasa')).toEqual(['beijing>lhasa=train']);
    expect(ridesOf("Beijing, then Xi'an, train to Lhasa")).toEqual([]);
  });
});
