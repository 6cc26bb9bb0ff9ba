import type { Plan } from '../plan.ts';
import type { Problem } from '../problem.ts';

/** Checks that stays match the nights and keep the night limits of their cities. */
export function listStayFaults(problem: Problem, plan: Plan): readonly string[] {
  const faults: string[] = [];
  const stated = plan.stays.flatMap(({ hotelId, nights }) => Array.from({ length: nights }, () => hotelId));
  const slept = plan.days.flatMap(({ items }) =>
    items.flatMap((i) => (i.kind === 'night' ? [i.hotelId] : [])),
  );
  if (stated.join() !== slept.join()) faults.push('stays and nights do not match');
  for (const { hotelId, fromDayIndex, nights } of plan.stays) {
    const only = problem.hotels.find(({ id }) => id === hotelId)?.onlyNights;
    if (
      only &&
      Array.from({ length: nights }, (_, n) => fromDayIndex + n).some((night) => !only.includes(night))
    )
      faults.push(`sleeps at ${hotelId} in another night`);
  }
  for (const city of problem.cities) {
    const stays = plan.stays.filter(({ cityId }) => cityId === city.id);
    const nights = stays.reduce((sum, stay) => sum + stay.nights, 0);
    if (stays.length > 0 && (nights < (city.minNights ?? 0) || nights > (city.maxNights ?? Infinity)))
      faults.push(`${nights} nights in ${city.id}`);
    if (stays.some(({ hotelId }) => hotelId && !city.locationIds.includes(hotelId)))
      faults.push(`a stay in ${city.id} sleeps elsewhere`);
  }
  return faults;
}
