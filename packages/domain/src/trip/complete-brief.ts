import type { PartialBrief, TripBriefFields } from '@yunyou/contract/trip-brief.schema';
import { addDays } from '../opening-hours-clock.ts';

const usualDays = 7;
/** Time to book flights and get a visa. */
const usualLeadDays = 60;

/** A whole brief: what was said, and what is usual for the rest. `today` is China-local. */
export function completeBrief(said: PartialBrief, today: string): TripBriefFields {
  const { travellers, when, ...rest } = said;
  const usual = {
    preferenceTagIds: [],
    cityIds: [],
    mustSeeSpotIds: [],
    excludedSpotIds: [],
    excludedCityIds: [],
    transport: [],
    diet: [],
    dayLimits: [],
    closures: [],
    rainyDays: [],
    visitMinutes: [],
    hotelIds: [],
    rides: [],
  } satisfies Partial<TripBriefFields>;
  const known = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined));
  return {
    ...usual,
    pace: 'balanced',
    ...known,
    travellers: travellers ?? { adults: 2, children: 0 },
    when: when ?? usualDates(today),
  };
}

function usualDates(today: string): TripBriefFields['when'] {
  const [year = 0, month = 1] = addDays(today, usualLeadDays).split('-').map(Number);
  return { kind: 'month', year, month, days: usualDays };
}
