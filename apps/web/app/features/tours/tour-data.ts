import type { ApiClient } from '@yunyou/contract/client';
import type { CallOutput } from '@yunyou/contract/endpoints';
import { chinaToday } from '../../api/page-data.ts';

/** Tour with the fields of its page. */
export type Tour = Extract<CallOutput<'GET /travel/line/detail'>, { kind: 'line' }>;

/** Loads the spots of the itinerary and the reviews of a tour. */
export async function loadTourPage(api: ApiClient, tour: Tour) {
  const [places, rating, reviews, sections] = await Promise.all([
    api('GET /travel/line/places', { id: tour.id }),
    api('POST /lineReviews/overview', { lineId: tour.id }),
    api('POST /lineReviews/selectInfo', { lineId: tour.id, pageSize: 5 }),
    api('GET /travel/line/detailType'),
  ]);
  return { tour, spots: places.list, rating, reviews, sections: sections.list, today: chinaToday() };
}

export type TourPageData = Awaited<ReturnType<typeof loadTourPage>>;
