import { buttonClass } from '@yunyou/ui/button';
import { useState } from 'react';
import { EmptyState } from '../../features/sections/section.tsx';
import fields from '../../features/trip/brief/fields.module.css';
import styles from '../../features/trip/list/trips-list.module.css';
import { TripsList } from '../../features/trip/list/trips-list.tsx';
import { type TripFilter, useTrips } from '../../features/trip/list/use-trips.ts';
import { PageLink } from '../../navigation/page-link.tsx';
import { sharedWords } from '../../site-words.ts';
import * as words from './user-words.ts';

const filters: readonly { id: TripFilter; name: string }[] = [
  { id: 'current', name: words.current },
  { id: 'archived', name: words.archived },
  { id: 'all', name: words.all },
];

/** Renders the trips of the visitor, filtered by state and name. */
export function TripsSection() {
  const [state, setState] = useState<TripFilter>('current');
  const [keyword, setKeyword] = useState('');
  const { trips, reload } = useTrips({ state, keyword });
  const isFiltered = keyword !== '' || state !== 'current';
  const isEmpty = trips?.length === 0 && !isFiltered;
  return (
    <>
      <div className={styles.filters}>
        <label className={fields.field}>
          {words.show}
          <select
            className={fields.control}
            value={state}
            onChange={(event) => {
              const chosen = filters.find(({ id }) => id === event.target.value);
              if (chosen) setState(chosen.id);
            }}
          >
            {filters.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
        {!isEmpty && (
          <label className={fields.field}>
            {words.find}
            <input
              type="search"
              className={fields.control}
              placeholder={words.titleOrCity}
              value={keyword}
              onChange={(event) => setKeyword(event.target.value)}
            />
          </label>
        )}
        {!isEmpty && <CreateTrip />}
      </div>
      {trips === undefined && <p role="status">{words.loading}</p>}
      {isEmpty && (
        <EmptyState title={words.noTripsYet} text={words.noTripsHint}>
          <CreateTrip />
        </EmptyState>
      )}
      {trips?.length === 0 && isFiltered && (
        <EmptyState title={words.noMatchingData} text={words.noTripMatches} />
      )}
      {trips && trips.length > 0 && <TripsList trips={trips} onChange={reload} />}
    </>
  );
}

const CreateTrip = () => (
  <PageLink to="/trip" className={buttonClass()}>
    {sharedWords.createTrip}
  </PageLink>
);
