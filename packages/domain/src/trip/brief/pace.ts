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
    description: 'Late starts, long lunches, two or three sights a day.',
    startMinute: 570,
    endMinute: 1230,
    maxVisits: 3,
    bufferMinutes: 20,
    daysPerCity: 3.5,
  },
  balanced: {
    name: 'Balanced',
    description: 'Three or four sights a day with time to sit down.',
    startMinute: 510,
    endMinute: 1245,
    maxVisits: 4,
    bufferMinutes: 15,
    daysPerCity: 2.8,
  },
  full: {
    name: 'Full',
    description: 'Early starts and as much as fits, for short stays.',
    startMinute: 480,
    endMinute: 1260,
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

type DayBrief = Pick<TripBrief, 'pace' | 'dayLimits' | 'travellers' | 'childAges' | 'seniors' | 'mobility'>;

/** Children up to this age need an early evening. */
const smallChildAge = 7;
/** What children, seniors and people with a mobility need change in the limits of a pace. */
const gentleChange = { startMinutes: 30, endMinutes: -45, visits: -1, bufferMinutes: 15 } as const;

/** Days never end earlier than this, so that dinner fits. Minutes after midnight. */
const earliestEndMinute = 1170;

/** Returns whether the group has small children, seniors or a mobility need, which shorten days and lengthen pauses. */
function isGentle({ travellers, childAges, seniors, mobility }: DayBrief): boolean {
  const hasSmallChild =
    travellers.children > 0 && (childAges.length === 0 || childAges.some((age) => age <= smallChildAge));
  return hasSmallChild || seniors > 0 || mobility.length > 0;
}

/** Returns the limits of the pace, changed for small children, seniors and mobility needs. */
function usualLimits(brief: DayBrief): DayLimits {
  const { startMinute, endMinute, maxVisits, bufferMinutes } = paces[brief.pace];
  if (!isGentle(brief)) return { startMinute, endMinute, maxVisits, bufferMinutes };
  return {
    startMinute: Math.min(startMinute + gentleChange.startMinutes, paces.relaxed.startMinute),
    endMinute: Math.max(endMinute + gentleChange.endMinutes, earliestEndMinute),
    maxVisits: Math.max(2, maxVisits + gentleChange.visits),
    bufferMinutes: bufferMinutes + gentleChange.bufferMinutes,
  };
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
    bufferMinutes: usual.bufferMinutes,
  };
}
