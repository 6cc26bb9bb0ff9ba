import { describe, expect, it } from 'vitest';
import { describeAir, describeDay } from './weather-today.tsx';

const day = { date: '2026-11-17', highC: 14.4, lowC: -0.6, rainMm: 21, source: 'normals' as const };

describe('describeDay', () => {
  it('labels climate means as usual, and leaves out their rain, which is for the whole month', () => {
    expect(describeDay(day, 'Beijing')).toBe('Usually in Beijing now: 14° by day, -1° at night.');
  });

  it('shows the rain of a forecast, and the sun', () => {
    const sun = { rise: '07:04', set: '17:01' };
    expect(describeDay({ ...day, source: 'forecast', sun }, 'Beijing')).toBe(
      'Today in Beijing: 14° by day, -1° at night, 21 mm of rain. Sunrise 07:04, sunset 17:01.',
    );
    expect(describeDay({ ...day, source: 'forecast', rainMm: 0.4 }, 'Beijing')).toMatch(/, dry\.$/);
  });
});

describe('describeAir', () => {
  it('names the class of an index, at the boundaries of the classes', () => {
    expect([50, 51, 150, 201, 300, 301].map(describeAir)).toEqual([
      'Air quality now: good (US AQI 50).',
      'Air quality now: moderate (US AQI 51).',
      'Air quality now: unhealthy for sensitive groups (US AQI 150).',
      'Air quality now: very unhealthy (US AQI 201).',
      'Air quality now: very unhealthy (US AQI 300).',
      'Air quality now: hazardous (US AQI 301).',
    ]);
  });
});
