import { describe, expect, it } from 'vitest';
import { normaliseWish } from '../../normalise-wish.ts';
import { readDates, readOpenRange } from './dates.ts';
import { extendByDaysAround } from './days-around.ts';

const labels = (wish: string, options: { today?: string; monthFirst?: boolean } = {}) =>
  readDates(normaliseWish(wish), {
    today: options.today ?? '2026-06-15',
    monthFirst: options.monthFirst ?? false,
  }).map(({ slot, value }) => `${slot}:${value}`);

describe('readDates', () => {
  it('reads a verb of leaving before the first of two days as the start of the trip', () => {
    expect(labels('salimos el 3 de mayo y volvemos el 20')).toEqual(['from:2027-05-03', 'until:2027-05-20']);
    expect(labels('salimos el 3 de mayo')).toEqual(['until:2027-05-03']);
  });

  it('reads the day of landing after its hour, in the month that the wish names', () => {
    const read = (wish: string) =>
      readOpenRange(normaliseWish(wish), '2027-04', '2026-06-15').map(
        ({ slot, value }) => `${slot}:${value}`,
      );
    expect(read('late April, landing at 6:30am on the 20th')).toEqual(['from:2027-04-20']);
    expect(read('Ende April, Landung um 6 Uhr am 20.')).toEqual(['from:2027-04-20']);
  });

  it.each(['Mitte März 2 Wochen', 'mei 2 weken', 'hotel 4/5 stelle'])('reads no date in "%s"', (wish) => {
    expect(labels(wish)).toEqual([]);
  });

  it('reads days after a slash and a month in East Asian text', () => {
    expect(labels('9/18〜23、北京')).toEqual(['from:2026-09-18', 'days:6']);
    expect(labels('9/18-23 in Beijing')).not.toContain('days:6');
  });

  it('reads the day of leaving with its hour', () => {
    expect(labels('4월 2일 오전 9시 도착, 5일 저녁 7시 출발')).toEqual([
      'from:2027-04-02',
      'until:2027-04-05',
    ]);
  });

  it('reads two days of a month with their weekdays', () => {
    expect(labels('Thu 11 and Fri 12 March 2027')).toEqual(['from:2027-03-11', 'days:2']);
  });

  it.each([
    ['2026-10-03', 'from:2026-10-03'],
    ['ab 2. Mai 27', 'from:2027-05-02'],
    ['leaving home 3 April, 12 days', 'from:2027-04-03'],
    ['2026/10/3', 'from:2026-10-03'],
    ['3 October', 'from:2026-10-03'],
    ['3rd of October 2027', 'from:2027-10-03'],
    ['October 3', 'from:2026-10-03'],
    ['October the 3rd, 2027', 'from:2027-10-03'],
    ['3. März', 'from:2027-03-03'],
    ['3 de mayo', 'from:2027-05-03'],
    ['10月3日', 'from:2026-10-03'],
    ['2027年五月一号', 'from:2027-05-01'],
    ['25/12', 'from:2026-12-25'],
    ['12/25', 'from:2026-12-25'],
    ['25/12/27', 'from:2027-12-25'],
    ['15 June', 'from:2026-06-15'],
    ['14 June', 'from:2027-06-14'],
    ['29 February', 'from:2028-02-29'],
    ['le 1er septembre', 'from:2026-09-01'],
    ['the third of May', 'from:2027-05-03'],
    ['May the third', 'from:2027-05-03'],
    ['am dritten Mai', 'from:2027-05-03'],
    ['el tres de mayo', 'from:2027-05-03'],
    ['il tre maggio', 'from:2027-05-03'],
    ['dia três de maio', 'from:2027-05-03'],
    ['le trois mai', 'from:2027-05-03'],
    ['départ le 3 mai pour dix jours', 'from:2027-05-03'],
    ['16 days, leaving 3rd Sept', 'from:2026-09-03'],
    ['9 nachten, vertrek 18 april', 'from:2027-04-18'],
    ['16 days, flying home on 3 Sept', 'until:2026-09-03'],
    ['10 days, landing in the morning, leaving 3 Sept', 'until:2026-09-03'],
  ])('reads "%s" as %s', (wish, label) => {
    expect(labels(wish)).toEqual([label]);
  });

  it.each([
    ['3 to 12 October', 'from:2026-10-03', 'days:10'],
    ['October 3-12, 2027', 'from:2027-10-03', 'days:10'],
    ['3 October until 5 November', 'from:2026-10-03', 'days:34'],
    ['28 December to 6 January 2027', 'from:2026-12-28', 'days:10'],
    ['10月3日到12日', 'from:2026-10-03', 'days:10'],
    ['2026-10-03 to 2026-10-03', 'from:2026-10-03', 'days:1'],
    ['1 July to 28 October', 'from:2026-07-01', 'days:120'],
    ['do dia 3 ao dia 14 de outubro', 'from:2026-10-03', 'days:12'],
    ['del cinco al doce de mayo', 'from:2027-05-05', 'days:8'],
    ['bis 6.1. Harbin, Hinflug 29.12.', 'from:2026-12-29', 'days:9'],
  ])('reads "%s" as first day and length', (wish, from, days) => {
    expect(labels(wish)).toEqual([from, days]);
  });

  it('reports the position of each date', () => {
    const wish = 'from 3 October to 12 October';
    const found = readDates(normaliseWish(wish), { today: '2026-06-15', monthFirst: false });
    expect(found.map(({ start, end }) => wish.slice(start, end))).toEqual(['3 October', '12 October']);
  });

  it('uses the day first for 4/5, or the month first where that is set', () => {
    expect(labels('4/5')).toEqual(['from:2027-05-04']);
    expect(labels('4/5', { monthFirst: true })).toEqual(['from:2027-04-05']);
  });

  it('chooses the order that gives a trip of at most 60 days', () => {
    expect(labels('7/8 to 7/9')).toEqual(['from:2026-08-07', 'days:32']);
    expect(labels('3/12 to 12/12')).toEqual(['from:2026-12-03', 'days:10']);
    expect(labels('12/3 to 12/12')).toEqual(['from:2026-12-03', 'days:10']);
  });

  it('ignores numbers that cannot be a date beside a real date', () => {
    expect(labels('3 October, room 32/5')).toEqual(['from:2026-10-03']);
  });

  it.each([
    '31 February',
    '2026-13-01',
    '1 July to 29 October',
    '12 October 2027 to 3 October 2027',
    'October 10 days',
    '0 May',
  ])('reads no dates from "%s"', (wish) => {
    expect(labels(wish)).toEqual([]);
  });

  const read = (wish: string) => labels(wish).filter((label) => !label.endsWith(':'));

  it.each([
    ['flight dep 14 Apr 2027 16:20 arr 15 Apr 09:50, return 29 Apr', '2027-04-15', 15],
    ['Hinflug 12.10., Ankunft 13.10., Rückflug 28.10.', '2026-10-13', 16],
    ['arriving 14 April, second hotel 15 April, out 29 April', '2027-04-14', 16],
  ])('starts on the day of landing after a night in the plane: "%s"', (wish, from, days) => {
    expect(read(wish)).toEqual([`from:${from}`, `days:${days}`]);
  });

  it.each([
    ['on arrive le samedi 23 octobre et on rentre le dimanche 31', '2026-10-23', '2026-10-31'],
    ['llegamos el 14 de marzo y nos vamos el 16', '2027-03-14', '2027-03-16'],
  ])('reads the weekday before the last day: "%s"', (wish, from, until) => {
    expect(read(wish)).toEqual([`from:${from}`, `until:${until}`]);
  });

  it.each([
    ['hotel A 2-6 May 2027, hotel B 6-10 May', '2027-05-02', 9],
    ['a show on Tuesday 20 April 2027, in town 18-22 April', '2027-04-18', 5],
    ['10-14 April, fly home on the 21st', '2027-04-10', 12],
    ['meetings 19-21 April 2027, fly home Saturday', '2027-04-19', 6],
    ['vom 3. bis 9. Mai, Rückflug Montag', '2027-05-03', 8],
  ])('reads the first and the last of several dates: "%s"', (wish, from, days) => {
    expect(read(wish)).toEqual([`from:${from}`, `days:${days}`]);
  });
});

describe('extendByDaysAround', () => {
  const extended = (wish: string) => {
    const text = normaliseWish(wish);
    return extendByDaysAround(text, readDates(text, { today: '2026-06-15', monthFirst: false })).map(
      ({ slot, value }) => `${slot}:${value}`,
    );
  };

  it.each([
    ['conference 12-14 May 2027, add 5 days before', ['from:2027-05-07', 'days:8', 'days:']],
    ['conference 12-14 May 2027 plus 3 extra days after', ['from:2027-05-12', 'days:6', 'days:']],
    ['Messe 12. bis 14. Mai 2027, noch 4 Tage davor', ['from:2027-05-08', 'days:7', 'days:']],
    ['conference 17-19 May 2027, the weekend before free', ['from:2027-05-15', 'days:5', 'days:']],
    ['Messe 12. bis 14. Mai 2027, das Wochenende danach frei', ['from:2027-05-12', 'days:5', 'days:']],
    ['5 days before summer', []],
    ['in 2 May 2027, 4 free days before flying out 9 May', ['from:2027-05-02', 'days:8']],
    ['del 2 al 9 mayo 2027, 3 dias antes de volver', ['from:2027-05-02', 'days:8']],
  ])('%s', (wish, expected) => {
    expect(extended(wish)).toEqual(expected);
  });
});
