import { createProblem } from '@yunyou/planner/create-problem';
import type {
  Hotel as EngineHotel,
  Service as EngineService,
  Meal,
  Place,
  Problem,
  Restaurant,
} from '@yunyou/planner/problem';
import type { City, Hotel } from '../../sandbox.ts';
import type { Candidate } from '../candidate.ts';
import { nightCost } from '../hotel-choice.ts';
import type { Requirements } from '../requirements.ts';
import type { Departure } from '../service-choice.ts';
import { toConstraints } from './trip-rules.ts';
import { createModes } from './trip-travel.ts';

/** Candidates for the planner. */
export interface TripParts {
  city: City;
  requirements: Requirements;
  outward: readonly Departure[];
  homeward: readonly Departure[];
  hotels: readonly Hotel[];
  candidates: readonly Candidate[];
}

const HOME = 'home';
const TARGET = 'target';
const DAY_MINUTES = 24 * 60;

/** Converts the query to a planner problem. Ids of places are their names; ids of services are the keys below. */
export function toProblem(parts: TripParts): Problem {
  const { city, requirements, outward, homeward, hotels, candidates } = parts;
  const { days, people } = requirements;
  const stations = unique([
    ...outward.map(({ service }) => service.to),
    ...homeward.map(({ service }) => service.from),
  ]);
  const homeStations = unique([
    ...outward.map(({ service }) => service.from),
    ...homeward.map(({ service }) => service.to),
  ]);
  const visits = candidates.filter(({ role }) => role === 'attraction');
  const restaurants = unique(candidates.filter(({ role }) => role !== 'attraction').map(({ name }) => name));
  const locationIds = [
    ...stations,
    ...hotels.map(({ name }) => name),
    ...visits.map(({ name }) => name),
    ...restaurants,
  ];
  return createProblem({
    travellers: people,
    days: Array.from({ length: days }, (_, day) => ({
      date: `day ${day + 1}`,
      startMinute: 7 * 60 + 30,
      endMinute: 22 * 60 + 30,
      maxVisits: 5,
    })),
    start: { at: homeStations, minute: 0 },
    end: { at: homeStations, minute: 3 * DAY_MINUTES },
    cities: [
      { id: HOME, locationIds: homeStations, modes: [], transitOnly: true },
      { id: TARGET, locationIds, modes: createModes(city, locationIds, requirements) },
    ],
    gateways: [
      ...homeStations.map((id) => ({ id, cityId: HOME })),
      ...stations.map((id) => ({ id, cityId: TARGET })),
    ],
    places: visits.map((candidate) => toPlace(city, candidate, days)),
    restaurants: restaurants.map((name) => toRestaurant(parts, name)),
    hotels: hotels.map((hotel) => toHotel(hotel, requirements)),
    meals: MEALS,
    services: [...outward, ...homeward].map((departure) => toService(departure, requirements)),
    constraints: toConstraints(requirements, (id) => city.attractions.has(id)),
    weights: { localMinute: 0.1, rideMinute: 0.02, money: 0.05 / people, hotelChange: 1 },
  });
}

function unique(names: readonly string[]): string[] {
  return [...new Set(names)];
}

const MEALS: readonly Meal[] = [
  {
    id: 'breakfast',
    earliestMinute: 7 * 60 + 30,
    latestMinute: 8 * 60 + 15,
    minutes: 30,
    score: 20,
    where: ['hotel'],
    hotelCostMinor: 0,
  },
  {
    id: 'lunch',
    earliestMinute: 11 * 60,
    latestMinute: 13 * 60 + 15,
    minutes: 60,
    score: 5,
    where: ['restaurant'],
  },
  {
    id: 'dinner',
    earliestMinute: 17 * 60,
    latestMinute: 19 * 60 + 30,
    minutes: 60,
    score: 5,
    where: ['restaurant'],
  },
];

function toPlace(city: City, { name, worth, minutes, cost }: Candidate, days: number): Place {
  const attraction = city.attractions.get(name);
  const window = { open: attraction?.openMinute ?? 0, close: attraction?.closeMinute ?? 0 };
  return {
    id: name,
    cityId: TARGET,
    score: worth,
    visitMinutes: minutes,
    costMinor: toMinor(cost),
    kinds: attraction ? [attraction.kind] : [],
    windowsByDay: Array.from({ length: days }, () => [window]),
  };
}

function toRestaurant({ city, requirements, candidates }: TripParts, name: string): Restaurant {
  const restaurant = city.restaurants.get(name);
  const window = { open: restaurant?.openMinute ?? 0, close: restaurant?.closeMinute ?? 0 };
  return {
    id: name,
    cityId: TARGET,
    score: Math.max(0, candidates.find((candidate) => candidate.name === name)?.worth ?? 0),
    costMinor: toMinor((restaurant?.price ?? 0) * requirements.people),
    kinds: restaurant ? [restaurant.kind] : [],
    windowsByDay: Array.from({ length: requirements.days }, () => [window]),
    mealIds: ['lunch', 'dinner'],
  };
}

function toHotel(hotel: Hotel, requirements: Requirements): EngineHotel {
  const costMinor = toMinor(nightCost(hotel, requirements));
  return { id: hotel.name, cityId: TARGET, score: 0, costMinor, features: [hotel.kind] };
}

/** Returns a key that also distinguishes timetable rows which differ only in their stations. */
export function serviceKey({ service }: Departure): string {
  return `${service.id} ${service.from} ${service.to}`;
}

function toService(departure: Departure, { tickets }: Requirements): EngineService {
  const { service, price, beginMinute, endMinute } = departure;
  return {
    id: serviceKey(departure),
    mode: service.mode,
    fromId: service.from,
    toId: service.to,
    departures: { kind: 'timetable', minutes: [beginMinute] },
    durationMinutes: endMinute - beginMinute,
    costMinor: toMinor(price * tickets),
    boardMinutes: service.mode === 'airplane' ? 45 : 15,
  };
}

/** Converts yuan to minor units. Rounds up, so that a budget kept in minor units is kept in yuan. */
function toMinor(yuan: number): number {
  return Math.ceil(yuan * 100 - 1e-6);
}
