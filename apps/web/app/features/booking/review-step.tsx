import { Button } from '@yunyou/ui/button';
import { openLogin, useVisitor } from '../../session/session.ts';
import { formatDate } from '../facts/format.ts';
import type { Tour } from '../tours/tour-data.ts';
import { CancellationTerms } from '../tours/tour-terms.tsx';
import styles from './booking.module.css';
import type { BookingDraft } from './booking-draft.ts';

interface ReviewStepProps {
  tour: Tour;
  date: string;
  draft: BookingDraft;
  isBusy: boolean;
  onBook(): void;
}

/** Shows the whole order and the terms before it is sent. */
export function ReviewStep({ tour, date, draft, isBusy, onBook }: ReviewStepProps) {
  const visitor = useVisitor();
  return (
    <>
      <div className={styles.pair}>
        <div className={styles.part}>
          <h3>Travellers on {formatDate(date)}</h3>
          <ul className={styles.list}>
            {draft.travellers.map(({ kind, name, passportNumber }) => (
              <li key={`${name}-${passportNumber}`}>
                {name} ({kind}), passport {passportNumber.toUpperCase()}
              </li>
            ))}
          </ul>
        </div>
        <div className={styles.part}>
          <h3>Your guide reaches you at</h3>
          <ul className={styles.list}>
            <li>{draft.contact.name}</li>
            <li>{draft.contact.email}</li>
            <li>{draft.contact.international}</li>
            {draft.contact.note && <li>{draft.contact.note}</li>}
          </ul>
        </div>
      </div>
      <div className={styles.part}>
        <h3>If you cancel</h3>
        <CancellationTerms steps={tour.cancellation} />
      </div>
      <p className={styles.soft}>
        Your seats are held as soon as you book. Passport details are used for the tickets of this tour only.
      </p>
      <div className={styles.buttons}>
        {visitor ? (
          <Button disabled={isBusy} onClick={onBook}>
            {isBusy ? 'Booking' : 'Book now'}
          </Button>
        ) : (
          <Button onClick={openLogin}>Sign in to book</Button>
        )}
      </div>
    </>
  );
}
