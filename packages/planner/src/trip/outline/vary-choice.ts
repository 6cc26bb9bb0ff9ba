import type { Random } from '../../random.ts';
import type { SearchSpace } from '../search-space.ts';
import type { CityPlan } from './city-plans.ts';
import { type Choice, firstChoice } from './outline.ts';

/** Number of best-ranked hotels and rides that the search tries. */
const HOTEL_REACH = 6;
const RIDE_REACH = 12;

/** Returns a choice with one random change: a hotel or a ride and, unless `plans` is absent, a moved night or another plan. */
export function varyChoice(
  space: SearchSpace,
  choice: Choice,
  plans: readonly CityPlan[] | undefined,
  random: Random,
): Choice | undefined {
  switch (random.int(plans ? 4 : 2)) {
    case 0:
      return { ...choice, hotelRanks: varyRank(choice.hotelRanks, HOTEL_REACH, random) };
    case 1:
      return { ...choice, rideRanks: varyRank(choice.rideRanks, RIDE_REACH, random) };
    case 2:
      return moveNight(space, choice, random);
    default: {
      const plan = plans?.[random.int(plans.length)];
      return plan && plans && plans.length > 1 ? firstChoice(plan) : undefined;
    }
  }
}

function varyRank(ranks: readonly number[], reach: number, random: Random): number[] {
  const at = random.int(ranks.length);
  return ranks.map((rank, index) => (index === at ? random.int(reach) : rank));
}

function moveNight(space: SearchSpace, choice: Choice, random: Random): Choice | undefined {
  const { cityIds, nights } = choice.cityPlan;
  const [from, to] = [random.int(cityIds.length), random.int(cityIds.length)];
  const limits = (index: number) => space.cityById.get(cityIds[index] ?? '');
  const moved = nights.map((count, index) => count - (index === from ? 1 : 0) + (index === to ? 1 : 0));
  const isAllowed =
    from !== to &&
    (moved[from] ?? 0) >= Math.max(1, limits(from)?.minNights ?? 1) &&
    (moved[to] ?? 0) <= (limits(to)?.maxNights ?? Infinity);
  return isAllowed ? { ...choice, cityPlan: { ...choice.cityPlan, nights: moved } } : undefined;
}
