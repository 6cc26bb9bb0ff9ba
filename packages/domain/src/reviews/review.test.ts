import { describe, expect, it } from 'vitest';
import { toRating } from './review-rating.ts';
import { cleanReviewText } from './review-text.ts';

describe('a rating', () => {
  it('is the mean of the reviews to one decimal, with every step of the distribution', () => {
    expect(
      toRating(
        new Map([
          [5, 3],
          [4, 1],
          [1, 1],
        ]),
      ),
    ).toEqual({
      total: 5,
      average: 4,
      distribution: [
        { stars: 5, count: 3 },
        { stars: 4, count: 1 },
        { stars: 3, count: 0 },
        { stars: 2, count: 0 },
        { stars: 1, count: 1 },
      ],
    });
    expect(
      toRating(
        new Map([
          [5, 2],
          [4, 1],
        ]),
      ).average,
    ).toBe(4.7);
  });

  it('does not exist before the first review', () => {
    expect(toRating(new Map()).average).toBeNull();
  });
});

describe("a review's text", () => {
  it('is kept as plain text: markup stays letters, unseen characters go, blank lines do not pile up', () => {
    expect(cleanReviewText('  Good <b>guide</b>\r\n\r\n\r\n\r\nnice\u0000\u202e food  ')).toBe(
      'Good <b>guide</b>\n\nnice food',
    );
  });

  it('keeps Chinese and composed emoji', () => {
    expect(cleanReviewText('很好吃 👨‍👩‍👧')).toBe('很好吃 👨‍👩‍👧');
  });
});
