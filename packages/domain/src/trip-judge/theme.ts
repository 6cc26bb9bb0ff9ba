import type { TripBrief } from '@yunyou/contract/trip/trip-brief.schema';
import { isOpenTrip } from '../trip/shape/trip-shape.ts';
import type { Finding, JudgedTrip, TripRule } from './judged-trip.ts';

/** Preferences that sights have or have not. Food, culture and a slow pace are possible at every sight. */
const themes: ReadonlySet<string> = new Set([
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
/** Least share of the days with sights on which one of them has what was asked for. */
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

/** Returns whether all places of the trip are our choice, and it is no first visit, which goes where everybody goes. */
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
