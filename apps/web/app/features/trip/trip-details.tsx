import { buttonClass } from '@yunyou/ui/button';
import { PageLink } from '../../navigation/page-link.tsx';
import { Page, PageHead } from '../sections/section.tsx';
import planning from './planning/planning.module.css';
import { NoPlan } from './replanning/nearest-plan.tsx';
import type { TripPageData } from './trip-details-data.ts';
import { TripPage } from './trip-page.tsx';

/** Shows a trip by state: loading, planning, failed or ready. */
export function TripDetailsView({ id, trip, shareKey }: TripPageData) {
  if (!trip)
    return (
      <Page>
        <PageHead title="Your trip" lead="Loading" />
        <div className={planning.skeleton} aria-hidden="true">
          <span />
          <span />
          <span />
        </div>
        <noscript>
          <p>A trip of your own opens in your browser and needs JavaScript.</p>
        </noscript>
      </Page>
    );
  if (trip.failure && trip.days.length === 0)
    return (
      <Page>
        <NoPlan trip={trip} />
      </Page>
    );
  if (trip.status === 'planning')
    return (
      <Page>
        <PageHead title={trip.title} lead="This trip is still being planned." />
        <PageLink to={`/trip/plan?id=${id}`} className={buttonClass()}>
          Watch it
        </PageLink>
      </Page>
    );
  return <TripPage key={`${trip.id} ${trip.version}`} trip={trip} shareKey={shareKey} />;
}
