import type { TripDayView } from '@yunyou/contract/trip/trip.schema';
import type { TripBrief } from '@yunyou/contract/trip/trip-brief.schema';
import { tripEndMinutes } from '@yunyou/domain/trip/brief/trip-dates';
import { type FormEvent, use, useState } from 'react';
import { LocalText } from '../../preferences/local-text.tsx';
import { formatClock, readClock } from '../view/trip-words.ts';
import styles from './replanning.module.css';
import * as text from './replanning-words.ts';
import { ReplanContext, type Replanning } from './use-replan.ts';

/**
 * Renders the hours of arrival on the first day and of departure on the last, with those that were assumed marked as
 * such.
 */
export default function EndHours({ day }: { day: TripDayView }) {
  const replanning = use(ReplanContext);
  if (!replanning) return null;
  const { trip } = replanning;
  const isFirst = day.dayIndex === 0;
  const isLast = day.dayIndex === trip.days.length - 1;
  return (
    <>
      {isFirst && (
        <EndHour
          field="arrivalMinute"
          place={townOf(day, trip.brief, 'first') ?? placeOf(day, 'first')}
          replanning={replanning}
        />
      )}
      {isLast && (
        <EndHour
          field="departureMinute"
          place={townOf(day, trip.brief, 'last') ?? placeOf(day, 'last')}
          replanning={replanning}
        />
      )}
    </>
  );
}

/** Returns the middle of the city for a group that is in town already, or stays there. */
function townOf(
  { cities }: TripDayView,
  { startsInTown, endsInTown }: TripBrief,
  end: 'first' | 'last',
): string | undefined {
  const city = end === 'first' ? cities[0] : cities.at(-1);
  return (end === 'first' ? startsInTown : endsInTown) && city ? text.theCentreOf(city.name) : undefined;
}

/** Returns the airport or station at which the day starts or ends. */
function placeOf({ items }: TripDayView, end: 'first' | 'last'): string {
  const transfers = items.filter((item) => item.kind === 'transfer');
  const place = end === 'first' ? transfers[0]?.from : transfers.at(-1)?.to;
  return place?.kind === 'gateway' ? place.name : text.theAirport;
}

const words = {
  arrivalMinute: { verb: text.youLeave, by: 'at', label: text.arrivalAt },
  departureMinute: { verb: text.youAreAt, by: 'by', label: text.departureAt },
} as const;

interface EndHourProps {
  field: keyof typeof words;
  place: string;
  replanning: Replanning;
}

function EndHour({ field, place, replanning: { trip, replan, isBusy } }: EndHourProps) {
  const [isOpen, setIsOpen] = useState(false);
  const time = formatClock(tripEndMinutes(trip.brief)[field]);
  const { verb, by, label } = words[field];
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const value = new FormData(event.currentTarget).get('time');
    const minute = typeof value === 'string' ? readClock(value) : undefined;
    if (minute === undefined) return;
    replan({ label: `${label} ${formatClock(minute)}`, change: { [field]: minute } });
  };
  return (
    <div className={styles.hours}>
      <p>
        {verb} {place} {by}{' '}
        <b>
          <LocalText text={time} />
        </b>
        {trip.brief[field] === undefined && (
          <>
            {' '}
            <span className={styles.assumed}>{text.assumed}</span>
          </>
        )}
      </p>
      {isOpen ? (
        <form className={styles.hourForm} onSubmit={handleSubmit}>
          <input
            // The field replaces the button after the visitor pressed Change, so focus belongs here.
            autoFocus
            type="time"
            name="time"
            aria-label={`${verb} ${place} ${by}`}
            className={styles.time}
            defaultValue={time}
            required
          />
          <button type="submit" className={styles.remove} disabled={isBusy}>
            {text.planAgain}
          </button>
          <button type="button" className={styles.remove} onClick={() => setIsOpen(false)}>
            {text.cancel}
          </button>
        </form>
      ) : (
        <button
          type="button"
          className={styles.remove}
          aria-label={text.changeTheTime(verb, place, by, time)}
          onClick={() => setIsOpen(true)}
        >
          {text.change}
        </button>
      )}
    </div>
  );
}
