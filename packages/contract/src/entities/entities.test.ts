import { describe, expect, it } from 'vitest';
import { dayIdeaItem } from './day-idea.schema.ts';
import { link } from './link.schema.ts';

describe('an item of a day idea', () => {
  const timed = { from: '09:00', minutes: 90 };

  it.each([
    [{ spotId: 'jingshan' }, true],
    [{ walk: 'Through the lanes to the lakes' }, true],
    [{ spotId: 'jingshan', variantId: 'short' }, true],
    [{}, false],
    [{ spotId: 'jingshan', districtId: 'qianmen' }, false],
    [{ districtId: 'qianmen', variantId: 'short' }, false],
  ])('%j is valid: %s', (fields, isValid) => {
    expect(dayIdeaItem.safeParse({ ...timed, ...fields }).success).toBe(isValid);
  });
});

describe('the services of a link', () => {
  const fields = {
    ...{ fromCityId: 'a', toCityId: 'b', mode: 'train', minutes: 60, perDay: 9 },
    ...{ fromStop: 'A', toStop: 'B', factsAsOf: '2026-11' },
  };
  const services = (count: number, direction: 'there' | 'back') =>
    Array.from({ length: count }, (_, index) => ({
      ...{ number: `G${index}`, departs: '07:00', arrives: '08:00', direction },
    }));

  it('are at most four in each direction', () => {
    const both = [...services(4, 'there'), ...services(4, 'back')];
    expect(link.safeParse({ ...fields, services: both }).success).toBe(true);
    expect(link.safeParse({ ...fields, services: services(5, 'there') }).success).toBe(false);
  });
});
