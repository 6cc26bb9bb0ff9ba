import { addDays } from '@yunyou/domain/time/china-time';
import type { SlotMatch } from './slot-match.ts';
import { toJourney, type WishJourney, type WishValues } from './wish-values.ts';

/** Minutes from landing to leaving the airport (formalities, luggage), from a train to the street, from docking to the pier. */
const afterArrival = { flight: 75, train: 15, ship: 45 } as const;
/** Minutes before an international flight, a train or the hour of "all aboard" at which the group must be there. */
const beforeDeparture = { flight: 180, train: 45, ship: 30 } as const;
/** Minutes by car from the cruise terminal into town. Estimates of 2026; those of ports in town are the default. */
const minutesFromPort: Readonly<Record<string, number>> = { shanghai: 50, tianjin: 75 };
const defaultMinutesFromPort = 30;

/** Returns the minutes between the cruise terminal and the middle of a city. */
export const portMinutes = (cityId = ''): number => minutesFromPort[cityId] ?? defaultMinutesFromPort;
const minutesPerDay = 1440;
/** Hour of landing when a wish has hours between flights only. */
export const assumedLanding = 9 * 60;
/** Less time than this outside the airport is not planned. */
const minMinutesOutside = 60;

export function leavesAirportAt({ by, minute }: WishJourney, cityId?: string): number {
  return Math.min(minutesPerDay, minute + afterArrival[by] + (by === 'ship' ? portMinutes(cityId) : 0));
}

/** Returns when the group must be at the airport or station. A flight soon after midnight counts as the evening before. */
export function backAtAirportAt({ by, minute }: WishJourney, cityId?: string): number {
  const back = minute - beforeDeparture[by] - (by === 'ship' ? portMinutes(cityId) : 0);
  return back < 0 ? back + minutesPerDay : back;
}

/**
 * Returns matches of dates that end a day earlier when the wish flies home soon after midnight of the last date: who leaves on
 * 10 August at 01:30 is at the airport on the evening of the 9th.
 */
export function endBeforeNightFlight(
  dated: readonly SlotMatch[],
  journeys: readonly SlotMatch[],
): readonly SlotMatch[] {
  const journey = toJourney(journeys.find(({ slot, value }) => slot === 'depart' && value !== '')?.value);
  if (journey === undefined || journey.minute >= beforeDeparture[journey.by]) return dated;
  return dated.map((one) => {
    if (one.value === '') return one;
    if (one.slot === 'until') return { ...one, value: addDays(one.value, -1) };
    return one.slot === 'days' && Number(one.value) > 1
      ? { ...one, value: String(Number(one.value) - 1) }
      : one;
  });
}

type Hours = { readonly days: number; readonly arrivalMinute: number; readonly departureMinute: number };

/** Converts hours between two flights to a day or two with hours; undefined when no hour outside the airport is left. */
export function toHours({ layoverHours, arrival, departure }: WishValues): Hours | undefined {
  if (layoverHours === undefined) return undefined;
  const total = layoverHours * 60;
  const landing =
    arrival?.minute ??
    (departure === undefined
      ? assumedLanding
      : (departure.minute - total + 2 * minutesPerDay) % minutesPerDay);
  const leaves = landing + afterArrival.flight;
  const back = landing + total - beforeDeparture.flight;
  if (back - leaves < minMinutesOutside) return undefined;
  const days = Math.floor(back / minutesPerDay) + 1;
  return { days, arrivalMinute: leaves % minutesPerDay, departureMinute: back % minutesPerDay };
}
