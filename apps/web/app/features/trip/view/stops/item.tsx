import type { TripItemView } from '@yunyou/contract/trip/trip.schema';
import { formatDistance } from '../../../facts/format.ts';
import { LocalText } from '../../../preferences/local-text.tsx';
import * as words from '../trip-words.ts';
import { formatFen, formatMinutes, modeName } from '../trip-words.ts';
import type { StopExtras } from './faults.tsx';
import styles from './item.module.css';
import { MealStop, NightStop, RideStop } from './stops.tsx';
import { VisitStop } from './visit-stop.tsx';

/** Renders one item of a day. */
export function ItemView({ item, ...extras }: { item: TripItemView } & StopExtras) {
  switch (item.kind) {
    case 'visit':
      return <VisitStop item={item} {...extras} />;
    case 'meal':
      return <MealStop item={item} {...extras} />;
    case 'ride':
      return <RideStop item={item} {...extras} />;
    case 'night':
      return <NightStop item={item} {...extras} />;
    case 'transfer':
      return (
        <p className={styles.leg} data-mode={item.mode}>
          <span className={styles.time}>
            <LocalText text={item.startTime} />
          </span>
          <span>
            {words.wayLine(
              modeName(item.mode),
              item.to.name.replace(/^A /, 'a '),
              formatMinutes(item.minutes),
            )}
            <span className={styles.faint}>
              {' '}
              · {formatDistance(item.meters)}
              {item.costFen > 0 && <LocalText text={` · ${formatFen(item.costFen)}`} />}
              {item.stations && ` · ${item.stations}`}
            </span>
          </span>
        </p>
      );
    case 'free': {
      const minutes = item.endMinute - item.startMinute;
      if (minutes < 30) return null; // too short to show
      return (
        <p className={styles.leg}>
          <span className={styles.time}>
            <LocalText text={item.startTime} />
          </span>
          <span className={styles.faint}>{words.freeTime(formatMinutes(minutes))}</span>
        </p>
      );
    }
    default:
      return item satisfies never;
  }
}
