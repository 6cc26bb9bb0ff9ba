import type { TripView } from '@yunyou/contract/trip/trip.schema';
import { Button, buttonClass } from '@yunyou/ui/button';
import { use } from 'react';
import { PageLink } from '../../../navigation/page-link.tsx';
import { LocalText } from '../../preferences/local-text.tsx';
import { PageHead } from '../../sections/section.tsx';
import styles from './replanning.module.css';
import * as words from './replanning-words.ts';
import { ReplanContext, useReplan } from './use-replan.ts';

/** Renders the buttons that change the brief and plan again, for the owner. */
function OfferedChanges({ trip }: { trip: TripView }) {
  const replanning = use(ReplanContext);
  const { failure, id } = trip;
  if (!replanning || !failure) return null;
  const { isBusy, replan } = replanning;
  return (
    <div className={styles.offers}>
      {failure.changes.map((change) => (
        <Button key={change.label} disabled={isBusy} onClick={() => replan(change)}>
          {change.label}
        </Button>
      ))}
      <PageLink to={`/trip?trip=${id}`} className={buttonClass('quiet')}>
        {words.changeWishes}
      </PageLink>
    </div>
  );
}

/** Shows above a plan which wishes it misses and why, and offers changes. */
export function NearestPlan({ trip }: { trip: TripView }) {
  const { failure, status, problems } = trip;
  if (!failure) return null;
  // A change without any plan leaves the plan before it in place.
  const isEarlierPlan = status === 'failed';
  return (
    <section className={styles.nearest} aria-labelledby="nearest-title">
      <h2 id="nearest-title">{isEarlierPlan ? words.earlierPlan : words.nearestPlan}</h2>
      {!isEarlierPlan && problems.length > 0 && (
        <p className={styles.missed}>
          <LocalText text={problems.join(' ')} />
        </p>
      )}
      <p>
        <LocalText text={failure.reason} />
      </p>
      <OfferedChanges trip={trip} />
    </section>
  );
}

/** Renders the page of a trip without any plan: why, and what to change. */
export function NoPlan({ trip }: { trip: TripView }) {
  const replanning = useReplan(trip, undefined);
  return (
    <ReplanContext value={trip.access === 'owner' ? replanning : undefined}>
      <PageHead title={words.noPlan} lead={trip.failure?.reason ?? ''} />
      <OfferedChanges trip={trip} />
    </ReplanContext>
  );
}
