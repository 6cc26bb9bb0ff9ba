import { expect, it } from 'vitest';
import { toPartialTripBrief } from '../../brief/to-partial-brief.ts';
import { createGazetteer } from '../../gazetteer.ts';
import { readWish } from '../../read-wish.ts';

const gazetteer = createGazetteer({ cities: [], areas: [], spots: [] });
const today = '2026-11-16';
function datesOf(wish: string): string {
  const { said } = toPartialTripBrief(readWish(wish, { gazetteer, today }).values, { gazetteer, today });
  const first = said.when?.kind === 'dates' ? said.when.firstDate : 'none';
  return `${first} ${said.when?.days} ${said.departureMinute ?? 'open'}`;
}

it.each([
  ['leave London 12 March evening, back home 27 March', '2027-03-13 15 open'],
  ['flying out of Frankfurt on 12 March at 21:30, 10 days', '2027-03-13 10 open'],
  ['Abflug in Frankfurt am 12. März abends, zurück am 27. März', '2027-03-13 15 open'],
  ['départ de Paris le 12 mars au soir, retour le 27 mars', '2027-03-13 15 open'],
  ['salimos de Madrid el 12 de marzo por la noche, vuelta el 27 de marzo', '2027-03-13 15 open'],
  ['3月12日晚上从伦敦出发，3月27日回家', '2027-03-13 15 open'],
])('an evening flight from far away lands on the next day: %s', (wish, expected) => {
  expect(datesOf(wish)).toBe(expected);
});

it.each([
  ['leave London 12 March, back home 27 March', '2027-03-12 16 open'],
  ['leave Tokyo 12 March evening, back home 27 March', '2027-03-12 16 open'],
  ['leave London 12 March at 9am, back home 27 March', '2027-03-12 16 open'],
])('any other flight lands on the same day: %s', (wish, expected) => {
  expect(datesOf(wish)).toMatch(expected.split(' ')[0] ?? '');
});

it('reads the country of a city that is left', () => {
  expect(readWish('leave London 12 March evening', { gazetteer, today }).values.comesFrom).toBe('GB');
});
