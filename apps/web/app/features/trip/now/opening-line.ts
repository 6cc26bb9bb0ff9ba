import type { TripCatalogueData } from '@yunyou/contract/trip/trip-catalogue.schema';
import type { DayStop } from '@yunyou/domain/on-the-day/day-moment';
import { areHoursFixed, toWindow, windowsOn } from '@yunyou/domain/opening-hours/opening-hours';
import { stateAt } from '@yunyou/domain/opening-hours/opening-hours-state';
import { momentAt } from '@yunyou/domain/time/china-time';
import { describeState, describeUsualHours } from '../../visit/opening-words.ts';

interface OpeningOptions {
  date: string;
  /** Undefined in a preview: the line then does not contain "open now". */
  minute: number | undefined;
  /** Sights with all their rules. Without them only the hours of the day are known, and not whether they are fixed. */
  spots: TripCatalogueData['spots'] | undefined;
}

interface Opening {
  text: string;
  /** `later`: closed now, but open at the planned time. */
  state: 'open' | 'later' | 'closed';
}

/** Describes whether a sight is open now, or its usual hours where that is not certain. */
export function describeOpening(stop: DayStop, { date, minute, spots }: OpeningOptions): Opening | undefined {
  if (stop.kind !== 'visit') return undefined;
  const spot = stop.place.kind === 'spot' ? spots?.find(({ id }) => id === stop.place.id) : undefined;
  if (!spot) {
    if (stop.hours.length === 0) return undefined;
    return { text: describeUsualHours(stop.hours.map(toWindow), date), state: 'open' };
  }
  if (minute === undefined || !areHoursFixed(spot))
    return { text: describeUsualHours(windowsOn(spot, date), date), state: 'open' };
  const now = momentAt(date, minute);
  const { text, note, isOpen } = describeState(stateAt(spot, now), now);
  const arrival = momentAt(date, Math.max(minute, stop.startMinute));
  const isOpenThen = describeState(stateAt(spot, arrival), arrival).isOpen;
  return {
    text: note ? `${text}. ${note}.` : `${text}.`,
    state: isOpen ? 'open' : isOpenThen ? 'later' : 'closed',
  };
}
