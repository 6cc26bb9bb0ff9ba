import type { TripCatalogueData } from '@yunyou/contract/trip/trip-catalogue.schema';
import type { Plan } from '@yunyou/planner/plan';
import { describe, expect, it } from 'vitest';
import { findDayOnBoard } from './days-on-board.ts';

const program = [
  { title: 'the gorges', text: 'Gorges by daylight.' },
  { title: 'the temples', text: 'A stop ashore.' },
];
const links = [{ id: 'ship', voyage: { days: program } }] as unknown as TripCatalogueData['links']; // all that is read
/** A ship that leaves at 20:00 on the first day and arrives at 09:00 on the fourth. */
const ride = {
  kind: 'ride',
  serviceId: 'ride/harbour/below/ship',
  startMinute: 20 * 60,
  endMinute: 3 * 1440 + 9 * 60,
};
const plan = { days: [{ items: [ride] }, { items: [] }, { items: [] }, { items: [] }] } as unknown as Plan; // as above

describe('findDayOnBoard', () => {
  it('distinguishes whole days on board, with their program, from the days of departure and arrival', () => {
    expect(findDayOnBoard(plan, 0, { links })).toBeUndefined();
    expect(findDayOnBoard(plan, 1, { links })).toMatchObject({ isWholeDay: true, program: program[0] });
    expect(findDayOnBoard(plan, 2, { links })).toMatchObject({ isWholeDay: true, program: program[1] });
    expect(findDayOnBoard(plan, 3, { links })).toMatchObject({ isWholeDay: false });
  });
});
