import type { TripFailure } from '@yunyou/contract/trip/trip.schema';
import { buttonClass } from '@yunyou/ui/button';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { PageLink } from '../../../navigation/page-link.tsx';
import { EmptyState, PageHead } from '../../sections/section.tsx';
import { Day } from '../view/day.tsx';
import styles from './planning.module.css';
import { usePlanning } from './use-planning.ts';

/** Planning progress and the days planned so far. */
export function Planning({ id }: { id: string }) {
  const { state, isGone } = usePlanning(id);
  const navigate = useNavigate();
  const isReady = state?.status === 'ready';
  useEffect(() => {
    if (isReady) void navigate(`/trip/details?id=${id}`, { replace: true });
  }, [isReady, id, navigate]);
  if (isGone)
    return (
      <>
        <PageHead title="Your trip" />
        <EmptyState
          title="This trip cannot be shown here"
          text="It may have been deleted, or it belongs to somebody else or to another browser."
        >
          <PageLink to="/trip" className={buttonClass()}>
            Create a trip
          </PageLink>
        </EmptyState>
      </>
    );
  if (state?.failure && state.status === 'failed') return <Failed id={id} failure={state.failure} />;
  const percent = Math.round((state?.progress ?? 0) * 100);
  return (
    <>
      <PageHead title={state?.title || 'Your trip'} lead="Days appear as soon as they hold together." />
      <div className={styles.progress}>
        <progress max={100} value={percent} aria-label="Planned so far" />
        <p role="status">
          {state?.step || 'Reading your wishes'} · {percent} %
        </p>
      </div>
      {state?.days.length ? (
        state.days.map((day) => <Day key={day.date} day={day} />)
      ) : (
        <div className={styles.skeleton} aria-hidden="true">
          <span />
          <span />
          <span />
        </div>
      )}
      {isReady && (
        <PageLink to={`/trip/details?id=${id}`} className={buttonClass()}>
          Open the trip
        </PageLink>
      )}
    </>
  );
}

interface FailureProps {
  id: string;
  failure: TripFailure;
}

/** Explains why there is no plan and what to change. */
export function Failed({ id, failure }: FailureProps) {
  return (
    <>
      <PageHead title="No plan is possible like this" lead={failure.reason} />
      {failure.conflicts.length > 0 && (
        <section className={styles.conflicts} aria-labelledby="conflicts-title">
          <h2 id="conflicts-title">
            {failure.conflicts.length === 1 ? 'What stands in the way' : 'Giving up one of these is enough'}
          </h2>
          <Conflicts conflicts={failure.conflicts} />
        </section>
      )}
      <PageLink to={`/trip?trip=${id}`} className={buttonClass()}>
        Change the wishes
      </PageLink>
    </>
  );
}

/** Says above a plan which wishes it misses and what to change. */
export function NearestPlan({ id, failure }: FailureProps) {
  return (
    <section className={styles.nearest} aria-labelledby="nearest-title">
      <h2 id="nearest-title">This is the nearest plan to your wishes</h2>
      <p>{failure.reason}</p>
      <Conflicts conflicts={failure.conflicts} />
      <PageLink to={`/trip?trip=${id}`} className={buttonClass()}>
        Change the wishes
      </PageLink>
    </section>
  );
}

function Conflicts({ conflicts }: Pick<TripFailure, 'conflicts'>) {
  return (
    <ul className={styles.list}>
      {conflicts.map(({ kind, text, change }) => (
        <li key={kind + text}>
          <b>{text}.</b> {change}
        </li>
      ))}
    </ul>
  );
}
