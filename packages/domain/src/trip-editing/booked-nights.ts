import { arrange, arrangementOf } from '@yunyou/planner/arrange';
import type { Plan, Stay } from '@yunyou/planner/plan';
import type { Problem } from '@yunyou/planner/problem';
import { repair } from '@yunyou/planner/repair';
import { verify } from '@yunyou/planner/verify/verify';

/**
 * Divides stays so that each booked night is slept in its hotel: two hotels of one city become two stays. Nights without a
 * booking follow the night before in the same city, or get the first hotel of the city when the problem no longer has theirs.
 */
export function divideStays({ hotels }: Problem, stays: readonly Stay[]): readonly Stay[] {
  const divided: Stay[] = [];
  let isLastBooked = false;
  for (const night of stays.flatMap(toNights)) {
    const last = divided.at(-1);
    const inCity = hotels.filter(({ cityId }) => cityId === night.cityId);
    const booked = inCity.find(({ bookedNights }) => bookedNights?.includes(night.fromDayIndex));
    const isNext =
      last?.hotelId !== undefined &&
      last.cityId === night.cityId &&
      last.fromDayIndex + last.nights === night.fromDayIndex;
    const known = inCity.some(({ id }) => id === night.hotelId) ? night.hotelId : inCity[0]?.id;
    const usual = isNext && !isLastBooked ? last.hotelId : known;
    const hotelId = night.hotelId === undefined ? undefined : (booked?.id ?? usual ?? night.hotelId);
    if (isNext && hotelId === last.hotelId)
      divided[divided.length - 1] = { ...last, nights: last.nights + 1 };
    else divided.push({ ...night, ...(hotelId !== undefined && { hotelId }) });
    isLastBooked = booked !== undefined;
  }
  return divided;
}

/** Returns a stay night by night. A stay without a hotel stays as it is. */
function toNights(stay: Stay): Stay[] {
  if (stay.hotelId === undefined || stay.nights === 0) return [stay];
  return Array.from({ length: stay.nights }, (_, index) => ({
    ...stay,
    fromDayIndex: stay.fromDayIndex + index,
    nights: 1,
  }));
}

/** Returns a new plan of the search that sleeps in every booked hotel. Keeps the plan where that is impossible. */
export function sleepInBooked(problem: Problem, plan: Plan): Plan {
  if (!problem.hotels.some(({ bookedNights }) => bookedNights)) return plan;
  const stays = divideStays(problem, plan.stays);
  if (
    stays.length === plan.stays.length &&
    stays.every((stay, index) => stay.hotelId === plan.stays[index]?.hotelId)
  )
    return plan;
  const arranged = arrange(problem, plan, { ...arrangementOf(plan), stays });
  if (verify(problem, arranged).length === 0) return arranged;
  const mended = repair(problem, arranged, { kind: 'mend' });
  return mended.status === 'planned' ? mended.plan : plan;
}
