import type { FactDue, ListedFact, StaleFact } from '@yunyou/contract/admin/admin-overview.endpoints';
import type { Grants } from '@yunyou/contract/admin/staff-access';
import type { EntityName } from '@yunyou/contract/entities';
import type { FactKind } from '@yunyou/contract/entities/fact-validity';
import { lockAdminRow } from '@yunyou/database/admin/admin-row.queries';
import {
  factConfirmation,
  listConfirmations,
  listOldFacts,
  listOldFigures,
} from '@yunyou/database/admin/stale-fact.queries';
import type { Db } from '@yunyou/database/database';
import {
  confirmFact,
  factDueOn,
  findConfirmation,
  latestStaleMonth,
  listDueKinds,
  matchesFact,
  shortestMonths,
  soonDays,
} from '@yunyou/domain/editorial/stale-facts';
import { hasEntityPermission } from '@yunyou/domain/staff/permissions';
import { addDays, chinaNow } from '@yunyou/domain/time/china-time';
import { notFound } from '../api-error.ts';
import { readSiteSettings } from '../site-settings.ts';
import type { Actor } from '../staff/audit.ts';
import { changeRow } from './row-writes.ts';

const factKindNames: Record<FactKind, string> = {
  hours: 'Opening hours',
  prices: 'Prices',
  trading: 'Whether it is open',
  hotel: 'Whether it is open',
  services: 'Services a day, minutes and fare',
  trainTimes: 'Train numbers and times',
  railway: 'Direct trains and minutes',
  place: 'Facts of the text',
};

interface FactFilter {
  grants: Grants;
  now: Date;
  only?: EntityName | undefined;
  keyword?: string | undefined;
  due?: FactDue;
  cityId?: string | undefined;
}

/** Returns published facts of readable entities whose last check is older than their limit, the longest overdue first. */
export async function listStaleFacts(
  db: Db,
  { grants, now, only, keyword, due = 'overdue', cityId }: FactFilter,
): Promise<StaleFact[]> {
  const isWanted = (entity: EntityName) =>
    (!only || only === entity) && hasEntityPermission(grants, entity, 'read');
  const today = chinaNow(now).date;
  const asOf = due === 'soon' ? addDays(today, soonDays) : today;
  const { staleMonths } = await readSiteSettings(db);
  const facts: StaleFact[] = [];
  for (const [name, months] of Object.entries(staleMonths)) {
    const entity = name as keyof typeof staleMonths; // Object.entries widens the keys to string
    if (!isWanted(entity)) continue;
    const latest = latestStaleMonth(asOf, shortestMonths(entity, months));
    const figures = await listOldFigures(db, entity, latest, cityId);
    for (const { id, title, factsAsOf, fields } of figures) {
      const { kinds, dueOn } = listDueKinds(entity, { ...fields, factsAsOf }, asOf, months);
      if (dueOn === undefined) continue;
      const statement = kinds.map((kind) => factKindNames[kind]).join(', ');
      facts.push({
        entity,
        id,
        title,
        path: 'factsAsOf',
        statement,
        source: '',
        url: '',
        checkedOn: factsAsOf,
        dueOn,
      });
    }
  }
  for (const entity of ['guide', 'rule'] as const) {
    if (!isWanted(entity)) continue;
    for (const { validDays, ...fact } of await listOldFacts(db, entity, asOf, cityId))
      facts.push({ entity, ...fact, dueOn: factDueOn({ checkedOn: fact.checkedOn, validDays }) });
  }
  return facts
    .filter((fact) => (due === 'soon' ? fact.dueOn > today : fact.dueOn <= today))
    .filter((fact) => !keyword || matchesFact(fact, keyword))
    .sort((a, b) => a.dueOn.localeCompare(b.dueOn) || a.title.localeCompare(b.title));
}

/** Adds to each fact who checked it last in the back office, when, and by which evidence. */
export async function withLastChecks(db: Db, facts: readonly StaleFact[]): Promise<ListedFact[]> {
  const checks = new Map<string, { staffName: string; at: Date; evidence: string; date: string }[]>();
  for (const [entity, ofEntity] of Map.groupBy(facts, (fact) => fact.entity)) {
    const rows = await listConfirmations(
      db,
      entity,
      ofEntity.map(({ id }) => id),
    );
    for (const [id, ofRow] of Map.groupBy(rows, (row) => row.id))
      checks.set(
        `${entity} ${id}`,
        ofRow.map((check) => ({ ...check, date: chinaNow(check.at).date })),
      );
  }
  return facts.map((fact) => {
    const check = findConfirmation(checks.get(`${fact.entity} ${fact.id}`) ?? [], fact.checkedOn);
    if (!check) return { ...fact, lastCheck: null };
    const { staffName, evidence, at } = check;
    return { ...fact, lastCheck: { staffName, evidence, at: at.toISOString() } };
  });
}

/** Sets the fact's date to today, in the published document and in the draft, without a review. */
export async function confirmStaleFact(
  db: Db,
  actor: Actor,
  {
    entity,
    id,
    path,
    evidence,
  }: { entity: EntityName; id: string; path: string; evidence?: string | undefined },
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
    action: factConfirmation,
    reason: evidence,
  });
}
