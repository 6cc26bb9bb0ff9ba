import type { TripView } from '@yunyou/contract/trip/trip.schema';
import { expect, it } from 'vitest';
import { keepBlurs } from './keep-blurs.ts';

const visit = (picture: string, imageBlur?: string) => ({ kind: 'visit', place: { picture, imageBlur } });
const meal = { kind: 'meal' };
const toDays = (...items: object[]) => [{ dayIndex: 0, items }] as unknown as TripView['days']; // only what is read

it('a stop that was in the view before keeps its blurred picture, also on another day', () => {
  const before = toDays(visit('spot/wall', 'data:wall'), meal);
  const [day] = keepBlurs(toDays(meal, visit('spot/new'), visit('spot/wall')), before);
  expect(day?.items).toEqual([meal, visit('spot/new'), visit('spot/wall', 'data:wall')]);
});
