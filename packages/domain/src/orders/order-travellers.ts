import { travellersMax } from '@yunyou/contract/orders/order-patterns';
import type { Group } from '../money/price.ts';

export interface Traveller {
  kind: 'adult' | 'child';
  birthDate?: string | undefined;
}

interface TravellerProblem {
  /** Index in the list of travellers; undefined for a problem of the whole group. */
  index?: number;
  field?: 'birthDate';
  message: string;
}

export function countGroup(travellers: readonly Traveller[]): Group {
  const children = travellers.filter(({ kind }) => kind === 'child').length;
  return { adults: travellers.length - children, children };
}

/** Lists the problems of a group: no adult, too many travellers, or a child too old for the child price at departure. */
export function listTravellerProblems(
  travellers: readonly Traveller[],
  tour: { date: string; groupSizeMax: number; childAgeMax: number },
): TravellerProblem[] {
  const most = Math.min(tour.groupSizeMax, travellersMax);
  const problems: TravellerProblem[] = [];
  if (travellers.length > most) problems.push({ message: `One booking takes at most ${most} travellers` });
  if (!travellers.some(({ kind }) => kind === 'adult'))
    problems.push({ message: 'At least one adult must come along' });
  travellers.forEach((traveller, index) => {
    if (traveller.kind !== 'child') return;
    const age = traveller.birthDate ? ageOn(traveller.birthDate, tour.date) : undefined;
    if (age === undefined) {
      problems.push({ index, field: 'birthDate', message: 'A child needs a date of birth' });
    } else if (age < 0) {
      problems.push({ index, field: 'birthDate', message: 'This date is after the departure' });
    } else if (age > tour.childAgeMax) {
      problems.push({
        index,
        field: 'birthDate',
        message: `The child's price is for children up to ${tour.childAgeMax}; book an adult instead`,
      });
    }
  });
  return problems;
}

/** Returns the age in whole years on a date. A birthday on 29 February counts as 1 March in other years. */
export function ageOn(birthDate: string, date: string): number {
  const years = Number(date.slice(0, 4)) - Number(birthDate.slice(0, 4));
  return date.slice(5) >= birthDate.slice(5) ? years : years - 1;
}
