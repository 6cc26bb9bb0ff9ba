import type { TripCommand } from '@yunyou/contract/trip/trip-command.schema';
import { arrangementOf, type Stop, stopKey } from '@yunyou/planner/arrange';
import { readRideKey } from '../../trip/problem/rides/rides.ts';
import { listRideChoices, withoutRide } from '../alternatives.ts';
import { applyTripEdit } from '../apply-edit.ts';
import { type Draft, type EditResult, type ProblemOf, refuse } from '../draft.ts';
import { pickBestResult } from '../move-to-day.ts';

type RideCommand = Extract<TripCommand, { kind: 'ride' }>;
type Ride = Extract<Stop, { kind: 'ride' }>;

/** Maximum number of departures that are tried, nearest to the wanted minute first. */
const maxTries = 12;
/** "Earlier" and "later" mean at least this many minutes. */
const leastShift = 20;

/** Changes rides to another mode or departure. The departure that breaks least is chosen, the nearest of equal ones. */
export function changeRides(problemOf: ProblemOf, draft: Draft, command: RideCommand): EditResult {
  const named = listRides(draft, command);
  if (named.length === 0) return refuse('Your trip has no such ride.');
  const { mode } = command;
  const rides =
    mode === undefined || command.at !== undefined ? named : named.filter(({ ride }) => ride.mode !== mode);
  if (rides.length === 0) return refuse('You already travel this way.');
  return rides.reduce<EditResult>(
    (result, { key }) =>
      result.status === 'done' ? changeRide(problemOf, result.draft, key, command) : result,
    { status: 'done', draft },
  );
}

function listRides({ plan }: Draft, { fromCityId, toCityId }: RideCommand): { key: string; ride: Ride }[] {
  return arrangementOf(plan).days.flatMap((stops, day) =>
    stops.flatMap((stop) => {
      if (stop.kind !== 'ride') return [];
      const cities = readRideKey(stop.serviceId);
      const isNamed =
        cities.fromCityId === (fromCityId ?? cities.fromCityId) &&
        cities.toCityId === (toCityId ?? cities.toCityId);
      return isNamed ? [{ key: stopKey(day, stop), ride: stop }] : [];
    }),
  );
}

function changeRide(problemOf: ProblemOf, draft: Draft, key: string, { mode, at }: RideCommand): EditResult {
  const ride = listRides(draft, { kind: 'ride' }).find((one) => one.key === key)?.ride;
  const open = ride && problemOf(withoutRide(draft.brief, ride.serviceId));
  if (!ride || !open) return refuse('Your trip has no such ride.');
  const wanted = typeof at === 'number' ? at : ride.startMinute;
  const isAllowed = (minute: number): boolean =>
    at === 'earlier'
      ? minute <= ride.startMinute - leastShift
      : at === 'later'
        ? minute >= ride.startMinute + leastShift
        : true;
  const departures = listRideChoices(open, draft.plan, key)
    .filter(({ service }) => service.mode === (mode ?? ride.mode))
    .flatMap(({ service, departMinutes }) =>
      departMinutes.filter(isAllowed).map((departMinute) => ({ serviceId: service.id, departMinute })),
    )
    .toSorted((a, b) => Math.abs(a.departMinute - wanted) - Math.abs(b.departMinute - wanted))
    .slice(0, typeof at === 'number' ? 1 : maxTries);
  if (departures.length === 0)
    return refuse(
      typeof at === 'string'
        ? `We know no ${at} departure that day.`
        : `We know no ${mode ?? ride.mode} between these cities that day.`,
    );
  return pickBestResult(
    problemOf,
    departures.map((departure) => applyTripEdit(problemOf, draft, { kind: 'ride', key, ...departure })),
  );
}
