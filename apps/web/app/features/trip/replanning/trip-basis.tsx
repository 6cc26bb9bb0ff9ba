import type { TripView } from '@yunyou/contract/trip/trip.schema';
import { isRemovable, withoutChip } from '@yunyou/domain/trip/brief/without-chip';
import { use } from 'react';
import { countOf } from '../../../plurals.ts';
import { LocalText } from '../../preferences/local-text.tsx';
import styles from './replanning.module.css';
import { ReplanContext } from './use-replan.ts';

/** What the trip was planned by: suggested cities, chips of the wish, and what was not used. */
export function TripBasis({ trip }: { trip: TripView }) {
  const suggested = trip.stays.filter(({ suggestedBecause }) => suggestedBecause !== undefined);
  if (!trip.basis && suggested.length === 0) return null;
  return (
    <section className={styles.basis} aria-labelledby="basis-title">
      <h2 id="basis-title" className={styles.basisTitle}>
        Planned by your wishes
      </h2>
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
      <p>Suggested, because {cities[0]?.suggestedBecause}</p>
      <ul className={styles.chips} aria-label="Suggested cities">
        {cities.map(({ cityId, cityName, nights }) => (
          <li key={cityId} className={styles.chip}>
            {cityName}, {countOf(nights, 'night')}
            {replanning && (
              <button
                type="button"
                className={styles.leaveOut}
                aria-label={`Leave out ${cityName} and plan again`}
                disabled={replanning.isBusy}
                onClick={() =>
                  replanning.replan({
                    label: `Without ${cityName}`,
                    change: { excludedCityIds: [...replanning.trip.brief.excludedCityIds, cityId] },
                  })
                }
              >
                Leave out
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
        <summary className={styles.summary}>Your wishes ({chips.length})</summary>
        <ul className={styles.chips} aria-label="Your wishes">
          {chips.map((chip) => (
            <li key={`${chip.field} ${chip.value ?? ''}`} className={styles.chip}>
              <LocalText text={chip.label} />
              {chip.certainty === 'assumed' && <span className={styles.assumed}>assumed</span>}
              {replanning && chip.certainty === 'said' && isRemovable(chip) && (
                <button
                  type="button"
                  className={styles.cross}
                  aria-label={`Remove ${chip.label} and plan again`}
                  disabled={replanning.isBusy}
                  onClick={() =>
                    replanning.replan({
                      label: `Without “${chip.label}”`,
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
        <ul className={styles.notes} aria-label="Notes on your wish">
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
