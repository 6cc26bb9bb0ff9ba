import { windowsOn } from '../opening-hours/opening-hours.ts';
import {
  type Finding,
  isGreatWall,
  type JudgedTrip,
  kmBetween,
  listSeenSpots,
  type Spot,
} from './judged-trip.ts';

const iconPopularity = 95;

/**
 * Returns whether a spot is a part of a park. Large parks have entries of their own for their parts, such as the
 * peaks of Zhangjiajie.
 */
function isPartOf(part: Spot, park: Spot): boolean {
  return park.visitMinutes >= 480 && part.id !== park.id && kmBetween(part.coordinates, park.coordinates) < 8;
}

export function judgeIcons(trip: JudgedTrip): Finding[] {
  const { brief, description, days, data } = trip;
  const seen = listSeenSpots(trip);
  const dislikes = new Set(brief.dislikedKinds ?? []);
  return description.stays
    .filter(({ cityId, nights }) => nights >= 2 || (nights === 1 && brief.cityIds.includes(cityId)))
    .flatMap(({ cityId, cityName, nights }) => {
      const spots = data.spots.filter((spot) => spot.cityId === cityId);
      const visited = spots.filter(({ id }) => seen.has(id));
      const icons = spots
        .filter(({ popularity }) => popularity >= iconPopularity)
        .filter(({ id }) => !brief.excludedSpotIds.includes(id))
        .filter(
          ({ category, variety, tagIds }) =>
            ![category, variety ?? '', ...tagIds].some((kind) => dislikes.has(kind)),
        )
        .filter((spot) => seen.has(spot.id) || !isGreatWall(spot) || !visited.some(isGreatWall))
        .filter((spot) => !visited.some((part) => isPartOf(part, spot)))
        .filter((spot) => days.some(({ view }) => windowsOn(spot, view.date).length > 0))
        .toSorted((a, b) => b.popularity - a.popularity);
      const oneWall = icons.filter((spot) => !isGreatWall(spot) || spot === icons.find(isGreatWall));
      const hadTime = visited.length >= 3 || brief.cityIds.includes(cityId);
      return oneWall
        .slice(0, Math.max(1, nights - 1))
        .filter((icon) => !seen.has(icon.id) && hadTime)
        .map((icon) => ({
          text: `${cityName} without ${icon.name}, but with ${visited.map(({ name }) => name).join(', ')}`,
        }));
    });
}

/** The best known sight of a city is a reason to go there from this popularity on; `judgeIcons` judges the greatest ones. */
const mainPopularity = 60;

/** Reports stays with lesser sights of a city but without its best known one, where that was open, in season and not disliked. */
export function judgeMainSights(trip: JudgedTrip): Finding[] {
  const { brief, description, days, data } = trip;
  const seen = listSeenSpots(trip);
  const dislikes = new Set([...(brief.dislikedKinds ?? []), ...(brief.fewerKinds ?? [])]);
  if (brief.mobility.length > 0) return []; // for these travellers, other sights are better
  return description.stays.flatMap(({ cityId, cityName, nights }) => {
    const spots = data.spots.filter((spot) => spot.cityId === cityId);
    const visited = spots.filter(({ id }) => seen.has(id));
    const [main] = spots.toSorted((a, b) => b.popularity - a.popularity);
    if (!main || main.popularity < mainPopularity || main.popularity >= iconPopularity) return [];
    const kinds = [main.category, main.variety ?? '', ...main.tagIds];
    const isWanted =
      !brief.excludedSpotIds.includes(main.id) &&
      !kinds.some((kind) => dislikes.has(kind)) &&
      !(isGreatWall(main) && days.some(({ visits }) => visits.some(({ spot }) => isGreatWall(spot))));
    const isOpen = days.some(({ view }) => {
      const month = Number(view.date.slice(5, 7));
      const isInSeason = !isSeasonal(main) || main.bestMonths.some((best) => monthsApart(best, month) < 3);
      return isInSeason && windowsOn(main, view.date).length > 0;
    });
    const isMissed =
      nights >= 1 &&
      visited.length > 0 &&
      !seen.has(main.id) &&
      !visited.some((part) => isPartOf(part, main));
    return isMissed && isWanted && isOpen
      ? [
          {
            text: `${cityName} without ${main.name}, but with ${visited.map(({ name }) => name).join(', ')}`,
          },
        ]
      : [];
  });
}

/** Months between two months of the year, at most 6. */
export function monthsApart(a: number, b: number): number {
  const gap = Math.abs(a - b) % 12;
  return Math.min(gap, 12 - gap);
}

/**
 * Kinds of sights that depend on the season themselves. At a tower or in a street, the season changes only the
 * comfort.
 */
const seasonalKinds = new Set<string>(['beach', 'grassland', 'terraces', 'forest', 'waterfall', 'island']);

export function isSeasonal({ bestMonths, category, tagIds }: Spot): boolean {
  if (bestMonths.length === 0 || bestMonths.length > 6) return false;
  return bestMonths.length <= 3 || seasonalKinds.has(category) || tagIds.includes('winter');
}
