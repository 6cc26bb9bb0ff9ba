import type { Booking } from '@yunyou/contract/trip/booking.schema';
import { Button } from '@yunyou/ui/button';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useLocation } from 'react-router';
import { LocalText } from '../../preferences/local-text.tsx';
import type { EditorStore } from '../editor/editor-store.ts';
import { useEditor } from '../editor/use-editor.ts';
import refineStyles from '../refine/refine.module.css';
import { bookingKey, confirmationKey, findTyped } from '../typed-text.ts';
import { formatClock, formatShortDate } from '../view/trip-words.ts';
import styles from './bookings.module.css';
import * as labels from './bookings-words.ts';
import { readSharedState } from './shared-state.ts';

const BookingForm = lazy(() => import('./booking-form.tsx'));

interface BookingsBoxProps {
  store: EditorStore;
  isBusy: boolean;
  /** Previews the trip with these bookings. */
  onAsk: (bookings: readonly Booking[]) => void;
  /** The preview, while there is one about bookings. */
  children: ReactNode;
}

/** Returns whether a confirmation or a new booking was typed and not sent. */
const hasUnsent = (tripId: string): boolean =>
  findTyped(confirmationKey(tripId)) !== undefined || findTyped(bookingKey(tripId)) !== undefined;

/** Renders the booked flights, trains, hotels and events of a trip. Every change is previewed before it is applied. */
export function BookingsBox({ store, isBusy, onAsk, children }: BookingsBoxProps) {
  const { view, draft } = useEditor(store);
  const bookings = draft.brief.bookings ?? [];
  const shared = readSharedState(useLocation().state);
  const [open, setOpen] = useState<{ booking?: Booking; text?: string } | undefined>(
    shared === undefined ? (hasUnsent(view.id) ? {} : undefined) : { text: shared },
  );
  const cities = [...new Map(view.stays.map(({ cityId, cityName }) => [cityId, cityName]))];
  const preview = (changed: readonly Booking[]) => {
    const ids = new Set(changed.map(({ id }) => id));
    onAsk([...bookings.filter(({ id }) => !ids.has(id)), ...changed]);
  };
  return (
    <section
      className={refineStyles.box}
      aria-labelledby="bookings-title"
      data-wide={open || children ? true : undefined}
      data-empty={bookings.length === 0 || undefined}
    >
      <h2 id="bookings-title" className={refineStyles.title}>
        {labels.bookings}
      </h2>
      {bookings.length === 0 && <p className={styles.note}>{labels.bookingsLead}</p>}
      <ul className={styles.list}>
        {bookings.toSorted(byTime).map((booking) => (
          <li key={booking.id} className={styles.booking}>
            <BookingWords booking={booking} />
            <span className={styles.buttons}>
              <button
                type="button"
                className={styles.link}
                aria-label={labels.editNamed(booking.title)}
                onClick={() => setOpen({ booking })}
              >
                {labels.edit}
              </button>
              <button
                type="button"
                className={styles.link}
                disabled={isBusy}
                aria-label={labels.removeNamed(booking.title)}
                onClick={() => onAsk(bookings.filter((one) => one !== booking))}
              >
                {labels.remove}
              </button>
            </span>
          </li>
        ))}
      </ul>
      {open ? (
        <Suspense fallback={<p role="status">{labels.loading}</p>}>
          <BookingForm
            key={open.booking?.id ?? `new ${bookings.length}`}
            tripId={view.id}
            initial={open.booking}
            text={open.text}
            dates={view.dates}
            cities={cities.map(([id, name]) => ({ id, name }))}
            isBusy={isBusy}
            onPreview={preview}
            onClose={() => setOpen(undefined)}
          />
        </Suspense>
      ) : (
        <div>
          <Button tone="quiet" onClick={() => setOpen({})}>
            {labels.addABooking}
          </Button>
        </div>
      )}
      {children}
    </section>
  );
}

function BookingWords({ booking }: { booking: Booking }) {
  const { title, from, to, place, reference } = booking;
  return (
    <span className={styles.words}>
      <b>{title}</b> <LocalText text={whenOf(booking)} />
      <span className={styles.facts}>
        {[
          from !== undefined && to !== undefined && labels.fromToPlace(from, to),
          place,
          reference && labels.referenceOf(reference),
        ]
          .filter((text) => text)
          .join(' · ')}
      </span>
    </span>
  );
}

function whenOf({ kind, date, endDate, startMinute, endMinute }: Booking): string {
  if (kind === 'hotel') return labels.fromToDate(formatShortDate(date), formatShortDate(endDate ?? date));
  const start = startMinute === undefined ? '' : `, ${formatClock(startMinute)}`;
  const day = endDate === undefined ? '' : labels.onDate(formatShortDate(endDate));
  const end = endMinute === undefined ? '' : labels.untilTime(formatClock(endMinute), day);
  return `${formatShortDate(date)}${start}${end}`;
}

function byTime(a: Booking, b: Booking): number {
  return a.date.localeCompare(b.date) || (a.startMinute ?? 0) - (b.startMinute ?? 0);
}
