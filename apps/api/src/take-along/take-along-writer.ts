import type { TripView } from '@yunyou/contract/trip/trip.schema';
import type { TextPreferences } from '@yunyou/domain/money/adapt-text';
import type { PictureEncoder } from '../pictures/picture-encoder.ts';

export interface WriterContext {
  now: Date;
  /** Public address of the site, for identifiers in the file. */
  origin: string;
  pictures: PictureEncoder;
  /** Clock and currency of the reader. Calendars follow their standard instead. */
  preferences: TextPreferences;
}

/** Writes a trip in one file format. */
export type TakeAlongWriter = (
  trip: TripView,
  context: WriterContext,
) => string | Uint8Array | Promise<Uint8Array>;
