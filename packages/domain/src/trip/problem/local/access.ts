import type { Money } from '@yunyou/contract/entities/base.schema';
import type { SpotAccess } from '@yunyou/contract/entities/scenic-spot.schema';
import type { TripBrief } from '@yunyou/contract/trip/trip-brief.schema';
import { type Located, straightMeters } from '@yunyou/planner/travel-matrix';
import { toMinutes } from '../../../time/china-time.ts';
import type { TripSpot } from '../../catalogue/trip-catalogue.ts';
import { readKey } from '../planner-ids.ts';

type Spot = Pick<TripSpot, 'id' | 'coordinates' | 'access' | 'partOfId' | 'waysInside'>;
type Fares = { readonly brief: TripBrief; readonly toFen: (price: Money) => number };

/** The way by ferry, cable car or park bus between a pier or gate and a place that no road leads to. */
export type Crossing = {
  readonly by: SpotAccess['by'];
  readonly from: SpotAccess['from'];
  /** Waiting included; 0 where the visit includes the ride. */
  readonly minutes: number;
  /** One way, for the group. */
  readonly costMinor: number;
  /** Departures that limit a visit, in minutes after midnight. */
  readonly firstMinute?: number;
  readonly lastMinute?: number;
};

/** Access to a place: the park or island it belongs to, the ways inside, and the crossing if no road leads to it. */
export type PlaceAccess = {
  readonly groupId: string;
  readonly waysInside?: 'walk' | 'shuttle';
  readonly crossing?: Crossing;
};

/** Finds how a location of the planner is reached; undefined for a place beside a road. */
export type FindAccess = (key: string, at: Located) => PlaceAccess | undefined;

export function createAccess(spots: readonly Spot[], fares: Fares): FindAccess {
  const byId = new Map(spots.map((spot) => [spot.id, spot]));
  const wholes = new Set(spots.flatMap(({ partOfId }) => partOfId ?? []));
  const islands = spots.filter(({ access }) => access?.areaMeters !== undefined);
  const ofSpot = (spot: Spot): PlaceAccess | undefined => {
    const whole = byId.get(spot.partOfId ?? '');
    const access = spot.access ?? whole?.access;
    if (!access && !whole && !wholes.has(spot.id)) return undefined;
    const isBehindGate = !whole && !wholes.has(spot.id) && access?.by === 'shuttle';
    const waysInside = (whole ?? spot).waysInside ?? (isBehindGate ? 'shuttle' : undefined);
    return {
      groupId: isBehindGate ? gateKey(access) : (whole ?? spot).id,
      ...(waysInside && { waysInside }),
      ...(access && { crossing: toCrossing(access, fares) }),
    };
  };
  return (key, at) => {
    const thing = readKey(key);
    if (thing.kind === 'gateway') return undefined;
    const own = thing.kind === 'spot' ? byId.get(thing.id) : undefined;
    const island = own ?? islands.find((spot) => isOn(at, spot));
    return island && ofSpot(island);
  };
}

/** Returns the key of a gate. Sights behind the same gate belong together, because the park's buses connect them. */
function gateKey({ from: { coordinates } }: SpotAccess): string {
  return `gate ${coordinates.latitude} ${coordinates.longitude}`;
}

function isOn(at: Located, { coordinates, access }: Spot): boolean {
  return straightMeters(at, coordinates) <= (access?.areaMeters ?? 0);
}

/** Returns whether a location is on an island with nights of its own, or elsewhere without a road. */
export function isOnIsland(at: Located, spots: readonly Spot[]): boolean {
  return spots.some((spot) => spot.access?.areaMeters !== undefined && isOn(at, spot));
}

/**
 * Minutes that a group is at the pier before a boat, and at the station before a train. Between frequent boats it
 * waits for half of the interval, at most the longest wait.
 */
const boardingMinutes = { train: 30, other: 10 } as const;
const longestWaitMinutes = 30;
/** Minutes between the planned boat back and the last one. */
const lastBoatReserveMinutes = 15;

function toCrossing(access: SpotAccess, { brief, toFen }: Fares): Crossing {
  const { by, from, minutes, everyMinutes = 0, first, last, price } = access;
  if (minutes === undefined) return { by, from, minutes: 0, costMinor: 0 };
  const people = brief.travellers.adults + brief.travellers.children;
  const boarding = by === 'train' ? boardingMinutes.train : boardingMinutes.other;
  const wait = Math.min(longestWaitMinutes, Math.max(boarding, Math.ceil(everyMinutes / 2)));
  return {
    by,
    from,
    minutes: wait + minutes,
    costMinor: price ? toFen(price) * people : 0,
    ...(first !== undefined && { firstMinute: toMinutes(first) + minutes }),
    ...(last !== undefined && { lastMinute: toMinutes(last) - lastBoatReserveMinutes }),
  };
}

type Hours = { readonly open: number; readonly close: number; readonly lastEntry?: number };

/** Limits hours to those between the first arrival and the last departure of a crossing. */
export function withinCrossing<W extends Hours>(windows: readonly W[], crossing: Crossing | undefined): W[] {
  const { firstMinute = 0, lastMinute = Infinity } = crossing ?? {};
  return windows
    .map((window) => ({
      ...window,
      open: Math.max(window.open, firstMinute),
      close: Math.min(window.close, lastMinute),
    }))
    .filter(({ open, close, lastEntry }) => close > open && (lastEntry ?? open) >= open);
}
