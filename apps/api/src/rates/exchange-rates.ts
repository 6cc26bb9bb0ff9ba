import { type RateTable, type StoredRates, storedRates } from '@yunyou/contract/admin/admin-rules.endpoints';
import { recordCatalogueChange } from '@yunyou/database/catalogue/catalogue-change.queries';
import type { Db } from '@yunyou/database/database';
import { findAppState, setAppState } from '@yunyou/database/system/app-state.queries';
import { type ExchangeRates, exchangeRates } from '@yunyou/domain/money/money';
import { chooseRates } from '@yunyou/domain/money/rate-source';
import { type Actor, recordAudit } from '../staff/audit.ts';

const ratesKey = 'exchange-rates';

/** Returns the rates that replace the shipped ones; undefined when there are none. */
export async function findStoredRates(db: Db): Promise<StoredRates | undefined> {
  return storedRates.safeParse(await findAppState(db, ratesKey)).data;
}

/** Returns the rates that the site converts with. */
export async function readRates(db: Db): Promise<ExchangeRates> {
  return chooseRates(await findStoredRates(db), exchangeRates);
}

/** Stores rates with the change number, so that pages and plans use them at once, and an audit entry. */
export async function saveRates(
  db: Db,
  { asOf, cnyPer }: RateTable,
  { actor, isByStaff }: { actor: Actor; isByStaff: boolean },
): Promise<void> {
  const before = await readRates(db);
  const stored: StoredRates = {
    asOf,
    cnyPer,
    setBy: isByStaff ? actor.name : null,
    setAt: actor.now.toISOString(),
  };
  await setAppState(db, ratesKey, stored);
  await recordCatalogueChange(db);
  await recordAudit(db, actor, {
    action: isByStaff ? 'rates.save' : 'rates.refresh',
    entity: 'exchange-rates',
    before: { asOf: before.asOf, cnyPer: before.cnyPer },
    after: { asOf, cnyPer },
  });
}
