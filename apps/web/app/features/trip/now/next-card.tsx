import type { TripDayView } from '@yunyou/contract/trip/trip.schema';
import { type DayMoment, type DayStop, editKeyOf, placeOf } from '@yunyou/domain/on-the-day/day-moment';
import { lazy, Suspense } from 'react';
import { PageLink } from '../../../navigation/page-link.tsx';
import { LocalText } from '../../preferences/local-text.tsx';
import type { EditorStore } from '../editor/editor-store.ts';
import { MapLinksMenu } from '../view/map/map-links.tsx';
import { DriverCardButton } from '../view/stops/driver-card-button.tsx';
import { formatClock, legLine, modeName } from '../view/trip-words.ts';
import styles from './now.module.css';
import * as words from './now-words.ts';
import { describeOpening } from './opening-line.ts';

const StopFiles = lazy(() => import('./stop-files.tsx'));

interface NextCardProps {
  day: TripDayView;
  moment: DayMoment;
  /** Minute of the day now; undefined in a preview. */
  minute: number | undefined;
  store: EditorStore | undefined;
}

/** Renders the next stop: when to leave, how to get there, and what to have at hand. */
export function NextCard({ day, moment, minute, store }: NextCardProps) {
  const { current, next } = moment;
  if (!next)
    return (
      <section className={styles.card} aria-labelledby="now-next">
        {current && <Current stop={current} />}
        <h2 id="now-next" className={styles.name}>
          {day.items.length === 0 ? day.title : words.dayIsOver}
        </h2>
        {day.items.length === 0 && <p>{day.summary}</p>}
      </section>
    );
  const place = placeOf(next);
  const opening = describeOpening(next, { date: day.date, minute, spots: store?.spots });
  return (
    <section className={styles.card} aria-labelledby="now-next">
      {current && <Current stop={current} />}
      <p className={styles.label}>{minute === undefined ? words.first : words.next}</p>
      <h2 id="now-next" className={styles.name}>
        {next.kind === 'visit' && place.linkUrl ? (
          <PageLink to={place.linkUrl}>{words.nameStop(next)}</PageLink>
        ) : (
          words.nameStop(next)
        )}
      </h2>
      {place.kind !== 'near-spot' && place.zhName && (
        <p lang="zh" className={styles.chinese}>
          {place.zhName}
        </p>
      )}
      <Way moment={moment} next={next} minute={minute} />
      {opening && (
        <p className={styles.opening} data-state={opening.state}>
          <LocalText text={opening.text} />
        </p>
      )}
      <Needs next={next} />
      {store && (
        <Suspense fallback={null}>
          <StopFiles files={store.files} target={`stop/${editKeyOf(next, day.dayIndex)}`} />
        </Suspense>
      )}
      {place.kind !== 'near-spot' && (
        <div className={styles.quick}>
          <DriverCardButton place={place} className={styles.primary} />
          <MapLinksMenu place={place} />
        </div>
      )}
    </section>
  );
}

function Current({ stop }: { stop: DayStop }) {
  return (
    <p className={styles.current}>
      <span className={styles.label}>{words.now}</span>{' '}
      <LocalText text={words.untilLine(words.nameStop(stop), stop.endTime)} />
    </p>
  );
}

function Way({ moment, next, minute }: Pick<NextCardProps, 'moment' | 'minute'> & { next: DayStop }) {
  const { way, leaveMinute, lateMinutes } = moment;
  const start = next.kind === 'ride' ? words.boardFrom(next.startTime) : words.startsAt(next.startTime);
  return (
    <div className={styles.way}>
      <p className={styles.leave} data-late={minute !== undefined && lateMinutes > 0}>
        {words.leaveBy}{' '}
        <b>
          <LocalText text={formatClock(leaveMinute)} />
        </b>
        {next.kind !== 'transfer' && (
          <>
            , <LocalText text={start} />
          </>
        )}
      </p>
      {minute !== undefined && lateMinutes > 0 && <p className={styles.late}>{words.lateBy(lateMinutes)}</p>}
      <ul className={styles.lines}>
        {way.length === 0 && <li>{words.stayHere}</li>}
        {way.map(({ key, startMinute, mode, minutes, meters }) => (
          <li key={`${key} ${startMinute}`}>{words.wayLine(mode, minutes, meters)}</li>
        ))}
        {next.kind === 'ride' &&
          next.legs.map((leg) => (
            <li key={leg.linkId}>
              {legLine(leg.fromStop, leg.toStop, modeName(leg.mode).toLowerCase())} {leg.number}
            </li>
          ))}
      </ul>
    </div>
  );
}

function Needs({ next }: { next: DayStop }) {
  const needs = words.listNeeds(next);
  if (needs.length === 0) return null;
  return (
    <ul className={styles.needs}>
      {needs.map((text) => (
        <li key={text}>
          <LocalText text={text} />
        </li>
      ))}
    </ul>
  );
}
