import {
  eachDay,
  type Finding,
  type JudgedDay,
  type JudgedTrip,
  kmBetween,
  kmThrough,
  shortestKm,
  type TripRule,
} from '../judged-trip.ts';
import { sleepsOnSummit } from './summit-night.ts';

/** Arrivals after this minute go to the hotel without a sight. */
const eveningMinute = 1080;

function judgeBags({ days }: JudgedTrip): Finding[] {
  return days.flatMap((day) => {
    const { items, night, isFirst, view } = day;
    // The group takes only a small bag up a mountain for the night; the other bags stay at the foot.
    if (!night || sleepsOnSummit(day)) return [];
    const lastRide = items.findLastIndex(({ kind }) => kind === 'ride');
    if (lastRide < 0 && !isFirst) return [];
    const after = items.slice(lastRide + 1);
    const visit = after.findIndex(({ kind }) => kind === 'visit');
    const first = after[visit];
    if (visit < 0 || !first || first.startMinute >= eveningMinute + 120) return [];
    const dropsBags = after
      .slice(0, visit)
      .some(
        (item) => item.kind === 'transfer' && (item.to.kind === 'hotel' || item.to.id === night.place.id),
      );
    return dropsBags || first.kind !== 'visit'
      ? []
      : [{ text: `${first.place.name} with the luggage, before the hotel`, dayIndex: view.dayIndex }];
  });
}

const lightDayKm = 30;
const lightVisitMinutes = 210;

function judgeFirstDay({ days, brief, city }: JudgedTrip): Finding[] {
  const [first] = days;
  const base = first?.night?.place.coordinates ?? city(first?.night?.place.cityId ?? '')?.coordinates;
  // On a short trip the day of arrival has to hold a main sight.
  if (!first || !base || days.length <= 3 || brief.startsInTown === true) return [];
  const heavy = first.visits.find(
    ({ spot, item }) =>
      !brief.mustSeeSpotIds.includes(spot.id) &&
      (kmBetween(spot.coordinates, base) > lightDayKm ||
        item.endMinute - item.startMinute > lightVisitMinutes),
  );
  return heavy ? [{ text: `${heavy.spot.name} right after the arrival`, dayIndex: first.view.dayIndex }] : [];
}

const mostSights = { relaxed: 3, balanced: 4, full: 5 } as const;
/** Minutes inside sights on a day with more than one. */
const mostMinutes = { relaxed: 400, balanced: 450, full: 540 } as const;
const shortVisitMinutes = 45;

function judgeSightCount(trip: JudgedTrip): Finding[] {
  const { brief, isGentle } = trip;
  const most = Math.max(2, mostSights[brief.pace] - (isGentle ? 1 : 0));
  return trip.days.flatMap(({ visits, rideMinutes, view }) => {
    const count = visits.reduce(
      (sum, { item }) => sum + (item.endMinute - item.startMinute < shortVisitMinutes ? 0.5 : 1),
      0,
    );
    const limit = rideMinutes >= 180 ? Math.min(most, 2) : most;
    const { dayIndex } = view;
    if (count > limit)
      return [
        {
          text: `${visits.length} sights, at most ${limit}`,
          dayIndex,
          times: Math.min(2, Math.ceil(count - limit)),
        },
      ];
    const minutes = visits.reduce((sum, { item }) => sum + item.endMinute - item.startMinute, 0);
    const isTooLong = visits.length > 1 && minutes > mostMinutes[brief.pace] - (isGentle ? 60 : 0);
    return isTooLong ? [{ text: `${visits.length} sights with ${minutes} minutes together`, dayIndex }] : [];
  });
}

const farKm = 30;
const apartKm = 20;

function farVisits({ visits, wokeAt, night }: JudgedDay) {
  const base = wokeAt ?? night?.place;
  return base ? visits.filter(({ spot }) => kmBetween(spot.coordinates, base.coordinates) > farKm) : [];
}

function judgeFarExcursions(trip: JudgedTrip): Finding[] {
  return eachDay(trip, (day) => {
    if (day.rides.length > 0) return undefined;
    const far = farVisits(day);
    const [first] = far;
    const other = far.find(
      ({ spot }) => first && kmBetween(spot.coordinates, first.spot.coordinates) > apartKm,
    );
    return first && other ? `${first.spot.name} and ${other.spot.name} are far apart` : undefined;
  });
}

function judgeFarOwnsDay(trip: JudgedTrip): Finding[] {
  return eachDay(trip, (day) => {
    const far = farVisits(day).find(({ item }) => item.endMinute - item.startMinute >= 120);
    if (!far || day.rides.length > 0) return undefined;
    const first = day.visits.find(
      ({ spot, item }) =>
        item.endMinute <= far.item.startMinute && kmBetween(spot.coordinates, far.spot.coordinates) > apartKm,
    );
    return first ? `${first.spot.name} before the excursion to ${far.spot.name}` : undefined;
  });
}

const zigzagFactor = 1.6;
const zigzagKm = 12;

function judgeZigzag(trip: JudgedTrip): Finding[] {
  return eachDay(trip, ({ visits, wokeAt, night, rides }) => {
    if (rides.length > 0 || visits.length < 3 || !wokeAt || !night) return undefined;
    const points = [wokeAt, ...visits.map(({ spot }) => spot), night.place].map(
      ({ coordinates }) => coordinates,
    );
    const planned = kmThrough(points);
    const best = shortestKm(points, { fixFirst: true, fixLast: true });
    return planned > best * zigzagFactor && planned - best > zigzagKm
      ? `${Math.round(planned)} km between the sights, possible in ${Math.round(best)} km`
      : undefined;
  });
}

const neighbourKm = 1.5;
/** Sights on one island are at most this far apart; the shore is farther away. */
const islandKm = 0.9;
const outOfTownKm = 10;

/**
 * Reports neighbouring sights far from the hotel, or on one island, that are on different days: the long way is made
 * twice.
 */
function judgeNeighbours({ days }: JudgedTrip): Finding[] {
  const all = days.flatMap((day) => day.visits.map((visit) => ({ ...visit, day })));
  return all.flatMap(({ spot, day }, index) => {
    const base = day.wokeAt ?? day.night?.place;
    const other = all.slice(0, index).find((one) => {
      const km = kmBetween(one.spot.coordinates, spot.coordinates);
      const isIsland = [spot, one.spot].some(({ category }) => category === 'island');
      return one.day !== day && one.spot.id !== spot.id && km < (isIsland ? islandKm : neighbourKm);
    });
    if (!other || !base) return [];
    const isFar = kmBetween(spot.coordinates, base.coordinates) > outOfTownKm;
    const isIsland = [spot, other.spot].some(({ category }) => category === 'island');
    const text = `${spot.name} is beside ${other.spot.name}, which is visited on another day`;
    return isFar || isIsland ? [{ text, dayIndex: day.view.dayIndex }] : [];
  });
}

const wetMonthMm = 150;

function judgeRain(trip: JudgedTrip): Finding[] {
  return eachDay(trip, ({ visits, view }) => {
    const isWet = view.weather?.source === 'normals' && view.weather.rainMm >= wetMonthMm;
    if (!isWet || visits.length < 2 || visits.some(({ spot }) => spot.indoor)) return undefined;
    const hasAlternative = visits.some(({ item }) => item.ifRain !== undefined);
    return hasAlternative
      ? undefined
      : `All sights are outdoors in a month with ${Math.round(view.weather?.rainMm ?? 0)} mm of rain`;
  });
}

export const dayRules: readonly TripRule[] = [
  { id: 'bag-drop', weight: 0.7, meaning: 'On arrival the bags go to the hotel first', judge: judgeBags },
  {
    id: 'light-first-day',
    weight: 1,
    meaning: 'The day of arrival has only near and light sights',
    judge: judgeFirstDay,
  },
  {
    id: 'too-many-sights',
    weight: 1,
    meaning: 'The number of sights suits pace and people',
    judge: judgeSightCount,
  },
  {
    id: 'far-excursions',
    weight: 1.5,
    meaning: 'At most one far excursion a day',
    judge: judgeFarExcursions,
  },
  {
    id: 'far-owns-day',
    weight: 0.7,
    meaning: 'A far excursion comes first on its day',
    judge: judgeFarOwnsDay,
  },
  {
    id: 'neighbours-apart',
    weight: 0.7,
    meaning: 'Neighbours out of town are visited on one day',
    judge: judgeNeighbours,
  },
  { id: 'zigzag', weight: 0.7, meaning: 'The sights of a day are in a short order', judge: judgeZigzag },
  {
    id: 'rain-plan',
    weight: 0.3,
    meaning: 'A day outdoors in a wet month has an alternative',
    judge: judgeRain,
  },
];
