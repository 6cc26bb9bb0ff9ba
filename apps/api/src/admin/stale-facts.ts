import type { StaleFact } from '@yunyou/contract/admin/admin-overview.endpoints';
import type { Grants } from '@yunyou/contract/admin/staff-access';
import type { EntityName } from '@yunyou/contract/entities';
import { lockAdminRow } from '@yunyou/database/admin/admin-row.queries';
import { listOldFacts, listOldFigures } from '@yunyou/database/admin/stale-fact.queries';
import type { Db } from '@yunyou/database/database';
import { confirmFact, factDueOn, latestStaleMonth, monthDueOn } from '@yunyou/domain/editorial/stale-facts';
import { hasEntityPermission } from '@yunyou/domain/staff/permissions';
import { chinaNow } from '@yunyou/domain/time/china-time';
import { notFound } from '../api-error.ts';
import { readSiteSettings } from '../site-settings.ts';
import type { Actor } from '../staff/audit.ts';
import { changeRow } from './row-writes.ts';

/** Returns published facts of readable entities whose last check is older than their limit, the longest overdue first. */
export async function listStaleFacts(
  db: Db,
  { grants, now, only }: { grants: Grants; now: Date; only?: EntityName | undefined },
): Promise<StaleFact[]> {
  const isWanted = (entity: EntityName) =>
    (!only || only === entity) && hasEntityPermission(grants, entity, 'read');
  const today = chinaNow(now).date;
  const { staleMonths } = await readSiteSettings(db);
  const facts: StaleFact[] = [];
  for (const [name, months] of Object.entries(staleMonths)) {
    const entity = name as keyof typeof staleMonths; // Object.entries widens the keys to string
    if (!isWanted(entity)) continue;
    for (const { id, title, factsAsOf } of await listOldFigures(
      db,
      entity,
      latestStaleMonth(today, months),
    )) {
      const statement = 'Opening hours, prices and other figures';
      facts.push({
        entity,
        id,
        title,
        path: 'factsAsOf',
        statement,
        checkedOn: factsAsOf,
        dueOn: monthDueOn(factsAsOf, months),
      });
    }
  }
  for (const entity of ['guide', 'rule'] as const) {
    if (!isWanted(entity)) continue;
    for (const { validDays, ...fact } of await listOldFacts(db, entity, today))
      facts.push({ entity, ...fact, dueOn: factDueOn({ checkedOn: fact.checkedOn, validDays }) });
  }
  return facts.sort((a, b) => a.dueOn.localeCompare(b.dueOn) || a.title.localeCompare(b.title));
}

/** Sets the fact's date to today, in the published document and in the draft, without a review. */
export async function confirmStaleFact(
  db: Db,
  actor: Actor,
  { entity, id, path }: { entity: EntityName; id: string; path: string },
): Promise<void> {
  const row = await lockAdminRow(db, entity, id, 'edited');
  const today = chinaNow(actor.now).date;
  const doc = row && confirmFact(row.doc, path, today);
  if (!row || !doc) throw notFound('fact');
  const draft = row.draft && confirmFact(row.draft, path, today);
  await changeRow(db, actor, {
    entity,
    before: row,
    write: { doc, ...(draft && { draft }) },
    action: 'confirm fact',
  });
}
