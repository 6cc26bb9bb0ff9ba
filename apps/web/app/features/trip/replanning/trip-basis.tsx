import type { TripView } from '@yunyou/contract/trip/trip.schema';
import { isRemovable, withoutChip } from '@yunyou/domain/trip/brief/without-chip';
import { use } from 'react';
import { LocalText } from '../../preferences/local-text.tsx';
import { nightCount } from '../view/trip-words.ts';
import styles from './replanning.module.css';
import * as words from './replanning-words.ts';
import { ReplanContext } from './use-replan.ts';

/** Shows the basis of the plan: suggested cities, chips of the wish, and unused parts of it. */
export function TripBasis({ trip }: { trip: TripView }) {
  const suggested = trip.stays.filter(({ suggestedBecause }) => suggestedBecause !== undefined);
  if (!trip.basis && suggested.length === 0) return null;
  return (
    <section className={styles.basis} aria-label={words.plannedByYourWishes}>
      {suggested.length > 0 && <h2 className={styles.basisTitle}>{words.plannedByYourWishes}</h2>}
      {suggested.length > 0 && <Suggestions stays={suggested} />}
      {trip.basis && <Chips basis={trip.basis} />}
    </section>
  );
}

function Suggestions({ stays }: { stays: TripView['stays'] }) {
  const replanning = use(ReplanContext);
  const cities = [...new Map(stays.map((stay) => [stay.cityId, stay])).values()];
  return (
    <div className={styles.suggestion}>
      <p>
        {words.suggestedBecause}
        {cities[0]?.suggestedBecause}
      </p>
      <ul className={styles.chips} aria-label={words.suggestedCities}>
        {cities.map(({ cityId, cityName, nights }) => (
          <li key={cityId} className={styles.chip}>
            {cityName}, {nightCount(nights)}
            {replanning && (
              <button
                type="button"
                className={styles.leaveOut}
                aria-label={words.leaveOutNamed(cityName)}
                disabled={replanning.isBusy}
                onClick={() =>
                  replanning.replan({
                    label: words.without(cityName),
                    change: { excludedCityIds: [...replanning.trip.brief.excludedCityIds, cityId] },
                  })
                }
              >
                {words.leaveOut}
              </button>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Chips({ basis: { chips, notes } }: { basis: NonNullable<TripView['basis']> }) {
  const replanning = use(ReplanContext);
  return (
    <>
      <details>
        <summary className={styles.summary}>
          {words.yourWishes} ({chips.length})
        </summary>
        <ul className={styles.chips} aria-label={words.yourWishes}>
          {chips.map((chip) => (
            <li key={`${chip.field} ${chip.value ?? ''}`} className={styles.chip}>
              <LocalText text={chip.label} />
              {chip.certainty === 'assumed' && <span className={styles.assumed}>{words.assumed}</span>}
              {replanning && chip.certainty === 'said' && isRemovable(chip) && (
                <button
                  type="button"
                  className={styles.cross}
                  aria-label={words.removeNamed(chip.label)}
                  disabled={replanning.isBusy}
                  onClick={() =>
                    replanning.replan({
                      label: words.without(`“${chip.label}”`),
                      brief: withoutChip(replanning.trip.brief, chip),
                    })
                  }
                >
                  ×
                </button>
              )}
            </li>
          ))}
        </ul>
      </details>
      {notes.length > 0 && (
        <ul className={styles.notes} aria-label={words.notesOnYourWish}>
          {notes.map((note) => (
            <li key={note}>
              <LocalText text={note} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
