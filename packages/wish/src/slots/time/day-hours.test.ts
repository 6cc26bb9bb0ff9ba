import { describe, expect, it } from 'vitest';
import { normaliseWish } from '../../normalise-wish.ts';
import { listStatedHours } from './day-hours.ts';

const labels = (wish: string) =>
  listStatedHours(normaliseWish(wish))
    .map(({ slot, value }) => `${slot}:${value}`)
    .join(' ');

describe('listStatedHours', () => {
  it.each([
    ["don't wake us before 9", 'start:540'],
    ['kein Programm vor 10', 'start:600'],
    ['nicht vor neun', 'start:540'],
    ['rien avant 10h30', 'start:630'],
    ['nada antes de las 10', 'start:600'],
    ['non svegliarci prima delle 9', 'start:540'],
    ['nada antes das 10h', 'start:600'],
    ['uitslapen tot 11u', 'start:660'],
    ['10点以后出门', 'start:600'],
    ['朝は10時以降スタート', 'start:600'],
    ['아침 늦게 시작(10시 이후)', 'start:600'],
  ])('reads the earliest hour in "%s"', (wish, expected) => {
    expect(labels(wish)).toBe(expected);
  });

  it.each([
    ['ab 20 Uhr im Hotel', 'end:1200'],
    ['dodo 20h', 'end:1200'],
    ['a la cama a las 22', 'end:1320'],
    ['a letto alle 21', 'end:1260'],
    ['dormir as 21h', 'end:1260'],
    ['om 21 uur naar bed', 'end:1260'],
    ['晚上9点前回酒店', 'end:1260'],
    ['夜は8時までにホテルへ', 'end:1200'],
    ['밤 9시까지 호텔', 'end:1260'],
  ])('reads the latest hour in "%s"', (wish, expected) => {
    expect(labels(wish)).toBe(expected);
  });

  it.each([
    'Kinder erst ab 12 Jahren',
    'nicht vor 10 Tagen',
    'nada antes de las 2',
    '10点到北京',
    '10時に到着',
  ])('reads no hours of the day in "%s"', (wish) => {
    expect(labels(wish)).toBe('');
  });
});
