import { buttonClass } from '@yunyou/ui/button';
import { EmptyState } from '../../features/sections/section.tsx';
import { PageLink } from '../../navigation/page-link.tsx';

/** The visitor's trips. */
export function TripsSection() {
  return (
    <EmptyState
      title="No trips yet"
      text="Say in a sentence where you would like to go, and get a plan by the day that you can change."
    >
      <PageLink to="/trip" className={buttonClass()}>
        Create My Trip By AI
      </PageLink>
    </EmptyState>
  );
}
