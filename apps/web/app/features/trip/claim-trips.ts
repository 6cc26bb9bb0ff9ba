import { showToast } from '@yunyou/ui/toasts';
import { createBrowserClient } from '../../api/browser-client.ts';
import { removeTripKey } from '../../session/trip-key.ts';
import * as words from './trip-page-words.ts';

/** Assigns trips that were planned in this browser before signing in to the account. */
export async function claimTrips(apiBase: string): Promise<void> {
  const api = createBrowserClient({ apiBase, isSilent: true });
  const { ids } = await api('POST /travel/claim');
  removeTripKey();
  if (ids.length > 0) showToast({ type: 'success', message: words.tripsClaimed });
}
