import { capitalise } from '@yunyou/contract/capitalise';
import type { TripItemView } from '@yunyou/contract/trip/trip.schema';
import { PageLink } from '../../../../navigation/page-link.tsx';
import { Picture } from '../../../../pictures/picture.tsx';
import { LocalText } from '../../../preferences/local-text.tsx';
import * as words from '../day/day-words.ts';
import { MapLinksMenu } from '../map/map-links.tsx';
import { NoteText } from '../note-text.tsx';
import { DriverCardButton } from './driver-card-button.tsx';
import { Faults, type StopExtras } from './faults.tsx';
import styles from './item.module.css';
import { StopTime } from './stop-time.tsx';

type Visit = Extract<TripItemView, { kind: 'visit' }>;

/** Renders a visit: time, duration, price, opening hours and reason. */
export function VisitStop({ item, actions, faults, note }: { item: Visit } & StopExtras) {
  const { place } = item;
  return (
    <article className={styles.stop} data-broken={faults?.length ? '' : undefined}>
      <StopTime start={item.startTime} end={item.endTime} />
      {place.picture && (
        <Picture
          picture={place.picture}
          blur={place.imageBlur}
          format="tile"
          alt=""
          sizes="9rem"
          className={styles.picture}
        />
      )}
      <div className={styles.words}>
        <h3 className={styles.name}>
          {place.linkUrl ? <PageLink to={place.linkUrl}>{place.name}</PageLink> : place.name}{' '}
          <span lang="zh" className={styles.chinese}>
            {place.zhName}
          </span>
          {item.part && <span className={styles.part}> {words.partOf(item.part.number, item.part.of)}</span>}
        </h3>
        <p className={styles.meta}>
          <LocalText text={words.visitFacts(item).join(' · ')} />
        </p>
        <p className={styles.reason}>
          {item.locked && <span className={styles.lock}>{words.fixed}</span>}
          <LocalText text={`${item.summary} ${capitalise(item.reason)}`} />
        </p>
        {(item.variant || item.lunchInside) && (
          <p className={styles.reason}>
            {item.variant && <b>{item.variant.name}.</b>} {item.variant?.note}{' '}
            {item.lunchInside && words.haveLunchInside}
          </p>
        )}
        {item.priceNote && (
          <p className={styles.faintNote}>
            <LocalText text={item.priceNote} />
          </p>
        )}
        <BookingLine item={item} />
        {item.ifRain && (
          <p className={styles.meta}>
            {words.ifItRains}{' '}
            {item.ifRain.linkUrl ? (
              <PageLink to={item.ifRain.linkUrl}>{item.ifRain.name}</PageLink>
            ) : (
              item.ifRain.name
            )}{' '}
            <span lang="zh">{item.ifRain.zhName}</span>
          </p>
        )}
        <Faults faults={faults} />
        {note ?? <NoteText note={item.note} />}
        <div className={styles.tools}>
          <DriverCardButton place={place} />
          <MapLinksMenu place={place} />
          {actions}
        </div>
      </div>
    </article>
  );
}

function BookingLine({ item: { booking } }: { item: Visit }) {
  if (booking.required === 'not-needed') return null;
  return (
    <p className={styles.booking}>
      <b>{booking.required === 'required' ? words.bookAhead : words.betterBookedAhead}</b>
      <LocalText text={words.bookingFacts(booking)} />
    </p>
  );
}
