import type { TripBrief } from '@yunyou/contract/trip/trip-brief.schema';
import type { TripCity, TripSpot } from '../catalogue/trip-catalogue.ts';
import { likenessOf } from './text-likeness.ts';

/** How well something answers each wish of a brief, 0 to 1, in the brief's order: its preferences, then its words. */
export type WishAnswers = readonly number[];

/** Of a tag the city itself does not bear: a few of its spots do, which is less than being known for it. */
const bySpotsAlone = 0.7;

/** What a city has for each preference and each word of the traveller. Empty for a brief without wishes. */
export function answerWishes(city: TripCity, brief: TripBrief, spots: readonly TripSpot[]): WishAnswers {
  const best = (worth: (spot: TripSpot) => number): number => Math.max(0, ...spots.map(worth));
  const fame = ({ popularity }: TripSpot): number => popularity / 100;
  return [
    ...brief.preferenceTagIds.map((id) =>
      city.tagIds.includes(id)
        ? 1
        : bySpotsAlone * best((spot) => (spot.tagIds.includes(id) ? fame(spot) : 0)),
    ),
    ...(brief.interestWords ?? []).map((word) =>
      best((spot) => likenessOf(spot, { interestWords: [word] }) * (0.5 + fame(spot) / 2)),
    ),
  ];
}

/** How much of the wishes is answered, 0 to 1; all of it where there are none. */
export function fitOf(answers: WishAnswers): number {
  return answers.length === 0 ? 1 : answers.reduce((sum, one) => sum + one, 0) / answers.length;
}

/** The better answer to each wish. */
export function joinAnswers(first: WishAnswers, second: WishAnswers): WishAnswers {
  return first.map((answer, index) => Math.max(answer, second[index] ?? 0));
}

/** What the second adds to the first, summed over the wishes. */
export function gainOf(known: WishAnswers, more: WishAnswers): number {
  return more.reduce((sum, answer, index) => sum + Math.max(0, answer - (known[index] ?? 0)), 0);
}
