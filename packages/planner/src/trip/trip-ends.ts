import type { Plan, PlanItem } from '../plan.ts';
import type { Problem } from '../problem.ts';

/** Returns the gateways where a plan starts and ends. Without evidence in its items, those of its first and last city. */
export function findTripEnds(problem: Problem, plan: Plan): { startId: string; endId: string } {
  const items = plan.days.flatMap((day) => day.items);
  return {
    startId: pick(problem, problem.start.at, endOf(items[0], 'fromId'), plan.stays[0]?.cityId),
    endId: pick(problem, problem.end.at, endOf(items.at(-1), 'toId'), plan.stays.at(-1)?.cityId),
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
