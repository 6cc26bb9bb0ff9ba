import type { TripCommand } from '@yunyou/contract/trip/trip-command.schema';
import { findSpotId } from '../../trip/problem/planner-ids.ts';
import { type ProblemOf, refuse } from '../draft.ts';
import type { ShapeFacts } from './change-shape.ts';

/** Facts of the catalogue that choose replacements and change the shape of a trip. */
export type CommandFacts = ShapeFacts & {
  readonly spots: ReadonlyMap<string, SpotFacts>;
  /** Returns the class of a hotel, 1 to 4. */
  readonly hotelClass: (hotelId: string) => number | undefined;
};
export type SpotFacts = {
  readonly category: string;
  readonly tagIds: readonly string[];
  readonly indoor: boolean;
  readonly cityId: string;
};

/** What every command needs: the planning problem of a brief, and the facts of the catalogue. */
export type Run = { readonly problemOf: ProblemOf; readonly facts: CommandFacts };
export type CommandOf<K extends TripCommand['kind']> = Extract<TripCommand, { kind: K }>;

export const gone = refuse('We could not find this in your trip.');

/** Returns the catalogue id of a visited spot; empty for an own place. */
export const spotIdOf = (placeId: string): string => findSpotId(placeId) ?? '';
