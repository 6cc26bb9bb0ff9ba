import type { TripEnds } from '@yunyou/contract/trip/trip-command.schema';
import { endHours } from '../brief/brief-words.ts';
import fields from '../brief/fields.module.css';
import type { EndPlace } from '../brief/where-slot.tsx';
import { formatClock, readClock } from '../view/trip-words.ts';
import * as words from './refine-words.ts';
import { withoutGaps } from './trip-ends.ts';

interface EndsFieldsProps {
  ends: TripEnds;
  places: readonly EndPlace[];
  onChange: (ends: TripEnds) => void;
}

const cityFields = [
  { city: 'entryCityId', hour: 'arrivalMinute', label: words.arriveIn, hourLabel: endHours.arrival },
  { city: 'exitCityId', hour: 'departureMinute', label: words.leaveFrom, hourLabel: endHours.departure },
] as const;

/** Renders the first day, and city and hour of arrival and departure. */
export function EndsFields({ ends, places, onChange }: EndsFieldsProps) {
  const options = places.toSorted((a, b) => a.name.localeCompare(b.name, 'en'));
  const change = (patch: { [K in keyof TripEnds]?: TripEnds[K] | undefined }) =>
    onChange(withoutGaps({ ...ends, ...patch }));
  return (
    <div className={fields.row}>
      <label className={fields.field}>
        {words.firstDay}
        <input
          type="date"
          className={fields.control}
          value={ends.firstDate ?? ''}
          onChange={(event) => {
            if (event.target.value) change({ firstDate: event.target.value });
          }}
        />
      </label>
      {cityFields.map(({ city, hour, label, hourLabel }) => (
        <span key={city} className={fields.row}>
          <label className={fields.field}>
            {label}
            <select
              className={fields.control}
              value={ends[city] ?? ''}
              onChange={(event) => change({ [city]: event.target.value || undefined })}
            >
              <option value="">{words.anyCity}</option>
              {options.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          </label>
          <label className={fields.field}>
            {hourLabel}
            <input
              type="time"
              className={fields.control}
              value={ends[hour] === undefined ? '' : formatClock(ends[hour])}
              onChange={(event) => change({ [hour]: readClock(event.target.value) })}
            />
          </label>
        </span>
      ))}
    </div>
  );
}
