import { expect, it } from 'vitest';
import { normaliseWish } from '../../normalise-wish.ts';
import { readFixedTimes } from './fixed-times.ts';

const read = (wish: string) =>
  readFixedTimes(normaliseWish(wish), { today: '2026-06-15', monthFirst: false })
    .map(({ value }) => value)
    .filter((value) => value !== '');

it.each([
  ['show on Tuesday 20 April 2027 at 19:30', '2027-04-20@1110-1320@Show'],
  ['a meeting on Tuesday at 10:00', 'tue@555-690@Meeting'],
  ['a meeting in Shanghai on Tuesday at 10', 'tue@555-690@Meeting'],
  ['conference in Shenzhen May 12-14 2027', '2027-05-12,2027-05-13,2027-05-14@540-1020@Conference'],
  ['Messe in Kanton 12.-14. Mai 2027', '2027-05-12,2027-05-13,2027-05-14@540-1020@Conference'],
  ['meetings until 5pm 19-21 April 2027', '2027-04-19,2027-04-20,2027-04-21@540-1020@Meeting'],
  ['8 to 15 April 2027, a show on 11 April 2027 at 14:00', '2027-04-11@780-990@Show'],
  ['Konzert am 12. Juni 2027 um 20 Uhr', '2027-06-12@1140-1380@Concert'],
  ['mariage le 5 mai 2027 à 15h', '2027-05-05@840-1200@Wedding'],
  ['concierto el 5 de mayo de 2027 a las 21:00', '2027-05-05@1200-1440@Concert'],
  ['riunione martedì alle 9:30', 'tue@525-660@Meeting'],
  ['reunião na terça-feira às 10h', 'tue@555-690@Meeting'],
  ['voorstelling op 5 mei 2027 om 20:00', '2027-05-05@1140-1350@Show'],
  ['5月5日晚上7点半看演出', '2027-05-05@1110-1320@Show'],
  ['5月5日19時からコンサート', '2027-05-05@1080-1320@Concert'],
  ['5월 5일 오후 2시 회의', '2027-05-05@795-930@Meeting'],
  ['business in Shenzhen Monday to Wednesday, then 4 days', 'mon,tue,wed@540-1020@Conference'],
  ['in 2 Dec 2026 for factory visits until 4 Dec', '2026-12-02,2026-12-03,2026-12-04@540-1020@Conference'],
  ['Termine in Shenzhen von Montag bis Mittwoch', 'mon,tue,wed@540-1020@Meeting'],
  ['business in Shenzhen 8-10 March 2027', '2027-03-08,2027-03-09,2027-03-10@540-1020@Conference'],
])('keeps the time of "%s" free', (wish, value) => {
  expect(read(wish)).toEqual([value]);
});

it.each([
  'we love shows',
  'a show in the evening',
  'land at 19:30 on 20 April',
  'meeting friends on Tuesday',
])('reads nothing fixed from "%s"', (wish) => {
  expect(read(wish)).toEqual([]);
});

it.each([
  '4 free days after a trade fair in Guangzhou, the fair ends 19 April 2027',
  '4 Tage nach der Messe in Kanton, die bis zum 19. April 2027 geht',
])('begins the trip after an event that is over: "%s"', (wish) => {
  const slots = readFixedTimes(normaliseWish(wish), { today: '2026-06-15', monthFirst: false });
  expect(slots.filter(({ value }) => value !== '').map(({ slot, value }) => `${slot}:${value}`)).toEqual([
    'from:2027-04-20',
  ]);
});
