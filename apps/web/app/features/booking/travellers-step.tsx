import { travellersMax } from '@yunyou/contract/orders/order-patterns';
import type { Group } from '@yunyou/domain/money/price';
import { countGroup } from '@yunyou/domain/orders/order-travellers';
import { DeparturesCalendar } from '../tours/departures-calendar.tsx';
import { GroupSteppers } from '../tours/group-steppers.tsx';
import type { Tour } from '../tours/tour-data.ts';
import type { ShownDeparture } from '../tours/use-departures.ts';
import styles from './booking.module.css';
import type { FieldErrors } from './booking-checks.ts';
import { type BookingDraft, type DraftTraveller, resize } from './booking-draft.ts';
import * as words from './booking-words.ts';
import { Field } from './field.tsx';

interface TravellersStepProps {
  tour: Tour;
  date: string | undefined;
  departures: readonly ShownDeparture[];
  draft: BookingDraft;
  errors: FieldErrors;
  linkTo(date: string): string;
  onChange(draft: BookingDraft): void;
}

/** Renders the step with the departure date and the travellers. */
export function TravellersStep({
  tour,
  date,
  departures,
  draft,
  errors,
  linkTo,
  onChange,
}: TravellersStepProps) {
  const change = (index: number, traveller: DraftTraveller) =>
    onChange({ ...draft, travellers: draft.travellers.with(index, traveller) });
  const handleGroup = (group: Group) => onChange({ ...draft, travellers: resize(draft.travellers, group) });
  return (
    <>
      <fieldset className={styles.part} aria-describedby={errors['date'] ? 'date-error' : undefined}>
        <legend className={styles.legend}>{words.dateOfDeparture}</legend>
        {errors['date'] && (
          <p id="date-error" className={styles.error}>
            {errors['date']}
          </p>
        )}
        <DeparturesCalendar
          departures={departures}
          chosen={date}
          seatsNeeded={draft.travellers.length}
          linkTo={linkTo}
        />
      </fieldset>
      <div className={styles.part}>
        <h3>{words.groupSize}</h3>
        {errors['travellers'] && <p className={styles.error}>{errors['travellers']}</p>}
        <div className={styles.steppers}>
          <GroupSteppers
            group={countGroup(draft.travellers)}
            most={Math.min(tour.groupSizeMax, travellersMax)}
            childAgeMax={tour.childAgeMax}
            onChange={handleGroup}
          />
        </div>
      </div>
      {draft.travellers.map((traveller, index) => (
        <TravellerFields
          // Travellers have no id; the position identifies them.
          key={index}
          number={index + 1}
          path={`travellers.${index}`}
          traveller={traveller}
          errors={errors}
          onChange={(next) => change(index, next)}
        />
      ))}
    </>
  );
}

interface TravellerFieldsProps {
  number: number;
  path: string;
  traveller: DraftTraveller;
  errors: FieldErrors;
  onChange(traveller: DraftTraveller): void;
}

function TravellerFields({ number, path, traveller, errors, onChange }: TravellerFieldsProps) {
  return (
    <fieldset className={styles.part}>
      <legend className={styles.legend}>
        {words.traveller(number)} <small>{traveller.kind}</small>
      </legend>
      <div className={styles.fields}>
        <Field
          label={words.nameAsInPassport}
          name={`${path}.name`}
          value={traveller.name}
          error={errors[`${path}.name`]}
          autoComplete={number === 1 ? 'name' : 'off'}
          maxLength={80}
          onChange={(name) => onChange({ ...traveller, name })}
        />
        <Field
          label={words.passportNumber}
          name={`${path}.passportNumber`}
          note={words.passportNote}
          value={traveller.passportNumber}
          error={errors[`${path}.passportNumber`]}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={20}
          onChange={(passportNumber) => onChange({ ...traveller, passportNumber })}
        />
        {traveller.kind === 'child' && (
          <Field
            label={words.dateOfBirth}
            name={`${path}.birthDate`}
            type="date"
            value={traveller.birthDate}
            error={errors[`${path}.birthDate`]}
            onChange={(birthDate) => onChange({ ...traveller, birthDate })}
          />
        )}
      </div>
    </fieldset>
  );
}
