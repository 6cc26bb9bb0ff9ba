import type { PaceId, TripBrief } from '@yunyou/contract/trip/trip-brief.schema';
import { isGentleGroup } from './gentle-group.ts';

/** Limits of one day. Minutes count from midnight, China time. */
export type DayLimits = {
  readonly startMinute: number;
  readonly endMinute: number;
  readonly maxVisits: number;
  /** Minutes inside sights on a day with several. The planner's search prefers days within it. */
  readonly maxVisitMinutes: number;
  /** Pause after each visit. */
  readonly bufferMinutes: number;
};

export type Pace = DayLimits & {
  readonly name: string;
  readonly description: string;
  /** Average stay in one city, used to decide how many cities fit into the trip. */
  readonly daysPerCity: number;
};

/** Everything that depends on the pace of a trip. The form, the API, the wish reader and the planner's problem derive from it. */
export const paces: Readonly<Record<PaceId, Pace>> = {
  relaxed: {
    name: 'Relaxed',
    description: 'Late starts, long lunches, two or three sights a day.',
    startMinute: 570,
    endMinute: 1230,
    maxVisits: 3,
    maxVisitMinutes: 400,
    bufferMinutes: 20,
    daysPerCity: 3.5,
  },
  balanced: {
    name: 'Balanced',
    description: 'Three or four sights a day with time to sit down.',
    startMinute: 510,
    endMinute: 1245,
    maxVisits: 4,
    maxVisitMinutes: 450,
    bufferMinutes: 15,
    daysPerCity: 2.8,
  },
  full: {
    name: 'Full',
    description: 'Early starts and as much as fits, for short stays.',
    startMinute: 480,
    endMinute: 1260,
    maxVisits: 5,
    maxVisitMinutes: 540,
    bufferMinutes: 5,
    daysPerCity: 2.2,
  },
};

/** Returns the paces as a form offers them, in the order of the table. */
export function listPaceChoices(): { id: PaceId; name: string; description: string }[] {
  return Object.entries(paces).map(([id, { name, description }]) => ({
    id: id as PaceId, // the table is keyed by PaceId
    name,
    description,
  }));
}

type DayBrief = Pick<TripBrief, 'pace' | 'dayLimits' | 'travellers' | 'childAges' | 'seniors' | 'mobility'>;

/** Changes of a pace's limits for a gentle group. */
const gentleChange = {
  startMinutes: 30,
  dayMinutes: -90,
  visits: -1,
  visitMinutes: -60,
  bufferMinutes: 15,
} as const;
/** Minimum pause of a gentle group, in minutes. A shorter one is no rest. */
const leastGentleBuffer = 30;

/** Returns the limits of the pace, changed for small children, seniors and mobility needs. */
function usualLimits(brief: DayBrief): DayLimits {
  const { startMinute, endMinute, maxVisits, maxVisitMinutes, bufferMinutes } = paces[brief.pace];
  if (!isGentleGroup(brief)) return { startMinute, endMinute, maxVisits, maxVisitMinutes, bufferMinutes };
  const start = Math.min(startMinute + gentleChange.startMinutes, paces.relaxed.startMinute);
  return {
    startMinute: start,
    endMinute: start + endMinute - startMinute + gentleChange.dayMinutes,
    maxVisits: Math.max(2, maxVisits + gentleChange.visits),
    maxVisitMinutes: maxVisitMinutes + gentleChange.visitMinutes,
    bufferMinutes: Math.max(leastGentleBuffer, bufferMinutes + gentleChange.bufferMinutes),
  };
}

/** Minutes by which a day may start earlier for a sight out of town that is best in the morning, and the earliest such start. */
const earlyMinutes = 60;
const earliestSights: Readonly<Record<PaceId, number>> = { relaxed: 510, balanced: 450, full: 435 };

/** Returns the minute from which the group leaves for a sight that is worth an early start: that of the day where the brief sets it. */
export function earlyMinuteOf(brief: DayBrief, dayIndex: number): number {
  const { startMinute } = dayLimitsOf(brief, dayIndex);
  const isSet = brief.dayLimits.some(
    (limit) => limit.dayIndex === dayIndex && limit.startMinute !== undefined,
  );
  const earliest = isGentleGroup(brief)
    ? Math.max(480, earliestSights[brief.pace])
    : earliestSights[brief.pace];
  return isSet ? startMinute : Math.min(startMinute, Math.max(earliest, startMinute - earlyMinutes));
}

/** Latest minute at which a gentle group is back from a sight of the evening, and by how much that is later than usual. */
const gentleEveningEnd = 1230;
const gentleEveningMinutes = 45;

/** Returns the latest minute to be back on a day with a sight of the evening: that of the day where the brief sets it. */
export function eveningEndOf(brief: DayBrief, dayIndex: number): number {
  const { endMinute } = dayLimitsOf(brief, dayIndex);
  const isSet = brief.dayLimits.some((limit) => limit.dayIndex === dayIndex && limit.endMinute !== undefined);
  if (isSet || !isGentleGroup(brief)) return endMinute;
  return Math.max(endMinute, Math.min(gentleEveningEnd, endMinute + gentleEveningMinutes));
}

/** Earliest minute to leave the hotel for a train or flight while a later one exists, by pace. */
const easyRideMinutes: Readonly<Record<PaceId, number>> = { relaxed: 480, balanced: 420, full: 390 };
const minutesBeforeLateStart = 75;

/**
 * Returns the minute before which the group leaves its hotel for a ride only when the trip would otherwise lose much
 * worth.
 */
export function easyRideMinuteOf(brief: DayBrief): number {
  const usual = isGentleGroup(brief) ? easyRideMinutes.relaxed : easyRideMinutes[brief.pace];
  const starts = brief.dayLimits.flatMap(({ startMinute }) => startMinute ?? []);
  return starts.length === 0 ? usual : Math.max(usual, Math.min(...starts) - minutesBeforeLateStart);
}

/** Returns the limits of one day: those the brief sets for that day, else those of its pace and people. */
export function dayLimitsOf(brief: DayBrief, dayIndex: number): DayLimits {
  const usual = usualLimits(brief);
  const own = brief.dayLimits.find((limit) => limit.dayIndex === dayIndex);
  const startMinute = own?.startMinute ?? usual.startMinute;
  return {
    startMinute,
    endMinute: Math.max(startMinute, own?.endMinute ?? usual.endMinute),
    maxVisits: own?.maxVisits ?? usual.maxVisits,
    maxVisitMinutes: usual.maxVisitMinutes,
    bufferMinutes: usual.bufferMinutes,
  };
}
