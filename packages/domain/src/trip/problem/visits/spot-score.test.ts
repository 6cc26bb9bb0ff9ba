import { describe, expect, it } from 'vitest';
import { sampleBrief, sampleCatalogue, sampleSpot } from '../../catalogue/trip-samples.ts';
import { describeWorth, scoreSpot } from './spot-score.ts';

const spot = sampleSpot('a', 'alba', { tagIds: ['history', 'art'], bestMonths: [4], levels: ['UNESCO'] });

describe('scoreSpot', () => {
  it('grows with popularity, steeply at the top', () => {
    const score = (popularity: number) => scoreSpot({ ...spot, popularity }, sampleBrief());
    expect(score(100) - score(90)).toBeGreaterThan(score(60) - score(50));
    expect(score(60)).toBeGreaterThan(score(50));
  });

  it('of a famous sight outweighs a day of good sights nearby', () => {
    const brief = sampleBrief({ preferenceTagIds: ['history'] });
    const score = (popularity: number, visitMinutes: number, rest: Partial<typeof spot> = {}) =>
      scoreSpot({ ...spot, levels: [], tagIds: ['history'], popularity, visitMinutes, ...rest }, brief);
    const museum = score(85, 180, { levels: ['4A', 'national-museum'] });
    const day = museum + score(80, 75) + score(68, 60);
    expect(score(100, 210, { levels: ['5A', 'UNESCO'] })).toBeGreaterThan(day);
  });

  it('grows with each matching preference', () => {
    const score = (ids: string[]) => scoreSpot(spot, sampleBrief({ preferenceTagIds: ids }));
    expect(score(['history', 'beach'])).toBeGreaterThan(score(['food', 'beach']));
    expect(score(['history', 'art'])).toBeGreaterThan(score(['history', 'beach']));
  });

  it('is lower out of season, but not where no month is the best', () => {
    const winter = sampleBrief({ when: { kind: 'month', year: 2027, month: 12, days: 3 } });
    expect(scoreSpot(spot, winter)).toBeLessThan(scoreSpot(spot, sampleBrief()));
    const always = { ...spot, bestMonths: [] };
    expect(scoreSpot(always, winter)).toBe(scoreSpot(always, sampleBrief()));
  });

  it('grows with the length of the visit, but less than proportionally', () => {
    const score = (visitMinutes: number) => scoreSpot({ ...spot, visitMinutes }, sampleBrief());
    expect(score(240)).toBeGreaterThan(score(120));
    expect(score(240)).toBeLessThan(2 * score(120));
  });
});

describe('scoreSpot with wishes', () => {
  const quiet = sampleSpot('quiet', 'alba', {
    popularity: 40,
    name: 'Hall of Calligraphy',
    category: 'museum',
  });
  const other = sampleSpot('other', 'alba', { popularity: 60, name: 'Drum Tower' });

  it('ranks a spot that matches an interest word above a better known one', () => {
    const score = (words: string[]) => (one: typeof quiet) =>
      scoreSpot(one, sampleBrief({ interestWords: words }));
    expect(score([])(quiet)).toBeLessThan(score([])(other));
    expect(score(['calligraphy'])(quiet)).toBeGreaterThan(score(['calligraphy'])(other));
  });

  it('is 0 for disliked kinds, and reduced for disliked World Heritage', () => {
    const score = (one: typeof quiet, dislikedKinds: string[]) =>
      scoreSpot(one, sampleBrief({ dislikedKinds }));
    expect(score(quiet, ['temple'])).toBeGreaterThan(0);
    expect(score(quiet, ['museum'])).toBe(0);
    const heritage = { ...quiet, levels: ['UNESCO' as const] };
    expect(score(heritage, ['museum'])).toBeGreaterThan(0);
    expect(score(heritage, ['museum'])).toBeLessThan(score(heritage, []) / 2);
  });

  it.each([
    ['wheelchair', 0.25],
    ['stroller', 0.5],
    ['limited-walking', 0.5],
  ] as const)('of a sight with stairs is multiplied for the need %s by %d', (need, share) => {
    const tower = { ...spot, category: 'tower' as const, tagIds: [] };
    const gentle = sampleBrief({ mobility: [need] });
    expect(scoreSpot(tower, gentle)).toBeCloseTo(scoreSpot(tower, sampleBrief()) * share, 0);
    const flat = { ...tower, tagIds: ['step-free'] };
    expect(scoreSpot(flat, gentle)).toBe(scoreSpot(flat, sampleBrief()));
    const museum = { ...tower, category: 'museum' as const };
    expect(scoreSpot(museum, gentle)).toBe(scoreSpot(museum, sampleBrief()));
  });

  it('lowers popular spots more for travellers who avoid crowds', () => {
    const famous = { ...other, popularity: 95 };
    const loss = (one: typeof quiet) =>
      scoreSpot(one, sampleBrief({ avoidsCrowds: true })) / scoreSpot(one, sampleBrief());
    expect(loss(famous)).toBeLessThan(loss(quiet));
  });
});

describe('scoreSpot with children', () => {
  const zoo = sampleSpot('zoo', 'alba', { tagIds: ['family'], bestMonths: [4] });
  const group = (childAges: number[], rest = {}) =>
    sampleBrief({ travellers: { adults: 2, children: childAges.length }, childAges, ...rest });

  it('adds worth to what children like in its season', () => {
    expect(scoreSpot(zoo, group([6]))).toBeGreaterThan(scoreSpot(zoo, sampleBrief()));
    const autumn = sampleSpot('zoo', 'alba', { tagIds: ['family'], bestMonths: [10] });
    expect(scoreSpot(autumn, group([6]))).toBe(scoreSpot(autumn, sampleBrief()));
  });

  it('adds nothing for teenagers', () => {
    expect(scoreSpot(zoo, group([15]))).toBe(scoreSpot(zoo, sampleBrief()));
  });
});

describe('describeWorth', () => {
  it('names matching preferences and a short season', () => {
    expect(describeWorth(spot, sampleBrief({ preferenceTagIds: ['history', 'art'] }), sampleCatalogue)).toBe(
      'Matches your interest in history and art; at its best at this time of year.',
    );
  });

  it('names the best hours where the content has them, else the grade, else nothing', () => {
    const plain = { ...spot, levels: [], bestMonths: [] };
    expect(describeWorth(plain, sampleBrief(), sampleCatalogue)).toBe('');
    expect(describeWorth({ ...plain, levels: ['UNESCO'] }, sampleBrief(), sampleCatalogue)).toBe(
      'World Heritage.',
    );
    const bestHours = [{ from: '07:00', to: '09:00', why: 'Mist on the water' }];
    expect(describeWorth({ ...plain, bestHours }, sampleBrief(), sampleCatalogue)).toBe('Mist on the water.');
  });
});

describe('the formula of scoreSpot', () => {
  it('starts from popularity and length alone', () => {
    expect(scoreSpot(sampleSpot('plain', 'alba'), sampleBrief())).toBe(28.9);
  });

  it.each([
    [['history'], 110],
    [['history', 'art'], 110],
    [['history', 'food'], 85],
    [['history', 'food', 'nature'], 60],
    [['history', 'art', 'food', 'nature', 'shopping'], 85],
    [['food'], 0],
  ])('adds for the preferences %j, before the length: %d', (ids, worth) => {
    const tagged = sampleSpot('tagged', 'alba', { tagIds: ['history', 'art'], visitMinutes: 120 });
    const score = (preferenceTagIds: string[]) => scoreSpot(tagged, sampleBrief({ preferenceTagIds }));
    expect(score(ids) - score([])).toBeCloseTo(worth);
  });

  it('lowers a theme park of a whole day for adults, unless the brief names theme parks', () => {
    const park = sampleSpot('park', 'alba', { category: 'theme-park', visitMinutes: 540 });
    const score = (wish: Parameters<typeof sampleBrief>[0]) => scoreSpot(park, sampleBrief(wish));
    const alone = score({});
    expect(score({ travellers: { adults: 2, children: 1 } })).toBeGreaterThan(alone);
    expect(score({ interestWords: ['theme-park'] })).toBeGreaterThan(alone);
    const show = { ...park, visitMinutes: 180 };
    expect(scoreSpot(show, sampleBrief())).toBeGreaterThan(alone);
  });
});
