import { PhoneInput } from '../phone-input/phone-input.tsx';
import * as words from './booking-words.ts';
import styles from './field.module.css';

/**
 * Renders the field of the phone number for the guide. Stores the text as typed, and the E.164 form once the number
 * is valid.
 */
export function PhoneField({
  value,
  error,
  onChange,
}: {
  value: string;
  error: string | undefined;
  onChange(value: string, international: string): void;
}) {
  return (
    <div className={styles.field} data-error={error !== undefined}>
      <PhoneInput
        label={words.phone}
        name="contact.phone"
        value={value}
        onChange={(written, check) => onChange(written, check?.valid ? (check.e164 ?? '') : '')}
      />
      <p className={error ? styles.error : styles.note}>{error ?? words.phoneNote}</p>
    </div>
  );
}
