import type { TripPlace } from '@yunyou/contract/trip/trip.schema';
import { useRef } from 'react';
import styles from './driver-card-button.module.css';

/** Shows the place full screen in large Chinese characters, for a driver. */
export function DriverCardButton({ place }: { place: TripPlace }) {
  const dialog = useRef<HTMLDialogElement>(null);
  if (!place.zhName) return null; // an own place without a Chinese name
  return (
    <>
      <button
        type="button"
        className={styles.open}
        aria-label={`Driver card: ${place.name}`}
        onClick={() => dialog.current?.showModal()}
      >
        Driver card
      </button>
      <dialog ref={dialog} className={styles.card} aria-label={`Card to show a driver: ${place.name}`}>
        <p className={styles.ask} lang="zh">
          请带我去
        </p>
        <p className={styles.name} lang="zh">
          {place.zhName}
        </p>
        {place.zhAddress && (
          <p className={styles.address} lang="zh">
            {place.zhAddress}
          </p>
        )}
        <p className={styles.note}>
          Please take me to {place.name}
          {place.pinyin ? ` (${place.pinyin})` : ''}
        </p>
        <form method="dialog">
          <button type="submit" className={styles.close}>
            Close
          </button>
        </form>
      </dialog>
    </>
  );
}
