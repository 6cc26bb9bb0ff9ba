import type { BookingKind } from '@yunyou/contract/trip/booking.schema';
import { currencies } from '@yunyou/domain/trip/brief/travel-choices';
import type { ReactNode } from 'react';
import fields from '../brief/fields.module.css';
import { type BookingDraft, isRide } from './booking-draft.ts';
import styles from './bookings.module.css';
import * as words from './bookings-words.ts';

export const kindNames: Readonly<Record<BookingKind, string>> = {
  flight: words.flight,
  train: words.train,
  hotel: words.hotel,
  restaurant: words.restaurant,
  show: words.show,
  tour: words.tourOrActivity,
};

export interface BookingFieldsProps {
  draft: BookingDraft;
  cities: readonly { id: string; name: string }[];
  onChange: (draft: BookingDraft) => void;
  /** Absent where it is the only one. */
  onRemove?: (() => void) | undefined;
}

type TextField = Exclude<keyof BookingDraft, 'id' | 'kind' | 'cityId' | 'currency'>;

/** Renders the fields of one booking that its kind has. */
export function BookingFields({ draft, cities, onChange, onRemove }: BookingFieldsProps) {
  const { kind } = draft;
  const field = (name: TextField, label: string, input: InputProps = {}) => (
    <Field label={label}>
      <input
        {...input}
        className={fields.control}
        value={draft[name]}
        autoComplete="off"
        onChange={(event) => onChange({ ...draft, [name]: event.target.value })}
      />
    </Field>
  );
  return (
    <fieldset className={styles.fields}>
      <legend className={styles.legend}>{draft.title || words.newBooking}</legend>
      <div className={fields.row}>
        <Field label={words.kind}>
          <select
            className={fields.control}
            value={kind}
            required
            onChange={(event) => onChange({ ...draft, kind: kindOf(event.target.value) })}
          >
            <option value="">{words.choose}</option>
            {Object.entries(kindNames).map(([id, name]) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </Field>
        {isRide(kind) && (
          <>
            {field('number', kind === 'flight' ? words.flightNumber : words.trainNumber, { maxLength: 12 })}
            {field('from', words.from, { required: true, maxLength: 80 })}
            {field('to', words.to, { required: true, maxLength: 80 })}
          </>
        )}
        {kind !== '' && !isRide(kind) && (
          <>
            {field('title', words.name, { required: true, maxLength: 120 })}
            <CityField draft={draft} cities={cities} onChange={onChange} />
          </>
        )}
      </div>
      <div className={fields.row}>
        {isRide(kind) && (
          <>
            {field('date', words.departureDate, { type: 'date', required: true })}
            {field('start', words.departure, { type: 'time', required: true })}
            {field('end', words.arrival, { type: 'time', required: true })}
            {field('endDate', words.arrivalDate, {
              type: 'date',
              min: draft.date,
              // An arrival earlier than the departure is on a later day.
              required: draft.end !== '' && draft.end < draft.start,
            })}
          </>
        )}
        {kind === 'hotel' && (
          <>
            {field('date', words.checkIn, { type: 'date', required: true })}
            {field('endDate', words.checkOut, { type: 'date', required: true, min: nextDay(draft.date) })}
          </>
        )}
        {kind !== '' && kind !== 'hotel' && !isRide(kind) && (
          <>
            {field('date', words.date, { type: 'date', required: true })}
            {field('start', words.starts, { type: 'time', required: true })}
            {field('end', words.endsIfKnown, { type: 'time' })}
          </>
        )}
      </div>
      {kind !== '' && (
        <div className={fields.row}>
          {!isRide(kind) && field('place', words.addressOrMeetingPoint, { maxLength: 160 })}
          {field('price', words.price, {
            type: 'number',
            min: 0,
            max: 9_999_999,
            step: 0.01,
            inputMode: 'decimal',
          })}
          <Field label={words.currency}>
            <select
              className={fields.control}
              value={draft.currency}
              onChange={(event) => onChange({ ...draft, currency: event.target.value })}
            >
              {Object.entries(currencies).map(([code, { name }]) => (
                <option key={code} value={code}>
                  {name}
                </option>
              ))}
            </select>
          </Field>
          {field('reference', words.bookingReference, { maxLength: 40 })}
          {field('note', words.noteSuchAsSeats, { maxLength: 300 })}
        </div>
      )}
      {onRemove && (
        <button type="button" className={styles.link} onClick={onRemove}>
          {words.leaveOutThisBooking}
        </button>
      )}
    </fieldset>
  );
}

type InputProps = React.ComponentProps<'input'>;

function Field({ label, children }: { label: string; children: ReactNode }) {
  return (
    <label className={fields.field}>
      {label}
      {children}
    </label>
  );
}

function CityField({ draft, cities, onChange }: BookingFieldsProps) {
  return (
    <Field label={words.city}>
      <select
        className={fields.control}
        value={draft.cityId}
        onChange={(event) => onChange({ ...draft, cityId: event.target.value })}
      >
        <option value="">{words.cityAsPlanned}</option>
        {cities.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </Field>
  );
}

function kindOf(value: string): BookingDraft['kind'] {
  return (Object.keys(kindNames) as BookingKind[]).find((kind) => kind === value) ?? ''; // the keys of the record
}

function nextDay(date: string): string | undefined {
  if (date === '') return undefined;
  return new Date(Date.parse(date) + 86_400_000).toISOString().slice(0, 10);
}
