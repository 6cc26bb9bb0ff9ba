import { capitalise } from '@yunyou/contract/capitalise';
import { stepFree } from '@yunyou/contract/entities/step-free';
import type { TripBrief } from '@yunyou/contract/trip/trip-brief.schema';
import { hasChildBelow, hasToddler } from '../../brief/gentle-group.ts';
import { listTripMonths } from '../../brief/trip-dates.ts';
import type { ShapeSpot, TripCatalogue, TripSpot } from '../../catalogue/trip-catalogue.ts';
import { textSimilarity } from '../../shape/worth/text-similarity.ts';
import { crowdFactor } from './crowds.ts';

/** Worth of official grades. */
const levelWorth: Partial<Record<TripSpot['levels'][number], number>> = {
  UNESCO: 15,
  '5A': 10,
  'national-park': 8,
  'national-museum': 6,
  '4A': 4,
};

/**
 * Returns the worth of a spot for this traveller. Popularity counts with its fifth power, so that a famous sight
 * outweighs a whole day of good sights nearby. Grades, matching preferences and matching interest words are added;
 * season, crowds, dislikes and stairs are factors. Worth grows with the square root of the visit's length, so that a mountain can
 * win against several small temples, but not by its length alone.
 */
export function scoreSpot(spot: ShapeSpot, brief: TripBrief): number {
  const levels = spot.levels.reduce((sum, level) => sum + (levelWorth[level] ?? 0), 0);
  const tags = worthOfMatches(listMatches(spot.tagIds, brief).length, brief.preferenceTagIds.length);
  const fame = 300 * (spot.popularity / 100) ** 5;
  const interest = interestWorth * textSimilarity(spot, brief);
  const worth =
    10 + fame + iconWorth(spot) + Math.min(levels, 25) + tags + interest + childWorth(spot, brief);
  const lengthFactor = Math.min(1.8, Math.max(0.7, Math.sqrt(spot.visitMinutes / 120)));
  const factors =
    seasonFactor(spot.bestMonths, brief) *
    crowdFactor(spot.popularity, brief) *
    dislikeFactor(spot, brief) *
    themeParkFactor(spot, brief) *
    climbFactor(spot, brief);
  return Math.round(worth * factors * lengthFactor * 10) / 10;
}

/** Worth of a spot that meets every preference, loss for each that it does not meet, and least worth of one that it meets. */
const matchWorth = { all: 110, unmet: 25, least: 60 } as const;

/**
 * Returns the worth of the preferences that a spot matches. A match is worth more when the brief has few preferences:
 * a single one is the reason for the trip, one of five is not.
 */
function worthOfMatches(matches: number, preferences: number): number {
  if (matches === 0) return 0;
  const { all, unmet, least } = matchWorth;
  return Math.min(all, Math.max(least + unmet * (matches - 1), all - unmet * (preferences - matches)));
}

/** Popularity from which a sight is a main reason to visit China. */
export const iconPopularity = 95;

/**
 * Extra worth by minimum popularity: main reasons to visit China (the Wall, the Terracotta Army), and sights that every
 * guide names (the Summer Palace).
 */
const iconSteps = [
  { popularity: iconPopularity, worth: 140 },
  { popularity: 90, worth: 90 },
] as const;

function iconWorth({ popularity }: ShapeSpot): number {
  return iconSteps.find((step) => popularity >= step.popularity)?.worth ?? 0;
}

/** Worth that a sight which children like has for a family, in its season. Less than that of a named interest. */
const familyWorth = 25;

function childWorth({ tagIds, bestMonths }: ShapeSpot, brief: TripBrief): number {
  const isNamed = brief.preferenceTagIds.includes('family'); // then it counts as a preference
  const isLiked = tagIds.includes('family') && seasonFactor(bestMonths, brief) >= 1;
  return hasChildBelow(teenAge, brief) && isLiked && !isNamed ? familyWorth : 0;
}

/** Age from which children share the tastes of adults. */
const teenAge = 13;

/** Worth of a full match with the interest words: more than any preference, less than fame. */
const interestWorth = 90;

/**
 * Returns 0 for a disliked kind, so that only the traveller or a must-see adds it to a plan. World Heritage keeps a
 * part of its worth: dislike of museums does not exclude the Terracotta Army.
 */
function dislikeFactor(spot: ShapeSpot, brief: TripBrief): number {
  if (!isDisliked(spot, brief)) return 1;
  return spot.levels.includes('UNESCO') ? 0.3 : 0;
}

export function isDisliked({ category, tagIds }: ShapeSpot, { dislikedKinds = [] }: TripBrief): boolean {
  return dislikedKinds.some((kind) => kind === category || tagIds.includes(kind));
}

/** Share of its worth that a theme park of a whole day keeps for adults, unless the brief names theme parks. */
const adultParkShare = 0.3;
const parkDayMinutes = 400;

function themeParkFactor({ category, visitMinutes }: ShapeSpot, brief: TripBrief): number {
  const isAsked =
    brief.preferenceTagIds.includes('family') || brief.interestWords?.includes('theme-park') === true;
  const isDayOut = category === 'theme-park' && visitMinutes >= parkDayMinutes;
  return isDayOut && brief.travellers.children === 0 && !isAsked ? adultParkShare : 1;
}

/** Kinds of sights that have stairs or climbs, unless they are tagged as step-free. */
const climbs: ReadonlySet<TripSpot['category']> = new Set([
  'tower',
  'mountain',
  'wall',
  'grotto',
  'canyon',
  'terraces',
]);
/** Share of its worth that a sight with stairs keeps for each mobility need. */
const climbShare = { wheelchair: 0.25, stroller: 0.5, 'limited-walking': 0.5 } as const;

/**
 * Share of its worth that a mountain or canyon keeps for a group that carries a child, because its steps cannot be
 * climbed with a pram.
 */
const carriedChildShare = 0.5;
const wholeDayClimbs: ReadonlySet<TripSpot['category']> = new Set(['mountain', 'canyon']);

function climbFactor({ category, tagIds }: ShapeSpot, brief: TripBrief): number {
  if (!climbs.has(category) || tagIds.includes(stepFree)) return 1;
  const carriesChild = wholeDayClimbs.has(category) && hasToddler(brief);
  return Math.min(carriesChild ? carriedChildShare : 1, ...brief.mobility.map((need) => climbShare[need]));
}

/** Returns the preferences of the brief that are among the tags, in the order of the brief. */
export function listMatches(tagIds: readonly string[], brief: TripBrief): readonly string[] {
  return brief.preferenceTagIds.filter((id) => tagIds.includes(id));
}

/** Returns up to 1.1 in the best months, down to 0.8 when the whole trip is out of season, 1 where all months are equal. */
export function seasonFactor(bestMonths: readonly number[], brief: TripBrief): number {
  if (bestMonths.length === 0 || bestMonths.length === 12) return 1;
  const months = listTripMonths(brief.when);
  const inSeason = months.filter((month) => bestMonths.includes(month)).length / months.length;
  return 0.8 + 0.3 * inSeason;
}

/**
 * Returns one sentence on why the spot is worth a visit, at this hour or for this traveller. What the content says about
 * the best hours comes first, because it is different at every sight. Empty where nothing particular can be said.
 */
export function describeWorth(
  spot: TripSpot,
  brief: TripBrief,
  { tagNames }: Pick<TripCatalogue, 'tagNames'>,
): string {
  const matches = listMatches(spot.tagIds, brief).map((id) => (tagNames?.get(id) ?? id).toLowerCase());
  const reasons = [
    matches.length > 0 ? `matches your interest in ${joinWords(matches)}` : undefined,
    textSimilarity(spot, brief) >= 0.5 ? 'speaks of what you asked for' : undefined,
    isShortSeason(spot) && seasonFactor(spot.bestMonths, brief) > 1
      ? 'at its best at this time of year'
      : undefined,
  ].filter((reason) => reason !== undefined);
  const heritage = spot.levels.includes('UNESCO') ? 'World Heritage' : '';
  const text = spot.bestHours?.[0]?.why ?? (reasons.length > 0 ? reasons.join('; ') : heritage);
  return text === '' ? '' : `${capitalise(text)}.`;
}

/** Returns whether a season is worth mentioning. Most sights are good for half the year. */
function isShortSeason({ bestMonths }: TripSpot): boolean {
  return bestMonths.length > 0 && bestMonths.length <= 4;
}

function joinWords(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}
