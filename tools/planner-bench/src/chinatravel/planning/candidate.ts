import type { MealType } from '../plan-format.ts';
import type { City } from '../sandbox.ts';
import { quickKm } from './distances.ts';
import type { Requirements } from './requirements.ts';

/** Something that may be put into a day: a visit, or a meal at a restaurant. */
export interface Candidate {
  name: string;
  role: 'attraction' | MealType;
  minutes: number;
  /** How long to stay when there is time to spare. */
  longMinutes: number;
  /** When it may start. */
  earliest: number;
  latest: number;
  /** Per person, and for the party. */
  price: number;
  cost: number;
  worth: number;
  /** Which needs it serves. */
  needs: number[];
}

/** What the routing may choose from, and how many separate needs must each be served by one of them. */
export interface Selection {
  candidates: Candidate[];
  needCount: number;
}

export interface SelectionOptions {
  city: City;
  requirements: Requirements;
  /** Hotels and stations: candidates are sought near these. */
  anchors: readonly string[];
  /** Worth lost per yuan and person. */
  worthPerYuan: number;
  /** A meal at this price per person is as good as a cheaper one. */
  mealPrice: number;
  /** Whether to plan for the longest recommended visits rather than the shortest. */
  isUnhurried: boolean;
  /** Most that one person's entry to one attraction may cost. */
  maxPrice: number;
  /** How many optional attractions and restaurants to offer. */
  offer: { attractions: number; restaurants: number };
}

/** From the nearest of the anchors. */
export function anchorKm({ city, anchors }: SelectionOptions, name: string): number {
  return Math.min(...anchors.map((anchor) => quickKm(city, anchor, name)));
}
