import type { ApiClient } from '@yunyou/contract/client';
import { ApiFailure } from '@yunyou/contract/http-client';
import { listSavedTrips } from '../offline/saved-trips.ts';
import type { DatedTrip } from './trip-today.ts';

/**
 * Lists the planned trips of the visitor: from the server, and those that are saved on this device, which also open
 * without a network.
 */
export async function loadDatedTrips(api: ApiClient): Promise<readonly DatedTrip[]> {
  const [own, saved] = await Promise.all([listOwn(api), listSaved()]);
  const ids = new Set(own.map(({ id }) => id));
  return [...own, ...saved.filter(({ id }) => !ids.has(id))];
}

async function listOwn(api: ApiClient): Promise<readonly DatedTrip[]> {
  try {
    const { list } = await api('POST /travel/list', { state: 'current', pageSize: 100 });
    return list.filter(({ status, firstDate }) => status === 'ready' && firstDate !== '');
  } catch (error) {
    if (error instanceof ApiFailure) return []; // no network, or the session has expired
    throw error;
  }
}

async function listSaved(): Promise<readonly DatedTrip[]> {
  const saved = await listSavedTrips().catch(() => []); // blocked storage
  return saved.flatMap(({ id, view: { title, days } }) =>
    days[0] ? [{ id, title, firstDate: days[0].date, days: days.length }] : [],
  );
}
