import { capitalise } from '@yunyou/contract/capitalise';
import type { TripView } from '@yunyou/contract/trip/trip.schema';
import { priceClassNames } from '@yunyou/domain/money/typical-prices';
import { showToast } from '@yunyou/ui/toasts';
import { VisuallyHidden } from '@yunyou/ui/visually-hidden';
import { useState } from 'react';
import { PageLink } from '../../../../navigation/page-link.tsx';
import { formatDate } from '../../../facts/format.ts';
import { LocalText } from '../../../preferences/local-text.tsx';
import type { EditorStore } from '../../editor/editor-store.ts';
import { effectWords } from '../../editor/effect-words.ts';
import * as words from '../trip-words.ts';
import { formatFen } from '../trip-words.ts';
import styles from './summary.module.css';

type Stay = TripView['stays'][number];

/** Hotels of the trip, with others to choose from. The owner can switch to one of them. */
export function Stays({ stays, store }: { stays: readonly Stay[]; store: EditorStore | undefined }) {
  return (
    <section className={styles.part} aria-labelledby="stays-title">
      <h2 id="stays-title">{words.stays}</h2>
      <ol className={styles.checklist}>
        {stays.map((stay, stayIndex) => (
          <li key={`${stay.cityId}-${stay.firstDate}`} className={styles.entry}>
            <p className={styles.due}>
              {formatDate(stay.firstDate)} · {words.nightCount(stay.nights)}
            </p>
            <h3 className={styles.entryTitle}>
              {stay.cityName}{' '}
              <span lang="zh" className={styles.chinese}>
                {stay.cityZhName}
              </span>
            </h3>
            <p className={styles.text}>
              <StayName stay={stay} />
              {stay.reason}
            </p>
            <OtherHotels stay={stay} stayIndex={stayIndex} store={store} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function StayName({ stay: { hotel, district } }: { stay: Stay }) {
  if (hotel?.linkUrl) {
    return (
      <>
        <PageLink to={hotel.linkUrl}>{hotel.name}</PageLink>.{' '}
      </>
    );
  }
  const name = (hotel ?? district)?.name;
  return name ? `${name}. ` : null;
}

function OtherHotels({
  stay,
  stayIndex,
  store,
}: {
  stay: Stay;
  stayIndex: number;
  store: EditorStore | undefined;
}) {
  // The effects are computed only while they are shown.
  const [isOpen, setIsOpen] = useState(false);
  if (stay.alternatives.length === 0) return null;
  const choose = (hotelId: string, name: string) => {
    const refusal = store?.edit({ kind: 'hotel', stayIndex, hotelId });
    showToast(
      refusal
        ? { type: 'warning', message: refusal, duration: 6000 }
        : { type: 'success', message: words.hotelChosen(name) },
    );
  };
  return (
    <details className={styles.others} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>{words.otherHotelsHere}</summary>
      <ul className={styles.hotels}>
        {stay.alternatives.map(({ key, place, priceClass, area, nightFen }) => (
          <li key={key}>
            <p>
              {place.linkUrl ? <PageLink to={place.linkUrl}>{place.name}</PageLink> : place.name}{' '}
              <span lang="zh">{place.zhName}</span>
            </p>
            <p className={styles.note}>
              <LocalText
                text={[
                  capitalise(priceClassNames[priceClass] ?? ''),
                  area,
                  words.nightPrice(formatFen(nightFen)),
                  ...(store && isOpen
                    ? [effectWords(store, { kind: 'hotel', stayIndex, hotelId: key })]
                    : []),
                ].join(' · ')}
              />
            </p>
            {store && (
              <button type="button" className={styles.choose} onClick={() => choose(key, place.name)}>
                {words.stayHere} <VisuallyHidden>{words.atPlace(place.name)}</VisuallyHidden>
              </button>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}
