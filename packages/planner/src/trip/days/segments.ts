import { findMinutes } from '../local-travel.ts';
import type { Outline } from '../outline/outline.ts';
import { isHotelChange, type Tables } from '../outline/outline-parts.ts';
import type { SearchSpace } from '../search-space.ts';

/** Part of a day in one city between two fixed points. A day with a ride between cities has two. */
export type Segment = {
  readonly dayIndex: number;
  readonly cityId: string;
  readonly fromId: string;
  readonly toId: string;
  readonly openMinute: number;
  readonly closeMinute: number;
  /** Ends at the night's hotel; otherwise at a gateway. */
  readonly endsAtHotel: boolean;
  /** The group comes from this gateway and leaves its bags at the hotel before the segment begins. */
  readonly arrival?: { readonly gatewayId: string; readonly minute: number };
  /** The group fetches its bags when the segment ends at the hotel, and must be at this gateway by `minute`. */
  readonly departure?: { readonly gatewayId: string; readonly minute: number };
};

/**
 * Returns the hotels where a stay leaves its bags on arrival and fetches them before it leaves: its own, or beside a night
 * on a summit the one of the nights after or before it in the same city.
 */
function bagHotels({ hotelsByCity }: SearchSpace, stays: Outline['stays'], index: number) {
  const stay = stays[index];
  const hotel = hotelsByCity.get(stay?.cityId ?? '')?.find(({ id }) => id === stay?.hotelId);
  if (!hotel?.onlyNights) return { arrival: stay?.hotelId, departure: stay?.hotelId };
  return {
    arrival: isHotelChange(stays, index + 1) ? stays[index + 1]?.hotelId : undefined,
    departure: isHotelChange(stays, index) ? stays[index - 1]?.hotelId : undefined,
  };
}

/**
 * Lists the segments of a trip in order of time; undefined when a segment is too short for the leg to its end. The day on
 * which the hotel changes within a city is one segment, from one hotel to the other.
 */
export function findSegments(space: SearchSpace, outline: Outline, tables: Tables): Segment[] | undefined {
  const { problem } = space;
  const segments: Segment[] = [];
  for (const [i, stay] of outline.stays.entries()) {
    const arrival = outline.rides[i];
    const departure = outline.rides[i + 1];
    const isLastStay = i === outline.stays.length - 1;
    const comesFrom = isHotelChange(outline.stays, i) ? outline.stays[i - 1]?.hotelId : undefined;
    const isContinued = isHotelChange(outline.stays, i + 1);
    const table = tables.get(stay.cityId);
    for (let n = 0; n <= stay.nights - (isContinued ? 1 : 0); n++) {
      const dayIndex = stay.fromDayIndex + n;
      const day = problem.days[dayIndex];
      if (!day || !table) return undefined;
      const isFirst = n === 0;
      const isLast = n === stay.nights;
      let fromId = stay.hotelId ?? '';
      let openMinute = day.startMinute;
      if (isFirst && arrival) {
        const { service, departMinute } = arrival;
        fromId = service.toId;
        openMinute = departMinute + service.durationMinutes + (service.alightMinutes ?? 0);
        openMinute -= (dayIndex - arrival.dayIndex) * 1440;
      } else if (isFirst && i === 0) {
        fromId = outline.startId;
        openMinute = problem.start.minute;
      } else if (isFirst && comesFrom !== undefined) fromId = comesFrom;
      // After a night ride the group goes to its hotel before the day starts.
      const isFromNight = isFirst && arrival !== undefined && arrival.dayIndex < dayIndex;
      if (!isFromNight) openMinute = Math.max(openMinute, day.startMinute);
      if (!isFirst && !isLast) openMinute = Math.min(openMinute, day.earlyMinute ?? openMinute);
      let toId = stay.hotelId ?? '';
      let closeMinute = day.endMinute;
      if (isLast && departure) {
        toId = departure.service.fromId;
        closeMinute = departure.departMinute - (departure.service.boardMinutes ?? 0);
      } else if (isLast && isLastStay) {
        toId = outline.endId;
        closeMinute = problem.end.minute;
      }
      let [arrives, departs]: [Segment['arrival'], Segment['departure']] = [undefined, undefined];
      const bagsAt = bagHotels(space, outline.stays, i);
      const isFromGateway = isFirst && comesFrom === undefined && (arrival !== undefined || i === 0);
      const isToGateway = isLast && (departure !== undefined || isLastStay);
      if (problem.bagMinutes !== undefined && bagsAt.arrival !== undefined && isFromGateway) {
        const toHotel = findMinutes(table, fromId, bagsAt.arrival);
        if (toHotel === undefined) return undefined;
        arrives = { gatewayId: fromId, minute: openMinute };
        [fromId, openMinute] = [
          bagsAt.arrival,
          Math.max(openMinute + toHotel + problem.bagMinutes, day.startMinute),
        ];
      }
      if (isFirst || isLast) openMinute = Math.max(openMinute, day.startMinute);
      if (problem.bagMinutes !== undefined && bagsAt.departure !== undefined && isToGateway) {
        const toGateway = findMinutes(table, bagsAt.departure, toId);
        if (toGateway === undefined) return undefined;
        departs = { gatewayId: toId, minute: closeMinute };
        [toId, closeMinute] = [bagsAt.departure, closeMinute - toGateway - problem.bagMinutes];
      }
      const way = findMinutes(table, fromId, toId);
      if (way === undefined) return undefined;
      // For an early ride the group leaves the hotel before the day starts.
      if (!isFirst && isLast && problem.earliestRideMinute !== undefined)
        openMinute = Math.min(openMinute, Math.max(problem.earliestRideMinute, closeMinute - way));
      // After a late ride the way to the hotel may end after the end of the day.
      if (isFirst && arrival && !isLast) closeMinute = Math.max(closeMinute, openMinute + way);
      if (openMinute + way > closeMinute) return undefined;
      segments.push({
        dayIndex,
        cityId: stay.cityId,
        fromId,
        toId,
        openMinute,
        closeMinute,
        endsAtHotel: !isLast,
        ...(arrives && { arrival: arrives }),
        ...(departs && { departure: departs }),
      });
    }
  }
  return segments;
}
