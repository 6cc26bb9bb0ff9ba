import { removeOldTravellerSecrets } from '@yunyou/database/orders/traveller-secret.queries';
import { chinaNow } from '@yunyou/domain/time/china-time';
import type { Services } from '../../handler.ts';

const dayMs = 86_400_000;

/** Deletes passport numbers and birth dates `PASSPORT_DAYS` after the tour, or after the order was cancelled. */
export async function removeOldPassports({
  db,
  now,
  settings,
}: Pick<Services, 'db' | 'now' | 'settings'>): Promise<number> {
  const closedBefore = new Date(now().getTime() - settings.PASSPORT_DAYS * dayMs);
  return removeOldTravellerSecrets(db, { lastDayBefore: chinaNow(closedBefore).date, closedBefore });
}
