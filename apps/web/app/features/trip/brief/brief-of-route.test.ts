import { expect, it } from 'vitest';
import { briefOfRoute } from './brief-of-route.ts';

const route = {
  days: { min: 8, max: 11 },
  months: [4, 5, 9, 10],
  pace: 'balanced' as const,
  stops: [{ cityId: 'beijing' }, { cityId: 'xian' }, { cityId: 'beijing' }],
};

it('has each city once, the ends of the route and the next good month', () => {
  expect(briefOfRoute(route, '2026-07-20')).toEqual({
    when: { kind: 'month', year: 2026, month: 9, days: 8 },
    ...{ cityIds: ['beijing', 'xian'], pace: 'balanced', entryCityId: 'beijing', exitCityId: 'beijing' },
  });
});

it('takes the first good month of the next year after the last of this one', () => {
  expect(briefOfRoute(route, '2026-11-16').when).toMatchObject({ year: 2027, month: 4 });
});
