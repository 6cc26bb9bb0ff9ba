import { type Group, priceGroup } from '@yunyou/domain/money/price';
import { countGroup } from '@yunyou/domain/orders/order-travellers';
import { Button } from '@yunyou/ui/button';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { Facts } from '../facts/facts.tsx';
import { formatDate, formatDays } from '../facts/format.ts';
import { usePhoneRules } from '../phone-input/use-phone-rules.ts';
import columns from '../sections/columns.module.css';
import { type BookingStep, bookingAddress } from '../tours/booking-address.ts';
import { GroupPriceTable } from '../tours/group-price.tsx';
import type { Tour } from '../tours/tour-data.ts';
import { groupWords } from '../tours/tour-words.ts';
import { useDepartures } from '../tours/use-departures.ts';
import styles from './booking.module.css';
import { checkContact, checkTravellers, type FieldErrors, isRight } from './booking-checks.ts';
import { useBookingDraft } from './booking-draft.ts';
import * as words from './booking-words.ts';
import { ConflictHelp } from './conflict-help.tsx';
import { ContactStep } from './contact-step.tsx';
import { ReviewStep } from './review-step.tsx';
import { StepBar } from './step-bar.tsx';
import { TravellersStep } from './travellers-step.tsx';
import { usePlaceOrder } from './use-place-order.ts';

interface BookingPageProps {
  tour: Tour;
  /** Date, group and step come from the URL. */
  date: string | undefined;
  group: Group;
  step: BookingStep;
  /** Today in China. */
  today: string;
}

const stepTitles: Record<BookingStep, string> = {
  travellers: words.dateAndTravellers,
  contact: words.contactTitle,
  review: words.reviewTitle,
};

export function BookingPage({ tour, date, group, step: wantedStep, today }: BookingPageProps) {
  const navigate = useNavigate();
  const { draft, save, forget } = useBookingDraft(tour.id, group);
  const { departures } = useDepartures(tour, today);
  usePhoneRules(); // loads them before the step that needs them
  const [errors, setErrors] = useState<FieldErrors>({});
  const booked = { date, groupSizeMax: tour.groupSizeMax, childAgeMax: tour.childAgeMax };
  const step = reachable(wantedStep, {
    travellers: isRight(checkTravellers(draft, booked)),
    contact: isRight(checkContact(draft)),
  });
  const handleErrors = (found: FieldErrors) => {
    setErrors(found);
    const isContact = Object.keys(found).every((path) => path.startsWith('contact.'));
    void navigate(addressOf(isContact ? 'contact' : 'travellers'));
  };
  const { place, isBusy, conflict: met } = usePlaceOrder({ save, forget, onErrors: handleErrors });
  const conflict = met?.date === date ? met : undefined;
  const form = useRef<HTMLFormElement>(null);
  const title = useFocusOnChange(step);

  const departure = departures.find((candidate) => candidate.date === date);
  const known = priceGroup(departure ?? tour, countGroup(draft.travellers));
  const price = conflict?.total ? { ...known, total: conflict.total } : known;
  const addressOf = (next: BookingStep, nextDate = date) =>
    bookingAddress(tour.id, { date: nextDate, group: countGroup(draft.travellers), step: next });

  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    const found = step === 'travellers' ? checkTravellers(draft, booked) : checkContact(draft);
    setErrors(found);
    if (isRight(found)) void navigate(addressOf(step === 'travellers' ? 'contact' : 'review'));
    else requestAnimationFrame(() => focusFirstError(form.current));
  };
  return (
    <>
      <StepBar step={step} linkTo={addressOf} />
      <div className={columns.columns}>
        <form ref={form} className={styles.form} noValidate onSubmit={handleSubmit}>
          <h2 ref={title} tabIndex={-1} className={styles.title}>
            {stepTitles[step]}
          </h2>
          {conflict && (
            <ConflictHelp
              key={conflict.message}
              conflict={conflict}
              linkTo={(other) => addressOf(step, other)}
            />
          )}
          {step === 'travellers' && (
            <TravellersStep
              tour={tour}
              date={date}
              departures={departures}
              draft={draft}
              errors={errors}
              linkTo={(other) => addressOf('travellers', other)}
              onChange={save}
            />
          )}
          {step === 'contact' && <ContactStep draft={draft} errors={errors} onChange={save} />}
          {step === 'review' && date && (
            <ReviewStep
              tour={tour}
              date={date}
              draft={draft}
              total={price.total}
              isBusy={isBusy}
              onBook={() => void place({ tour, date, draft, price })}
            />
          )}
          {step !== 'review' && (
            <div className={styles.buttons}>
              <Button type="submit">{words.continueLabel}</Button>
            </div>
          )}
        </form>
        <aside className={columns.aside}>
          <div className={`${columns.sticky} panel ${styles.aside}`}>
            <Facts
              facts={[
                { name: words.tour, value: tour.name },
                { name: words.departure, value: date ? formatDate(date) : words.notChosenYet },
                { name: words.length, value: formatDays({ min: tour.days, max: tour.days }) },
                { name: words.travellers, value: groupWords(countGroup(draft.travellers)) },
              ]}
            />
            <GroupPriceTable price={price} />
          </div>
        </aside>
      </div>
    </>
  );
}

/** Returns the wanted step, or the first incomplete step before it. */
function reachable(wanted: BookingStep, done: { travellers: boolean; contact: boolean }): BookingStep {
  if (wanted === 'travellers' || !done.travellers) return 'travellers';
  return wanted === 'contact' || !done.contact ? 'contact' : 'review';
}

/** Moves the focus to the title when the step changes, so that screen readers announce it. */
function useFocusOnChange(step: BookingStep) {
  const title = useRef<HTMLHeadingElement>(null);
  const before = useRef(step);
  useEffect(() => {
    if (before.current !== step) title.current?.focus();
    before.current = step;
  }, [step]);
  return title;
}

function focusFirstError(form: HTMLFormElement | null): void {
  const first = '[aria-invalid="true"], [data-error="true"] input, [aria-describedby="date-error"] a';
  form?.querySelector<HTMLElement>(first)?.focus();
}
