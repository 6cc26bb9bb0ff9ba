import { useState } from 'react';
import { useApi } from '../../api/use-api.ts';
import { fetchReviews, type ReviewPage, type ReviewQuery, type ReviewTarget } from './review-target.ts';

/** Returns the shown reviews. Changing the filter reloads them, loading more appends the next page. */
export function useReviewList(target: ReviewTarget, firstPage: ReviewPage) {
  const api = useApi();
  const [query, setQuery] = useState<ReviewQuery>({ sort: 'newest', pageNum: 1 });
  const [shown, setShown] = useState(firstPage);
  const [isBusy, setIsBusy] = useState(false);

  const load = async (next: ReviewQuery) => {
    setQuery(next);
    setIsBusy(true);
    try {
      const page = await fetchReviews(api, target, next);
      setShown(next.pageNum === 1 ? page : { ...page, list: [...shown.list, ...page.list] });
    } catch {
      // The API client has shown a message; the shown reviews stay.
    } finally {
      setIsBusy(false);
    }
  };
  return {
    query,
    reviews: shown.list,
    total: shown.total,
    isBusy,
    filter: (change: Partial<ReviewQuery>) => void load({ ...query, ...change, pageNum: 1 }),
    showMore: () => void load({ ...query, pageNum: query.pageNum + 1 }),
  };
}
