import { buttonClass } from '@yunyou/ui/button';
import { PageLink } from '../../navigation/page-link.tsx';

/** Links from the page of a place to the trip form with that spot or city filled in. */
export function AddToTrip({
  spotId,
  cityId,
  tone = 'quiet',
  label = 'Add to a trip',
}: {
  spotId?: string;
  cityId?: string;
  tone?: 'quiet' | 'onPicture';
  label?: string;
}) {
  const query = new URLSearchParams({ ...(spotId && { must: spotId }), ...(cityId && { city: cityId }) });
  return (
    <PageLink to={`/trip?${query}`} className={buttonClass(tone)}>
      {label}
    </PageLink>
  );
}
