import { randomUUID } from 'node:crypto';
import { listDigestReaders } from '@yunyou/database/admin/staff.queries';
import { addMail } from '@yunyou/database/orders/mail.queries';
import { factDigest } from '@yunyou/domain/editorial/fact-digest';
import { grantsOf, hasPermission } from '@yunyou/domain/staff/permissions';
import { chinaNow } from '@yunyou/domain/time/china-time';
import type { Services } from '../handler.ts';
import { defineJob } from '../jobs/job-definition.ts';
import { siteAddress } from '../mail/order-mail.ts';
import { listStaleFacts } from './stale-facts.ts';

/** Queues the mail about overdue facts for each staff member who chose it: at most one per day and member. */
export async function queueFactDigests({
  db,
  now,
  settings,
}: Pick<Services, 'db' | 'now' | 'settings'>): Promise<void> {
  const day = chinaNow(now()).date;
  for (const { id, email, role, grants: stored } of await listDigestReaders(db)) {
    const grants = grantsOf(role, stored);
    if (!hasPermission(grants, 'staleList.read')) continue;
    const facts = await listStaleFacts(db, { grants, now: now() });
    const text = factDigest(facts, `${siteAddress(settings)}/admin/contentManage/staleList`);
    if (!text) continue;
    const key = `fact-digest/${id}/${day}`;
    await addMail(db, { id: randomUUID(), key, orderNo: null, to: email, ...text, createdAt: now() });
  }
}

export const sendFactDigest = defineJob<'send-fact-digest'>({
  schedule: { cron: '0 8 * * 1', data: {} },
  run: (_, services) => queueFactDigests(services),
});
