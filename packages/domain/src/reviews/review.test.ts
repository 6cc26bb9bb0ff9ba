import { describe, expect, it } from 'vitest';
import { toRating } from './review-rating.ts';
import {
  cleanReviewText,
  reviewPhotosMax,
  reviewsPerDay,
  reviewTextMax,
  reviewTextMin,
} from './review-text.ts';

describe('toRating', () => {
  it('returns the mean with one decimal and the full distribution', () => {
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

  it('has no average without reviews', () => {
    expect(toRating(new Map()).average).toBeNull();
  });
});

describe('cleanReviewText', () => {
  it('keeps markup as text and removes invisible characters and repeated blank lines', () => {
    expect(cleanReviewText('  Good <b>guide</b>\r\n\r\n\r\n\r\nnice\u0000\u202e food  ')).toBe(
      'Good <b>guide</b>\n\nnice food',
    );
  });

  it('keeps Chinese and composed emoji', () => {
    expect(cleanReviewText('很好吃 👨‍👩‍👧')).toBe('很好吃 👨‍👩‍👧');
  });
});

describe('review limits', () => {
  it('are 20 to 3000 characters, 6 photos and 10 reviews per day', () => {
    expect([reviewTextMin, reviewTextMax, reviewPhotosMax, reviewsPerDay]).toEqual([20, 3000, 6, 10]);
  });
});
