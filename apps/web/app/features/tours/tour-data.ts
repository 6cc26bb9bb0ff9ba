import type { ApiClient } from '@yunyou/contract/client';
import type { CallOutput } from '@yunyou/contract/endpoints';
import { chinaNow } from '@yunyou/domain/time/china-time';

/** A tour as its page shows it. */
export type Tour = Extract<CallOutput<'GET /travel/line/detail'>, { kind: 'line' }>;

/** The date in China, as the server sees it: the same for the page and the browser that takes it over. */
export const chinaToday = (): string => chinaNow(new Date()).date;

/** What a tour's page shows beside the tour itself: the sights on its way and what travellers say. */
export async function loadTourPage(api: ApiClient, tour: Tour) {
  const [places, rating, reviews] = await Promise.all([
    api('GET /travel/line/places', { id: tour.id }),
    api('POST /lineReviews/overview', { lineId: tour.id }),
    api('POST /lineReviews/selectInfo', { lineId: tour.id, pageSize: 5 }),
  ]);
  return { tour, spots: places.list, rating, reviews, today: chinaToday() };
}

export type TourPageData = Awaited<ReturnType<typeof loadTourPage>>;
