import { buttonClass } from '@yunyou/ui/button';
import { PageLink } from '../../navigation/page-link.tsx';

/** Links from a spot or city page to the trip form with that place filled in. */
export function AddToTrip({
  spotId,
  cityId,
  tone = 'quiet',
}: {
  spotId?: string;
  cityId?: string;
  tone?: 'quiet' | 'onPicture';
}) {
  const query = new URLSearchParams({ ...(spotId && { must: spotId }), ...(cityId && { city: cityId }) });
  return (
    <PageLink to={`/trip?${query}`} className={buttonClass(tone)}>
      Add to a trip
    </PageLink>
  );
}
