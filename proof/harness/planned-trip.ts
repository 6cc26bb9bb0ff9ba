import { createCallSite } from './call-site.ts';
import { waitUntil } from './waiting.ts';

interface PlannedTrip {
  id: string;
  /** Path of the trip's detail, below the site's URL. */
  path: string;
  /** Headers of the trip's owner. */
  headers: Record<string, string>;
}

/** Ends the wait for a trip that is never planned; a busy machine needs minutes. */
const maxPlanningMs = 600_000;

/** Plans a week in two cities on a running site and returns when the plan is ready. */
export async function planTrip(siteUrl: string): Promise<PlannedTrip> {
  const create = createCallSite(() => siteUrl);
  const { data } = await create('POST /travel/create', {
    wish: "A week in Beijing and Xi'an in April for two",
  });
  const headers = { 'trip-key': data?.key ?? '' };
  const call = createCallSite(() => siteUrl, headers);
  const id = data?.id ?? '';
  const isPlanned = async () => (await call('GET /travel/syncResult', { id })).data?.status === 'ready';
  await waitUntil('the trip to be planned', isPlanned, { timeoutMs: maxPlanningMs });
  return { id, path: `/api/yunyou/travel/line/detail?id=${id}`, headers };
}
