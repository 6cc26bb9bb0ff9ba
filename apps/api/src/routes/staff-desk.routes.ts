import { setState } from '@yunyou/database/catalogue/shipped-content.queries';
import { toPage, toSlice } from '../catalogue/paging.ts';
import { handlers } from '../handler.ts';
import { readDashboard } from '../office/dashboard.ts';
import { listInstallation } from '../office/installation.ts';
import {
  confirmStaleFact,
  listStaleFacts,
  readSiteSettings,
  siteSettingsKey,
} from '../office/stale-queue.ts';
import { actorOf, noteAudit } from '../staff/audit.ts';

export const staffDeskRoutes = handlers({
  'GET /admin/dashboard': async (_, { db, now }) => readDashboard(db, now()),

  'POST /admin/stale/list': async ({ entity, ...paging }, { db, now }) => {
    const facts = await listStaleFacts(db, now(), entity);
    const { offset, limit } = toSlice(paging);
    return toPage(paging, { rows: facts.slice(offset, offset + limit), total: facts.length }, (fact) => fact);
  },

  'POST /admin/stale/confirm': async (fact, context) => {
    await context.transaction((db) => confirmStaleFact(db, actorOf(context), fact));
    return null;
  },

  'GET /admin/settings': async (_, { db, settings }) => ({
    site: await readSiteSettings(db),
    installation: listInstallation(settings),
  }),

  'POST /admin/settings/save': async ({ site }, context) => {
    await context.transaction(async (db) => {
      const before = await readSiteSettings(db);
      await setState(db, siteSettingsKey, site);
      await noteAudit(db, actorOf(context), {
        action: 'settings.save',
        entity: 'settings',
        before,
        after: site,
      });
    });
    return null;
  },
});
