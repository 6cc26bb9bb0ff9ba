import { describe, expect, it } from 'vitest';
import { normaliseWish } from '../../normalise-wish.ts';
import { readSeason } from './seasons.ts';

/** 15 June 2026 is a Monday. */
const labels = (wish: string, today = '2026-06-15') =>
  readSeason(normaliseWish(wish), wish, today)
    .map(({ slot, value }) => `${slot}:${value}`)
    .join(' ');

describe('readSeason', () => {
  it.each([
    ['in October', 'month:2026-10'],
    ['in June', 'month:2026-06'],
    ['I was thinking February or March', 'month:2027-02 month:'],
    ['Februar oder März', 'month:2027-02 month:'],
    ['we zijn in maart al in Xian geweest', ''],
    ['we were in Beijing in March', ''],
    ['mei 2 weken', 'month:2027-05'],
    ['来年の春節は避けて2月下旬', 'month:2027-02 part:late from:'],
    ['in May', 'month:2027-05'],
    ['October 2028', 'month:2028-10'],
    ['October, avoid Golden Week', 'from:2026-10-09 from:'],
    ['im Oktober, nicht während der Goldenen Woche', 'from:2026-10-09 from:'],
    ['in November, avoiding the October holidays', 'month:2026-11 from:'],
    ['early November', 'month:2026-11 part:early'],
    ['mid-July', 'month:2026-07 part:mid'],
    ['8 days, 2nd half of March', 'month:2027-03 part:late'],
    ['8 Tage, zweite Märzhälfte', 'month:2027-03 part:late'],
    ['8 días, segunda mitad de marzo', 'month:2027-03 part:late'],
    ['8 jours, 2ème quinzaine de mars', 'month:2027-03 part:late'],
    ['third week of April', 'month:2027-04 part:mid'],
    ['8日間、3月後半', 'month:2027-03 part:late'],
    ['8일간 3월 후반', 'month:2027-03 part:late'],
    ['en mayo: salimos el 3 y volvemos el 20', 'from:2027-05-03 days:18 month:'],
    ['in May from the 3rd to the 20th', 'from:2027-05-03 days:18 month:'],
    ['5月，3号到20号', 'from:2027-05-03 days:18 month:'],
    ['end of September', 'month:2026-09 part:late'],
    ['Anfang August', 'month:2026-08 part:early'],
    ['May', 'month:2027-05'],
    ['10月', 'month:2026-10'],
    ['明年三月', 'month:2027-03'],
    ['2028年10月底', 'month:2028-10 part:late'],
    ['十月初', 'month:2026-10 part:early'],
    ['in spring', 'month:2027-04'],
    ['summer', 'month:2026-07'],
    ['autumn', 'month:2026-10'],
    ['winter', 'month:2027-01'],
    ['秋天', 'month:2026-10'],
    ['Christmas', 'from:2026-12-24'],
    ['Easter', 'from:2027-03-26'],
    ['Chinese New Year', 'from:2027-02-06'],
    ['golden week 2028', 'from:2028-10-01'],
    ['国庆', 'from:2026-10-01'],
    ['in 3 weeks', 'from:2026-07-06'],
    ['in a month', 'from:2026-07-15'],
    ["we go in two days' time", 'from:2026-06-17'],
    ['next month', 'month:2026-07'],
    ['next week', 'from:2026-06-22'],
    ['tomorrow', 'from:2026-06-16'],
    ['this weekend', 'from:2026-06-20 days:2'],
    ['next weekend', 'from:2026-06-27 days:2'],
    ['下周', 'from:2026-06-22'],
    ['in drei Wochen für 5 Tage nach Hongkong', 'from:2026-07-06'],
    ['dans trois semaines, 6 jours', 'from:2026-07-06'],
    ['dentro de tres semanas', 'from:2026-07-06'],
    ['tra tre settimane 4 giorni', 'from:2026-07-06'],
    ['daqui a três semanas', 'from:2026-07-06'],
    ['over drie weken 4 dagen', 'from:2026-07-06'],
    ['三周后去玩5天', 'from:2026-07-06'],
    ['3週間後に4日間', 'from:2026-07-06'],
    ['3주 뒤에 3박4일', 'from:2026-07-06'],
    ['le mois prochain', 'month:2026-07'],
    ['来週', 'from:2026-06-22'],
    ['다음 주말', 'from:2026-06-27 days:2'],
    ['from the 3rd for ten days in April', 'from:2027-04-03 month:'],
    ['ab dem 3. für zehn Tage im Mai', 'from:2027-05-03 month:'],
    ['vanaf de 3e voor tien dagen in juli', 'from:2026-07-03 month:'],
    ['from the 20th for ten days', 'from:2026-06-20'],
    ['in October we land on the second and fly home on the sixteenth', 'from:2026-10-02 days:15 month:'],
  ])('reads "%s" as %s', (wish, expected) => {
    expect(labels(wish)).toBe(expected);
  });

  it('needs a preposition, a part, a year or a capital for names that are also words', () => {
    expect(labels('in may')).toBe('month:2027-05');
    expect(labels('early may')).toBe('month:2027-05 part:early');
    expect(labels('may 2028')).toBe('month:2028-05');
    expect(labels('may')).toBe('');
  });

  it('starts after a holiday where the wish says so', () => {
    expect(labels('after Golden Week')).toBe('from:2026-10-09');
    expect(labels('国庆之后')).toBe('from:2026-10-09');
    expect(labels('in Golden Week')).toBe('from:2026-10-01');
  });

  it('starts on the Monday after Easter, and in the week after other holidays', () => {
    expect(labels('the week after Easter')).toBe('from:2027-03-29');
    expect(labels('die Woche nach Ostern')).toBe('from:2027-03-29');
    expect(labels('de week na Pasen')).toBe('from:2027-03-29');
    expect(labels('after Christmas')).toBe('from:2026-12-27');
  });

  it('reads a length and an unfinished day of the month as no start', () => {
    expect(labels('from Beijing to Hong Kong in 3 weeks')).toBe('');
    expect(labels('von Peking nach Hongkong in zwei Wochen')).toBe('');
    expect(labels('北京玩3天后去西安')).toBe('');
    expect(labels('on the second day of the trip')).toBe('');
  });

  it('gives seasons a lower confidence than holidays and months', () => {
    const confidence = (wish: string) => readSeason(wish, wish, '2026-06-15')[0]?.confidence;
    expect([confidence('in october'), confidence('christmas'), confidence('summer')]).toEqual([1, 0.8, 0.6]);
  });

  it('prefers a holiday to a month and the first month to a later one', () => {
    expect(labels('in October, at Christmas')).toBe('from:2026-12-24');
    expect(labels('in October or in November')).toBe('month:2026-10');
  });

  it('resolves relative dates across the year end', () => {
    expect(labels('next month', '2026-12-31')).toBe('month:2027-01');
    expect(labels('next month', '2026-11-30')).toBe('month:2026-12');
    expect(labels('this weekend', '2026-06-20')).toBe('from:2026-06-20 days:2');
    expect(labels('this weekend', '2026-06-21')).toBe('from:2026-06-27 days:2');
    expect(labels('next week', '2026-06-21')).toBe('from:2026-06-22');
  });

  it.each(['we may go', 'we march on', 'May I ask', 'fall in love', 'the Summer Palace', '13月'])(
    'reads no season from "%s"',
    (wish) => {
      expect(labels(wish)).toBe('');
    },
  );
});
