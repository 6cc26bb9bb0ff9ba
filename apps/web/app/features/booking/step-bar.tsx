import { PageLink } from '../../navigation/page-link.tsx';
import { type BookingStep, bookingSteps } from '../tours/booking-address.ts';
import * as words from './booking-words.ts';
import styles from './step-bar.module.css';

const stepNames: Record<BookingStep, string> = {
  travellers: words.dateAndTravellers,
  contact: words.contact,
  review: words.reviewAndBook,
};

/** Renders the three steps of a booking; completed ones are links. */
export function StepBar({ step, linkTo }: { step: BookingStep; linkTo(step: BookingStep): string }) {
  const position = bookingSteps.indexOf(step);
  return (
    <nav aria-label={words.bookingSteps}>
      <ol className={styles.steps}>
        {bookingSteps.map((name, index) => (
          <li key={name} className={styles.step} data-done={index < position}>
            {index < position ? (
              <PageLink to={linkTo(name)}>{stepNames[name]}</PageLink>
            ) : (
              <span aria-current={index === position ? 'step' : undefined}>{stepNames[name]}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
