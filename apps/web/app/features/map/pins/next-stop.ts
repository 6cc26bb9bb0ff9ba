import type { LocalMoment } from '@yunyou/domain/time/china-time';
import type { MapPoint } from '../map-points.ts';

/** Returns the id of the stop where the traveller is or goes next; undefined unless stops of today are on the map. */
export function findNextStop(points: readonly MapPoint[], now: LocalMoment): string | undefined {
  const moment = `${now.date}T${now.time}`;
  const today = points
    .filter(({ until }) => until?.startsWith(now.date) && until > moment)
    .toSorted((a, b) => ((a.until ?? '') < (b.until ?? '') ? -1 : 1));
  return today[0]?.id;
}
