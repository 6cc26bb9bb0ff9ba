import type { PaceId, TripBrief } from '@yunyou/contract/trip/trip-brief.schema';

/** Limits of one day. Minutes count from midnight, China time. */
export type DayLimits = {
  readonly startMinute: number;
  readonly endMinute: number;
  readonly maxVisits: number;
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
    description: 'Late starts, long lunches, one or two sights a day.',
    startMinute: 570,
    endMinute: 1230,
    maxVisits: 2,
    bufferMinutes: 20,
    daysPerCity: 3.5,
  },
  balanced: {
    name: 'Balanced',
    description: 'Two or three sights a day with time to sit down.',
    startMinute: 510,
    endMinute: 1260,
    maxVisits: 3,
    bufferMinutes: 15,
    daysPerCity: 2.8,
  },
  full: {
    name: 'Full',
    description: 'Early starts and as much as fits, for short stays.',
    startMinute: 480,
    endMinute: 1290,
    maxVisits: 5,
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

/** Returns the limits of one day: those the brief sets for that day, else those of its pace. */
export function dayLimitsOf(brief: Pick<TripBrief, 'pace' | 'dayLimits'>, dayIndex: number): DayLimits {
  const usual = paces[brief.pace];
  const own = brief.dayLimits.find((limit) => limit.dayIndex === dayIndex);
  const startMinute = own?.startMinute ?? usual.startMinute;
  return {
    startMinute,
    endMinute: Math.max(startMinute, own?.endMinute ?? usual.endMinute),
    maxVisits: own?.maxVisits ?? usual.maxVisits,
    bufferMinutes: usual.bufferMinutes,
  };
}
