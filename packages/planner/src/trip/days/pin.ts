import type { Plan } from '../../plan.ts';
import type { Candidate } from './candidates.ts';

/** Restricts a candidate to one day, and to one minute when given. It gets no start when it is closed then. */
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

/** Restricts a locked visit to its day and minute in the plan. */
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
