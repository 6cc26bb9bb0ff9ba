import { useEffect, useState } from 'react';
import { createBrowserClient } from '../../api/browser-client.ts';
import { useApiBase } from '../../api/use-api.ts';
import type { Rating } from './rating-line.tsx';
import { fetchRating, fetchReviews, type ReviewPage } from './review-target.ts';
import { Reviews } from './reviews.tsx';

/** What travellers say of a city; fetched once the page is there, for the page itself may be kept for long. */
export function CityReviews({ cityId, name }: { cityId: string; name: string }) {
  const apiBase = useApiBase();
  const [found, setFound] = useState<{ cityId: string; rating: Rating; firstPage: ReviewPage }>();
  useEffect(() => {
    let isWanted = true;
    const api = createBrowserClient({ apiBase, isSilent: true });
    const target = { type: 'city', id: cityId, name } as const;
    Promise.all([fetchRating(api, target), fetchReviews(api, target, { sort: 'newest', pageNum: 1 })]).then(
      ([rating, firstPage]) => {
        if (isWanted) setFound({ cityId, rating, firstPage });
      },
      () => undefined, // a page about a city is whole without reviews
    );
    return () => {
      isWanted = false;
    };
  }, [apiBase, cityId, name]);
  if (found?.cityId !== cityId) return null;
  return (
    <Reviews
      key={cityId}
      target={{ type: 'city', id: cityId, name }}
      rating={found.rating}
      firstPage={found.firstPage}
    />
  );
}
