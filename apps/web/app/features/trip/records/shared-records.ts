import type { ApiClient } from '@yunyou/contract/client';
import { ApiFailure } from '@yunyou/contract/http-client';
import { createRecordsStore, type RecordsStore } from './records-store.ts';
import { findSavedRecords, storeRecords } from './saved-records.ts';

/** Records of the trips on the open page: costs and preparations of one trip share them, so that there is one queue. */
const opened = new Map<string, { store: Promise<RecordsStore | undefined>; users: number }>();

interface OpenOptions {
  api: ApiClient;
  tripId: string;
  share: string | undefined;
}

/** Opens the records of a trip: from the server, or from this device when offline. Undefined where neither has them. */
export function openRecords(options: OpenOptions): Promise<RecordsStore | undefined> {
  const known = opened.get(options.tripId) ?? { store: open(options), users: 0 };
  known.users += 1;
  opened.set(options.tripId, known);
  return known.store;
}

/** Closes the records after the last part of the page that uses them. */
export function closeRecords(tripId: string): void {
  const known = opened.get(tripId);
  if (!known) return;
  known.users -= 1;
  if (known.users > 0) return;
  opened.delete(tripId);
  void known.store.then(
    (store) => store?.stop(),
    () => undefined, // the part that opened it has shown the failure
  );
}

async function open({ api, tripId, share }: OpenOptions): Promise<RecordsStore | undefined> {
  const saved = share === undefined ? await findSavedRecords(tripId) : undefined;
  const asked = { id: tripId, ...(share !== undefined && { share }) };
  const loaded = await api('GET /travel/records', asked).catch((error: unknown) => {
    if (error instanceof ApiFailure && error.code === 0) return undefined;
    throw error;
  });
  const now = loaded ?? saved?.now;
  if (!now) return undefined;
  return createRecordsStore({
    api,
    tripId,
    now,
    pending: saved?.pending ?? [],
    store: (records) => storeRecords(tripId, records),
  });
}
