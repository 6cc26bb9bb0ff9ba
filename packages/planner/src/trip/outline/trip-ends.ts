import type { Plan, PlanItem } from '../../plan.ts';
import type { Problem } from '../../problem.ts';

/** Returns the earliest minute at which a ride can be boarded at this gateway to begin the trip; infinite where it cannot. */
export function startMinuteAt({ start }: Problem, gatewayId: string): number {
  if (start.at.includes(gatewayId)) return start.minute;
  return start.crossing?.at.includes(gatewayId) ? start.minute + start.crossing.minutes : Infinity;
}

/** Returns the latest minute to end the trip at this gateway; negative infinity where it cannot end. */
export function endMinuteAt({ end }: Problem, gatewayId: string): number {
  if (end.at.includes(gatewayId)) return end.minute;
  return end.crossing?.at.includes(gatewayId) ? end.minute - end.crossing.minutes : -Infinity;
}

/** Returns the gateways where a plan starts and ends. Without evidence in its items, those of its first and last city. */
export function findTripEnds(problem: Problem, plan: Plan): { startId: string; endId: string } {
  const items = plan.days.flatMap((day) => day.items);
  const allowed = ({ at, crossing }: Problem['start']): readonly string[] => [...at, ...(crossing?.at ?? [])];
  return {
    startId: pick(problem, allowed(problem.start), endOf(items[0], 'fromId'), plan.stays[0]?.cityId),
    endId: pick(problem, allowed(problem.end), endOf(items.at(-1), 'toId'), plan.stays.at(-1)?.cityId),
  };
}

function pick(
  { gateways }: Problem,
  allowed: readonly string[],
  fromItems: string | undefined,
  cityId: string | undefined,
): string {
  if (fromItems !== undefined && allowed.includes(fromItems)) return fromItems;
  const here = allowed.find((id) =>
    gateways.some((gateway) => gateway.id === id && gateway.cityId === cityId),
  );
  return here ?? allowed[0] ?? '';
}

function endOf(item: PlanItem | undefined, end: 'fromId' | 'toId'): string | undefined {
  if (item?.kind === 'transfer' || item?.kind === 'ride') return item[end];
  return item?.kind === 'free' ? item.locationId : undefined;
}
