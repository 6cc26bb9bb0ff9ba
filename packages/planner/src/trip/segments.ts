import { findMinutes } from './local-travel.ts';
import type { Outline } from './outline.ts';
import type { Tables } from './outline-parts.ts';
import type { SearchSpace } from './search-space.ts';

/** One stretch of a day inside one city, between two fixed points. A day of changing cities has two. */
export type Segment = {
  readonly dayIndex: number;
  readonly cityId: string;
  readonly fromId: string;
  readonly toId: string;
  readonly openMinute: number;
  readonly closeMinute: number;
  /** It ends at the night's hotel; otherwise at a gateway. */
  readonly endsAtHotel: boolean;
};

/** The stretches of a trip in order of time; undefined when one cannot get from its start to its end. */
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
      } else if (isFirst && i === 0) {
        fromId = outline.startId;
        openMinute = problem.start.minute;
      }
      openMinute = Math.max(openMinute, day.startMinute);
      let toId = stay.hotelId ?? '';
      let closeMinute = day.endMinute;
      if (isLast && departure) {
        toId = departure.service.fromId;
        closeMinute = departure.departMinute - (departure.service.boardMinutes ?? 0);
      } else if (isLast && isLastStay) {
        toId = outline.endId;
        closeMinute = problem.end.minute;
      }
      const way = findMinutes(table, fromId, toId);
      if (way === undefined) return undefined;
      // After a late ride one goes straight to bed, whatever the clock says.
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
      });
    }
  }
  return segments;
}
