import type { TripItemView } from '@yunyou/contract/trip/trip.schema';
import { PageLink } from '../../../navigation/page-link.tsx';
import { Picture } from '../../../pictures/picture.tsx';
import { LocalText } from '../../preferences/local-text.tsx';
import { DriverCardButton } from './driver-card-button.tsx';
import { Faults, type StopExtras } from './faults.tsx';
import styles from './item.module.css';
import { MapLinksMenu } from './map-links.tsx';
import { NoteText } from './note-text.tsx';
import { StopTime } from './stop-time.tsx';
import { formatFen, formatMinutes, formatShortDate, sentence } from './trip-words.ts';

type Visit = Extract<TripItemView, { kind: 'visit' }>;

/** A visit: time, duration, price, opening hours and reason. */
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
          {item.part && (
            <span className={styles.part}>
              {' '}
              part {item.part.number} of {item.part.of}
            </span>
          )}
        </h3>
        <p className={styles.meta}>
          <LocalText text={visitFacts(item).join(' · ')} />
        </p>
        <p className={styles.reason}>
          {item.locked && <span className={styles.lock}>Fixed. </span>}
          <LocalText text={`${item.summary} ${sentence(item.reason)}`} />
        </p>
        {(item.variant || item.lunchInside) && (
          <p className={styles.reason}>
            {item.variant && <b>{item.variant.name}.</b>} {item.variant?.note}{' '}
            {item.lunchInside && 'Have lunch inside.'}
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
            If it rains:{' '}
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

function visitFacts({ startMinute, endMinute, costFen, free, hours }: Visit): string[] {
  const open = hours.map(({ open, close, lastEntry }) => {
    if (open === close || (open === '00:00' && close === '24:00')) return 'at any hour';
    return lastEntry === close ? `${open} to ${close}` : `${open} to ${close}, last entry ${lastEntry}`;
  });
  return [
    formatMinutes(endMinute - startMinute),
    free ? 'free' : `${formatFen(costFen)} for everyone`,
    ...(open.length > 0 ? [`open ${open.join(' and ')}`] : []),
  ];
}

function BookingLine({ item: { booking } }: { item: Visit }) {
  if (booking.required === 'not-needed') return null;
  const words = booking.required === 'required' ? 'Book ahead' : 'Better booked ahead';
  return (
    <p className={styles.booking}>
      <b>{words}</b>
      <LocalText
        text={[
          booking.releaseDate && `, on sale from ${formatShortDate(booking.releaseDate)}`,
          booking.releaseTime && ` at ${booking.releaseTime}`,
          booking.passport && !/passport/i.test(booking.note ?? '') && ', with your passport',
          booking.note && `. ${booking.note}`,
        ]
          .filter(Boolean)
          .join('')}
      />
    </p>
  );
}
