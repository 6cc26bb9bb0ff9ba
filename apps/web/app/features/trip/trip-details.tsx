import { Button, buttonClass } from '@yunyou/ui/button';
import { useRevalidator } from 'react-router';
import { lazyPage } from '../../navigation/lazy-page.tsx';
import { PageLink } from '../../navigation/page-link.tsx';
import { askToSignIn } from '../../session/session.ts';
import { Page, PageHead } from '../sections/section.tsx';
import planning from './planning/planning.module.css';
import { NoPlan } from './replanning/nearest-plan.tsx';
import type { TripPageData } from './trip-details-data.ts';
import * as words from './trip-page-words.ts';

export const tripPage = lazyPage(() => import('./trip-page.tsx'));

/** Shows a trip by state: loading, planning, failed or ready. */
export function TripDetailsView({ id, trip, shareKey, isMissing }: TripPageData) {
  if (isMissing) return <SignInToOpen />;
  if (!trip) return <Loading />;
  if (trip.failure && trip.days.length === 0)
    return (
      <Page>
        <NoPlan trip={trip} />
      </Page>
    );
  if (trip.status === 'planning')
    return (
      <Page>
        <PageHead title={trip.title} lead={words.stillPlanning} />
        <PageLink to={`/trip/plan?id=${id}`} className={buttonClass()}>
          {words.watch}
        </PageLink>
      </Page>
    );
  return (
    <tripPage.Page
      key={`${trip.id} ${trip.version}`}
      trip={trip}
      shareKey={shareKey}
      fallback={<Loading />}
    />
  );
}

function Loading() {
  return (
    <Page>
      <PageHead title={words.yourTrip} lead={words.loading} />
      <div className={planning.skeleton} aria-hidden="true">
        <span />
        <span />
        <span />
      </div>
      <noscript>
        <p>{words.ownTripNeedsScript}</p>
      </noscript>
    </Page>
  );
}

/** Renders the page for a signed-out visitor who cannot open a trip. It does not reveal whether the trip exists. */
function SignInToOpen() {
  const { revalidate } = useRevalidator();
  const signIn = async () => {
    if (await askToSignIn()) await revalidate();
  };
  return (
    <Page>
      <PageHead title={words.signInToOpen} lead={words.signInToOpenNote} />
      <p className={planning.choices}>
        <Button onClick={() => void signIn()}>{words.signIn}</Button>
        <PageLink to="/trip" className={buttonClass('quiet')}>
          {words.planANewTrip}
        </PageLink>
      </p>
    </Page>
  );
}
