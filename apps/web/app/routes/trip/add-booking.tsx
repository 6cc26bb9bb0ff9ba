import { Button, buttonClass } from '@yunyou/ui/button';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import columns from '../../features/sections/columns.module.css';
import { EmptyState, Page, PageHead } from '../../features/sections/section.tsx';
import { toSharedState } from '../../features/trip/bookings/shared-state.ts';
import { useTrips } from '../../features/trip/list/use-trips.ts';
import { useIsHydrated } from '../../features/trip/use-is-hydrated.ts';
import { PageLink } from '../../navigation/page-link.tsx';
import { fromSharedAddress } from '../../offline/shared-text.ts';
import { useVisitor } from '../../session/session.ts';
import { currentTripKey } from '../../session/trip-key.ts';
import { pageMeta } from '../../site.ts';
import type { Route } from './+types/add-booking';
import styles from './add-booking.module.css';
import * as words from './trip-page-words.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({
    subject: words.addABooking,
    description: words.addBookingDescription,
    path: '/trip/add',
    matches,
    picture: 'page/trip',
    isIndexed: false,
  });

/** Takes a text that another app has shared with the installed app, and adds it to one of the visitor's trips. */
export default function AddBooking() {
  const isHydrated = useIsHydrated();
  return (
    <Page>
      <PageHead title={words.addABooking} lead={words.addBookingLead} />
      {isHydrated ? (
        <ChooseTrip />
      ) : (
        <noscript>
          <p>{words.thisPageNeedsJavascript}</p>
        </noscript>
      )}
    </Page>
  );
}

function ChooseTrip() {
  const visitor = useVisitor();
  const [text, setText] = useState(() => fromSharedAddress(location.hash));
  return (
    <div className={columns.columns}>
      <label className={styles.field}>
        {words.confirmation}
        <textarea
          rows={12}
          maxLength={20_000}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </label>
      <div className={styles.trips}>
        {visitor || currentTripKey() ? <OwnTrips text={text.trim()} /> : <NoTrips />}
      </div>
    </div>
  );
}

function OwnTrips({ text }: { text: string }) {
  const navigate = useNavigate();
  const { trips } = useTrips({ state: 'current', keyword: '' });
  if (!trips) return <p role="status">{words.loading}</p>;
  const ready = trips.filter(({ status }) => status === 'ready');
  if (ready.length === 0) return <NoTrips />;
  return (
    <>
      <h2>{words.yourTrips}</h2>
      <ul className={styles.list}>
        {ready.map(({ id, title }) => (
          <li key={id}>
            <Button
              tone="quiet"
              disabled={text === ''}
              onClick={() => void navigate(`/trip/details?id=${id}`, { state: toSharedState(text) })}
            >
              {words.addTo(title)}
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}

function NoTrips() {
  return (
    <EmptyState title={words.noTripsYet} text={words.noTripsHint}>
      <PageLink to="/trip" className={buttonClass()}>
        {words.planATrip}
      </PageLink>
    </EmptyState>
  );
}
