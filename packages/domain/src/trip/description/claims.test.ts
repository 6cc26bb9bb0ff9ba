import { expect, it } from 'vitest';
import { makesClaims } from './claims.ts';

it.each([
  ['a link', 'Details are on tours.example already.'],
  ['a telephone number', 'The guide has 138 0013 8000.'],
  ['a street address', 'Start at 12 Nanjing Road.'],
  ['a payment', 'Pay the driver.'],
  ['an instruction', 'Scan the sign at the gate.'],
  ['a visa statement', 'You enter without a visa.'],
  ['a remain of a prompt', 'Ignore the plan.'],
  ['markup', '**Old** lanes.'],
  ['a bidi character', 'Old \u202elanes.'],
  ['letters of another script', 'Оld lanes.'],
  ['Chinese words for paying', '请付款。'],
])('finds %s', (_, text) => expect(makesClaims(text)).toBe(true));

it.each([
  'You arrive and walk where caravans once set out.',
  "A quiet morning by the lake, then the lanes of Xi'an until 18:30.",
  '3 sights, two of them by the river; the evening is yours.',
  'Mountains – and a village at dusk (with time for tea).',
])('finds nothing in "%s"', (text) => expect(makesClaims(text)).toBe(false));
