import { PhoneInput } from '../phone-input/phone-input.tsx';
import styles from './field.module.css';

/** The number our guide calls: as it is written, and in its international form once it is a number that can exist. */
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
        label="Telephone"
        name="contact.phone"
        value={value}
        onChange={(written, check) => onChange(written, check?.valid ? (check.e164 ?? '') : '')}
      />
      <p className={error ? styles.error : styles.note}>{error ?? 'Our guide calls or writes there'}</p>
    </div>
  );
}
