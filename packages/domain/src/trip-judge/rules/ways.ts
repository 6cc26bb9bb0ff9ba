import { hasSmallChildren } from '../../trip/brief/gentle-group.ts';
import {
  type Finding,
  type ItemOf,
  isNightRide,
  type JudgedTrip,
  kmBetween,
  type TripRule,
} from '../judged-trip.ts';
import { eachTransfer, judgeGaps, judgeLastBoat, judgeSpeed, judgeWalks, judgeWater } from './local-ways.ts';

type Ride = ItemOf<'ride'>;

function eachRide(trip: JudgedTrip, judge: (ride: Ride) => string | undefined): Finding[] {
  return trip.days.flatMap(({ rides, view }) =>
    rides.flatMap((ride) => {
      const text = judge(ride);
      return text === undefined
        ? []
        : [{ text: `${ride.mode} ${ride.fromCityId} to ${ride.toCityId}: ${text}`, dayIndex: view.dayIndex }];
    }),
  );
}

/**
 * Returns a name without codes and generic words, so that "Xi'an Xianyang (XIY)" equals "Xi'an Xianyang International
 * Airport".
 */
function plainName(name: string): string {
  return name
    .toLowerCase()
    .replaceAll(/\([^)]*\)/g, '')
    .replaceAll(/\b(international|airport|railway|high-speed|coach|bus|station|terminal \d)\b/g, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

const isVague = (name: string): boolean => / or /.test(name) || name.trim() === '';

function isSameStop(a: string, b: string): boolean {
  // A name with a choice of stations is a finding of its own.
  if (isVague(a) || isVague(b)) return true;
  const [one, two] = [plainName(a), plainName(b)];
  return one.includes(two) || two.includes(one);
}

function judgeStations(trip: JudgedTrip): Finding[] {
  return trip.days.flatMap(({ items, view }) =>
    items.flatMap((item, index) => {
      if (item.kind !== 'ride') return [];
      const before = items[index - 1];
      const after = items[index + 1];
      const findings: Finding[] = [];
      if (before?.kind === 'transfer' && !isSameStop(before.to.name, item.from.name))
        findings.push({
          text: `The way goes to ${before.to.name}, the ${item.mode} leaves from ${item.from.name}`,
          dayIndex: view.dayIndex,
        });
      if (after?.kind === 'transfer' && !isSameStop(after.from.name, item.to.name))
        findings.push({
          text: `The ${item.mode} arrives at ${item.to.name}, the way starts at ${after.from.name}`,
          dayIndex: view.dayIndex,
        });
      return findings;
    }),
  );
}

function judgeVagueStops(trip: JudgedTrip): Finding[] {
  return eachRide(trip, ({ from, to }) => {
    const vague = [from, to].find(({ name }) => isVague(name));
    return vague ? `“${vague.name}” is not one station` : undefined;
  });
}

function judgeGatewayPoints(trip: JudgedTrip): Finding[] {
  const isAtCentre = (place: Ride['from']) => {
    const centre = trip.city(place.cityId)?.coordinates;
    return place.kind === 'gateway' && centre !== undefined && kmBetween(centre, place.coordinates) < 0.05;
  };
  return eachTransfer(trip, ({ from, to, meters }) => {
    const gateway = [from, to].find(isAtCentre);
    return gateway && meters > 0 ? `${gateway.name} is placed in the centre of its city` : undefined;
  });
}

function judgeRideHours(trip: JudgedTrip): Finding[] {
  return eachRide(trip, (ride) => {
    const { startMinute, endMinute, startTime, endTime } = ride;
    if (isNightRide(ride)) return undefined;
    if (startMinute < 390) return `leaves at ${startTime}`;
    return endMinute > 1365 ? `arrives at ${endTime}` : undefined;
  });
}

const gentleTrainMinutes = 315;
const longestRideMinutes = 600;

function judgeRideLength(trip: JudgedTrip): Finding[] {
  const { brief } = trip;
  const sitsShort = hasSmallChildren(brief) || brief.seniors > 0;
  return trip.days.flatMap(({ rides, rideMinutes, view }) => {
    const trains = rides
      .filter((ride) => ride.mode !== 'flight' && !isNightRide(ride))
      .reduce((sum, { startMinute, endMinute }) => sum + endMinute - startMinute, 0);
    if (sitsShort && trains > gentleTrainMinutes)
      return [{ text: `${trains} minutes in a train with children or seniors`, dayIndex: view.dayIndex }];
    return rideMinutes > longestRideMinutes
      ? [{ text: `${rideMinutes} minutes of rides in a day`, dayIndex: view.dayIndex }]
      : [];
  });
}

function judgeModes(trip: JudgedTrip): Finding[] {
  const { transport } = trip.brief;
  if (transport.length === 0) return [];
  return eachRide(trip, ({ legs, mode }) => {
    const modes = legs.length > 0 ? legs.map((leg) => leg.mode) : [mode];
    const other = modes.find((one) => !transport.some((allowed) => allowed === one));
    return other === undefined ? undefined : `${other} was ruled out`;
  });
}

/** Minutes around a ride: the way out of town, waiting, and the way into town. */
const aroundRide: Readonly<Record<string, number>> = { flight: 240, train: 110, coach: 60, ferry: 75 };
const muchSlower = 75;
/**
 * Minutes that a flight must save to be better than the planned ride. The limit is higher than for trains, because
 * airports are tiring.
 */
const muchSlowerThanFlight = 120;

function judgeModeChoice(trip: JudgedTrip): Finding[] {
  const { transport, nightTrains, rides: chosen } = trip.brief;
  const isAllowed = (mode: string) => transport.length === 0 || transport.some((one) => one === mode);
  return eachRide(trip, (ride) => {
    if (nightTrains === 'wanted' && isNightRide(ride)) return undefined;
    if (ride.legs.some(({ linkId }) => trip.voyages.some(({ id }) => id === linkId))) return undefined;
    if (
      chosen.some(({ fromCityId, toCityId }) => fromCityId === ride.fromCityId && toCityId === ride.toCityId)
    )
      return undefined;
    const isDirect = (link: (typeof trip.data.links)[number]) =>
      (link.fromCityId === ride.fromCityId && link.toCityId === ride.toCityId) ||
      (!link.oneWay && link.fromCityId === ride.toCityId && link.toCityId === ride.fromCityId);
    const own = ride.endMinute - ride.startMinute + (aroundRide[ride.mode] ?? 90);
    const better = trip.data.links
      .filter((link) => isDirect(link) && isAllowed(link.mode) && link.perDay >= 2)
      .map((link) => ({ mode: link.mode, minutes: link.minutes + (aroundRide[link.mode] ?? 90) }))
      .toSorted((a, b) => a.minutes - b.minutes)[0];
    return better && own - better.minutes > (better.mode === 'flight' ? muchSlowerThanFlight : muchSlower)
      ? `${own} minutes door to door, ${better.minutes} by ${better.mode}`
      : undefined;
  });
}

const boardMinutes: Readonly<Record<string, number>> = { flight: 90, train: 30, coach: 20, ferry: 20 };

function judgeBoarding(trip: JudgedTrip): Finding[] {
  return trip.days.flatMap(({ items, view }) =>
    items.flatMap((item, index) => {
      const before = items[index - 1];
      if (item.kind !== 'ride' || !before || before.kind === 'ride') return [];
      const mode = item.legs[0]?.mode ?? item.mode;
      const minutes = item.startMinute - before.endMinute;
      const text = `${minutes} minutes before the ${mode} at ${item.startTime}`;
      return minutes < (boardMinutes[mode] ?? 20) ? [{ text, dayIndex: view.dayIndex }] : [];
    }),
  );
}

function judgeChanges(trip: JudgedTrip): Finding[] {
  return eachRide(trip, ({ legs }) => (legs.length >= 3 ? `${legs.length - 1} changes` : undefined));
}

export const wayRules: readonly TripRule[] = [
  { id: 'modes-as-asked', weight: 4, meaning: 'Rides use the modes that were allowed', judge: judgeModes },
  {
    id: 'same-station',
    weight: 2,
    meaning: 'The way to a ride ends at the station it leaves from',
    judge: judgeStations,
  },
  { id: 'one-station', weight: 0.5, meaning: 'A ride names one station at each end', judge: judgeVagueStops },
  {
    id: 'station-place',
    weight: 0.3,
    meaning: 'Stations and airports have their own coordinates',
    judge: judgeGatewayPoints,
  },
  {
    id: 'ride-hours',
    weight: 1,
    meaning: 'Rides leave after 06:30 and arrive by 22:45, or are night trains',
    judge: judgeRideHours,
  },
  {
    id: 'ride-length',
    weight: 1.5,
    meaning: 'Children and seniors sit in trains for at most five hours a day, all at most ten',
    judge: judgeRideLength,
  },
  {
    id: 'ride-choice',
    weight: 1,
    meaning: 'Rides are not much slower than another direct one, door to door',
    judge: judgeModeChoice,
  },
  { id: 'boarding-time', weight: 2, meaning: 'There is time to board', judge: judgeBoarding },
  { id: 'ride-changes', weight: 0.7, meaning: 'Rides have at most one change', judge: judgeChanges },
  { id: 'long-walk', weight: 0.7, meaning: 'Walks between sights are short', judge: judgeWalks },
  {
    id: 'local-speed',
    weight: 0.7,
    meaning: 'Local ways have a believable mode and time',
    judge: judgeSpeed,
  },
  {
    id: 'no-road',
    weight: 2,
    meaning:
      'No taxi crosses water; islands and parks without cars are reached by ferry, cable car or park bus',
    judge: judgeWater,
  },
  {
    id: 'last-boat',
    weight: 2,
    meaning: 'Visits end before the last boat or cable car back',
    judge: judgeLastBoat,
  },
  { id: 'missing-way', weight: 1, meaning: 'There is a way between places that are apart', judge: judgeGaps },
];
