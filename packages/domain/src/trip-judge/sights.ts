import { windowsOn } from '../opening-hours/opening-hours.ts';
import { toMinutes } from '../time/china-time.ts';
import { sunTimes } from '../time/sun.ts';
import { repeatedKinds } from '../trip/problem/visits/variety.ts';
import {
  type Finding,
  isGreatWall,
  type JudgedDay,
  type JudgedTrip,
  type JudgedVisit,
  kindOf,
  kmBetween,
  listSeenSpots,
  type TripRule,
} from './judged-trip.ts';
import { isSeasonal, judgeIcons, judgeMainSights, monthsApart } from './main-sights.ts';
import { isAroundSummitNight } from './summit-night.ts';

/** Returns the findings of a judge that looks at one visit at a time. */
function eachVisit(
  trip: JudgedTrip,
  judge: (visit: JudgedVisit, day: JudgedDay) => string | undefined,
): Finding[] {
  return trip.days.flatMap((day) =>
    day.visits.flatMap((visit) => {
      const text = judge(visit, day);
      return text === undefined ? [] : [{ text, dayIndex: day.view.dayIndex }];
    }),
  );
}

const spanOf = ({ item }: JudgedVisit) => `${item.startTime} to ${item.endTime}`;

function judgeOpeningHours(trip: JudgedTrip): Finding[] {
  return eachVisit(trip, (visit, day) => {
    const { view } = day;
    const { item, spot } = visit;
    // The group is already inside when it sleeps on the mountain, so the hours of gates and cable cars do not apply.
    if (isAroundSummitNight(visit, day)) return undefined;
    const isOpen = windowsOn(spot, view.date).some(
      ({ openMinute, closeMinute, lastEntryMinute }) =>
        item.startMinute >= openMinute &&
        item.startMinute <= lastEntryMinute &&
        item.endMinute <= closeMinute,
    );
    return isOpen ? undefined : `${spot.name} is not open ${spanOf(visit)} on ${view.date}`;
  });
}

/**
 * Returns the hours of `bestHours` and `bestTimeOfDay` in minutes after midnight. Late times of day depend on the
 * sunset of the date.
 */
function bestSpans({ spot }: JudgedVisit, date: string): { from: number; to: number }[] {
  const own = (spot.bestHours ?? []).map(({ from, to }) => ({ from: toMinutes(from), to: toMinutes(to) }));
  const sunset = toMinutes(sunTimes(date, spot.coordinates)?.set ?? '18:30');
  const spans = {
    'early-morning': { from: 300, to: 600 },
    morning: { from: 420, to: 750 },
    afternoon: { from: 720, to: 1080 },
    sunset: { from: sunset - 150, to: sunset + 75 },
    evening: { from: Math.min(sunset - 60, 1050), to: 1380 },
    night: { from: Math.min(sunset - 15, 1140), to: 1440 },
  };
  return [...own, ...spot.bestTimeOfDay.map((time) => spans[time])];
}

/** Indoor kinds: between 8:00 and 18:00 their time of day does not matter. */
const dayKinds = new Set<string>([
  'museum',
  'temple',
  'palace',
  'mausoleum',
  'grotto',
  'religious-site',
  'theme-park',
  'monument',
]);

function isOnlyLate({ spot }: JudgedVisit): boolean {
  const late = new Set<string>(['sunset', 'evening', 'night']);
  return spot.bestTimeOfDay.length > 0 && spot.bestTimeOfDay.every((time) => late.has(time));
}

/** Returns the latest sensible start of a sight that is only worth a visit in the morning, in minutes after midnight. */
function latestMorningStart({ spot }: JudgedVisit): number | undefined {
  const kind = kindOf(spot);
  if (kind === 'pandas' || /panda/i.test(spot.name)) return 630;
  if (isGreatWall(spot)) return 660;
  if (kind === 'palace' && spot.visitMinutes >= 180) return 630;
  if (spot.category === 'mountain' && spot.visitMinutes >= 300) return 720;
  return undefined;
}

function judgeMorningSights(trip: JudgedTrip): Finding[] {
  return eachVisit(trip, (visit, day) => {
    const { view } = day;
    const latest = isAroundSummitNight(visit, day) ? undefined : latestMorningStart(visit);
    if (latest === undefined || visit.item.startMinute <= latest) return undefined;
    const { startMinute, endMinute } = visit.item;
    const minutesAtBest = (visit.spot.bestHours ?? []).map(
      ({ from, to }) => Math.min(endMinute, toMinutes(to)) - Math.max(startMinute, toMinutes(from)),
    );
    const isBestNow = Math.max(0, ...minutesAtBest) >= Math.min(60, (endMinute - startMinute) / 2);
    const livesLate = visit.spot.bestTimeOfDay.some((time) => time === 'evening' || time === 'night');
    return isBestNow || livesLate
      ? undefined
      : `${visit.spot.name} from ${visit.item.startTime} on ${view.date}: belongs in the morning`;
  });
}

/** Length of a way from which the visit cannot be moved to a better hour. */
const excursionMeters = 30_000;

/**
 * Returns whether a visit far out of town is the first one of its day. Rice terraces 75 km away cannot be reached at
 * dawn.
 */
function isEarliestExcursion({ item }: JudgedVisit, { visits, items }: JudgedDay): boolean {
  if (visits[0]?.item !== item || item.startMinute > latestExcursionStart) return false;
  return items.some(
    (one) =>
      one.kind === 'transfer' &&
      one.endMinute <= item.startMinute &&
      one.meters >= excursionMeters &&
      ![one.from.kind, one.to.kind].includes('gateway'),
  );
}

/** Latest start of such a visit, in minutes after midnight. */
const latestExcursionStart = 900;

/**
 * Reports visits at a wrong time of day: with full weight for a sight that is worth a visit in the evening only, with
 * half weight for one that is only better early or late.
 */
function judgeTimeOfDay(trip: JudgedTrip): Finding[] {
  return trip.days.flatMap((day) =>
    day.visits.flatMap((visit): Finding[] => {
      const { view } = day;
      const { spot, item } = visit;
      const spans = bestSpans(visit, view.date);
      const isJudgedElsewhere = latestMorningStart(visit) !== undefined || spans.length === 0;
      if (!isOnlyLate(visit) && isEarliestExcursion(visit, day)) return [];
      const isInside = spot.indoor || dayKinds.has(spot.category);
      const isDaytime = item.startMinute >= 480 && item.endMinute <= 1080;
      if (isJudgedElsewhere || (isInside && isDaytime && !isOnlyLate(visit))) return [];
      const overlap = Math.max(
        ...spans.map(({ from, to }) => Math.min(to, item.endMinute) - Math.max(from, item.startMinute)),
      );
      if (overlap >= Math.min(30, (item.endMinute - item.startMinute) / 2)) return [];
      const text = `${spot.name} ${spanOf(visit)}: best ${spot.bestTimeOfDay.join(', ')}`;
      return [{ text, dayIndex: view.dayIndex, times: isOnlyLate(visit) ? 1 : 0.5 }];
    }),
  );
}

/** Kinds that are dark after sunset unless their content says otherwise. */
const darkKinds = new Set([
  'mountain',
  'lake',
  'river',
  'garden',
  'park',
  'wall',
  'forest',
  'canyon',
  'desert',
  'grassland',
  'island',
  'beach',
  'waterfall',
  'terraces',
  'mausoleum',
  'grotto',
  'wildlife',
  'monument',
  'village',
]);

const minutesOfTwilight = 45;
/** Minutes that a visit to watch the sunset may continue after it. */
const minutesAfterSunset = 80;

function judgeDark(trip: JudgedTrip): Finding[] {
  return eachVisit(trip, (visit, { view }) => {
    const { spot, item } = visit;
    const isLit =
      spot.indoor ||
      spot.tagIds.includes('night-views') ||
      spot.bestTimeOfDay.some((time) => time === 'evening' || time === 'night');
    if (isLit || !darkKinds.has(spot.category) || spot.variety === 'show') return undefined;
    const sunset = sunTimes(view.date, spot.coordinates)?.set;
    const light = spot.bestTimeOfDay.includes('sunset') ? minutesAfterSunset : minutesOfTwilight;
    if (sunset === undefined || item.endMinute <= toMinutes(sunset) + light) return undefined;
    return `${spot.name} until ${item.endTime}, sunset ${sunset}`;
  });
}

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
