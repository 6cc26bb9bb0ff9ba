import type { Mutant } from './mutants.ts';

/** A mutant that no test can notice, and why. Found again by file, line text and change, so lines may move. */
export type Equivalent = Pick<Mutant, 'file' | 'lineText' | 'original' | 'replacement'> & {
  readonly reason: string;
};

export const equivalents: readonly Equivalent[] = [
  {
    file: 'packages/planner/src/routing/state-value.ts',
    lineText: 'const daysOf = lastDays.fill(-1, 0, craft.neighbourhoodCount);',
    original: '1',
    replacement: '2',
    reason: 'Any negative number means that no day has visited the neighbourhood.',
  },
  {
    file: 'packages/planner/src/trip/days/place-meals.ts',
    lineText: 'const times = { costMinor: 0, startMinute: 0, endMinute: 0 };',
    original: '0',
    replacement: '1',
    reason: '`toCandidate` reads neither cost nor times of a meal; only the type requires them.',
  },
  {
    file: 'packages/planner/src/arrange.ts',
    lineText:
      'const sameCity = rideAt < 0 ? stops : isBeforeRide ? stops.slice(0, rideAt) : stops.slice(rideAt + 1);',
    original: '<',
    replacement: '<=',
    reason: 'With the ride first, all stops and the stops after it have the same visits.',
  },
  {
    file: 'packages/planner/src/routing/route-search.ts',
    lineText: 'if (value <= currentValue + Math.log(random.next() + 1e-12) * temperature) continue;',
    original: '+',
    replacement: '-',
    reason:
      'Keeps the logarithm of 0 away, one draw in 4 billion. Other draws change by less than a trillionth.',
  },
  {
    file: 'packages/domain/src/trip-editing/alternatives.ts',
    lineText:
      '.toSorted((a, b) => similarity(b) - similarity(a) || b.score - a.score || (a.id < b.id ? -1 : 1))',
    original: '1',
    replacement: '2',
    reason: 'Only the sign of a comparison counts.',
  },
  {
    file: 'packages/domain/src/trip/description/fitting-tours.ts',
    lineText: 'if (first === undefined || last === undefined) return [];',
    original: '||',
    replacement: '&&',
    reason: 'Both are undefined exactly when the trip has no days.',
  },
  {
    file: 'packages/planner/src/trip/outline/city-plans.ts',
    lineText: 'weights.hotelChange * (cityIds.length - 1)',
    original: '1',
    replacement: '2',
    reason: 'Changes all estimates by the same amount; only their order counts.',
  },
  {
    file: 'packages/domain/src/trip/description/trip-checklist.ts',
    lineText: "return date < now.date ? 'past' : 'future';",
    original: '<',
    replacement: '<=',
    reason: 'The line before returns for equal dates.',
  },
  {
    file: 'packages/wish/src/slots/time/written-dates.ts',
    lineText: 'const [y = 0, m = 0, ...days] = numbers(match);',
    original: '0',
    replacement: '1',
    reason:
      'The patterns have at least three groups, so there are always three numbers; the compiler demands the defaults.',
  },
  {
    file: 'packages/planner/src/routing/recreate.ts',
    lineText: 'if (problem.shortfallCost > 0) {',
    original: '0',
    replacement: '1',
    reason: 'The cost of a shortfall is 0 or at least 1000 (day-routing.ts).',
  },
  {
    file: 'packages/planner/src/trip/days/fill.ts',
    lineText:
      'for (let t = 0; t < problem.tourCount; t++) space.open[t] = !limits.tours || limits.tours.has(t) ? 1 : 0;',
    original: '1',
    replacement: '2',
    reason: 'A flag: every value except 0 means open.',
  },
  {
    file: 'packages/planner/src/trip/outline/hotel-choice.ts',
    lineText: 'const total = sights.reduce((sum, { score }) => sum + score, 0) || 1;',
    original: '1',
    replacement: '2',
    reason: 'Used only when all scores are 0; each share is then 0 with any divisor.',
  },
  {
    file: 'packages/domain/src/booking/read-hotels.ts',
    lineText:
      'const endDate = departure ?? (arrival !== undefined && nights > 0 ? addDays(arrival, nights) : undefined);',
    original: '>',
    replacement: '>=',
    reason:
      'Without nights the end would be the day of arrival, which `isPossible` rejects like a missing one.',
  },
  {
    file: 'packages/domain/src/booking/read-ics.ts',
    lineText:
      'if (Number.isNaN(Date.parse(date)) || Number(hour ?? 0) > 23 || Number(minute ?? 0) > 59) return undefined;',
    original: '0',
    replacement: '1',
    reason: 'The default of a missing part is only compared with 23 or 59.',
  },
  {
    file: 'packages/domain/src/booking/with-bookings.ts',
    lineText: 'arrivalMinute: Math.min(1440, (arrival.endMinute ?? 0) + leaveMinutes[arrival.kind]),',
    original: '0',
    replacement: '1',
    reason: 'The contract demands the time of arrival of flights and trains; only the type leaves it open.',
  },
  {
    file: 'packages/domain/src/checks/verify-plan.ts',
    lineText: 'const next = windows.find(({ openMinute }) => openMinute > start);',
    original: '>',
    replacement: '>=',
    reason: 'A window that opens at the start of the visit is the current one, so there is no next one.',
  },
  {
    file: 'packages/domain/src/trip-editing/commands/sight-commands.ts',
    lineText:
      '? listLost(draft.plan, result.draft.plan).reduce((sum, one) => sum + (scores.get(one.placeId) ?? 0), 0)',
    original: '0',
    replacement: '1',
    reason: 'Every visit of a plan is a place of its problem, so the default is never used.',
  },
];

export function findEquivalent(mutant: Mutant): Equivalent | undefined {
  return equivalents.find(
    ({ file, lineText, original, replacement }) =>
      mutant.file === file &&
      mutant.lineText === lineText &&
      mutant.original === original &&
      mutant.replacement === replacement,
  );
}
