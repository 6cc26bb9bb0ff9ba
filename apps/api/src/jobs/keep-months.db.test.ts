import { randomUUID } from 'node:crypto';
import { insertAuditEntries, listAuditEntries } from '@yunyou/database/admin/audit.queries';
import { countByDay } from '@yunyou/database/admin/day-total.queries';
import { addMonths, listMonths } from '@yunyou/database/system/month-partition.queries';
import { insertEvents } from '@yunyou/database/visitors/user-event.queries';
import { describe, expect, it } from 'vitest';
import { createTestApp } from '../testing/test-app.ts';
import { foldCounts } from './fold-counts.job.ts';
import { keepMonths } from './keep-months.job.ts';

const attempt = { number: 0, isLast: true, signal: new AbortController().signal };
const dayMs = 86_400_000;

/** Creates a site with one event and one audit entry, both 400 days old. */
async function createOldSite(environment: Record<string, string> = {}) {
  const { services } = await createTestApp(environment);
  const { db, now } = services;
  const at = new Date(now().getTime() - 400 * dayMs);
  for (const table of ['user_event', 'audit_entry'] as const)
    await addMonths(db, table, { first: at, last: now() });
  await insertEvents(db, [
    { id: randomUUID(), name: 'page-view', path: '/', happenedAt: at, receivedAt: at },
  ]);
  await insertAuditEntries(db, [
    { id: randomUUID(), at, staffId: null, staffName: 'Olga', action: 'city.save' },
  ]);
  const countAudit = async () => (await listAuditEntries(db, {}, { limit: 1, offset: 0 })).total;
  return { services, at, countAudit };
}

describe('the job for months', () => {
  it('drops events after 180 days and keeps the audit log; totals of page views stay', async () => {
    const { services, at, countAudit } = await createOldSite();
    await foldCounts.run({}, services, attempt);
    const visits = await countByDay(services.db, 'visits', new Date(at.getTime() - dayMs));
    expect(visits.map(({ count }) => count)).toEqual([1]);
    await keepMonths.run({}, services, attempt);
    await keepMonths.run({}, services, attempt); // may run again
    expect((await listMonths(services.db, 'user_event')).length).toBeLessThanOrEqual(11);
    expect((await listMonths(services.db, 'audit_entry')).length).toBeGreaterThan(16);
    expect(await countAudit()).toBe(1);
    expect(await countByDay(services.db, 'visits', new Date(at.getTime() - dayMs))).toEqual(visits);
  });

  it('drops audit entries after AUDIT_MONTHS', async () => {
    const { services, countAudit } = await createOldSite({ AUDIT_MONTHS: '12' });
    await keepMonths.run({}, services, attempt);
    expect(await countAudit()).toBe(0);
  });
});
