import type { RateTable, StoredRates } from '@yunyou/contract/admin/admin-rules.endpoints';
import { recordCatalogueChange } from '@yunyou/database/catalogue/catalogue-change.queries';
import type { Db } from '@yunyou/database/database';
import { setAppState } from '@yunyou/database/system/app-state.queries';
import { type Actor, recordAudit } from '../staff/audit.ts';
import { ratesKey, readRates } from './exchange-rates.ts';

/** Stores rates with the change number, so that pages and plans use them immediately, and an audit entry. */
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
