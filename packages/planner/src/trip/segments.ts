import { findMinutes } from './local-travel.ts';
import type { Outline } from './outline.ts';
import type { Tables } from './outline-parts.ts';
import type { SearchSpace } from './search-space.ts';

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

/** Lists the segments of a trip in order of time; undefined when a segment is too short for the leg to its end. */
export function findSegments(space: SearchSpace, outline: Outline, tables: Tables): Segment[] | undefined {
  const { problem } = space;
  const segments: Segment[] = [];
  for (const [i, stay] of outline.stays.entries()) {
    const arrival = outline.rides[i];
    const departure = outline.rides[i + 1];
    const isLastStay = i === outline.stays.length - 1;
    const table = tables.get(stay.cityId);
    for (let n = 0; n <= stay.nights; n++) {
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
      }
      // After a night ride the group goes to its hotel before the day starts.
      const isFromNight = isFirst && arrival !== undefined && arrival.dayIndex < dayIndex;
      if (!isFromNight) openMinute = Math.max(openMinute, day.startMinute);
      let toId = stay.hotelId ?? '';
      let closeMinute = day.endMinute;
      if (isLast && departure) {
        toId = departure.service.fromId;
        closeMinute = departure.departMinute - (departure.service.boardMinutes ?? 0);
      } else if (isLast && isLastStay) {
        toId = outline.endId;
        closeMinute = problem.end.minute;
      }
      const bags = stay.hotelId === undefined ? undefined : problem.bagMinutes;
      let [arrives, departs]: [Segment['arrival'], Segment['departure']] = [undefined, undefined];
      if (bags !== undefined && stay.hotelId !== undefined && fromId !== stay.hotelId) {
        const toHotel = findMinutes(table, fromId, stay.hotelId);
        if (toHotel === undefined) return undefined;
        arrives = { gatewayId: fromId, minute: openMinute };
        [fromId, openMinute] = [stay.hotelId, Math.max(openMinute + toHotel + bags, day.startMinute)];
      }
      openMinute = Math.max(openMinute, day.startMinute);
      if (bags !== undefined && stay.hotelId !== undefined && toId !== stay.hotelId) {
        const toGateway = findMinutes(table, stay.hotelId, toId);
        if (toGateway === undefined) return undefined;
        departs = { gatewayId: toId, minute: closeMinute };
        [toId, closeMinute] = [stay.hotelId, closeMinute - toGateway - bags];
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
