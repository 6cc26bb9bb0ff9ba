import { type Finding, type JudgedDay, type JudgedTrip, type TripRule } from '../judged-trip.ts';

const thinAir = 3000;

/** Returns the altitude of a city in metres; 0 where it is low enough not to be given. */
function altitudeOf({ city }: JudgedTrip, cityId: string): number {
  return city(cityId)?.altitudeMetres ?? 0;
}

/** Returns whether altitude explains the order of the stays: the trip climbs to the plateau in steps. */
export function climbs(trip: JudgedTrip, stays: readonly { cityId: string }[]): boolean {
  return stays.some(({ cityId }) => altitudeOf(trip, cityId) > thinAir);
}

const maxClimb = 600;

function judgeAltitude(trip: JudgedTrip): Finding[] {
  const { brief, days, description } = trip;
  let slept = 0;
  const notes = description.checklist.map(({ text }) => text).join(' ');
  return days.flatMap(({ night, view, isFirst }) => {
    if (!night) return [];
    const altitude = altitudeOf(trip, night.place.cityId);
    const before = slept;
    slept = altitude;
    if (altitude <= thinAir || altitude - before <= maxClimb + 300) return [];
    const said = [notes, view.summary, ...view.warnings.map(({ text }) => text)].join(' ');
    const isSaid = /altitude|thin air/i.test(said);
    const isForced = isFirst && brief.cityIds.every((id) => id === night.place.cityId);
    if (isSaid && (isForced || before >= 1800)) return [];
    const text = `Night at ${altitude} m in ${night.place.name} after one at ${before} m${isSaid ? ', with a note' : ''}`;
    return [{ text, dayIndex: view.dayIndex, times: isSaid || isForced ? 0.5 : 1 }];
  });
}

/** Returns the first two days above 3,000 m, which are for resting. */
export function listFirstHighDays(trip: JudgedTrip): JudgedDay[] {
  return trip.days.filter(({ view }) => altitudeOf(trip, view.cities.at(-1)?.id ?? '') > thinAir).slice(0, 2);
}

/** Height above the city, in metres, from which a visit counts as a climb. */
const climbMetres = 400;

/** Kinds of sights that a group may see on the day on which it comes up by plane or train. */
const lightKinds = new Set<string>([
  'street',
  'historic-town',
  'village',
  'park',
  'lake',
  'market',
  'garden',
]);

/** Nights from this altitude on prepare for greater heights. */
const preparingMetres = 2000;

/** Returns whether the night before a day was low, or the trip begins with it. */
function isLowBefore(trip: JudgedTrip, dayIndex: number): boolean {
  const night = trip.days[dayIndex - 1]?.night;
  return night === undefined || altitudeOf(trip, night.place.cityId) < preparingMetres;
}

function judgeFirstHighDays(trip: JudgedTrip): Finding[] {
  return listFirstHighDays(trip).flatMap(({ visits: all, view }) => {
    const visits = all.filter(({ spot }) => altitudeOf(trip, spot.cityId) > thinAir);
    const climbing = visits.filter(
      ({ spot }) =>
        (spot.altitudeMetres ?? 0) > Math.max(thinAir, altitudeOf(trip, spot.cityId)) + climbMetres,
    );
    const isArrival = isLowBefore(trip, view.dayIndex);
    const heavy = isArrival ? visits.filter(({ spot }) => !lightKinds.has(spot.category)) : [];
    if (visits.length <= 2 && climbing.length === 0 && heavy.length === 0) return [];
    const where = view.cities.at(-1)?.name ?? '';
    const text = `${visits.map(({ spot }) => spot.name).join(', ')} on one of the first two days in ${where}, above ${thinAir} m`;
    return [{ text, dayIndex: view.dayIndex }];
  });
}

export const altitudeRules: readonly TripRule[] = [
  { id: 'altitude-ladder', weight: 2, meaning: 'Nights climb in steps above 3,000 m', judge: judgeAltitude },
  {
    id: 'first-high-days',
    weight: 1,
    meaning: 'The first two days above 3,000 m are easy',
    judge: judgeFirstHighDays,
  },
];
