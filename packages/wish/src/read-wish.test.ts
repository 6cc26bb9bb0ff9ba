import { describe, expect, it } from 'vitest';
import { createGazetteer } from './gazetteer.ts';
import { readWish } from './read-wish.ts';

const names = (id: string, name: string, zhName: string, pinyin = name) => ({
  id,
  name,
  zhName,
  pinyin,
  aliases: [],
});
const gazetteer = createGazetteer({
  cities: [
    {
      ...names('beijing', 'Beijing', '北京', 'Běijīng'),
      areaId: 'beijing',
      popularity: 100,
      airports: [{ code: 'PEK', name: 'Capital', zhName: '首都机场', intoTown: 'Metro.' }],
    },
    { ...names('xian', "Xi'an", '西安', "Xī'ān"), areaId: 'shaanxi', popularity: 90, airports: [] },
  ],
  areas: [{ ...names('shaanxi', 'Shaanxi', '陕西'), kind: 'province' }],
  spots: [
    {
      ...names('north-drum-tower', 'Drum Tower', '鼓楼'),
      cityId: 'beijing',
      popularity: 80,
      summary: 'A tower.',
      tagIds: [],
    },
    {
      ...names('west-drum-tower', 'Drum Tower', '鼓楼'),
      cityId: 'xian',
      popularity: 60,
      summary: 'A tower.',
      tagIds: [],
    },
    {
      ...names('mount-hua', 'Mount Hua', '华山'),
      aliases: ['华山山顶'],
      cityId: 'xian',
      popularity: 70,
      summary: 'A mountain.',
      tagIds: [],
    },
    {
      ...names('xian-city-wall', "Xi'an City Wall", '西安城墙'),
      aliases: ['ride on top'],
      cityId: 'xian',
      popularity: 60,
      summary: 'A wall.',
      tagIds: [],
    },
  ],
});
const read = (wish: string, today = '2026-11-15') => readWish(wish, { gazetteer, today });

it('takes no area for an end of the trip', () => {
  const { values } = read("Vietnam to Shaanxi overland: cross the border, Xi'an, 8 days");
  expect(values).toMatchObject({ areaIds: ['shaanxi'], cityIds: ['xian'] });
  expect(values.entryCityId).toBeUndefined();
});

describe('readWish', () => {
  it.each([
    ["Ankunft Fr. 14.5. abends 19:35 in Beijing, Rückflug 17.5. 11 Uhr ab Xi'an", 'beijing', 'xian'],
    ["Von Hanoi kommend nach Beijing, 12 Tage bis Xi'an", undefined, 'xian'],
    ["Flug nach Beijing und ab Xi'an zurück, 10 Tage", 'beijing', 'xian'],
    ['down from Ulaanbaatar by train, reaching Beijing on 9 September, 3 weeks', 'beijing', undefined],
    ["10 días en marzo, empezando y terminando en Xi'an", 'xian', 'xian'],
    ["16 dagen in mei vanaf Xi'an, fietsen", 'xian', undefined],
  ])('reads where the trip begins and ends: "%s"', (wish, entryCityId, exitCityId) => {
    const { values } = read(wish);
    expect([values.entryCityId, values.exitCityId]).toEqual([entryCityId, exitCityId]);
  });

  it('reads the flight home by its number, with its airport and hour', () => {
    const { values } = read("Arrive in Xi'an on 12 May, leave by CA985 from PEK on 20 May at 21:00");
    expect(values).toMatchObject({ entryCityId: 'xian', exitCityId: 'beijing', departure: { minute: 1260 } });
    expect(values.arrival).toBeUndefined();
  });

  it.each([
    ['from 27 July, flying home from Beijing 10 August 01:30', 14],
    ['27 July to 10 August in Beijing, flight home at 00:40', 14],
    ['27 July to 10 August in Beijing, flight home at 05:30', 15],
    ['15 days in Beijing, flight home at 01:30', 15],
  ])(
    'ends on the evening before a flight that leaves soon after midnight of the last date: "%s"',
    (wish, days) => {
      expect(read(wish).values).toMatchObject({ days });
    },
  );

  it.each([
    "5 days in Xi'an, our flight from Beijing leaves 14 June 23:30",
    "Xi'an, then flight from Beijing at 23:30",
    "Xi'an, flight from PEK 23:30",
  ])('takes the city of a flight with its hour as the end of the trip: "%s"', (wish) => {
    const { values } = read(wish);
    expect(values.exitCityId).toBe('beijing');
    expect(values.entryCityId).toBeUndefined();
    expect(values.interestWords).toEqual([]);
  });

  it.each([
    ['Yiwu fair 21-23 Oct, then 4 days rest', 7],
    ['Yiwu fair 21-23 Oct, then I want to relax 4 days', 7],
    ['Yiwu fair 21-23 Oct, then we would like to rest for 4 days', 7],
    ['Messe 21.-23. Oktober, danach wollen wir noch 4 Tage ausruhen', 7],
    ['salon du 21 au 23 octobre, puis nous voulons nous reposer 4 jours', 7],
    ['10月21日到23日展会，然后休息4天', 7],
    ['21-23 Oct in Beijing and 2 more days', 5],
    ['21-23 Oct in Beijing, 3 days', 3],
    ['meetings 8-10 March in Beijing, would like to add four days', 7],
  ])('adds days after the dates: "%s"', (wish, days) => {
    expect(read(wish).values).toMatchObject({ days });
  });

  it('names a town that the guide does not cover', () => {
    const { uncovered } = read('Yiwu fair 21-23 Oct, then I want to relax 4 days');
    expect(uncovered.map(({ name }) => name)).toEqual(['Yiwu']);
  });

  it('reads the hours of two trains', () => {
    const { values } = read("One day in Xi'an between two trains, arriving 8:30 and leaving 19:00");
    expect(values).toMatchObject({ arrival: { minute: 510 }, departure: { minute: 1140 } });
  });

  it.each([
    "5 days Beijing, then fly to Xi'an",
    "5 Tage Peking, danach Flug nach Xi'an",
    "5 jours à Pékin, puis vol pour Xi'an",
  ])('reads a flight after the stops before it as a way inside the trip: "%s"', (wish) => {
    const { values } = read(wish.replace(/Peking|Pékin/, 'Beijing'));
    expect(values.entryCityId).toBeUndefined();
    expect(values.cityIds).toEqual(['beijing', 'xian']);
  });

  it('reads the train between two cities and keeps both as stops', () => {
    const { values } = read("Beijing to Xi'an by train, 9 days");
    expect(values.rides).toEqual([{ fromCityId: 'beijing', toCityId: 'xian', mode: 'train' }]);
    expect(values.cityIds).toEqual(['beijing', 'xian']);
  });

  it('reads a night on top of a mountain, also where the top is part of its name', () => {
    for (const wish of ['华山山顶住一晚, 4天', 'Mount Hua with one night on top, 4 days']) {
      const { values } = read(wish);
      expect(values).toMatchObject({ spotIds: ['mount-hua'], wantsSummitNight: true, days: 4 });
      expect(values.cityNights).toEqual([]);
    }
  });

  it('chooses between spots of the same name by the city in the wish, then by popularity', () => {
    expect(read("Drum Tower in Xi'an").values.spotIds).toEqual(['west-drum-tower']);
    expect(read('the Drum Tower').values.spotIds).toEqual(['north-drum-tower']);
    expect(read('xi an and its city wall').values.spotIds).toEqual(['xian-city-wall']);
    expect(read('a city wall').values.spotIds).toEqual([]);
    expect(read("Xi'an with a ride on top").values.spotIds).toEqual(['xian-city-wall']);
    expect(read('Beijing with a ride on top').values.spotIds).toEqual([]);
  });

  it('finds a place by English, Chinese, pinyin, airport and misspelt names', () => {
    for (const name of ["Xi'an", 'xian', 'XI AN', 'Xī’ān', '西安', 'Shanxi Xian'])
      expect(read(name).values.cityIds, name).toEqual(['xian']);
    expect(read('西安城牆').values.spotIds).toEqual(['xian-city-wall']);
    expect(read('arriving PEK').values.entryCityId).toBe('beijing');
    for (const name of ['Bejing', 'Beejing', 'Beijeeng'])
      expect(read(name).values.cityIds, name).toEqual(['beijing']);
  });

  it('resolves a date without a year to its next occurrence', () => {
    expect(read('in October').values.month).toBe('2027-10');
    expect(read('in december').values.month).toBe('2026-12');
    expect(read('3 to 12 January').values).toMatchObject({ firstDate: '2027-01-03', days: 10 });
    expect(read('28 December to 3 January').values).toMatchObject({ firstDate: '2026-12-28', days: 7 });
  });

  it('reads the number of days with an adjective between number and unit', () => {
    for (const wish of ['2 free days in Beijing', 'two spare days', '2 relaxed days'])
      expect(read(wish).values.days, wish).toBe(2);
  });

  it('takes the hours of a transit visa for the length of the trip only when the wish has no other', () => {
    expect(read('144-hour visa-free transit in Beijing').values.days).toBe(6);
    expect(read('144-hour visa-free transit, 3 May to 5 May').values.days).toBe(3);
  });

  it('resolves 4/5 by the plausible range first, then month first for US passports', () => {
    expect(read('3/12 to 12/12').values).toMatchObject({ firstDate: '2026-12-03', days: 10 });
    expect(read('12/3 to 12/12').values).toMatchObject({ firstDate: '2026-12-03', days: 10 });
    expect(read('4/5').values.firstDate).toBe('2027-05-04');
    expect(read('4/5, US passport').values.firstDate).toBe('2027-04-05');
  });

  it.each([
    "Day 1-3 Beijing, day 4-6 Xi'an",
    "10 days in Beijing and Xi'an, 2 adults, budget 5000 EUR",
    'landing at 9:15 on 3 May, a 10 hour layover in Beijing',
    "early spring, about a week, slow pace, temples, 3 nights in Xi'an",
  ])('gives each slot of "%s" a confidence between 0 and 1', (wish) => {
    const { slots } = read(wish);
    expect(slots.length).toBeGreaterThan(2);
    for (const { slot, confidence } of slots) {
      expect(confidence, slot).toBeGreaterThan(0);
      expect(confidence, slot).toBeLessThanOrEqual(1);
    }
  });

  it('lists unread clauses only', () => {
    expect(read('Beijing for 3 days, zorbing lessons').unread).toEqual(['zorbing lessons']);
    const clear = [
      'landing in Beijing',
      "landing Beijing leaving Xi'an",
      'only Beijing',
      'budget 50 dollars',
    ];
    for (const wish of clear) expect(read(wish).unread, wish).toEqual([]);
  });

  it('reads no interest from words of an arrival or a holiday', () => {
    const vocabulary = new Set(['leaving', 'golden', 'drum']);
    const options = { gazetteer, today: '2026-11-15', vocabulary };
    const words = (wish: string) => readWish(wish, options).values.interestWords;
    expect(words("landing Beijing leaving Xi'an")).toEqual([]);
    expect(words('Golden Week in Beijing')).toEqual([]);
    expect(words('drums in Beijing')).toEqual(['drum']);
  });

  it('reads an interest from a word that names what people travel for, and from any noun that is loved', () => {
    const options = { gazetteer, today: '2026-11-15', vocabulary: new Set(['school', 'drum', 'date']) };
    const words = (wish: string) => readWish(wish, options).values.interestWords;
    expect(words('15 days in the school holidays')).toEqual([]);
    expect(words('we love old schools')).toEqual(['school']);
    expect(words('interested in drums, and schools')).toEqual(['drum', 'school']);
    expect(words('we love China. Dates: school holidays')).toEqual([]);
  });

  it('reads mountains as tags and as an interest word', () => {
    expect(read('love mountains').values).toMatchObject({
      preferenceTagIds: ['nature', 'hiking'],
      interestWords: ['mountain'],
    });
  });

  it('reads no month from a verb and no place from a common word', () => {
    expect(read('we may march on').values.month).toBeUndefined();
    expect(read('only human').values.areaIds).toEqual([]);
  });

  it('reports a missing currency instead of guessing one', () => {
    expect(read('budget 5000').values).toMatchObject({ problems: ['currency-missing'] });
    expect(
      readWish('budget 5000', { gazetteer, today: '2026-11-15', currency: 'EUR' }).values.budget,
    ).toMatchObject({ amount: 5000, currency: 'EUR' });
  });
});
