import type { TripBrief } from '@yunyou/contract/trip/trip-brief.schema';
import { listTripMonths } from '../brief/trip-dates.ts';
import type { TripCatalogue, TripSpot } from '../catalogue/trip-catalogue.ts';
import { likenessOf } from '../cities/text-likeness.ts';
import { crowdFactor } from './crowds.ts';

const levelWorth: Partial<Record<TripSpot['levels'][number], number>> = {
  UNESCO: 15,
  '5A': 10,
  'national-park': 8,
  'national-museum': 6,
  '4A': 4,
};

/**
 * What a spot is worth to this traveller. Popularity is the ground, and steep: what everybody comes for
 * outweighs a whole day of pleasant sights nearby. Levels, matching preferences and texts that speak of the traveller's own
 * words add to it; season, crowds and dislikes multiply it. Long visits are worth more than short ones, but less
 * than in proportion, so that a mountain can win against three small temples and still has to earn its day.
 */
export function scoreSpot(spot: TripSpot, brief: TripBrief): number {
  const levels = spot.levels.reduce((sum, level) => sum + (levelWorth[level] ?? 0), 0);
  const matches = listMatches(spot.tagIds, brief).length;
  const tags = matches === 0 ? 0 : 45 + 20 * (matches - 1);
  const fame = 300 * (spot.popularity / 100) ** 5;
  const likeness = likenessWorth * likenessOf(spot, brief);
  const worth = 10 + fame + Math.min(levels, 25) + Math.min(tags, 90) + likeness;
  const stretch = Math.min(1.8, Math.max(0.7, Math.sqrt(spot.visitMinutes / 120)));
  const factors =
    seasonFactor(spot.bestMonths, brief) * crowdFactor(spot.popularity, brief) * dislikeFactor(spot, brief);
  return Math.round(worth * factors * stretch * 10) / 10;
}

/** What the spot that speaks most of the traveller's words gains: more than any preference, less than fame. */
const likenessWorth = 90;

/**
 * A kind one does not want is worth nothing, so that it comes into a plan only by hand or as a must-see. World
 * Heritage keeps a part: who wants no museums may still mean to see the Terracotta Army.
 */
function dislikeFactor({ category, tagIds, levels }: TripSpot, { dislikedKinds = [] }: TripBrief): number {
  if (!dislikedKinds.some((kind) => kind === category || tagIds.includes(kind))) return 1;
  return levels.includes('UNESCO') ? 0.3 : 0;
}

/** Preferences of the traveller that tags answer, in the traveller's order. */
export function listMatches(tagIds: readonly string[], brief: TripBrief): readonly string[] {
  return brief.preferenceTagIds.filter((id) => tagIds.includes(id));
}

/** Above 1 in the best months, below 1 when the whole trip is out of season, 1 where no month is best. */
export function seasonFactor(bestMonths: readonly number[], brief: TripBrief): number {
  if (bestMonths.length === 0 || bestMonths.length === 12) return 1;
  const months = listTripMonths(brief.when);
  const inSeason = months.filter((month) => bestMonths.includes(month)).length / months.length;
  return 0.8 + 0.3 * inSeason;
}

/** Why the spot is worth a visit to this traveller, in one sentence. */
export function describeWorth(
  spot: TripSpot,
  brief: TripBrief,
  { tagNames }: Pick<TripCatalogue, 'tagNames'>,
): string {
  const matches = listMatches(spot.tagIds, brief).map((id) => (tagNames?.get(id) ?? id).toLowerCase());
  const reasons = [
    matches.length > 0 ? `matches your interest in ${joinWords(matches)}` : undefined,
    likenessOf(spot, brief) >= 0.5 ? 'speaks of what you asked for' : undefined,
    spot.levels.includes('UNESCO') ? 'World Heritage' : undefined,
    spot.popularity >= 85 ? 'among the most loved sights of the country' : undefined,
    seasonFactor(spot.bestMonths, brief) > 1 ? 'at its best at this time of year' : undefined,
  ].filter((reason) => reason !== undefined);
  const text = reasons.length > 0 ? reasons.join('; ') : plainReason(spot);
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}

/** For a spot that answers no wish: how well known it is, or that it lies on the way. */
function plainReason({ popularity }: TripSpot): string {
  return popularity >= 70 ? 'one of the best-known sights here' : 'close to the rest of the day';
}

function joinWords(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}
