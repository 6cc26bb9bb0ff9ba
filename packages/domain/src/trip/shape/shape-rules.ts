import type { TripBrief } from '@yunyou/contract/trip/trip-brief.schema';
import { arrivesLate, keepsEnds, listEnds } from './asked-ends.ts';
import { keepsOrder } from './trip-shape.ts';
import { hasOpenStops, type SequenceRules } from './worth/open-stops.ts';

/** Returns whether a sequence can still become a shape by adding cities at its end. */
export function canKeepRules(cityIds: readonly string[], { brief, required }: SequenceRules): boolean {
  const { first, last } = listEnds(brief);
  if (!keepsOrder(cityIds, brief.cityOrder)) return false;
  if (cityIds.length > maxStaysOf(brief, required)) return false;
  if (arrivesLate(brief) && cityIds[0] !== brief.entryCityId) return false;
  if (first === last) return true;
  // Sequences that cannot become a shape would displace others from the beam.
  if (first !== undefined && required.has(first) && cityIds[0] !== first) return false;
  if (last !== undefined && cityIds.includes(last) && [...required].some((id) => !cityIds.includes(id)))
    return false;
  const entryAt = first === undefined ? -1 : cityIds.indexOf(first);
  const exitAt = last === undefined ? -1 : cityIds.indexOf(last);
  return entryAt <= 0 && (exitAt < 0 || exitAt === cityIds.length - 1);
}

/** Returns whether a sequence has every required city, a city of the asked areas, the asked order and the ends. */
export function keepsRules(cityIds: readonly string[], trip: SequenceRules): boolean {
  const { brief, required, values } = trip;
  const isInArea = (id: string): boolean => brief.areaIds.includes(values.get(id)?.city.areaId ?? '');
  return (
    [...required].every((id) => cityIds.includes(id)) &&
    hasOpenStops(cityIds, trip) &&
    cityIds.length <= maxStaysOf(brief, required) &&
    (brief.areaIds.length === 0 || cityIds.some(isInArea)) &&
    keepsOrder(cityIds, brief.cityOrder) &&
    keepsEnds(cityIds, brief)
  );
}

/** Returns the most stays of a trip: those asked for, and every required city in any case. */
export function maxStaysOf({ maxStays = Infinity }: TripBrief, required: ReadonlySet<string>): number {
  return Math.max(maxStays, required.size, 1);
}
