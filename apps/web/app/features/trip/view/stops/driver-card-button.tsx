import type { TripPlace } from '@yunyou/contract/trip/trip.schema';
import { driverWordsFor } from '@yunyou/domain/places/driver-words';
import { useRef } from 'react';
import * as words from '../trip-words.ts';
import styles from './driver-card-button.module.css';

type CardPlace = Pick<TripPlace, 'name' | 'zhName' | 'zhAddress' | 'address' | 'pinyin'>;

/** Shows the place full screen in large Chinese characters, for a driver. */
export function DriverCardButton({
  place,
  className = styles.open,
}: {
  place: CardPlace;
  className?: string | undefined;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  if (!place.zhName) return null; // an own place without a Chinese name
  const { lang, ask } = driverWordsFor(place.zhAddress);
  return (
    <>
      <button
        type="button"
        className={className}
        aria-label={words.driverCardOf(place.name)}
        onClick={() => dialog.current?.showModal()}
      >
        {words.driverCard}
      </button>
      <dialog ref={dialog} className={styles.card} aria-label={words.driverCardTitle(place.name)}>
        <p className={styles.ask} lang={lang}>
          {ask}
        </p>
        <p className={styles.name} lang={lang}>
          {place.zhName}
        </p>
        {place.zhAddress && (
          <p className={styles.address} lang={lang}>
            {place.zhAddress}
          </p>
        )}
        {place.address && (
          <p className={styles.latin} lang="zh-Latn">
            {place.address}
          </p>
        )}
        <p className={styles.note}>
          {words.pleaseTakeMeTo(place.name)}
          {place.pinyin ? ` (${place.pinyin})` : ''}
        </p>
        <form method="dialog">
          <button type="submit" className={styles.close}>
            {words.close}
          </button>
        </form>
      </dialog>
    </>
  );
}
