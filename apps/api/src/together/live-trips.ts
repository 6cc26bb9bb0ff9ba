import type { LiveEvent } from '@yunyou/contract/trip/together.schema';

/** An open page of a person. */
export interface LivePage {
  /** Chosen by the page. */
  tab: string;
  /** Version of the trip that the page has. */
  version: number;
}

/** Open pages of trips that several people edit. */
export interface LiveTrips {
  /**
   * Yields the newest state of a trip, its people and their remarks, until the page closes, the person is removed or ten minutes have
   * passed.
   */
  watch(
    person: { tripId: string; memberId: string },
    page: LivePage,
    signal: AbortSignal | undefined,
  ): AsyncGenerator<LiveEvent>;
  /** Sends a change that was just committed. */
  changed(tripId: string): void;
  /** Notes on which day a person is. Does nothing for a page that another process serves. */
  setDay(tripId: string, memberId: string, page: { tab: string; dayIndex?: number | undefined }): void;
  count(): { trips: number; viewers: number };
  stop(): void;
}
