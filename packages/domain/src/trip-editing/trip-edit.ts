/** One thing a traveller does to a planned trip. `key` names a stop, see `stopKey`; other ids are the planner's. */
export type TripEdit =
  | {
      readonly kind: 'move';
      readonly key: string;
      readonly dayIndex: number;
      /** Among the stops of that day, without the moved one. */
      readonly position: number;
    }
  | { readonly kind: 'remove'; readonly key: string }
  /** On the given day where it disturbs least, or on whichever day does. */
  | { readonly kind: 'add'; readonly placeId: string; readonly dayIndex?: number }
  /** Another sight in the place of one. */
  | { readonly kind: 'swap'; readonly key: string; readonly placeId: string }
  | { readonly kind: 'lock' | 'unlock'; readonly key: string }
  /** Start a visit at this minute, and keep it there. */
  | { readonly kind: 'start'; readonly key: string; readonly minute: number }
  | { readonly kind: 'stay'; readonly key: string; readonly minutes: number }
  /** One sight fewer on this day. */
  | { readonly kind: 'lighter'; readonly dayIndex: number }
  | { readonly kind: 'rain'; readonly dayIndex: number; readonly isRaining: boolean }
  | { readonly kind: 'hotel'; readonly stayIndex: number; readonly hotelId: string }
  | {
      readonly kind: 'ride';
      readonly key: string;
      readonly serviceId: string;
      readonly departMinute: number;
    }
  | { readonly kind: 'table'; readonly key: string; readonly restaurantId: string }
  /** Make work again what does not. */
  | { readonly kind: 'mend' };
