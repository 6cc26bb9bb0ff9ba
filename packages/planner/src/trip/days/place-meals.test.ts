import { describe, expect, test } from 'vitest';
import { arrange, arrangementOf } from '../../arrange.ts';
import { sampleCraft } from '../../fixtures/sample-craft.ts';
import { mealsOf, placesOf, planOf } from '../../fixtures/solved-plan.ts';
import { buildTrip, lunch, type Town } from '../../fixtures/trip-builder.ts';
import type { Meal, Problem } from '../../problem.ts';

const meal: Meal = {
  ...lunch,
  where: ['restaurant', 'hotel', 'nearby'],
  hotelCostMinor: 5000,
  isNearVisits: true,
};
const closed = Array.from({ length: 2 }, () => []);

/** Two sights, one of them closed: a meal near the closed one would be near a sight that is not visited. */
function tripWith(town: Partial<Town>, dayCount = 2): Problem {
  return buildTrip(
    [
      {
        id: 'suzhou',
        gatewayIds: ['station'],
        places: [
          { id: 'garden', at: [3, 0] },
          { id: 'closed', at: [1, 0], mealScore: 4, windowsByDay: closed },
        ],
        hotels: [{ id: 'inn', at: [0, 0] }],
        ...town,
      },
    ],
    {
      dayCount,
      meals: [meal],
      weights: { localMinute: 0.35, rideMinute: 0, money: 0, hotelChange: 0 },
    },
  );
}

describe('Q: places of meals', () => {
  test('Q01 no meal is near a place that is not visited that day', () => {
    const plan = planOf(tripWith({}));
    expect(mealsOf(plan)).not.toHaveLength(0);
    for (const { dayIndex } of plan.days) {
      const visited = placesOf(plan, dayIndex);
      const near = mealsOf({ ...plan, days: [plan.days[dayIndex] ?? { dayIndex, date: '', items: [] }] });
      for (const { at, locationId } of near)
        expect(at === 'hotel' ? 'inn' : visited.join()).toContain(locationId);
    }
  });

  test('Q02 a restaurant on the way is used, also one that the search kept for another meal', () => {
    const plan = planOf(
      tripWith({
        restaurants: [
          { id: 'bowl', at: [3, 0], score: 8 },
          { id: 'wok', at: [2, 0], score: 30 },
        ],
      }),
    );
    const meals = mealsOf(plan).map(({ locationId }) => locationId);
    expect(new Set(meals).size).toBe(meals.length);
    expect(meals.every((id) => id === 'bowl' || id === 'wok')).toBe(true);
  });

  test('Q03 a far restaurant loses against the hotel', () => {
    const plan = planOf(tripWith({ restaurants: [{ id: 'village', at: [60, 0], score: 8 }] }));
    expect(mealsOf(plan).map(({ locationId }) => locationId)).not.toContain('village');
  });

  test('Q04 a meal follows when the visit beside it is removed, or when the hotel changes', () => {
    const problem = tripWith({
      hotels: [
        { id: 'inn', at: [0, 0] },
        { id: 'lodge', at: [0, 1], score: 1 },
      ],
    });
    const plan = planOf(problem);
    const wanted = arrangementOf(plan);
    const near = {
      kind: 'meal',
      mealId: 'lunch',
      at: 'nearby',
      locationId: 'garden',
      costMinor: 5000,
      startMinute: 720,
      endMinute: 780,
      reason: '',
    } as const;
    const without = arrange(problem, plan, { ...wanted, days: [[near], ...wanted.days.slice(1)] });
    expect(mealsOf(without)[0]).toMatchObject({ at: 'hotel', locationId: 'inn' });
    const stays = without.stays.map((stay) => ({ ...stay, hotelId: 'lodge' }));
    const moved = arrange(problem, without, { ...arrangementOf(without), stays });
    expect(mealsOf(moved)[0]).toMatchObject({ at: 'hotel', locationId: 'lodge' });
  });

  test('Q05 a meal is at its usual minute where the day leaves time', () => {
    const late = { ...tripWith({}), meals: [{ ...meal, latestMinute: 1200, usualMinute: 1085 }] };
    const starts = (problem: Problem) => mealsOf(planOf(problem)).map(({ startMinute }) => startMinute);
    expect(Math.max(...starts(late))).toBe(1085);
    expect(Math.max(...starts(tripWith({})))).toBeLessThan(1000);
  });

  describe('after a sight far from the hotel', () => {
    const dinner = { ...meal, earliestMinute: 1030, latestMinute: 1200, usualMinute: 1085 };
    const placesOpen = (from: number) => [
      {
        id: 'village',
        score: 200,
        at: [30, 0] as const,
        windowsByDay: [[], [{ open: from, close: from + 120 }], []],
      },
    ];
    const dinnerAfter = (from: number) => {
      const problem = tripWith(
        {
          places: placesOpen(from),
          restaurants: [{ id: 'bowl', at: [30, 1], score: 60 }],
        },
        3,
      );
      const middle = { ...problem, meals: [dinner], craft: sampleCraft };
      return mealsOf({ ...planOf(middle), days: planOf(middle).days.slice(1, 2) });
    };

    test('Q06 a group that cannot rest at its hotel eats earlier instead of waiting', () => {
      expect(dinnerAfter(840)).toMatchObject([{ locationId: 'bowl', startMinute: 1030 }]);
    });

    test('Q08 dinner comes earlier on a day that would be too long', () => {
      const problem = tripWith(
        {
          places: [
            { id: 'dawn', at: [1, 0], windowsByDay: [[], [{ open: 510, close: 660 }], []] },
            { id: 'lanes', at: [2, 0], windowsByDay: [[], [{ open: 800, close: 960 }], []] },
          ],
        },
        3,
      );
      const dinnerWith = (longDayMinutes: number) => {
        const craft = { ...sampleCraft, longDayMinutes };
        const plan = planOf({ ...problem, meals: [dinner], craft });
        return mealsOf({ ...plan, days: plan.days.slice(1, 2) })[0]?.startMinute;
      };
      expect(dinnerWith(900)).toBe(1085);
      expect(dinnerWith(610)).toBeLessThan(1085);
    });

    test('Q07 dinner is not at a restaurant where the group would wait for hours', () => {
      expect(dinnerAfter(540)).toMatchObject([{ locationId: 'inn' }]);
    });
  });
});
