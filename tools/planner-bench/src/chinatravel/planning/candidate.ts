import type { MealType } from '../plan-format.ts';
import type { City } from '../sandbox.ts';
import { quickKm } from './distances.ts';
import type { Requirements } from './requirements.ts';

/** A visit or restaurant meal that may be put into a day. */
export interface Candidate {
  name: string;
  role: 'attraction' | MealType;
  minutes: number;
  /** Longest stay when there is time left. */
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

/** Candidates for routing, and the number of needs that they must serve. */
export interface Selection {
  candidates: Candidate[];
  needCount: number;
}

export interface SelectionOptions {
  city: City;
  requirements: Requirements;
  /** Hotels and stations; candidates near these are preferred. */
  anchors: readonly string[];
  /** Worth lost per yuan and person. */
  worthPerYuan: number;
  /** A meal at this price per person is as good as a cheaper one. */
  mealPrice: number;
  /** Whether to plan for the longest recommended visits rather than the shortest. */
  isUnhurried: boolean;
  /** Maximum entrance fee per person and attraction. */
  maxPrice: number;
  /** Number of optional attractions and restaurants to offer. */
  offer: { attractions: number; restaurants: number };
}

/** Returns the distance from the nearest anchor. */
export function anchorKm({ city, anchors }: SelectionOptions, name: string): number {
  return Math.min(...anchors.map((anchor) => quickKm(city, anchor, name)));
}
