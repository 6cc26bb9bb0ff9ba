import { useId } from 'react';
import styles from './booking.module.css';
import type { FieldErrors } from './booking-checks.ts';
import type { BookingDraft } from './booking-draft.ts';
import * as words from './booking-words.ts';
import { Field } from './field.tsx';
import { PhoneField } from './phone-field.tsx';

/** Renders the step with the contact details of the visitor who books. */
export function ContactStep({
  draft,
  errors,
  onChange,
}: {
  draft: BookingDraft;
  errors: FieldErrors;
  onChange(draft: BookingDraft): void;
}) {
  const noteId = useId();
  const { contact } = draft;
  const set = (change: Partial<BookingDraft['contact']>) =>
    onChange({ ...draft, contact: { ...contact, ...change } });
  return (
    <div className={styles.part}>
      <div className={styles.fields}>
        <Field
          label={words.yourName}
          name="contact.name"
          value={contact.name}
          error={errors['contact.name']}
          autoComplete="name"
          maxLength={80}
          onChange={(name) => set({ name })}
        />
        <Field
          label={words.email}
          name="contact.email"
          type="email"
          note={words.emailNote}
          value={contact.email}
          error={errors['contact.email']}
          autoComplete="email"
          maxLength={200}
          onChange={(email) => set({ email })}
        />
        <PhoneField
          value={contact.phone}
          error={errors['contact.phone']}
          onChange={(phone, international) => set({ phone, international })}
        />
      </div>
      <div className={styles.wide}>
        <label htmlFor={noteId}>{words.noteLabel}</label>
        <textarea
          id={noteId}
          rows={3}
          maxLength={500}
          value={contact.note}
          onChange={(event) => set({ note: event.target.value })}
        />
      </div>
    </div>
  );
}
