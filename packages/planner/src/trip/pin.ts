import type { Plan } from '../plan.ts';
import type { Candidate } from './candidates.ts';

/** Leaves a candidate only one day, and only one minute of it when given (none if it is closed then). */
export function pinTo(candidate: Candidate, dayIndex: number, minute?: number): Candidate {
  return {
    ...candidate,
    startsByDay: candidate.startsByDay.map((starts, day) => {
      if (day !== dayIndex) return [];
      if (minute === undefined) return starts;
      return isOpen(starts, minute) ? [[minute, minute] as const] : [];
    }),
  };
}

/** Pins a visit that the plan has locked to where the plan has it. */
export function pinLocked(plan: Plan, candidate: Candidate, dayIndex: number | undefined): Candidate {
  if (candidate.kind !== 'visit' || dayIndex === undefined) return candidate;
  const item = plan.days[dayIndex]?.items.find(
    (other) => other.kind === 'visit' && other.placeId === candidate.locationId,
  );
  return item?.kind === 'visit' && item.locked ? pinTo(candidate, dayIndex, item.startMinute) : candidate;
}

function isOpen(starts: Candidate['startsByDay'][number], at: number): boolean {
  return starts.some(([from, to]) => at >= from && at <= to);
}
