import { describe, expect, it } from 'vitest';
import { normaliseWish } from '../../normalise-wish.ts';
import { readDays, readHours } from './days.ts';

const days = (wish: string, hasSeveralPlaces = false) =>
  readDays(normaliseWish(wish), hasSeveralPlaces)
    .filter(({ value }) => value !== '')
    .map(({ slot, value }) => `${slot}:${value}`);

describe('readDays', () => {
  it.each([
    ['上海迪士尼两天，再去杭州和乌镇，一共6天', 6],
    ['2 days Disneyland, Hangzhou, Wuzhen, 6 days in total', 6],
    ['3 Tage Peking, 2 Tage Datong, insgesamt 9 Tage', 9],
    ['en total 12 días: 3 días en Pekín y Xian', 12],
  ])('takes the stated total of "%s"', (wish, expected) => {
    expect(days(wish, true)).toEqual([`days:${expected}`]);
  });

  it.each([
    ['10 days', 10],
    ["I'm 26 weeks pregnant, 6 days", 6],
    ['怀孕26周, 6天', 6],
    ['임신 26주, 6일', 6],
    ['ten days', 10],
    ['8 nites', 9],
    ['3 weekjes', 21],
    ['1 sem. en mai', 7],
    ['2 sett. maggio', 14],
    ['5j', 5],
    ['4 Tage + 3 Tage', 7],
    ['7d', 7],
    ['7-day trip', 7],
    ['9 nights', 10],
    ['2 weeks', 14],
    ['2 and a half weeks', 18],
    ['zwei Wochen', 14],
    ['14 gg', 14],
    ['5 nts', 6],
    ['verlängertes Wochenende', 3],
    ['week-end prolongé', 3],
    ['4 chill days', 4],
    ['one perfect day in the old town', 1],
    ['12-ish days', 12],
    ['one long busy day', 1],
    ['two good days', 2],
    ['a week, the last 3 days are free', 7],
    ['3 lovely days', 3],
    ['one single day', 1],
    ['5 entire days', 5],
    ['2 free days', 2],
    ['10 days with one free day', 10],
    ['5 days and 2 extra days', 7],
    ['ein perfekter Tag', 1],
    ['drei schöne freie Tage', 3],
    ['trois bonnes journées', 3],
    ['tres buenos días', 3],
    ['a week', 7],
    ['a lovely long week', 7],
    ['a fortnight', 14],
    ['2 fortnights', 28],
    ['a month', 30],
    ['2 months', 60],
    ['a long weekend', 3],
    ['for the weekend', 2],
    ['a day trip', 1],
    ['Beijing for a day', 1],
    ['business Monday to Wednesday, then 4 days free', 7],
    ['7 nights at the beach and one day trip', 8],
    ['5 days, one day trip', 5],
    ['72 hours', 3],
    ['100 hours', 5],
    ['20 hours', 1],
    ['drei Wochen', 21],
    ['dos semanas', 14],
    ['cinq jours', 5],
    ['8 bis 10 tage', 8],
    ['五天', 5],
    ['玩3晚', 4],
    ['两周', 14],
    ['一个月', 30],
    ['48小时', 2],
    ['100小时', 5],
    ['8 days, 7 nights', 8],
  ])('reads "%s" as %i days', (wish, value) => {
    expect(days(wish)).toEqual([`days:${value}`]);
  });

  it.each([
    ['········ 6 days incl ·········· two days', 6],
    ['··2泊3日、······に1日', 3],
    ['········ 3 days, then ········ 2 days', 5],
    ['10 days in ·······, one free day', 10],
  ])('takes the shorter stay beside a read sight of the only city for a part: "%s"', (masked, value) => {
    const found = readDays(masked, false).find((one) => one.value !== '');
    expect(found).toMatchObject({ slot: 'days', value: String(value) });
  });

  it('adds the stays in several places, unless one is their sum', () => {
    expect(days('3 days here, 4 days there', true)).toEqual(['days:7']);
    expect(days('7 days: 3 days here, 4 days there', true)).toEqual(['days:7']);
    expect(days('7 days: 3 days here, 4 days there')).toEqual(['days:7']);
  });

  it('reads a length between commas as that of the whole trip when it has room for the others', () => {
    expect(days('here plus a week in the south, 11 days', true)).toEqual(['days:11']);
    expect(days('8 days: 3 days here, 4 days there', true)).toEqual(['days:8']);
    expect(days('here, 3 days, there, 4 days', true)).toEqual(['days:7']);
    expect(days('2 weeks in the south, 5 days', true)).toEqual(['days:19']);
  });

  it('adds lengths that follow each other', () => {
    expect(days('4 days with her family then 6 days somewhere pretty')).toEqual(['days:10']);
    expect(days('4 Tage Familie, danach 6 Tage Natur')).toEqual(['days:10']);
    expect(days('4 days, or 6 days')).toEqual(['note:days-disagree']);
  });

  it('reports different lengths in one place and accepts equal ones', () => {
    expect(days('3 days or maybe 5 days')).toEqual(['note:days-disagree']);
    expect(days('5 days, yes 5 days')).toEqual(['days:5']);
  });

  it('prefers an exact length to a weekend and gives a weekend alone a lower confidence', () => {
    expect(days('a weekend of 3 days')).toEqual(['days:3']);
    expect(readDays(normaliseWish('weekend'), false)[0]?.confidence).toBe(0.7);
    expect(readDays(normaliseWish('3 days'), false)[0]?.confidence).toBe(1);
  });

  it.each(['19 hours', '366 days', 'one day we will go', 'a 5 days old baby', '第3天', '8月'])(
    'reads no length from "%s"',
    (wish) => {
      expect(days(wish)).toEqual([]);
    },
  );

  it('accepts up to 365 days', () => {
    expect(days('365 days')).toEqual(['days:365']);
  });
});

const hours = (wish: string) =>
  readHours(normaliseWish(wish))
    .filter(({ value }) => value !== '')
    .map(({ slot, value }) => `${slot}:${value}`);

describe('readHours', () => {
  it.each([
    ['no early mornings', ['start:540']],
    ['nothing too early please', ['start:540']],
    ['keine frühen Starts', ['start:540']],
    ['we hate early mornings', ['start:600']],
    ['we sleep in', ['start:600']],
    ['睡懒觉', ['start:600']],
    ['start at 9', ['start:540']],
    ['nothing before 10:30', ['start:630']],
    ['starting at 5', ['start:300']],
    ['start at 13', ['start:780']],
    ['early birds', ['start:420']],
    ['back by 9 pm', ['end:1260']],
    ['back at the hotel by 22:15', ['end:1335']],
    ['home by 5', ['end:1020']],
    ['in bed by 4', ['end:240']],
    ['start early but nothing before 8', ['start:480']],
  ])('reads "%s" as %j', (wish, expected) => {
    expect(hours(wish)).toEqual(expected);
  });

  it.each(['start at 4', 'start at 14', 'leave by 9 days'])('reads no start from "%s"', (wish) => {
    expect(hours(wish)).toEqual([]);
  });
});
