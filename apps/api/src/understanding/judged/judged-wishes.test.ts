import { textSimilarity } from '@yunyou/domain/trip/shape/worth/text-similarity';
import { readWish } from '@yunyou/wish/read-wish';
import { describe, expect, it } from 'vitest';
import { heldOutLanguageWishes } from './held-out-languages.data.ts';
import { heldOutWishes } from './held-out-wishes.data.ts';
import { interests } from './interests.data.ts';
import { judge } from './judge.ts';
import { readShippedOptions } from './shipped-options.ts';
import { wishes } from './wishes.data.ts';

const options = await readShippedOptions();
const minShare = 0.95;

describe('judged wishes', () => {
  it('has at least 220 different wishes, a third of them held out', () => {
    const all = [...wishes, ...heldOutWishes].map(([wish]) => wish);
    expect(new Set(all).size).toBe(all.length);
    expect(all.length).toBeGreaterThanOrEqual(220);
    expect(heldOutWishes.length).toBeGreaterThanOrEqual(70);
  });

  it.each([
    ['tuned', wishes],
    ['held-out', heldOutWishes],
    ['held-out wishes in ten languages', heldOutLanguageWishes],
  ] as const)('reads at least 95 of 100 slots of the %s wishes', (_, list) => {
    const { slots, wrong, faults } = judge(list, options);
    expect(1 - wrong / slots, faults.join('\n')).toBeGreaterThanOrEqual(minShare);
  });

  it('gives the same reading for the same wish', () => {
    for (const [wish] of wishes) expect(readWish(wish, options)).toEqual(readWish(wish, options));
  });

  it('quotes each slot at its position in the wish', () => {
    for (const [wish] of [...wishes, ...heldOutWishes])
      for (const { start, end, text } of readWish(wish, options).slots)
        expect(wish.normalize('NFC').slice(start, end)).toBe(text);
  });
});

describe('interests without a tag', () => {
  it.each([
    ['said', 0.9],
    ['meant', 0.6],
  ] as const)('rank the matching spots among the first eight (%s)', (kind, wanted) => {
    const judged = interests.filter(([own]) => own === kind);
    const shares = judged.map(([, interest, ids]) => {
      const { values } = readWish(`we love ${interest}`, options);
      const ranked = options.rows.spots
        .map((spot) => ({
          spot,
          likeness: textSimilarity(spot, { interestWords: [...values.interestWords] }),
        }))
        .filter(({ likeness }) => likeness > 0)
        .toSorted((a, b) => b.likeness - a.likeness || b.spot.popularity - a.spot.popularity)
        .slice(0, 8);
      const best = new Set(ranked.map(({ spot }) => spot.id));
      const expected = ids.split(' ');
      return { hits: expected.filter((id) => best.has(id)).length, of: expected.length };
    });
    const total = (key: 'hits' | 'of') => shares.reduce((sum, share) => sum + share[key], 0);
    expect(total('hits') / total('of')).toBeGreaterThanOrEqual(wanted);
  });
});
