import { Field } from './field.tsx';

/** The number our guide calls. */
export function PhoneField({
  value,
  error,
  onChange,
}: {
  value: string;
  error: string | undefined;
  onChange(value: string): void;
}) {
  return (
    <Field
      label="Telephone"
      name="contact.phone"
      type="tel"
      note="With the country code: our guide calls or writes there"
      value={value}
      error={error}
      autoComplete="tel"
      maxLength={25}
      placeholder="Enter a phone number"
      onChange={onChange}
    />
  );
}
