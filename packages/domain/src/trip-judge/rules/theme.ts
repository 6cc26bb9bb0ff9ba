import type { TripBrief } from '@yunyou/contract/trip/trip-brief.schema';
import { isOpenTrip } from '../../trip/shape/trip-shape.ts';
import type { Finding, JudgedTrip, TripRule } from '../judged-trip.ts';

/** Preferences that only some sights meet. Food, culture and a slow pace are possible at every sight. */
export const themes: ReadonlySet<string> = new Set([
  'beach',
  'gardens',
  'grottoes',
  'hiking',
  'history',
  'minority-cultures',
  'nature',
  'religion',
  'silk-road',
  'tea',
  'wildlife',
  'winter',
  'ancient-towns',
]);
/** Minimum share of the days with sights that have a sight of the requested theme. */
const leastShare = 0.5;

function judgeTheme({ brief, days }: JudgedTrip): Finding[] {
  const asked = brief.preferenceTagIds.filter((id) => themes.has(id));
  if (asked.length === 0 || !isFreeChoice(brief)) return [];
  const withSights = days.filter(({ visits }) => visits.length > 0);
  const fitting = withSights.filter(({ visits }) =>
    visits.some(({ spot }) => spot.tagIds.some((id) => asked.includes(id))),
  );
  if (fitting.length >= withSights.length * leastShare) return [];
  return [{ text: `${fitting.length} of ${withSights.length} days have anything of ${asked.join(', ')}` }];
}

/** Returns whether the planner chose all places of the trip. A first visit does not count: it has the famous sights. */
function isFreeChoice(brief: TripBrief): boolean {
  const isNamed = brief.areaIds.length > 0 || brief.mustSeeSpotIds.length > 0;
  return isOpenTrip(brief) && !isNamed && brief.isFirstVisit !== true;
}

export const themeRules: readonly TripRule[] = [
  {
    id: 'theme',
    weight: 2,
    meaning: 'A trip for an interest has something of it on half of its days',
    judge: judgeTheme,
  },
];
