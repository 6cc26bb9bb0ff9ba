import { stopKey } from '@yunyou/planner/arrange';
import { describe, expect, it } from 'vitest';
import {
  listAddable,
  listDaysInCity,
  listHotelChoices,
  listRestaurantChoices,
  listRideChoices,
  listSwaps,
} from './alternatives.ts';
import { sampleDraft } from './editing-samples.ts';
import { listPlaceIds } from './stops.ts';

const {
  draft: { plan },
  problem,
} = sampleDraft();
const taken = listPlaceIds(plan);

function keyOf(kind: 'meal' | 'ride' | 'visit', cityId?: string): string {
  for (const { dayIndex, items } of plan.days)
    for (const item of items) {
      if (item.kind !== kind || (item.kind !== 'meal' && item.kind !== 'ride' && item.kind !== 'visit'))
        continue;
      const locationId = item.kind === 'visit' ? item.placeId : item.kind === 'meal' ? item.locationId : '';
      const city = problem.cities.find(({ locationIds }) => locationIds.includes(locationId));
      if (cityId === undefined || city?.id === cityId) return stopKey(dayIndex, item);
    }
  throw new Error(`The sample has no ${kind} in ${cityId}`);
}

describe('listAddable', () => {
  it('offers places in the cities of the plan that are not in it, best first', () => {
    const addable = listAddable(problem, plan);
    expect(addable.length).toBe(problem.places.length - taken.size);
    expect(addable.some(({ id }) => taken.has(id))).toBe(false);
    const scores = addable.map(({ score }) => score);
    expect(scores).toEqual(scores.toSorted((a, b) => b - a));
  });

  it('offers no places of other cities, and only the first part of a spot of several days', () => {
    const first = problem.places.find(({ id }) => !taken.has(id));
    if (!first) throw new Error('The sample has no free place');
    const more = [
      ...problem.places,
      { ...first, id: 'spot/elsewhere/1', cityId: 'city/delta' },
      { ...first, id: first.id.replace('/1', '/2') },
    ];
    expect(listAddable({ ...problem, places: more }, plan)).toEqual(listAddable(problem, plan));
  });
});

describe('listSwaps', () => {
  it('offers places of the same city that are open that day, same category first', () => {
    const key = keyOf('visit');
    const own = problem.places.find(({ id }) => id === key);
    const swaps = listSwaps(problem, plan, key);
    expect(swaps.every(({ cityId }) => cityId === own?.cityId)).toBe(true);
    const closed = { ...problem, places: problem.places.map((place) => ({ ...place, windowsByDay: [] })) };
    expect(listSwaps(closed, plan, key)).toEqual([]);
  });

  it('offers places with more kinds in common first, then better ones', () => {
    const key = keyOf('visit');
    const own = problem.places.find(({ id }) => id === key);
    if (!own) throw new Error('The sample has no visit');
    const place = (id: string, kinds: string[], score: number) => ({ ...own, id, kinds, score });
    const places = [
      place(key, ['temple', 'quiet'], 5),
      place('garden', ['garden'], 9),
      place('inn', ['quiet'], 8), // its category is only a tag of the visit
      place('gate', ['gate', 'temple'], 4),
      place('shrine', ['temple'], 3),
      place('cloister', ['temple', 'quiet'], 2),
    ];
    const swaps = listSwaps({ ...problem, places }, plan, key).map(({ id }) => id);
    expect(swaps).toEqual(['cloister', 'gate', 'shrine', 'garden', 'inn']);
  });
});

describe('listRestaurantChoices', () => {
  it('offers restaurants of the city that serve the meal', () => {
    const key = keyOf('meal', 'city/alba');
    const free = {
      ...problem,
      restaurants: problem.restaurants.map((one) => ({ ...one, id: `${one.id}-2` })),
    };
    expect(listRestaurantChoices(free, plan, key)).toHaveLength(2);
    const [mealId = ''] = key.split('@');
    const serving = (ids: string[]) => ({
      ...free,
      restaurants: free.restaurants.map((one) => ({ ...one, mealIds: ids })),
    });
    expect(listRestaurantChoices(serving([mealId]), plan, key)).toHaveLength(2);
    expect(listRestaurantChoices(serving(['breakfast']), plan, key)).toEqual([]);
  });
});

describe('listHotelChoices', () => {
  it('offers the other hotels of the city, cheapest first', () => {
    const stayIndex = plan.stays.findIndex(({ cityId }) => cityId === 'city/alba');
    const choices = listHotelChoices(problem, plan, stayIndex);
    expect(choices.map(({ id }) => id)).not.toContain(plan.stays[stayIndex]?.hotelId);
    expect(choices).toHaveLength(1);
    const costs = choices.map(({ costMinor }) => costMinor);
    expect(costs).toEqual(costs.toSorted((a, b) => a - b));
  });
});

describe('listDaysInCity', () => {
  it('includes the days of arrival and departure', () => {
    const [first, second] = plan.stays;
    expect(listDaysInCity(plan, first?.cityId ?? '')).toEqual(
      Array.from({ length: (first?.nights ?? 0) + 1 }, (_, day) => day),
    );
    expect(listDaysInCity(plan, second?.cityId ?? '').at(-1)).toBe(plan.days.length - 1);
  });
});

describe('listRideChoices', () => {
  it('offers every departure of the service that day', () => {
    const [choice] = listRideChoices(problem, plan, keyOf('ride'));
    if (choice?.service.departures.kind !== 'typical') throw new Error('The sample has typical departures');
    const { firstMinute, lastMinute, everyMinutes } = choice.service.departures;
    expect(choice.departMinutes[0]).toBe(firstMinute);
    expect(choice.departMinutes[1]).toBe(firstMinute + everyMinutes);
    expect(choice.departMinutes.at(-1)).toBeLessThanOrEqual(lastMinute);
    expect((choice.departMinutes.at(-1) ?? 0) + everyMinutes).toBeGreaterThan(lastMinute);
  });
});
