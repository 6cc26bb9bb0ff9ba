import type { Position } from './geodesic.ts';

/** The ten cities by the name that queries use, with the folder name of each. */
export const CITY_FOLDERS = {
  北京: 'beijing',
  上海: 'shanghai',
  南京: 'nanjing',
  苏州: 'suzhou',
  杭州: 'hangzhou',
  深圳: 'shenzhen',
  成都: 'chengdu',
  武汉: 'wuhan',
  广州: 'guangzhou',
  重庆: 'chongqing',
} as const;

export interface Attraction {
  name: string;
  kind: string;
  openMinute: number;
  /** Later than `openMinute`; past 24:00 when the place closes after midnight. */
  closeMinute: number;
  /** Per person. */
  price: number;
  /** Recommended least and most. */
  visitMinutes: number;
  longVisitMinutes: number;
}

export interface Restaurant {
  name: string;
  kind: string;
  openMinute: number;
  closeMinute: number;
  /** Per person and meal. */
  price: number;
}

export interface Hotel {
  name: string;
  kind: string;
  /** Per room and night. */
  price: number;
  beds: number;
}

export type ServiceMode = 'train' | 'airplane';

/** One timetable row between two cities. */
export interface Service {
  mode: ServiceMode;
  id: string;
  from: string;
  to: string;
  begin: string;
  end: string;
  /** Duration as the timetable states it, which may differ from its times. */
  statedHours: number;
  /** Per seat; null where the timetable has none, which no plan may use. */
  price: number | null;
}

export interface Stop {
  name: string;
  position: Position;
}

export interface City {
  name: string;
  attractions: Map<string, Attraction>;
  restaurants: Map<string, Restaurant>;
  hotels: Map<string, Hotel>;
  /** Every place that a leg may begin or end at. */
  places: Map<string, Position>;
  /** Metro stops in file order, which decides between equally near ones. */
  stops: Stop[];
}

export interface Sandbox {
  cities: Map<string, City>;
  flights: Service[];
  /** By `from_A_to_B`. */
  trains: Map<string, Service[]>;
}

/** Returns undefined for a missing timetable and an empty list for an empty one. */
export function findTrains(sandbox: Sandbox, from: string, to: string): Service[] | undefined {
  return sandbox.trains.get(`from_${from}_to_${to}`);
}

export function listFlights(sandbox: Sandbox, from: string, to: string): Service[] {
  return sandbox.flights.filter((flight) => flight.from.includes(from) && flight.to.includes(to));
}

export function getCity(sandbox: Sandbox, name: string): City {
  const city = sandbox.cities.get(name);
  if (!city) throw new Error(`city "${name}" is not in the sandbox`);
  return city;
}
