import { toMinutes } from '../../time/china-time.ts';
import { type Finding, type ItemOf, type JudgedTrip, kmBetween } from '../judged-trip.ts';
import { metroCities } from '../place-facts.ts';

type Ride = ItemOf<'ride'>;

/** Returns the findings of a judge that looks at one local way at a time. */
export function eachTransfer(
  trip: JudgedTrip,
  judge: (transfer: ItemOf<'transfer'>) => string | undefined,
): Finding[] {
  return trip.days.flatMap(({ transfers, view }) =>
    transfers.flatMap((transfer) => {
      const text = judge(transfer);
      return text === undefined ? [] : [{ text, dayIndex: view.dayIndex }];
    }),
  );
}

const longWalkMeters = 1700;
const gentleWalkMeters = 1000;

export function judgeWalks(trip: JudgedTrip): Finding[] {
  const most = trip.brief.mobility.length > 0 ? gentleWalkMeters : longWalkMeters;
  return eachTransfer(trip, ({ mode, meters, to }) =>
    mode === 'walk' && meters > most ? `${(meters / 1000).toFixed(1)} km on foot to ${to.name}` : undefined,
  );
}

const maxSpeedKmh: Readonly<Record<string, number>> = {
  walk: 6.5,
  bicycle: 22,
  metro: 45,
  bus: 45,
  taxi: 65,
  car: 85,
};

export function judgeSpeed(trip: JudgedTrip): Finding[] {
  return eachTransfer(trip, ({ mode, meters, minutes, from, to }) => {
    if (mode === 'metro' && !metroCities.has(to.cityId) && !metroCities.has(from.cityId))
      return `Metro to ${to.name}, where there is none`;
    const straight = kmBetween(from.coordinates, to.coordinates);
    const speed = minutes > 3 ? (straight / minutes) * 60 : 0;
    const most = maxSpeedKmh[mode];
    return most !== undefined && speed > most
      ? `${mode} to ${to.name} at ${Math.round(speed)} km/h (${Math.round(meters / 1000)} km)`
      : undefined;
  });
}

export function judgeGaps(trip: JudgedTrip): Finding[] {
  return trip.days.flatMap(({ items, view }) =>
    items.flatMap((item, index) => {
      const before = items[index - 1];
      if (!before || !('place' in before) || !('place' in item)) return [];
      const km = kmBetween(before.place.coordinates, item.place.coordinates);
      return km > 1
        ? [
            {
              text: `No way from ${before.place.name} to ${item.place.name} (${km.toFixed(1)} km)`,
              dayIndex: view.dayIndex,
            },
          ]
        : [];
    }),
  );
}

const roadModes = new Set(['walk', 'bicycle', 'metro', 'bus', 'taxi', 'car', 'coach']);

/** Islands with a bridge or a metro station. All others need a boat. */
const islandsByRoad = new Set(['sun-island', 'orange-isle', 'pingtan-island']);

/** Returns the island or cut-off part of a park that a place lies in. */
function cutOffIdOf({ data, spot }: JudgedTrip, place: Ride['from']): string | undefined {
  const own = place.kind === 'spot' || place.kind === 'near-spot' ? spot(place.id) : undefined;
  const isCutOff = (one: typeof own) =>
    one !== undefined &&
    (one.access?.minutes !== undefined || (one.category === 'island' && !islandsByRoad.has(one.id)));
  const whole = own?.partOfId === undefined ? undefined : spot(own.partOfId);
  if (isCutOff(own) || isCutOff(whole)) return own?.partOfId ?? own?.id;
  if (own || place.kind === 'gateway') return undefined;
  return data.spots.find(
    ({ access, coordinates }) =>
      access?.areaMeters !== undefined &&
      kmBetween(coordinates, place.coordinates) * 1000 <= access.areaMeters,
  )?.id;
}

export function judgeWater(trip: JudgedTrip): Finding[] {
  return eachTransfer(trip, ({ mode, from, to }) => {
    if (!roadModes.has(mode)) return undefined;
    const [start, end] = [from, to].map((place) => cutOffIdOf(trip, place));
    const isInside = (place: Ride['from'], id: string | undefined) =>
      id !== undefined && place.kind === 'spot' && (place.id === id || trip.spot(place.id)?.partOfId === id);
    if (start === end || isInside(from, end) || isInside(to, start)) return undefined;
    return `${mode} from ${from.name} to ${to.name}, where no road leads`;
  });
}

/** Reports visits across water or up a mountain that end after the last boat or cable car has left. */
export function judgeLastBoat(trip: JudgedTrip): Finding[] {
  return trip.days.flatMap(({ visits, view }) =>
    visits.flatMap(({ spot, item }) => {
      const access = spot.access ?? trip.spot(spot.partOfId ?? '')?.access;
      const last = access?.minutes === undefined ? undefined : access.last;
      return last !== undefined && item.endMinute > toMinutes(last)
        ? [{ text: `${spot.name} until ${item.endTime}, last way back ${last}`, dayIndex: view.dayIndex }]
        : [];
    }),
  );
}
