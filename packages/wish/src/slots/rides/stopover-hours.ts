import type { SlotMatch } from '../../slot-match.ts';
import { toJourney } from '../../wish-values.ts';
import { listStays } from '../places/stays.ts';
import { readWeekdayRange } from '../time/weekdays.ts';
import { stopover } from './layover.ts';

/** Longest stopover over midnight of which only the hours of both flights are known. */
const maxStopoverNight = 16 * 60;

/** Reads the hours between flights from those of arrival and departure: "stopover, 5am to 5pm". */
export function readStopoverHours(text: string, all: readonly SlotMatch[]): SlotMatch[] {
  const minuteOf = (slot: 'arrive' | 'depart') =>
    toJourney(all.find((one) => one.slot === slot && one.value !== '')?.value)?.minute;
  const [landing, leaving] = [minuteOf('arrive'), minuteOf('depart')];
  if (landing === undefined || leaving === undefined || !stopover.test(text)) return [];
  const minutes = leaving > landing ? leaving - landing : leaving + 1440 - landing;
  if (minutes > maxStopoverNight && leaving <= landing) return [];
  if (all.some(({ slot, value }) => (slot === 'hours' || slot === 'days') && value !== '')) return [];
  if (readWeekdayRange(text) !== undefined || listStays(text).some(({ unit }) => unit !== 'hours')) return [];
  const at = text.search(stopover);
  return [
    {
      slot: 'hours',
      value: String(Math.round(minutes / 60)),
      start: at,
      end: at,
      confidence: 0.9,
    },
  ];
}
