import { describe, expect, it } from 'vitest';
import { sampleSpot } from '../../catalogue/trip-samples.ts';
import { findBestStarts, isWorthEarlyStart, preferBestHours, withoutDarkHours } from './visit-hours.ts';

const date = '2027-04-10';
const day = { open: 480, close: 1260 };
const visit = (minutes: number) => ({ date, reachable: 640, minutes, isExcursion: true });

describe('withoutDarkHours', () => {
  it('ends visits to unlit places outdoors at dusk', () => {
    const [window] = withoutDarkHours(sampleSpot('park', 'alba', { category: 'park' }), [day], date);
    expect(window?.close).toBeGreaterThan(18 * 60);
    expect(window?.close).toBeLessThan(20 * 60);
  });

  it('leaves time for the last light where people come for the sunset, but not for the night', () => {
    const close = (bestTimeOfDay: ('morning' | 'sunset')[]) =>
      withoutDarkHours(sampleSpot('a', 'alba', { category: 'beach', bestTimeOfDay }), [day], date)[0]?.close;
    const [usual, forSunset] = [close(['morning']) ?? 0, close(['sunset']) ?? 0];
    expect(forSunset).toBeGreaterThan(usual);
    expect(forSunset).toBeLessThan(usual + 60);
  });

  it.each([
    ['an indoor place', { category: 'museum', indoor: true }],
    ['a street', { category: 'street' }],
    ['a place that is best in the evening', { category: 'park', bestTimeOfDay: ['evening'] }],
    ['a place known for its lights', { category: 'park', tagIds: ['night-views'] }],
  ] as const)('leaves %s open after dark', (_, rest) => {
    const spot = sampleSpot('a', 'alba', { ...rest, bestTimeOfDay: [], tagIds: [] });
    const own = { ...spot, ...rest } as typeof spot; // the literal lists of the table are readonly
    expect(withoutDarkHours(own, [day], date)).toEqual([day]);
  });
});

describe('preferBestHours', () => {
  it('starts pandas and the Wall in the morning', () => {
    const latest = (variety: 'pandas' | 'great-wall') =>
      preferBestHours(sampleSpot('a', 'alba', { variety }), [day], visit(180))[0]?.lastEntry;
    expect(latest('pandas')).toBeLessThanOrEqual(640);
    expect(latest('great-wall')).toBeLessThanOrEqual(660);
  });

  it('starts a large palace before the groups are inside, but not a small one', () => {
    const latest = (visitMinutes: number) =>
      preferBestHours(sampleSpot('a', 'alba', { category: 'palace', visitMinutes }), [day], {
        ...visit(visitMinutes),
        reachable: 540,
        isExcursion: false,
      })[0]?.lastEntry ?? Infinity;
    expect(latest(240)).toBeLessThanOrEqual(600);
    expect(latest(120)).toBeGreaterThan(600);
  });

  it('also allows the morning for a sight out of town that is best in low light when its content lists the morning', () => {
    const starts = (bestTimeOfDay: ('morning' | 'sunset')[]) =>
      preferBestHours(
        sampleSpot('a', 'alba', {
          bestTimeOfDay,
          bestHours: [{ from: '17:30', to: '20:00', why: 'Low light' }],
        }),
        [day],
        visit(180),
      )[0]?.open;
    expect(starts(['morning', 'sunset'])).toBe(480);
    expect(starts(['sunset'])).toBeGreaterThan(720);
  });

  it('goes to a far sight of seven hours in the morning, though half of its visit would be in low light', () => {
    const grassland = sampleSpot('a', 'alba', {
      bestTimeOfDay: ['morning', 'sunset'],
      bestHours: [{ from: '17:00', to: '20:30', why: 'Low light' }],
    });
    expect(preferBestHours(grassland, [day], visit(379))[0]?.open).toBe(480);
  });

  it('lets a fort of the Wall in a town follow the hours of its content', () => {
    const spot = sampleSpot('a', 'alba', {
      variety: 'great-wall',
      bestHours: [{ from: '17:00', to: '19:00', why: 'Low sun' }],
    });
    const [window] = preferBestHours(spot, [day], { ...visit(180), isExcursion: false });
    expect(window?.open).toBe(900); // an hour of the visit is within the good hours
    expect(window?.lastEntry).toBe(1080);
  });

  it('keeps the hours that the content names, with time to get there from a hotel out of the centre', () => {
    const spot = sampleSpot('a', 'alba', { bestHours: [{ from: '07:00', to: '08:00', why: 'Mist' }] });
    expect(preferBestHours(spot, [day], visit(60))).toEqual([{ open: 480, close: 740, lastEntry: 680 }]);
  });

  it('allows a mountain to start a little later from a distant hotel, but a distant mountain not after lunch', () => {
    const spot = sampleSpot('a', 'alba', {
      category: 'mountain',
      bestHours: [{ from: '07:00', to: '10:00', why: 'Mist' }],
    });
    const latest = (reachable: number) =>
      preferBestHours(spot, [day], { ...visit(300), reachable })[0]?.lastEntry;
    expect(latest(552)).toBe(592);
    expect(latest(723)).toBe(723);
  });

  it('keeps early and late hours apart', () => {
    const spot = sampleSpot('a', 'alba', { bestTimeOfDay: ['early-morning', 'night'] });
    const starts = preferBestHours(spot, [day], { ...visit(60), reachable: 540 });
    expect(starts.map(({ lastEntry }) => lastEntry)).toEqual([610, 1200]);
    expect(starts[1]?.open).toBeGreaterThan(18 * 60);
  });

  it('starts a sight of the evening late', () => {
    const spot = sampleSpot('a', 'alba', { bestTimeOfDay: ['evening'] });
    expect(preferBestHours(spot, [day], visit(60))[0]?.open).toBeGreaterThan(17 * 60);
  });

  it('leaves the day to a sight that is good all day, and all hours where no good hour is open', () => {
    const allDay = sampleSpot('a', 'alba', { bestTimeOfDay: ['morning', 'afternoon'] });
    expect(preferBestHours(allDay, [day], visit(60))).toEqual([{ open: 480, close: 1080, lastEntry: 1020 }]);
    const night = sampleSpot('a', 'alba', { bestTimeOfDay: ['night'] });
    const morning = { open: 480, close: 720 };
    expect(preferBestHours(night, [morning], visit(60))).toEqual([morning]);
  });
});

describe('isWorthEarlyStart', () => {
  const isWorthIt = (rest: Parameters<typeof sampleSpot>[2], { minutes = 120, isExcursion = true } = {}) =>
    isWorthEarlyStart(sampleSpot('a', 'alba', { bestTimeOfDay: [], popularity: 60, ...rest }), {
      minutes,
      isExcursion,
    });

  it('is true out of town for the Wall, pandas, long days outdoors, and sights that are crowded by noon', () => {
    expect(isWorthIt({ variety: 'great-wall' })).toBe(true);
    expect(isWorthIt({ variety: 'pandas' })).toBe(true);
    expect(isWorthIt({ category: 'mountain', indoor: false }, { minutes: 300 })).toBe(true);
    expect(isWorthIt({ bestTimeOfDay: ['morning'], popularity: 95 })).toBe(true);
  });

  it('is false in town, and for a lesser sight or one that is best late', () => {
    expect(isWorthIt({ variety: 'great-wall' }, { isExcursion: false })).toBe(false);
    expect(isWorthIt({ bestTimeOfDay: ['morning'], popularity: 60 })).toBe(false);
    expect(isWorthIt({ bestTimeOfDay: ['sunset'], popularity: 95 })).toBe(false);
  });
});

describe('findBestStarts', () => {
  it('lets a sight of the morning lose most at another hour, and a sight without good hours nothing', () => {
    const lossOf = (rest: Parameters<typeof sampleSpot>[2]) =>
      findBestStarts(sampleSpot('a', 'alba', rest), [date], { minutes: 60, isExcursion: false })?.loss ?? 0;
    const [pandas, show, lake] = [
      lossOf({ variety: 'pandas' }),
      lossOf({ bestTimeOfDay: ['evening'] }),
      lossOf({ bestTimeOfDay: ['early-morning', 'sunset'] }),
    ];
    expect(pandas).toBeGreaterThan(show);
    expect(show).toBeGreaterThan(lake);
    expect(lake).toBeGreaterThan(0);
    expect(lossOf({ bestTimeOfDay: [] })).toBe(0);
  });

  it('starts an excursion in the morning, even if the afternoon is good as well', () => {
    const spot = sampleSpot('a', 'alba', { bestTimeOfDay: ['early-morning', 'afternoon'] });
    const startsOf = (isExcursion: boolean) =>
      findBestStarts(spot, [date], { minutes: 120, isExcursion })?.startsByDay[0]?.length;
    expect(startsOf(false)).toBe(2);
    expect(startsOf(true)).toBe(1);
  });
});
