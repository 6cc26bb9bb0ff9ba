import type { OwnPlace } from '@yunyou/contract/trip/own-place.schema';

/** One edit of a planned trip. `key` is the key of a stop (`stopKey`); other ids are planner ids. */
export type TripEdit =
  | {
      readonly kind: 'move';
      readonly key: string;
      readonly dayIndex: number;
      /** Position among the stops of that day, without the moved one. */
      readonly position: number;
    }
  | { readonly kind: 'remove'; readonly key: string }
  /** Adds a place at the best position of the day. Without a day, the planner chooses it. */
  | { readonly kind: 'add'; readonly placeId: string; readonly dayIndex?: number }
  /** Adds a place of the traveller's own at the best position of the day, or at a fixed minute. */
  | {
      readonly kind: 'add-own';
      readonly place: OwnPlace;
      readonly dayIndex: number;
      readonly startMinute?: number;
    }
  /** Replaces the facts of an own place of the trip. */
  | { readonly kind: 'change-own'; readonly place: OwnPlace }
  /** Replaces a visit. */
  | { readonly kind: 'swap'; readonly key: string; readonly placeId: string }
  | { readonly kind: 'lock' | 'unlock'; readonly key: string }
  /** Starts a visit at this minute and locks it. */
  | { readonly kind: 'start'; readonly key: string; readonly minute: number }
  /** Changes the length of a visit. */
  | { readonly kind: 'stay'; readonly key: string; readonly minutes: number }
  /** Removes one visit of the day. */
  | { readonly kind: 'lighter'; readonly dayIndex: number }
  | { readonly kind: 'rain'; readonly dayIndex: number; readonly isRaining: boolean }
  | { readonly kind: 'hotel'; readonly stayIndex: number; readonly hotelId: string }
  | {
      readonly kind: 'ride';
      readonly key: string;
      readonly serviceId: string;
      readonly departMinute: number;
    }
  /** Changes the restaurant of a meal. */
  | { readonly kind: 'table'; readonly key: string; readonly restaurantId: string }
  /** Replaces the note of a stop or day. An empty text removes it. */
  | { readonly kind: 'note'; readonly key: string; readonly text: string }
  | { readonly kind: 'day-note'; readonly dayIndex: number; readonly text: string }
  /** Repairs all breaks. */
  | { readonly kind: 'mend' };
