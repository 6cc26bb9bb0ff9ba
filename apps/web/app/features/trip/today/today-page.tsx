import { buttonClass } from '@yunyou/ui/button';
import { useEffect, useState } from 'react';
import { Navigate } from 'react-router';
import { createBrowserClient } from '../../../api/browser-client.ts';
import { useApiBase } from '../../../api/use-api.ts';
import { PageLink } from '../../../navigation/page-link.tsx';
import { formatDate } from '../../facts/format.ts';
import { EmptyState, PageHead } from '../../sections/section.tsx';
import { useChinaClock } from '../../visit/use-china-clock.ts';
import { loadDatedTrips } from './load-dated-trips.ts';
import * as words from './today-words.ts';
import { type DatedTrip, findNextTrip, findTripOn } from './trip-today.ts';

/** Opens the trip that is under way at its current day. Names the next trip when none is. */
export default function TodayPage() {
  const apiBase = useApiBase();
  const date = useChinaClock()?.date;
  const [trips, setTrips] = useState<readonly DatedTrip[]>();
  useEffect(() => {
    let isCurrent = true;
    void loadDatedTrips(createBrowserClient({ apiBase, isSilent: true })).then(
      (loaded) => isCurrent && setTrips(loaded),
    );
    return () => {
      isCurrent = false;
    };
  }, [apiBase]);
  if (!trips || date === undefined) return <PageHead title={words.today} lead={words.loading} />;
  const current = findTripOn(trips, date);
  if (current) return <Navigate to={`/trip/details?id=${current.id}`} replace />;
  return (
    <>
      <PageHead title={words.today} lead={words.description} />
      <NoTripToday next={findNextTrip(trips, date)} />
    </>
  );
}

function NoTripToday({ next }: { next: DatedTrip | undefined }) {
  return (
    <EmptyState
      title={words.noTripToday}
      text={next ? words.beginsOn(next.title, formatDate(next.firstDate)) : words.noneHint}
    >
      {next ? (
        <PageLink to={`/trip/details?id=${next.id}`} className={buttonClass()}>
          {words.openNext}
        </PageLink>
      ) : (
        <PageLink to="/trip" className={buttonClass()}>
          {words.planATrip}
        </PageLink>
      )}
      <PageLink to="/user?type=Trips" className={buttonClass('quiet')}>
        {words.allTrips}
      </PageLink>
    </EmptyState>
  );
}
