import { stepFree } from '@yunyou/contract/entities/step-free';
import type { TripBrief } from '@yunyou/contract/trip/trip-brief.schema';
import { listTripMonths } from '../../brief/trip-dates.ts';
import type { TripRoute } from '../../catalogue/trip-catalogue.ts';
import { listStems, stemOf } from './text-similarity.ts';

type Audience = TripRoute['forWhom'][number];

/** Preferences that a route for these audiences serves. */
const audiencesByTag: Readonly<Record<string, readonly Audience[]>> = {
  food: ['food'],
  hiking: ['hikers', 'nature'],
  nature: ['nature', 'hikers'],
  photography: ['photography'],
  beach: ['beach'],
  'silk-road': ['silk-road'],
  'minority-cultures': ['minorities', 'yunnan'],
  history: ['culture'],
  culture: ['culture'],
  religion: ['culture', 'tibet'],
  family: ['family'],
  [stepFree]: [stepFree],
  winter: ['winter'],
};

/** Worth of starting from a classic route of full popularity that suits the traveller completely. */
const classicWorth = 420;
/** Shares of that worth for a route that is out of season, or made for others. */
const outOfSeason = 0.4;
const forOthers = 0.35;

/** Returns the extra worth of a shape made from a route: experience that the sights and distances do not show. */
export function routeWorth(route: TripRoute, brief: TripBrief): number {
  const months = listTripMonths(brief.when);
  const season = months.some((month) => route.months.includes(month)) ? 1 : outOfSeason;
  return classicWorth * (route.popularity / 100) * season * audienceShare(route, brief);
}

/** Returns the word stems of a route's names and summary: "autumn" finds the route of autumn colours. */
function stemsOf({ title = '', aliases = [], summary = '' }: TripRoute): ReadonlySet<string> {
  return new Set(listStems([title, ...aliases, summary].join(' ')));
}

function audienceShare(route: TripRoute, brief: TripBrief): number {
  const { forWhom, tagIds } = route;
  const words = brief.interestWords ?? [];
  const stems = words.length > 0 ? stemsOf(route) : new Set<string>();
  const wanted: boolean[] = [
    ...(brief.travellers.children > 0 ? [forWhom.includes('family')] : []),
    ...(brief.isFirstVisit === true ? [forWhom.includes('first-visit')] : []),
    ...(brief.seniors > 0 ? [forWhom.includes('seniors')] : []),
    ...(brief.mobility.length > 0 ? [forWhom.includes(stepFree) || forWhom.includes('seniors')] : []),
    ...brief.preferenceTagIds.map(
      (id) => tagIds.includes(id) || (audiencesByTag[id] ?? []).some((one) => forWhom.includes(one)),
    ),
    ...words.map((word) => stems.has(stemOf(word))),
  ];
  if (wanted.length === 0) return forWhom.includes('first-visit') ? 1 : forOthers;
  return forOthers + ((1 - forOthers) * wanted.filter(Boolean).length) / wanted.length;
}
