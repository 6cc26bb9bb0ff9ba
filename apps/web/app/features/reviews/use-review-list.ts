import { useState } from 'react';
import { useApi } from '../../api/use-api.ts';
import { fetchReviews, type ReviewPage, type ReviewTarget, type ReviewWish } from './review-target.ts';

/** The reviews on show; a change of filter asks anew, "more" adds the next page. */
export function useReviewList(target: ReviewTarget, firstPage: ReviewPage) {
  const api = useApi();
  const [wish, setWish] = useState<ReviewWish>({ sort: 'newest', pageNum: 1 });
  const [shown, setShown] = useState(firstPage);
  const [isBusy, setIsBusy] = useState(false);

  const ask = async (next: ReviewWish) => {
    setWish(next);
    setIsBusy(true);
    try {
      const page = await fetchReviews(api, target, next);
      setShown(next.pageNum === 1 ? page : { ...page, list: [...shown.list, ...page.list] });
    } catch {
      // The visitor has been told; what is shown stays.
    } finally {
      setIsBusy(false);
    }
  };
  return {
    wish,
    reviews: shown.list,
    total: shown.total,
    isBusy,
    filter: (change: Partial<ReviewWish>) => void ask({ ...wish, ...change, pageNum: 1 }),
    showMore: () => void ask({ ...wish, pageNum: wish.pageNum + 1 }),
  };
}
