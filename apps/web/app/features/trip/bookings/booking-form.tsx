import { type Booking, maxConfirmationLength } from '@yunyou/contract/trip/booking.schema';
import { readConfirmation } from '@yunyou/domain/booking/read-confirmation';
import { Button } from '@yunyou/ui/button';
import { type ChangeEvent, type FormEvent, useState } from 'react';
import { bookingKey, confirmationKey, findTyped, keepTyped, useTypedText } from '../typed-text.ts';
import { type BookingDraft, readStoredDrafts, toBooking, toDraft, writeDrafts } from './booking-draft.ts';
import { BookingFields } from './booking-fields.tsx';
import styles from './bookings.module.css';
import * as words from './bookings-words.ts';

interface BookingFormProps {
  tripId: string;
  /** The booking to change; absent for new ones. */
  initial: Booking | undefined;
  /** A text that was shared with the app; it is read immediately. */
  text: string | undefined;
  dates: readonly string[];
  cities: readonly { id: string; name: string }[];
  isBusy: boolean;
  onPreview: (bookings: readonly Booking[]) => void;
  onClose: () => void;
}

/** Bytes of a calendar file that are read: enough for the characters that the reader takes. */
const maxFileBytes = 4 * maxConfirmationLength;

/** Adds bookings by a pasted confirmation, a calendar file or the form. Texts and files are read in the browser. */
export default function BookingForm(props: BookingFormProps) {
  const { tripId, initial, dates, cities, isBusy, onPreview, onClose } = props;
  const { text, set: setText, forget } = useTypedText(confirmationKey(tripId), props.text);
  const [first] = useState(() => (props.text ? readDrafts(props.text, dates) : undefined));
  const [message, setMessage] = useState(first?.message ?? '');
  const formName = bookingKey(tripId, initial?.id);
  const [drafts, setDraftsHere] = useState<readonly BookingDraft[]>(() => {
    const stored = readStoredDrafts(findTyped(formName));
    return first?.drafts ?? (stored.length > 0 ? stored : [toDraft(initial ?? {})]);
  });
  const setDrafts = (next: readonly BookingDraft[]) => {
    setDraftsHere(next);
    keepTyped(formName, writeDrafts(next));
  };
  const forgetAll = () => {
    forget();
    keepTyped(formName, '');
  };
  const read = (given: string) => {
    const found = readDrafts(given, dates);
    if (found.drafts) setDrafts(found.drafts);
    setMessage(found.message);
  };
  const handleFile = (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0];
    if (!file) return;
    file
      .slice(0, maxFileBytes)
      .text()
      .then(read, () => setMessage(words.fileUnreadable));
  };
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const made = drafts.flatMap((draft) => toBooking(draft) ?? []);
    if (made.length !== drafts.length) return;
    forgetAll();
    onPreview(made);
  };
  const replace = (changed: BookingDraft) =>
    setDrafts(drafts.map((one) => (one.id === changed.id ? changed : one)));
  return (
    <div className={styles.editor}>
      {!initial && (
        <div className={styles.paste}>
          <label className={styles.label}>
            {words.pasteLabel}
            <textarea
              // The field opens after the visitor pressed Add a booking, so focus belongs here.
              autoFocus
              className={styles.text}
              rows={5}
              maxLength={maxConfirmationLength}
              value={text}
              onChange={(event) => setText(event.target.value)}
            />
          </label>
          <div className={styles.buttons}>
            <Button tone="quiet" disabled={text.trim() === ''} onClick={() => read(text)}>
              {words.readTheText}
            </Button>
            <label className={styles.label}>
              {words.chooseCalendarFileIcs}
              <input type="file" accept=".ics,text/calendar" onChange={handleFile} />
            </label>
          </div>
          <p role="status">{message}</p>
        </div>
      )}
      <form className={styles.editor} onSubmit={handleSubmit}>
        {drafts.map((draft) => (
          <BookingFields
            key={draft.id}
            draft={draft}
            cities={cities}
            onChange={replace}
            onRemove={drafts.length > 1 ? () => setDrafts(drafts.filter((one) => one !== draft)) : undefined}
          />
        ))}
        <p className={styles.note}>{words.bookingNote}</p>
        <div className={styles.buttons}>
          <Button type="submit" disabled={isBusy}>
            {isBusy ? words.oneMoment : words.previewWithTheseBookings}
          </Button>
          <Button
            tone="quiet"
            onClick={() => {
              forgetAll();
              onClose();
            }}
          >
            {words.close}
          </Button>
        </div>
      </form>
    </div>
  );
}

/** Reads the bookings of a text, with a message for the traveller. Without any, the fields stay as they are. */
function readDrafts(text: string, dates: readonly string[]): { drafts?: BookingDraft[]; message: string } {
  const [firstDate, lastDate] = [dates[0], dates.at(-1)];
  const span = firstDate !== undefined && lastDate !== undefined ? { firstDate, lastDate } : undefined;
  const found = readConfirmation(text, span);
  if (found.length === 0) return { message: words.nothingFound };
  return {
    drafts: found.map((one) => toDraft(one)),
    message: words.foundNote(found.length),
  };
}
