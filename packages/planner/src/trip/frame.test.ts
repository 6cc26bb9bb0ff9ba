import { describe, expect, it } from 'vitest';
import { inXian } from '../fixtures/towns.ts';
import { createFrame } from './frame.ts';
import { firstChoice } from './outline/outline.ts';
import { basePrices } from './prices.ts';
import { createSearchSpace } from './search-space.ts';

const problem = inXian();
const prices = basePrices(problem);
const choice = firstChoice({ cityIds: ['xian'], nights: [1] });
const withHotel = (rank: number) => ({ ...choice, hotelRanks: [rank] });

describe('createFrame', () => {
  const space = createSearchSpace(problem, []);
  const frameOf = (rank: number, reserve = 0) => createFrame(space, withHotel(rank), prices, reserve);

  it('builds the days of equal outlines once', () => {
    const last = space.hotelsByCity.get('xian')?.length ?? 0;
    expect(frameOf(last)?.outline).toEqual(frameOf(last - 1)?.outline);
    expect(frameOf(last)?.routing).toBe(frameOf(last - 1)?.routing);
  });

  it('builds other days for another hotel, other prices and another reserve', () => {
    const raised = { ...prices, meals: prices.meals + 1 };
    const frames = [frameOf(0), frameOf(1), frameOf(0, 100), createFrame(space, choice, raised, 0)];
    expect(new Set(frames.map((frame) => frame?.routing)).size).toBe(4);
  });

  it('is undefined for an outline that is not wanted', () => {
    expect(createFrame(space, choice, prices, 0, () => false)).toBeUndefined();
  });
});
