import { recordCatalogueChange } from '@yunyou/database/catalogue/catalogue-change.queries';
import { listFeedback } from '@yunyou/database/visitors/feedback.queries';
import { hasEntityPermission } from '@yunyou/domain/staff/permissions';
import { closeReport } from '../../admin/close-report.ts';
import { readDashboard } from '../../admin/dashboard.ts';
import { toFeedbackRows } from '../../admin/feedback-row.ts';
import { listInstallationSettings } from '../../admin/installation.ts';
import { confirmStaleFact, listStaleFacts, withLastChecks } from '../../admin/stale-facts.ts';
import { ApiError } from '../../api-error.ts';
import { toPage, toSlice } from '../../catalogue/paging.ts';
import { handlers } from '../../handler.ts';
import { readSiteSettings, writeSiteSettings } from '../../site-settings.ts';
import { actorOf, recordAudit } from '../../staff/audit.ts';
import { signedInStaff } from '../../visitors/signed-in.ts';

export const adminOverviewRoutes = handlers({
  'GET /admin/dashboard': async (_, context) =>
    readDashboard(context.db, { grants: signedInStaff(context).grants, now: context.now() }),

  'POST /admin/stale/list': async ({ entity, keyword, due, cityId, ...paging }, context) => {
    const { grants } = signedInStaff(context);
    const facts = await listStaleFacts(context.db, {
      grants,
      now: context.now(),
      only: entity,
      keyword,
      due,
      cityId,
    });
    const { offset, limit } = toSlice(paging);
    const rows = await withLastChecks(context.db, facts.slice(offset, offset + limit));
    return toPage(paging, { rows, total: facts.length }, (fact) => fact);
  },

  'POST /admin/stale/confirm': async ({ facts, evidence }, context) => {
    const { grants } = signedInStaff(context);
    if (!facts.every(({ entity }) => hasEntityPermission(grants, entity, 'write')))
      throw new ApiError('NOT_ALLOWED');
    await context.transaction(async (db) => {
      for (const fact of facts) await confirmStaleFact(db, actorOf(context), { ...fact, evidence });
    });
    return null;
  },

  'POST /admin/feedback/list': async ({ kind, state, keyword, ...paging }, { db }) => {
    const { rows, total } = await listFeedback(db, { kind, state, keyword }, toSlice(paging));
    return { list: await toFeedbackRows(db, rows), total, ...paging };
  },

  'POST /admin/feedback/close': async ({ id }, context) => {
    await closeReport(context, actorOf(context), { id });
    return null;
  },

  'POST /admin/feedback/reply': async (reply, context) => {
    await closeReport(context, actorOf(context), reply);
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
      await recordCatalogueChange(db); // cached pages show which integrations are on
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
