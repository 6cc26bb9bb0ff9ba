import { capitalise } from '@yunyou/contract/capitalise';
import type { TripItemView, TripPlace } from '@yunyou/contract/trip/trip.schema';
import { formatYearMonth } from '@yunyou/domain/time/date-format';
import { describeArrivalDay, formatRideLength } from '@yunyou/domain/trip/description/ride-length';
import { PageLink } from '../../../../navigation/page-link.tsx';
import { LocalText } from '../../../preferences/local-text.tsx';
import { MapLinksMenu } from '../map/map-links.tsx';
import { NoteText } from '../note-text.tsx';
import * as labels from '../trip-words.ts';
import { formatFen, formatMinutes, formatShortDate, modeName } from '../trip-words.ts';
import { DriverCardButton } from './driver-card-button.tsx';
import { Faults, type StopExtras } from './faults.tsx';
import styles from './item.module.css';
import { StopTime } from './stop-time.tsx';

type Of<K extends TripItemView['kind']> = Extract<TripItemView, { kind: K }>;

export function MealStop({ item, actions, faults, note }: { item: Of<'meal'> } & StopExtras) {
  const { place } = item;
  const isNearby = place.kind === 'near-spot';
  return (
    <article className={styles.stop} data-quiet="" data-broken={faults?.length ? '' : undefined}>
      <StopTime start={item.startTime} end={item.endTime} />
      <div className={styles.words}>
        <h3 className={styles.name}>
          {capitalise(item.meal)}: {mealPreposition(place)}
          <PlaceName place={place} />{' '}
          {!isNearby && (
            <span lang="zh" className={styles.chinese}>
              {place.zhName}
            </span>
          )}
        </h3>
        <p className={styles.meta}>
          <LocalText
            text={[item.cuisine, labels.aboutForEveryone(formatFen(item.costFen)), ...item.dishes.slice(0, 3)]
              .filter((text) => text)
              .join(' · ')}
          />
        </p>
        <Faults faults={faults} />
        {note ?? <NoteText note={item.note} />}
        <div className={styles.tools}>
          {!isNearby && <DriverCardButton place={place} />}
          {!isNearby && <MapLinksMenu place={place} />}
          {actions}
        </div>
      </div>
    </article>
  );
}

function mealPreposition({ kind }: TripPlace): string {
  if (kind === 'near-spot') return 'near ';
  return kind === 'hotel' ? labels.atOrNear : '';
}

/** Renders the name of a place, as a link where it has a page. */
function PlaceName({ place }: { place: TripPlace }) {
  return place.linkUrl ? <PageLink to={place.linkUrl}>{place.name}</PageLink> : place.name;
}

export function RideStop({ item, actions, faults, note }: { item: Of<'ride'> } & StopExtras) {
  return (
    <article className={styles.stop} data-ride="" data-broken={faults?.length ? '' : undefined}>
      <StopTime start={item.startTime} end={item.endTime} endDay={describeArrivalDay(item)} />
      <div className={styles.words}>
        <h3 className={styles.name}>{labels.rideTitle(modeName(item.mode), item.from.name, item.to.name)}</h3>
        <p className={styles.meta}>
          <LocalText
            text={labels.rideFacts(
              formatRideLength(item, formatMinutes),
              formatFen(item.costFen),
              formatMinutes(item.boardMinutes),
            )}
          />
        </p>
        <ul className={styles.legs}>
          {item.legs.map((leg) => (
            <li key={leg.linkId}>
              {labels.legLine(leg.fromStop, leg.toStop, modeName(leg.mode).toLowerCase())}
              {leg.number ? ` ${leg.number}` : ''}
              {item.legs.length > 1 && labels.legMinutes(formatMinutes(leg.minutes))}
              {labels.legPerDay(leg.perDay)}
              {leg.timetable ? labels.legTimetable(formatYearMonth(leg.timetable)) : ''}. {leg.note}
            </li>
          ))}
        </ul>
        <p className={styles.reason}>
          {capitalise(item.reason)}
          {item.releaseDate && labels.saleNote(formatShortDate(item.releaseDate))}
        </p>
        <Faults faults={faults} />
        {note ?? <NoteText note={item.note} />}
        <div className={styles.tools}>
          <DriverCardButton place={item.from} />
          <MapLinksMenu place={item.from} />
          {actions}
        </div>
      </div>
    </article>
  );
}

export function NightStop({ item, actions, faults }: { item: Of<'night'> } & StopExtras) {
  const { place, registersForeignPassports } = item;
  const isHotel = place.kind === 'hotel';
  return (
    <article className={styles.stop} data-quiet="">
      <StopTime start={item.startTime} />
      <div className={styles.words}>
        <h3 className={styles.name}>
          <PlaceName place={place} />{' '}
          {isHotel && (
            <span lang="zh" className={styles.chinese}>
              {place.zhName}
            </span>
          )}
        </h3>
        <p className={styles.meta}>
          <LocalText
            text={[
              labels.nightPrice(formatFen(item.costFen)),
              registersForeignPassports === 'yes' && labels.acceptsPassports,
              registersForeignPassports === 'ask-first' && labels.askAboutPassports,
            ]
              .filter((text) => text)
              .join(' · ')}
          />
        </p>
        <Faults faults={faults} />
        <div className={styles.tools}>
          {isHotel && <DriverCardButton place={place} />}
          {isHotel && <MapLinksMenu place={place} />}
          {actions}
        </div>
      </div>
    </article>
  );
}
