import { type StoredRates, storedRates } from '@yunyou/contract/admin/admin-rules.endpoints';
import type { Db } from '@yunyou/database/database';
import { findAppState } from '@yunyou/database/system/app-state.queries';
import { type ExchangeRates, exchangeRates } from '@yunyou/domain/money/money';
import { chooseRates } from '@yunyou/domain/money/rate-source';

export const ratesKey = 'exchange-rates';

/** Returns the rates that replace the shipped ones; undefined when there are none. */
export async function findStoredRates(db: Db): Promise<StoredRates | undefined> {
  return storedRates.safeParse(await findAppState(db, ratesKey)).data;
}

/** Returns the rates that the site converts with. */
export async function readRates(db: Db): Promise<ExchangeRates> {
  return chooseRates(await findStoredRates(db), exchangeRates);
}
