import { solve } from '@yunyou/planner/solve';
import { maxIterations } from '@yunyou/planner/stop';
import { verify } from '@yunyou/planner/verify/verify';
import type { BenchPlan } from '../../plan-format.ts';
import type { Hotel } from '../../sandbox.ts';
import type { Candidate } from '../candidate.ts';
import type { Scene } from '../frame-choice.ts';
import { listHotels, listPairs } from '../frame-choice.ts';
import { scopeLimit } from '../limits.ts';
import type { Requirements } from '../requirements.ts';
import { selectCandidates } from '../select-candidates.ts';
import type { Departure, ServicePair } from '../service-choice.ts';
import { countLostDays } from '../service-choice.ts';
import type { Thrift } from '../thrift.ts';
import { THRIFT_LEVELS } from '../thrift.ts';
import { toBenchPlan } from './trip-plan.ts';
import type { TripParts } from './trip-problem.ts';
import { toProblem } from './trip-problem.ts';

const ITERATIONS = 600;
const PARAMS = { trialIterations: 100 };

/**
 * Plans the whole trip with the planner: rides, hotel, visits and meals together. Returns undefined when there is no plan;
 * throws when the plan does not pass `verify`.
 */
export function solveTrip(scene: Scene, requirements: Requirements): BenchPlan | undefined {
  const parts = toParts(scene, requirements);
  if (!parts) return undefined;
  const problem = toProblem(parts);
  const outcome = solve(problem, { stop: maxIterations(ITERATIONS), seed: 1, params: PARAMS });
  if (outcome.status === 'planned') {
    const [violation] = verify(problem, outcome.plan);
    if (violation) throw new Error(`the engine's plan fails its own check: ${violation.text}`);
    return toBenchPlan(scene.query, parts, outcome.plan);
  }
  return outcome.nearest && toBenchPlan(scene.query, parts, outcome.nearest);
}

/** Collects the rides, hotels and places for the planner, from several thrift levels. */
function toParts(scene: Scene, requirements: Requirements): TripParts | undefined {
  const pairs = new Set<ServicePair>();
  const hotels = new Set<Hotel>();
  const candidates = new Map<string, Candidate>();
  for (const level of listLevels(requirements)) {
    const offer = offerAt(scene, requirements, level);
    for (const pair of offer.pairs) pairs.add(pair);
    for (const hotel of offer.hotels) hotels.add(hotel);
    for (const candidate of offer.candidates) {
      const key = `${candidate.role} ${candidate.name}`;
      if (!candidates.has(key)) candidates.set(key, candidate);
    }
  }
  if (pairs.size === 0 || (requirements.days > 1 && hotels.size === 0) || candidates.size === 0)
    return undefined;
  return {
    city: scene.city,
    requirements,
    outward: uniqueByService([...pairs].map(({ outward }) => outward)),
    homeward: uniqueByService([...pairs].map(({ homeward }) => homeward)),
    hotels: [...hotels],
    candidates: [...candidates.values()],
  };
}

function uniqueByService(departures: readonly Departure[]): Departure[] {
  return [...new Map(departures.map((departure) => [departure.service, departure])).values()];
}

/** A thrift level with the number of candidates to take from it. */
interface Level {
  thrift: Thrift | undefined;
  pairs: number;
  hotels: number;
  attractions: number;
  restaurants: number;
}

const COMFORT: Level = { thrift: THRIFT_LEVELS[0], pairs: 8, hotels: 8, attractions: 40, restaurants: 24 };
const CHEAP: readonly Level[] = [
  { thrift: THRIFT_LEVELS[3], pairs: 5, hotels: 4, attractions: 10, restaurants: 10 },
  { thrift: THRIFT_LEVELS[4], pairs: 5, hotels: 4, attractions: 10, restaurants: 10 },
];
/** Adds places near the stations, for queries with a limit on local travel alone. */
const NEAR_STATION: Level = {
  thrift: THRIFT_LEVELS[5],
  pairs: 5,
  hotels: 4,
  attractions: 12,
  restaurants: 8,
};

function listLevels({ limits }: Requirements): Level[] {
  if (limits.length === 0) return [COMFORT];
  const isLocal = limits.some(({ scopes }) => scopes.length === 1 && scopes[0] === 'local');
  return [COMFORT, ...CHEAP, ...(isLocal ? [NEAR_STATION] : [])];
}

interface LevelOffer {
  pairs: ServicePair[];
  hotels: Hotel[];
  candidates: Candidate[];
}

const FIRST_DEPARTURE_MINUTE = 6 * 60;

/** Returns whether a ride leaves in the morning at the earliest and arrives on the same day. */
function isByDay(pair: ServicePair): boolean {
  const { outward, homeward } = pair;
  const isLate =
    outward.beginMinute >= FIRST_DEPARTURE_MINUTE && homeward.beginMinute >= FIRST_DEPARTURE_MINUTE;
  return isLate && countLostDays(pair) === 0;
}

function offerAt(scene: Scene, requirements: Requirements, level: Level): LevelOffer {
  const none: LevelOffer = { pairs: [], hotels: [], candidates: [] };
  const { thrift } = level;
  if (!thrift) return none;
  const pairs = listPairs(scene, { requirements, thrift }).filter(isByDay);
  const [pair] = pairs;
  if (!pair) return none;
  const nights = listHotels(scene, { requirements, thrift, pair });
  const hotels = nights.flatMap(([first, ...others]) =>
    first && others.every((hotel) => hotel === first) ? [first] : [],
  );
  const selection = selectCandidates({
    city: scene.city,
    requirements,
    anchors: [...hotels.slice(0, 2).map(({ name }) => name), pair.outward.service.to],
    worthPerYuan: 0,
    mealPrice: thrift.mealPrice,
    isUnhurried: thrift.isUnhurried,
    maxPrice: scopeLimit(requirements, ['attraction']) / requirements.tickets,
    offer: { attractions: level.attractions, restaurants: level.restaurants },
  });
  return {
    pairs: pairs.slice(0, level.pairs),
    hotels: hotels.slice(0, level.hotels),
    candidates: selection?.candidates ?? [],
  };
}
