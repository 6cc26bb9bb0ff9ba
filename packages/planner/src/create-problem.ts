import { listIds } from './constraints/registry.ts';
import type { City, Problem, Rule, Service, Window } from './problem.ts';

/** Rejected input. `faults` lists every fault found, each with the object and the value. */
export class ProblemError extends Error {
  readonly faults: readonly string[];

  constructor(faults: readonly string[]) {
    super(`The problem cannot be planned: ${faults.slice(0, 5).join('; ')}`);
    this.name = 'ProblemError';
    this.faults = faults;
  }
}

/** Optional fields of the input with their defaults. */
const defaults = {
  currency: 'CNY',
  gateways: [],
  places: [],
  restaurants: [],
  hotels: [],
  meals: [],
  services: [],
  constraints: [],
  wishes: [],
  weights: { localMinute: 0.01, rideMinute: 0.01, money: 0, hotelChange: 1 },
} as const;

export type ProblemInput = Omit<Problem, keyof typeof defaults> &
  Partial<Pick<Problem, keyof typeof defaults>>;

/** Fills in defaults and checks the data. Throws `ProblemError` with every fault when the data is inconsistent. */
export function createProblem(input: ProblemInput): Problem {
  const problem: Problem = { ...defaults, ...input };
  const faults = listFaults(problem);
  if (faults.length > 0) throw new ProblemError(faults);
  return Object.freeze(problem);
}

/** Lists every fault of a problem; empty when it is valid. */
export function listFaults(problem: Problem): readonly string[] {
  const known = createIndex(problem);
  return [
    ...known.faults,
    ...dayFaults(problem),
    ...problem.cities.flatMap((city) => cityFaults(city, known.cityOf)),
    ...candidateFaults(problem, known),
    ...problem.services.flatMap((service) => serviceFaults(service, known.cityOf)),
    ...endFaults(problem),
    ...problem.constraints.flatMap((constraint) => ruleFaults(constraint.id, constraint, known.ids)),
    ...problem.wishes.flatMap(({ id, wish }) => ruleFaults(id, wish, known.ids)),
    ...repeated(problem.constraints.map(({ id }) => id)).map((id) => `constraint id ${id} is used twice`),
  ];
}

type Index = { ids: Set<string>; cityOf: Map<string, string>; faults: string[]; modes: Set<string> };

function createIndex(problem: Problem): Index {
  const located = [...problem.gateways, ...problem.places, ...problem.restaurants, ...problem.hotels];
  const all = [...problem.cities.map(({ id }) => id), ...located.map(({ id }) => id)];
  return {
    ids: new Set(all),
    cityOf: new Map(located.map(({ id, cityId }) => [id, cityId])),
    modes: new Set(problem.cities.flatMap((city) => city.modes.map(({ mode }) => mode))),
    faults: repeated(all).map((id) => `id ${id} is used twice; ids are unique over cities and locations`),
  };
}

function dayFaults({ days, travellers }: Problem): string[] {
  const faults = days.length === 0 ? ['a trip needs at least one day'] : [];
  if (!(travellers >= 1)) faults.push(`travellers is ${travellers}; at least 1 is needed`);
  for (const [index, day] of days.entries()) {
    if (!(day.startMinute >= 0 && day.endMinute > day.startMinute))
      faults.push(
        `day ${index} runs from ${day.startMinute} to ${day.endMinute}; it must end after it starts`,
      );
  }
  return faults;
}

function cityFaults(city: City, cityOf: ReadonlyMap<string, string>): string[] {
  const size = city.locationIds.length ** 2;
  const faults = city.modes
    .filter((mode) => [mode.minutes, mode.costMinor, mode.meters].some(({ length }) => length !== size))
    .map(
      ({ mode }) => `matrices of ${mode} in ${city.id} must have ${size} entries, one per pair of locations`,
    );
  for (const id of city.locationIds)
    if (cityOf.get(id) !== city.id)
      faults.push(`location ${id} is listed by ${city.id} but does not belong to it`);
  return faults;
}

function candidateFaults(problem: Problem, { cityOf }: Index): string[] {
  const faults: string[] = [];
  const listed = new Map(problem.cities.map((city) => [city.id, new Set(city.locationIds)]));
  for (const [id, cityId] of cityOf) {
    const locations = listed.get(cityId);
    if (!locations) faults.push(`${id} lies in ${cityId}, which is no city of the problem`);
    else if (!locations.has(id)) faults.push(`${id} is missing from the locations of ${cityId}`);
  }
  for (const { id, score, costMinor } of [...problem.places, ...problem.restaurants, ...problem.hotels])
    if (!(score >= 0 && costMinor >= 0))
      faults.push(`${id}: score ${score} and cost ${costMinor} must not be negative`);
  for (const { id, costMinor, passes = [] } of problem.places) {
    const shared = passes.reduce((sum, pass) => sum + pass.costMinor, 0);
    if (shared > costMinor) faults.push(`${id}: passes cost ${shared}, more than the visit (${costMinor})`);
  }
  for (const { id, visitMinutes } of problem.places)
    if (!(visitMinutes > 0))
      faults.push(`${id}: visit of ${visitMinutes} minutes; it must last at least one`);
  for (const { id, windowsByDay } of [...problem.places, ...problem.restaurants]) {
    if (windowsByDay.length !== problem.days.length)
      faults.push(`${id} has windows for ${windowsByDay.length} days; the trip has ${problem.days.length}`);
    if (!windowsByDay.every(areInOrder)) faults.push(`${id}: windows of a day must be in order and apart`);
  }
  for (const { id, preferredByDay } of problem.places)
    if (
      preferredByDay &&
      !(preferredByDay.length === problem.days.length && preferredByDay.every(areInOrder))
    )
      faults.push(`${id}: preferred windows must be in order and apart, one list per day`);
  for (const { id, earliestMinute, latestMinute, minutes } of problem.meals)
    if (!(minutes > 0 && latestMinute >= earliestMinute))
      faults.push(`meal ${id} can never start or lasts no time`);
  return faults;
}

function areInOrder(windows: readonly Window[]): boolean {
  return windows.every(({ open, close }, i) => close >= open && open >= (windows[i - 1]?.close ?? -Infinity));
}

function serviceFaults(
  { id, fromId, toId, durationMinutes, departures }: Service,
  cityOf: Index['cityOf'],
): string[] {
  const faults: string[] = [];
  const [from, to] = [cityOf.get(fromId), cityOf.get(toId)];
  if (from === undefined || to === undefined)
    faults.push(`service ${id} runs from ${fromId} to ${toId}: unknown location`);
  else if (from === to) faults.push(`service ${id} stays inside ${from}; use a local mode`);
  if (!(durationMinutes > 0)) faults.push(`service ${id} takes ${durationMinutes} minutes`);
  if (departures.kind === 'typical' && !(departures.everyMinutes > 0))
    faults.push(`service ${id} leaves every ${departures.everyMinutes} minutes`);
  return faults;
}

function endFaults({ start, end, gateways }: Problem): string[] {
  const known = new Set(gateways.map(({ id }) => id));
  const ends = [start, end].flatMap(({ at, crossing }) => [...at, ...(crossing?.at ?? [])]);
  const unknown = ends.filter((id) => !known.has(id));
  const faults = unknown.map((id) => `${id} is no gateway; trips start and end at gateways`);
  if (start.at.length === 0 || end.at.length === 0)
    faults.push('start and end need at least one gateway each');
  return faults;
}

function ruleFaults(owner: string, rule: Rule, ids: ReadonlySet<string>): string[] {
  return listIds(rule)
    .filter((id) => !ids.has(id))
    .map((id) => `${owner} names ${id}, which the problem does not know`);
}

function repeated(ids: readonly string[]): string[] {
  return [...new Set(ids.filter((id, index) => ids.indexOf(id) !== index))];
}
