import type { DayBooking } from '@yunyou/contract/trip/booking.schema';
import { listBookingFacts, nameBooking } from '@yunyou/domain/booking/bookings-in-day';
import * as text from '../trip-words.ts';
import styles from './item.module.css';
import { StopTime } from './stop-time.tsx';

/** Bookings of a day at their time, as entries of the list of its items. */
export function BookingBlocks({ bookings }: { bookings: readonly DayBooking[] | undefined }) {
  return bookings?.map((booking) => (
    <li key={`booking-${booking.id}`}>
      <article className={styles.stop} data-ride="">
        <StopTime start={booking.startTime} end={booking.endTime} />
        <div className={styles.words}>
          <h3 className={styles.name}>
            {nameBooking(booking)} <span className={styles.part}>{text.booked}</span>
          </h3>
          <p className={styles.meta}>{listBookingFacts(booking).join(' · ')}</p>
        </div>
      </article>
    </li>
  ));
}
