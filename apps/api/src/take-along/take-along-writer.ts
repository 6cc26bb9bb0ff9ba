import type { ChecklistEntry, TripView } from '@yunyou/contract/trip/trip.schema';
import type { TextPreferences } from '@yunyou/domain/money/adapt-text';
import type { PictureEncoder } from '../pictures/picture-encoder.ts';

/** A thing to do, with a date where it has one. */
export type CalendarTask = Pick<ChecklistEntry, 'id' | 'title' | 'text' | 'date' | 'time' | 'source'>;

export interface WriterContext {
  now: Date;
  /** Public address of the site, for identifiers in the file. */
  origin: string;
  pictures: PictureEncoder;
  /** Open preparations, for calendars. Without them, the checklist of the trip is used. */
  tasks?: readonly CalendarTask[];
  /** Clock and currency of the reader. Calendars follow their standard instead. */
  preferences: TextPreferences;
}

/** Writes a trip in one file format. */
export type TakeAlongWriter = (
  trip: TripView,
  context: WriterContext,
) => string | Uint8Array | Promise<Uint8Array>;
