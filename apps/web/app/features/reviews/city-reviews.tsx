import { useEffect, useState } from 'react';
import { createBrowserClient } from '../../api/browser-client.ts';
import { useApiBase } from '../../api/use-api.ts';
import { runWhenIdle } from '../../idle/idle-queue.ts';
import type { Rating } from './rating-line.tsx';
import { fetchRating, fetchReviews, type ReviewPage } from './review-target.ts';
import { Reviews } from './reviews.tsx';

interface CityReviewsProps {
  city: { id: string; name: string };
  rating: Rating;
  firstPage: ReviewPage;
}

/**
 * Renders the reviews of a city. Shows the rendered ones first and refreshes them, because the page may come from the
 * cache.
 */
export function CityReviews({ city: { id, name }, rating, firstPage }: CityReviewsProps) {
  const apiBase = useApiBase();
  const [shown, setShown] = useState({ rating, firstPage, isNewer: false });
  useEffect(() => {
    let isCurrent = true;
    const refresh = async () => {
      const api = createBrowserClient({ apiBase, isSilent: true });
      const target = { type: 'city', id, name } as const;
      const [latestRating, latest] = await Promise.all([
        fetchRating(api, target),
        fetchReviews(api, target, { sort: 'newest', pageNum: 1 }),
      ]);
      const isSame = JSON.stringify(latest.list) === JSON.stringify(firstPage.list);
      if (isCurrent && !isSame) setShown({ rating: latestRating, firstPage: latest, isNewer: true });
    };
    const cancel = runWhenIdle(() => void refresh().catch(() => undefined)); // the rendered reviews stay
    return () => {
      isCurrent = false;
      cancel();
    };
  }, [apiBase, id, name, firstPage]);
  return (
    <Reviews
      key={String(shown.isNewer)}
      target={{ type: 'city', id, name }}
      rating={shown.rating}
      firstPage={shown.firstPage}
    />
  );
}
