import { repeatedKinds } from '../../trip/problem/visits/variety.ts';
import { eachVisit } from '../each-visit.ts';
import {
  type Finding,
  isGreatWall,
  type JudgedTrip,
  type JudgedVisit,
  kindOf,
  kmBetween,
  listSeenSpots,
  type TripRule,
} from '../judged-trip.ts';
import { isSeasonal, judgeIcons, judgeMainSights, monthsApart } from '../main-sights.ts';
import { judgeDark, judgeMorningSights, judgeOpeningHours, judgeTimeOfDay } from './sight-hours.ts';

function judgeMustSees({ brief, spot, ...trip }: JudgedTrip): Finding[] {
  const seen = listSeenSpots(trip);
  return brief.mustSeeSpotIds
    .filter((id) => !seen.has(id))
    .map((id) => ({ text: `${spot(id)?.name ?? id} was asked for and is not visited` }));
}

function judgeLength({ brief, days }: JudgedTrip): Finding[] {
  const minutes = new Map<string, { spot: JudgedVisit['spot']; total: number; dayIndex: number }>();
  for (const { visits, view } of days) {
    for (const { spot, item } of visits) {
      const total = (minutes.get(spot.id)?.total ?? 0) + item.endMinute - item.startMinute;
      minutes.set(spot.id, { spot, total, dayIndex: view.dayIndex });
    }
  }
  return [...minutes.values()].flatMap(({ spot, total, dayIndex }) => {
    const asked = brief.visitMinutes.find(({ spotId }) => spotId === spot.id)?.minutes;
    const variants = (spot.visitVariants ?? []).filter(({ nightsInside }) => nightsInside === 0);
    const least =
      asked ??
      (variants.length > 0 ? Math.min(...variants.map((one) => one.minutes)) : spot.visitMinutes * 0.6);
    return total >= least * 0.95
      ? []
      : [{ text: `${spot.name} has ${total} minutes, needs ${Math.round(least)}`, dayIndex }];
  });
}

/** Towers and walls within this distance count as one stretch, such as the fort of Jiayuguan and its outworks. */
const oneStretchKm = 12;

function judgeGreatWall({ brief, days }: JudgedTrip): Finding[] {
  const seen = days.flatMap(({ visits }) => visits.map(({ spot }) => spot).filter(isGreatWall));
  const walls = new Map(
    seen
      .filter(
        (spot, index) =>
          !seen
            .slice(0, index)
            .some((other) => kmBetween(other.coordinates, spot.coordinates) < oneStretchKm),
      )
      .map((spot) => [spot.id, spot]),
  );
  const asked = [...walls.keys()].filter((id) => brief.mustSeeSpotIds.includes(id)).length;
  const isTheme = brief.preferenceTagIds.includes('great-wall');
  if (walls.size <= Math.max(1, asked) || isTheme) return [];
  return [
    {
      text: `Several stretches of the Great Wall: ${[...walls.values()].map(({ name }) => name).join(', ')}`,
    },
  ];
}

const maxInARow = 1;
const maxInARowIfLiked = 2;

function judgeVariety({ brief, days }: JudgedTrip): Finding[] {
  return days.flatMap(({ visits, view }) => {
    const findings: Finding[] = [];
    let run: JudgedVisit[] = [];
    for (const visit of visits) {
      const kind = kindOf(visit.spot);
      const before = run.at(-1);
      run = before && kindOf(before.spot) === kind ? [...run, visit] : [visit];
      const likes = repeatedKinds[kind];
      if (!likes) continue;
      const isAsked = run.every(({ spot }) => brief.mustSeeSpotIds.includes(spot.id));
      const isLiked = likes.some((tag) => brief.preferenceTagIds.includes(tag));
      if (isAsked || run.length <= (isLiked ? maxInARowIfLiked : maxInARow)) continue;
      findings.push({
        text: `${run.map(({ spot }) => spot.name).join(', ')}: ${kind} after ${kind}`,
        dayIndex: view.dayIndex,
      });
    }
    return findings;
  });
}

function judgeRepeats({ days }: JudgedTrip): Finding[] {
  const seen = new Set<string>();
  return days.flatMap(({ visits, view }) =>
    visits.flatMap(({ spot, item }) => {
      const isRepeat = seen.has(spot.id) && item.part === undefined;
      seen.add(spot.id);
      return isRepeat ? [{ text: `${spot.name} is visited twice`, dayIndex: view.dayIndex }] : [];
    }),
  );
}

function judgeDislikes(trip: JudgedTrip): Finding[] {
  const { dislikedKinds = [], excludedSpotIds, mustSeeSpotIds } = trip.brief;
  return eachVisit(trip, ({ spot }) => {
    if (excludedSpotIds.includes(spot.id)) return `${spot.name} was excluded`;
    const kinds = new Set<string>([spot.category, spot.variety ?? '', ...spot.tagIds]);
    const hit = mustSeeSpotIds.includes(spot.id) ? undefined : dislikedKinds.find((kind) => kinds.has(kind));
    return hit === undefined ? undefined : `${spot.name} is of a kind that was ruled out (${hit})`;
  });
}

function judgeSeason(trip: JudgedTrip): Finding[] {
  return eachVisit(trip, ({ spot }, { view }) => {
    const month = Number(view.date.slice(5, 7));
    if (!isSeasonal(spot)) return undefined;
    if (trip.brief.mustSeeSpotIds.includes(spot.id)) return undefined;
    const apart = Math.min(...spot.bestMonths.map((best) => monthsApart(best, month)));
    return apart >= 3 ? `${spot.name} in month ${month}, best in ${spot.bestMonths.join(', ')}` : undefined;
  });
}

export const sightRules: readonly TripRule[] = [
  { id: 'must-see', weight: 4, meaning: 'Every sight that was asked for is visited', judge: judgeMustSees },
  {
    id: 'opening-hours',
    weight: 4,
    meaning: 'Visits lie within the opening hours of their date',
    judge: judgeOpeningHours,
  },
  {
    id: 'disliked-sight',
    weight: 3,
    meaning: 'Nothing that was excluded or disliked is visited',
    judge: judgeDislikes,
  },
  {
    id: 'visit-length',
    weight: 1.5,
    meaning: 'A visit has the time of its shortest variant',
    judge: judgeLength,
  },
  {
    id: 'morning-sight',
    weight: 1.5,
    meaning: 'Pandas, Great Wall, big palaces and mountains are in the morning',
    judge: judgeMorningSights,
  },
  {
    id: 'time-of-day',
    weight: 0.7,
    meaning: 'Sights are visited at the hours at which they are best',
    judge: judgeTimeOfDay,
  },
  {
    id: 'outdoors-after-dark',
    weight: 1.5,
    meaning: 'Nothing unlit is visited after dark',
    judge: judgeDark,
  },
  {
    id: 'one-great-wall',
    weight: 2,
    meaning: 'One stretch of the Great Wall unless more were asked for',
    judge: judgeGreatWall,
  },
  {
    id: 'kinds-in-a-row',
    weight: 0.5,
    meaning: 'Sights that follow each other differ in kind',
    judge: judgeVariety,
  },
  { id: 'visited-twice', weight: 2, meaning: 'No sight is visited twice', judge: judgeRepeats },
  {
    id: 'icon-missed',
    weight: 1.5,
    meaning: 'The sight a city is known for comes before lesser ones',
    judge: judgeIcons,
  },
  {
    id: 'main-sight-missed',
    weight: 1,
    meaning: 'A stay has the best known sight of its city, if it has any',
    judge: judgeMainSights,
  },
  {
    id: 'sight-season',
    weight: 0.7,
    meaning: 'Seasonal sights are visited in their season',
    judge: judgeSeason,
  },
];
