import { type EntityName, entityNames } from '@yunyou/contract/entities';
import { findPagePath } from '@yunyou/contract/paths';
import { findAdminRow } from '@yunyou/database/admin/admin-row.queries';
import { listAdminRows, listChoices, sortableColumns } from '@yunyou/database/admin/admin-row-list.queries';
import { searchAdminRows } from '@yunyou/database/admin/admin-search.queries';
import {
  findVersion,
  listOthersPresent,
  listVersions,
  recordPresence,
  removeOldPresence,
  removePresence,
  saveSchedule,
} from '@yunyou/database/admin/entity-history.queries';
import { listReferringRows } from '@yunyou/database/catalogue/reference.queries';
import { listOrders } from '@yunyou/database/orders/order.queries';
import { diffDocuments } from '@yunyou/domain/editorial/history-diff';
import { findPreviewPath } from '@yunyou/domain/editorial/preview-address';
import { isScheduleInOrder } from '@yunyou/domain/editorial/publishing';
import { hasEntityPermission, hasPermission } from '@yunyou/domain/staff/permissions';
import { listUnfinished, readUnfinished, storeAutosave } from '../../admin/autosaves.ts';
import { readEntityDetail } from '../../admin/entity-detail.ts';
import { badQuery, requireFields, toRowFilters } from '../../admin/row-filters.ts';
import { createRow, restoreVersion, saveRow } from '../../admin/save-row.ts';
import { ApiError, notFound } from '../../api-error.ts';
import { toPage, toSlice } from '../../catalogue/paging.ts';
import { type HandlerContext, handlers } from '../../handler.ts';
import { createPreviewKey, previewParameter } from '../../preview/preview-links.ts';
import { withPreview } from '../../preview/with-preview.ts';
import { moveRows } from '../../publishing/move-rows.ts';
import { showMovedRows } from '../../publishing/show-moved-rows.ts';
import { actorOf, recordAudit } from '../../staff/audit.ts';
import { signedInStaff } from '../../visitors/signed-in.ts';

/** A presence expires this long after its last heartbeat. */
const presenceMs = 45_000;

const detail = (context: HandlerContext, entity: EntityName, id: string) =>
  readEntityDetail(context.db, entity, id, signedInStaff(context).staff.id);

export const adminEntityRoutes = handlers({
  'POST /admin/entity/list': async (query, { db }) => {
    const { entity, pageNum, pageSize, filters, ...options } = query;
    requireFields(entity, options.columns);
    if (!sortableColumns(entity).includes(options.sort))
      throw badQuery('sort', `Sort by one of ${sortableColumns(entity).join(', ')}.`);
    const found = await listAdminRows(db, entity, {
      ...options,
      ...toSlice({ pageNum, pageSize }),
      filters: toRowFilters(entity, filters),
    });
    return toPage({ pageNum, pageSize }, found, (row) => ({
      ...row,
      updatedAt: row.updatedAt.toISOString(),
    }));
  },

  'GET /admin/entity/detail': async ({ entity, id }, context) => detail(context, entity, id),

  'GET /admin/entity/choices': async ({ entity, keyword, ids }, { db }) => ({
    list: await listChoices(db, entity, {
      keyword,
      ids: ids === undefined ? undefined : ids.split(',').slice(0, 100),
    }),
  }),

  'GET /admin/search': async ({ word }, context) => {
    const { grants } = signedInStaff(context);
    const readable = entityNames.filter((entity) => hasEntityPermission(grants, entity, 'read'));
    const orders = hasPermission(grants, 'orderList.read')
      ? (await listOrders(context.db, { keyword: word }, { limit: 8, offset: 0 })).rows
      : [];
    return {
      list: await searchAdminRows(context.db, readable, { word, limit: 30 }),
      orders: orders.map(({ orderNo, contact, tour, date }) => ({
        orderNo,
        contactName: contact.name,
        tour: tour.name,
        date,
      })),
    };
  },

  'POST /admin/entity/create': async (row, context) =>
    detail(context, row.entity, await createRow(row, context)),

  'POST /admin/entity/save': async (row, context) => {
    await saveRow(row, context);
    return detail(context, row.entity, row.id);
  },

  'POST /admin/entity/autosave': async (input, context) => storeAutosave(input, context),

  'GET /admin/entity/unfinished': async ({ entity }, context) => ({
    list: await listUnfinished(context, entity),
  }),

  'GET /admin/entity/unfinishedDetail': async (row, context) => readUnfinished(context, row),

  'POST /admin/entity/move': async (wish, context) => {
    const list = await moveRows(wish, context);
    return { list, site: await showMovedRows(wish, list, context) };
  },

  'POST /admin/entity/schedule': async ({ entity, id, publishAt, unpublishAt }, context) => {
    const times = {
      publishAt: publishAt === null ? null : new Date(publishAt),
      unpublishAt: unpublishAt === null ? null : new Date(unpublishAt),
    };
    for (const [field, at] of Object.entries(times)) {
      if (at && at <= context.now()) throw badQuery(field, 'Choose a future time.');
    }
    if (!isScheduleInOrder(times.publishAt, times.unpublishAt))
      throw badQuery('unpublishAt', 'Choose a time after the time of publishing.');
    const actor = actorOf(context);
    await context.transaction(async (db) => {
      const row = await findAdminRow(db, entity, id);
      if (!row || row.deletedAt) throw notFound('row');
      const staffId = signedInStaff(context).staff.id;
      await saveSchedule(db, { entity, id, ...times, staffId, staffName: actor.name });
      await recordAudit(db, actor, {
        action: `${entity}.schedule`,
        entity,
        entityId: id,
        after: { publishAt, unpublishAt },
      });
    });
    return detail(context, entity, id);
  },

  'POST /admin/entity/history': async ({ entity, id, ...paging }, { db }) =>
    toPage(paging, await listVersions(db, { entity, id }, toSlice(paging)), (version) => ({
      ...version,
      at: version.at.toISOString(),
    })),

  'GET /admin/entity/diff': async ({ entity, id, from, to }, { db }) => {
    const [before, after] = [
      await findVersion(db, { entity, id, version: from }),
      await findVersion(db, { entity, id, version: to }),
    ];
    if (!before || !after) throw notFound('version');
    return { list: diffDocuments(entity, before.doc, after.doc) };
  },

  'POST /admin/entity/restoreVersion': async (row, context) => {
    await restoreVersion(row, context);
    return detail(context, row.entity, row.id);
  },

  'GET /admin/entity/whereUsed': async ({ entity, id }, context) => {
    const { grants } = signedInStaff(context);
    const uses = await listReferringRows(context.db, { entity, id, path: findPagePath(entity, id) ?? null });
    const mayRead = (use: { entity: EntityName }) => hasEntityPermission(grants, use.entity, 'read');
    return {
      groups: uses.filter(mayRead).map(({ rows, ...group }) => ({ ...group, list: rows })),
      hiddenLive: uses.filter((use) => !mayRead(use)).reduce((sum, { live }) => sum + live, 0),
    };
  },

  'POST /admin/entity/previewLink': async ({ entity, id, isUnsaved }, context) => {
    const row = { entity, id, unsavedOf: isUnsaved ? signedInStaff(context).staff.id : '' };
    const { key, expiresAt } = createPreviewKey(context, row);
    // Shows it once, so that an incomplete draft is reported here.
    const grant = { ...row, expires: expiresAt.getTime() / 1000 };
    const path = await withPreview(context, grant, async (_, { fields }) =>
      findPreviewPath(entity, id, fields),
    );
    if (!path) throw new ApiError('NOT_POSSIBLE', { message: 'No page of the site shows this.' });
    const linkUrl = `${path}${path.includes('?') ? '&' : '?'}${previewParameter}=${key}`;
    return { linkUrl, expiresAt: expiresAt.toISOString() };
  },

  'POST /admin/entity/presence': async ({ entity, id, isLeaving }, context) => {
    const { db } = context;
    const now = context.now();
    const seenAfter = new Date(now.getTime() - presenceMs);
    const here = { entity, id, staffId: signedInStaff(context).staff.id, now };
    await (isLeaving ? removePresence(db, here) : recordPresence(db, here));
    await removeOldPresence(db, seenAfter);
    const others = await listOthersPresent(db, { ...here, seenAfter });
    return { list: others.map(({ name, since }) => ({ name, since: since.toISOString() })) };
  },
});
