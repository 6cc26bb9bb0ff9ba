import { describe, expect, it } from 'vitest';
import { describeAccess } from './spot-facts.tsx';

describe('describeAccess', () => {
  it('says where the ferry leaves, how long it takes and when the last one goes back', () => {
    const text = describeAccess({
      by: 'ferry',
      from: {
        name: 'Central Pier 4',
        zhName: '中环四号码头',
        coordinates: { latitude: 22.3, longitude: 114.2 },
      },
      minutes: 30,
      everyMinutes: 30,
      first: '06:30',
      last: '22:30',
      passport: true,
      note: 'Boats also go to Sok Kwu Wan.',
    });
    expect(text).toBe(
      'Ferry from Central Pier 4, 30 min, about every 30 min, from 06:30, last return 22:30, bring your passport. Boats also go to Sok Kwu Wan.',
    );
  });
});
