import { buttonClass } from '@yunyou/ui/button';
import { PageLink } from '../../navigation/page-link.tsx';
import * as words from './action-words.ts';

/** Links from the page of a place to the trip form with that spot or city filled in. */
export function AddToTrip({
  spotId,
  cityId,
  label = words.addToTrip,
}: {
  spotId?: string;
  cityId?: string;
  label?: string;
}) {
  const query = new URLSearchParams({ ...(spotId && { must: spotId }), ...(cityId && { city: cityId }) });
  return (
    <PageLink to={`/trip?${query}`} className={buttonClass('quiet')}>
      {label}
    </PageLink>
  );
}
