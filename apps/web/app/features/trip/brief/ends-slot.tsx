import { capitalise } from '@yunyou/contract/capitalise';
import { LocalText } from '../../preferences/local-text.tsx';
import { formatClock, readClock } from '../view/trip-words.ts';
import type { BriefPatch } from './brief-state.ts';
import * as labels from './brief-words.ts';
import { endHours } from './brief-words.ts';
import { countryName, listCountries } from './countries.ts';
import styles from './fields.module.css';
import { Slot } from './slot.tsx';
import { type EndPlace, nameOf } from './where-slot.tsx';

interface EndsSlotProps {
  places: readonly EndPlace[];
  entryCityId: string | undefined;
  exitCityId: string | undefined;
  arrivalMinute: number | undefined;
  departureMinute: number | undefined;
  onChange: (patch: BriefPatch) => void;
}

const hourFields = [
  { field: 'arrivalMinute', label: endHours.arrival },
  { field: 'departureMinute', label: endHours.departure },
] as const;

/** Renders the arrival and departure: city and time. */
export function EndsSlot({ places, entryCityId, exitCityId, onChange, ...minutes }: EndsSlotProps) {
  const { arrivalMinute, departureMinute } = minutes;
  const words = [
    describeEnd('landing', entryCityId && labels.landsIn(nameOf(places, entryCityId)), arrivalMinute),
    describeEnd('leaving', exitCityId && labels.leavesFrom(nameOf(places, exitCityId)), departureMinute),
  ].filter((text) => text);
  const options = places.toSorted((a, b) => a.name.localeCompare(b.name, 'en'));
  return (
    <Slot
      name="Arrive and leave"
      value={words.length > 0 ? capitalise(words.join(', ')) : undefined}
      unset={labels.whereverSuitsTheRoute}
    >
      <div className={styles.row}>
        {(['entryCityId', 'exitCityId'] as const).map((field) => (
          <label key={field} className={styles.field}>
            {field === 'entryCityId' ? labels.landIn : labels.leaveFrom}
            <select
              className={styles.control}
              value={(field === 'entryCityId' ? entryCityId : exitCityId) ?? ''}
              onChange={(event) => onChange({ [field]: event.target.value || undefined })}
            >
              <option value="">{labels.anyCity}</option>
              {options.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          </label>
        ))}
      </div>
      <div className={styles.row}>
        {hourFields.map(({ field, label }) => (
          <label key={field} className={styles.field}>
            {label}
            <input
              type="time"
              className={styles.control}
              value={minutes[field] === undefined ? '' : formatClock(minutes[field])}
              onChange={(event) => onChange({ [field]: readClock(event.target.value) })}
            />
          </label>
        ))}
      </div>
      <p className={styles.note}>
        <LocalText text={labels.hoursNote} />
      </p>
    </Slot>
  );
}

function describeEnd(
  verb: string,
  place: string | undefined,
  minute: number | undefined,
): string | undefined {
  if (!place && minute === undefined) return undefined;
  return [verb, place, minute === undefined ? undefined : labels.atHour(formatClock(minute))]
    .filter((text) => text)
    .join(' ');
}

interface PassportSlotProps {
  nationality: string | undefined;
  comesFrom: string | undefined;
  goesOnTo: string | undefined;
  /** Country names come from the browser, so they render after hydration. */
  isHydrated: boolean;
  onChange: (patch: BriefPatch) => void;
}

const passportFields = [
  { field: 'nationality', label: labels.passportOf, unset: labels.notSet },
  { field: 'comesFrom', label: labels.comingFrom, unset: labels.notSet },
  { field: 'goesOnTo', label: labels.goingOnTo, unset: labels.notSet },
] as const;

/** Renders the fields for the visa rules. */
export function PassportSlot({ isHydrated, onChange, ...codes }: PassportSlotProps) {
  const { nationality } = codes;
  return (
    <Slot
      name="Passport"
      value={nationality && isHydrated ? countryName(nationality) : nationality}
      unset={labels.visaHint}
    >
      <div className={styles.row}>
        {passportFields.map(({ field, label, unset }) => (
          <label key={field} className={styles.field}>
            {label}
            <select
              className={styles.control}
              value={codes[field] ?? ''}
              onChange={(event) => onChange({ [field]: event.target.value || undefined })}
            >
              <option value="">{unset}</option>
              {isHydrated &&
                listCountries().map(({ code, name }) => (
                  <option key={code} value={code}>
                    {name}
                  </option>
                ))}
            </select>
          </label>
        ))}
      </div>
      <p className={styles.note}>{labels.transitNote}</p>
    </Slot>
  );
}
