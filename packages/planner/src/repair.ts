import { applyEdit, type Edit } from './edit.ts';
import { carryNotes } from './notes.ts';
import type { Outcome, Plan } from './plan.ts';
import type { Problem } from './problem.ts';
import { removeNode, reschedule } from './routing/route-state.ts';
import { toAttempt } from './trip/attempt.ts';
import type { Candidate } from './trip/days/candidates.ts';
import { fillTours } from './trip/days/fill.ts';
import { makeRoom } from './trip/days/make-room.ts';
import { pinLocked, pinTo } from './trip/days/pin.ts';
import { type Rebuilt, rebuild } from './trip/from-plan.ts';
import { verify } from './verify/verify.ts';

/**
 * Applies one edit to a plan and changes as little else as possible. Cities, hotels, rides and days stay, and start
 * times stay where they still fit. Stops that the edit displaces are inserted elsewhere if they fit; stops lost to rain
 * or closure are replaced. The result is valid for `applyEdit(problem, edit)`.
 */
export function repair(problem: Problem, plan: Plan, edit: Edit): Outcome {
  const changed = applyEdit(problem, edit);
  const rebuilt = rebuild(changed, plan, (candidate, dayIndex) => pin(plan, edit, candidate, dayIndex));
  if (!rebuilt) return refuse('The plan does not belong to this problem.', undefined, []);
  const preferredStarts = new Map(rebuilt.starts);
  const text = apply(rebuilt, edit, preferredStarts);
  if (text !== undefined) return refuse(text, plan, []);
  servePlannedMeals(rebuilt);
  const attempt = toAttempt(rebuilt.frame, rebuilt.state, 0, preferredStarts);
  const repaired = carryNotes(plan, attempt.plan);
  const violations = verify(changed, repaired);
  if (violations.length === 0) return { status: 'planned', plan: repaired, iterations: 0 };
  const broken = violations.flatMap(({ constraintId }) => constraintId ?? []);
  if (broken.length < violations.length) return refuse(violations[0]?.text ?? '', plan, []);
  return refuse(`The change breaks: ${broken.join(', ')}.`, repaired, broken);
}

function refuse(text: string, nearest: Plan | undefined, broken: readonly string[]): Outcome {
  return { status: 'impossible', conflict: broken, text, nearest, broken, iterations: 0 };
}

/** Restricts locked visits to their minute, and the edited visit to the day and minute of the edit. */
function pin(plan: Plan, edit: Edit, candidate: Candidate, dayIndex: number | undefined): Candidate {
  const isEdited = candidate.kind === 'visit' && 'placeId' in edit && edit.placeId === candidate.locationId;
  if (!isEdited) return pinLocked(plan, candidate, dayIndex);
  if (edit.kind === 'move') return pinTo(candidate, edit.dayIndex, edit.startMinute);
  return edit.kind === 'add' && edit.dayIndex !== undefined ? pinTo(candidate, edit.dayIndex) : candidate;
}

/** Applies the edit to the tours. Returns the reason when that is impossible. */
function apply(rebuilt: Rebuilt, edit: Edit, preferredStarts: Map<number, number>): string | undefined {
  const { frame, state, dropped } = rebuilt;
  const { problem, candidates } = frame.routing;
  const nodeOf = (placeId: string): number =>
    candidates.findIndex(({ kind, locationId }) => kind === 'visit' && locationId === placeId);
  switch (edit.kind) {
    case 'remove': {
      const node = nodeOf(edit.placeId);
      const t = state.tour[node] ?? -1;
      if (t < 0) return `${edit.placeId} is not in the plan.`;
      removeNode(problem, state, node);
      if (!reschedule(problem, state, t)) return 'The day does not hold together without it.';
      fillTours(problem, state, { only: dropped });
      return undefined;
    }
    case 'lock':
    case 'unlock': {
      const node = nodeOf(edit.placeId);
      if ((state.tour[node] ?? -1) < 0) return `${edit.placeId} is not in the plan.`;
      problem.fixed[node] = edit.kind === 'lock' ? 1 : 0;
      return undefined;
    }
    case 'add':
    case 'move': {
      const node = nodeOf(edit.placeId);
      if (node < 0) return `${edit.placeId} cannot be visited on this trip.`;
      if (edit.kind === 'add' && (state.tour[node] ?? -1) >= 0)
        return `${edit.placeId} is already in the plan.`;
      const t = state.tour[node] ?? -1;
      if (t >= 0) {
        removeNode(problem, state, node);
        reschedule(problem, state, t);
      }
      preferredStarts.delete(node);
      const pushed = makeRoom(problem, state, node);
      if (!pushed) return `There is no time for ${edit.placeId} then: it is closed or too far.`;
      if (edit.kind === 'move' && edit.startMinute !== undefined) problem.fixed[node] = 1;
      fillTours(problem, state, { only: [...pushed, ...dropped.filter((other) => other !== node)] });
      return undefined;
    }
    case 'mend':
      fillTours(problem, state, { only: dropped });
      return undefined;
    case 'closed':
    case 'rain': {
      const lost = [...dropped];
      const tours = new Set<number>();
      for (const node of lost) {
        const cityId = candidates[node]?.cityId;
        frame.routing.segments.forEach((segment, t) => {
          const isDay = edit.dayIndex === undefined || segment.dayIndex === edit.dayIndex;
          if (segment.cityId === cityId && isDay) tours.add(t);
        });
      }
      fillTours(problem, state, { only: lost });
      fillTours(problem, state, { tours });
      return undefined;
    }
    default:
      return edit satisfies never;
  }
}

/** Serves meals that no longer fit at their place at another one of the same day. A day has one slot for each meal. */
function servePlannedMeals({ frame, state, droppedFrom }: Rebuilt): void {
  const { problem, candidates, segments } = frame.routing;
  for (const [node, dayIndex] of droppedFrom) {
    const { mealId } = candidates[node] ?? {};
    if (mealId === undefined || (state.tour[node] ?? -1) >= 0) continue;
    const tours = new Set(segments.flatMap((segment, t) => (segment.dayIndex === dayIndex ? [t] : [])));
    const only = candidates.flatMap((other, index) => {
      const isOpen = other.dayIndex === undefined || other.dayIndex === dayIndex;
      return other.mealId === mealId && isOpen && (state.tour[index] ?? -1) < 0 ? [index] : [];
    });
    fillTours(problem, state, { only, tours });
  }
}
