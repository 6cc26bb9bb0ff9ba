import { describe, expect, it } from 'vitest';
import { judgeCase, meal, place, type RuleCases, visit } from '../judge-samples.ts';
import { mealRules } from './meals.ts';

const morning = visit('sight', '09:00', '11:00');
const afternoon = visit('other', '14:00', '20:00');
const table = place('restaurant', 'table');
const far = place('restaurant', 'table', { coordinates: { latitude: 30.2, longitude: 110 } });
const lunchAt = (at = table) => meal('lunch', '12:00', '13:00', at);
const lunch = lunchAt();
const dinner = meal('dinner', '18:00', '19:00', place('restaurant', 'bowl'));
const restaurants = { table: { dietary: ['halal' as const], priceClass: 4 } };

const cases: RuleCases = {
  'meal-near-unvisited': {
    keeps: { days: [[morning, lunchAt(place('near-spot', 'sight'))]] },
    breaks: { days: [[morning, lunchAt(place('near-spot', 'tower'))]] },
  },
  'meal-without-place': {
    keeps: {
      spots: { sight: { foodInside: 'restaurants' } },
      days: [[morning, lunchAt(place('near-spot', 'sight'))]],
    },
    breaks: { days: [[morning, lunchAt(place('near-spot', 'sight'))]] },
  },
  'meal-missing': {
    keeps: { days: [[morning, lunch, afternoon, meal('dinner', '20:00', '21:00', table)]] },
    breaks: { days: [[morning, lunch, afternoon]] },
  },
  'meal-hour': {
    keeps: { days: [[morning, lunch]] },
    breaks: { days: [[morning, meal('lunch', '15:00', '16:00', table)]] },
  },
  'meal-served': {
    keeps: { restaurants: { table: { meals: ['lunch'] } }, days: [[morning, lunchAt()]] },
    breaks: { restaurants: { table: { meals: ['dinner'] } }, days: [[morning, lunchAt()]] },
  },
  'meal-detour': {
    keeps: { days: [[morning, lunch, afternoon]] },
    breaks: { days: [[morning, lunchAt(far), afternoon]] },
  },
  'meal-diet': {
    keeps: { brief: { diet: ['halal'] }, restaurants, days: [[morning, lunch]] },
    breaks: { brief: { diet: ['vegan'] }, restaurants, days: [[morning, lunch]] },
  },
  'meal-purse': {
    keeps: { brief: { hotelClass: 4 }, restaurants, days: [[morning, lunch]] },
    breaks: { brief: { hotelClass: 1 }, restaurants, days: [[morning, lunch]] },
  },
  'meal-repeated': {
    keeps: { days: [[morning, lunch, dinner]] },
    breaks: {
      days: [
        [morning, lunch],
        [morning, lunch],
      ],
    },
  },
};

describe('rules about meals', () => {
  it.each(mealRules.map(({ id }) => id))('%s', (id) => {
    expect(judgeCase(mealRules, cases, id)).toEqual({ keeps: true, breaks: true });
  });
});
