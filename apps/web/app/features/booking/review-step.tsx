import type { Money } from '@yunyou/contract/entities/base.schema';
import { Button } from '@yunyou/ui/button';
import { openLogin, useVisitor } from '../../session/session.ts';
import { formatDate, formatMoney } from '../facts/format.ts';
import type { Tour } from '../tours/tour-data.ts';
import { CancellationTerms } from '../tours/tour-terms.tsx';
import styles from './booking.module.css';
import type { BookingDraft } from './booking-draft.ts';
import * as words from './booking-words.ts';

interface ReviewStepProps {
  tour: Tour;
  date: string;
  draft: BookingDraft;
  total: Money;
  isBusy: boolean;
  onBook(): void;
}

/** Shows the whole order and the terms before it is sent. */
export function ReviewStep({ tour, date, draft, total, isBusy, onBook }: ReviewStepProps) {
  const visitor = useVisitor();
  return (
    <>
      <div className={styles.pair}>
        <div className={styles.part}>
          <h3>{words.travellersOn(formatDate(date))}</h3>
          <ul className={styles.list}>
            {draft.travellers.map(({ kind, name, passportNumber }) => (
              <li key={`${name}-${passportNumber}`}>
                {words.travellerLine(name, kind, passportNumber.toUpperCase())}
              </li>
            ))}
          </ul>
        </div>
        <div className={styles.part}>
          <h3>{words.guideReachesYou}</h3>
          <ul className={styles.list}>
            <li>{draft.contact.name}</li>
            <li>{draft.contact.email}</li>
            <li>{draft.contact.international}</li>
            {draft.contact.note && <li>{draft.contact.note}</li>}
          </ul>
        </div>
      </div>
      <div className={styles.part}>
        <h3>{words.ifYouCancel}</h3>
        <CancellationTerms steps={tour.cancellation} />
      </div>
      <p className={styles.soft}>{words.bookingNote}</p>
      <div className={styles.buttons}>
        {visitor ? (
          <Button disabled={isBusy} onClick={onBook}>
            {isBusy ? words.booking : words.bookNowFor(formatMoney(total))}
          </Button>
        ) : (
          <Button onClick={openLogin}>{words.signInToBook}</Button>
        )}
      </div>
    </>
  );
}
