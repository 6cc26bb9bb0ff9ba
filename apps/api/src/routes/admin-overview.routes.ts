import { closeFeedback, listOpenFeedback } from '@yunyou/database/visitors/feedback.queries';
import { hasEntityPermission } from '@yunyou/domain/staff/permissions';
import { readDashboard } from '../admin/dashboard.ts';
import { listInstallationSettings } from '../admin/installation.ts';
import { confirmStaleFact, listStaleFacts } from '../admin/stale-facts.ts';
import { ApiError, notFound } from '../api-error.ts';
import { toPage, toSlice } from '../catalogue/paging.ts';
import { handlers } from '../handler.ts';
import { readSiteSettings, writeSiteSettings } from '../site-settings.ts';
import { actorOf, recordAudit } from '../staff/audit.ts';
import { signedInStaff } from '../visitors/signed-in.ts';

export const adminOverviewRoutes = handlers({
  'GET /admin/dashboard': async (_, context) =>
    readDashboard(context.db, { grants: signedInStaff(context).grants, now: context.now() }),

  'POST /admin/stale/list': async ({ entity, ...paging }, context) => {
    const { grants } = signedInStaff(context);
    const facts = await listStaleFacts(context.db, { grants, now: context.now(), only: entity });
    const { offset, limit } = toSlice(paging);
    return toPage(paging, { rows: facts.slice(offset, offset + limit), total: facts.length }, (fact) => fact);
  },

  'POST /admin/stale/confirm': async (fact, context) => {
    if (!hasEntityPermission(signedInStaff(context).grants, fact.entity, 'write'))
      throw new ApiError('NOT_ALLOWED');
    await context.transaction((db) => confirmStaleFact(db, actorOf(context), fact));
    return null;
  },

  'POST /admin/feedback/list': async (paging, { db }) =>
    toPage(paging, await listOpenFeedback(db, toSlice(paging)), (row) => ({
      ...row,
      createdAt: row.createdAt.toISOString(),
    })),

  'POST /admin/feedback/close': async ({ id }, context) => {
    await context.transaction(async (db) => {
      const closed = await closeFeedback(db, id, context.now());
      if (!closed) throw notFound('report');
      const { kind, path } = closed;
      await recordAudit(db, actorOf(context), {
        action: 'feedback.close',
        entity: 'feedback',
        entityId: id,
        before: { kind, path },
      });
    });
    return null;
  },

  'GET /admin/settings': async (_, { db, settings }) => ({
    site: await readSiteSettings(db),
    installation: listInstallationSettings(settings),
  }),

  'POST /admin/settings/save': async ({ site }, context) => {
    await context.transaction(async (db) => {
      const before = await readSiteSettings(db);
      await writeSiteSettings(db, site);
      await recordAudit(db, actorOf(context), {
        action: 'settings.save',
        entity: 'settings',
        before,
        after: site,
      });
    });
    return null;
  },
});
