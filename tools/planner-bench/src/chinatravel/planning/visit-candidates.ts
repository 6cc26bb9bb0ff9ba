import type { Attraction } from '../sandbox.ts';
import type { Candidate, SelectionOptions } from './candidate.ts';
import { anchorKm } from './candidate.ts';
import { isWithin } from './choice.ts';
import type { Need } from './needs.ts';
import { isNamed, servedBy } from './needs.ts';
import type { Requirements } from './requirements.ts';
import type { Slot } from './time-slot.ts';
import { fitTimes } from './time-slot.ts';

const SHORTEST_VISIT_MINUTES = 30;

/** Lists attractions: the named ones, some for each need, and the best rated. */
export function listVisits(options: SelectionOptions, needs: readonly Need[]): Candidate[] {
  const { city, requirements } = options;
  const all = [...city.attractions.values()].filter((attraction) =>
    isWithin(attraction, requirements.attraction),
  );
  const ranked = all.map((attraction, rank) => {
    const worth = 20 - (10 * rank) / all.length - options.worthPerYuan * attraction.price;
    return { attraction, worth, appeal: worth - 1.2 * anchorKm(options, attraction.name) };
  });
  ranked.sort((a, b) => b.appeal - a.appeal);
  const offered = new Map<string, (typeof ranked)[number]>();
  const offer = (entry: (typeof ranked)[number]): void => void offered.set(entry.attraction.name, entry);
  for (const entry of ranked) if (isNamed(needs, requirements, entry.attraction)) offer(entry);
  for (const [index, need] of needs.entries()) {
    if (need.of !== 'attraction') continue;
    const serving = ranked.filter(({ attraction }) =>
      servedBy(needs, 'attraction', attraction).includes(index),
    );
    for (const entry of serving.slice(0, 4)) offer(entry);
    for (const entry of serving.toSorted((a, b) => a.attraction.price - b.attraction.price).slice(0, 2))
      offer(entry);
  }
  const affordable = ranked.filter(({ attraction }) => attraction.price <= options.maxPrice);
  for (const entry of affordable.slice(0, options.offer.attractions)) offer(entry);
  return [...offered.values()].flatMap(({ attraction, worth }) => {
    const candidate = toVisit(attraction, { worth, needs, requirements, isUnhurried: options.isUnhurried });
    return candidate ? [candidate] : [];
  });
}

interface VisitOptions {
  worth: number;
  needs: readonly Need[];
  requirements: Requirements;
  isUnhurried: boolean;
}

function toVisit(
  attraction: Attraction,
  { worth, needs, requirements, isUnhurried }: VisitOptions,
): Candidate | undefined {
  const served = servedBy(needs, 'attraction', attraction);
  const times = served.flatMap((need) => needs[need]?.time ?? []);
  const fit = (minutes: number): Slot | undefined =>
    fitTimes(times, {
      minutes: Math.max(SHORTEST_VISIT_MINUTES, minutes),
      earliest: attraction.openMinute,
      close: attraction.closeMinute,
      latest: Number.POSITIVE_INFINITY,
    });
  const unhurried = isUnhurried && times.length === 0 ? fit(attraction.longVisitMinutes) : undefined;
  const slot = unhurried ?? fit(attraction.visitMinutes);
  if (!slot) return undefined;
  const { name, price } = attraction;
  const cost = price * requirements.tickets;
  const longMinutes = times.some(({ maxMinutes }) => maxMinutes !== undefined)
    ? 0
    : attraction.longVisitMinutes;
  return {
    name,
    role: 'attraction',
    ...slot,
    longMinutes,
    price,
    cost,
    worth: Math.max(1, worth),
    needs: served,
  };
}
