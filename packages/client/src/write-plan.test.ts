import type { TripView } from '@yunyou/contract/trip/trip.schema';
import { expect, it } from 'vitest';
import { writePlan } from './write-plan.ts';

const trip: Pick<TripView, 'title' | 'summary' | 'days' | 'checklist' | 'failure'> = {
  title: 'A day \u001b[31mout\u0007',
  summary: 'One sight.',
  days: [],
  checklist: [
    { id: 'visa', kind: 'visa', title: 'Check the visa', text: '', when: 'any-time', passport: true },
  ],
};

it('writes title, summary and tasks without control characters', () => {
  expect(writePlan(trip)).toBe('A day  [31mout \nOne sight.\n\nBefore you go\n  Any time  Check the visa\n');
});
