import { buttonClass } from '@yunyou/ui/button';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { PageLink } from '../../../navigation/page-link.tsx';
import { EmptyState, PageHead } from '../../sections/section.tsx';
import { Day } from '../view/day/day.tsx';
import styles from './planning.module.css';
import * as words from './planning-words.ts';
import { usePlanning } from './use-planning.ts';

/** Renders the planning progress and the days planned so far. */
export function Planning({ id }: { id: string }) {
  const { state, isGone } = usePlanning(id);
  const navigate = useNavigate();
  const { state: historyState } = useLocation();
  // The page of the trip also shows why there is no plan.
  const isOver = state !== undefined && state.status !== 'planning';
  useEffect(() => {
    if (isOver) void navigate(`/trip/details?id=${id}`, { replace: true, state: historyState });
  }, [isOver, id, navigate, historyState]);
  if (isGone)
    return (
      <>
        <PageHead title={words.yourTrip} />
        <EmptyState title={words.notFound} text={words.notFoundNote}>
          <PageLink to="/trip" className={buttonClass()}>
            {words.createATrip}
          </PageLink>
        </EmptyState>
      </>
    );
  const percent = Math.round((state?.progress ?? 0) * 100);
  return (
    <>
      <PageHead title={state?.title || words.yourTrip} lead={words.planningLead} />
      <div className={styles.progress}>
        <progress max={100} value={percent} aria-label={words.plannedSoFar} />
        <p role="status">
          {state?.step || words.readingYourWishes} · {percent}%
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
      {isOver && (
        <PageLink to={`/trip/details?id=${id}`} className={buttonClass()}>
          {words.openTheTrip}
        </PageLink>
      )}
    </>
  );
}
