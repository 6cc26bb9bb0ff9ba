import { randomUUID } from 'node:crypto';
import { listAuditEntries } from '@yunyou/database/admin/audit.queries';
import {
  findRole,
  findStaff,
  listRoles,
  listStaff,
  removeRole,
  removeSessionsOfStaff,
  saveRole,
} from '@yunyou/database/admin/staff.queries';
import { removeDevicesOfStaff } from '@yunyou/database/admin/staff-device.queries';
import { listViews, removeView, saveView } from '@yunyou/database/admin/staff-view.queries';
import { listUsersForStaff } from '@yunyou/database/admin/user-list.queries';
import { removeSessionsOf } from '@yunyou/database/visitors/account.queries';
import { ownerRole } from '@yunyou/domain/staff/permissions';
import { ApiError, notFound } from '../../api-error.ts';
import { toPage, toSlice } from '../../catalogue/paging.ts';
import { type HandlerContext, handlers } from '../../handler.ts';
import { actorOf, recordAudit } from '../../staff/audit.ts';
import {
  requireCoveredRole,
  saveStaffMember,
  toStaffMember,
  toStaffRole,
} from '../../staff/staff-members.ts';
import { signedInStaff } from '../../visitors/signed-in.ts';

const dayMs = 86_400_000;
/** Returns the start of a day in China's time zone. */
const startOfDay = (day: string) => new Date(`${day}T00:00:00+08:00`);

/** Throws NOT_ALLOWED unless the caller is an owner: changing roles would allow granting oneself everything. */
function requireOwner(context: HandlerContext): void {
  if (signedInStaff(context).role.id !== ownerRole)
    throw new ApiError('NOT_ALLOWED', { message: 'Only an owner can change roles.' });
}

export const adminAccountRoutes = handlers({
  'GET /admin/staff/list': async (_, { db }) => ({
    list: (await listStaff(db)).map(({ staff, lastSeenAt }) => toStaffMember(staff, lastSeenAt)),
  }),

  'POST /admin/staff/save': async (member, context) =>
    toStaffMember(await saveStaffMember(member, context), null),

  'POST /admin/staff/endSessions': async ({ id }, context) =>
    context.transaction(async (db) => {
      const member = await findStaff(db, id);
      if (!member) throw notFound('member of staff');
      await requireCoveredRole(db, context, member.role);
      const ended = await removeSessionsOfStaff(db, id);
      await removeDevicesOfStaff(db, id);
      await recordAudit(db, actorOf(context), {
        action: 'staff.end-sessions',
        entity: 'staff',
        entityId: id,
        after: { ended },
      });
      return { ended };
    }),

  'GET /admin/role/list': async (_, { db }) => ({ list: (await listRoles(db)).map(toStaffRole) }),

  'POST /admin/role/save': async (role, context) => {
    requireOwner(context);
    if (role.id === ownerRole)
      throw new ApiError('NOT_POSSIBLE', { message: "The owner's role cannot be changed." });
    await context.transaction(async (db) => {
      const before = await findRole(db, role.id);
      await saveRole(db, role);
      await recordAudit(db, actorOf(context), {
        action: 'role.save',
        entity: 'role',
        entityId: role.id,
        before,
        after: role,
      });
    });
    const saved = (await listRoles(context.db)).find(({ id }) => id === role.id);
    if (!saved) throw notFound('role');
    return toStaffRole(saved);
  },

  'POST /admin/role/remove': async ({ id }, context) => {
    requireOwner(context);
    await context.transaction(async (db) => {
      const role = (await listRoles(db)).find((candidate) => candidate.id === id);
      if (!role) throw notFound('role');
      if (id === ownerRole || role.members > 0)
        throw new ApiError('NOT_POSSIBLE', { message: 'This role is still assigned to staff members.' });
      await removeRole(db, id);
      await recordAudit(db, actorOf(context), {
        action: 'role.remove',
        entity: 'role',
        entityId: id,
        before: role,
      });
    });
    return null;
  },

  'POST /admin/user/list': async ({ keyword, ...paging }, { db, now }) =>
    toPage(paging, await listUsersForStaff(db, { keyword, now: now(), ...toSlice(paging) }), (user) => ({
      ...user,
      createdAt: user.createdAt.toISOString(),
    })),

  'POST /admin/user/endSessions': async ({ id }, context) =>
    context.transaction(async (db) => {
      const ended = await removeSessionsOf(db, id);
      await recordAudit(db, actorOf(context), {
        action: 'user.end-sessions',
        entity: 'user',
        entityId: id,
        after: { ended },
      });
      return { ended };
    }),

  'POST /admin/audit/list': async ({ from, to, pageNum, pageSize, ...filter }, { db }) => {
    const found = await listAuditEntries(
      db,
      {
        ...filter,
        from: from === undefined ? undefined : startOfDay(from),
        before: to === undefined ? undefined : new Date(startOfDay(to).getTime() + dayMs),
      },
      toSlice({ pageNum, pageSize }),
    );
    return toPage({ pageNum, pageSize }, found, (entry) => ({ ...entry, at: entry.at.toISOString() }));
  },

  'GET /admin/view/list': async ({ page }, context) => ({
    list: await listViews(context.db, signedInStaff(context).staff.id, page),
  }),

  'POST /admin/view/save': async (view, context) =>
    context.transaction(async (db) => {
      const staffId = signedInStaff(context).staff.id;
      const id = await saveView(db, { id: randomUUID(), staffId, ...view });
      await recordAudit(db, actorOf(context), {
        action: 'view.save',
        entity: 'view',
        entityId: id,
        after: view,
      });
      return { id };
    }),

  'POST /admin/view/remove': async ({ id }, context) => {
    await context.transaction(async (db) => {
      if (!(await removeView(db, signedInStaff(context).staff.id, id))) throw notFound('view of yours');
      await recordAudit(db, actorOf(context), { action: 'view.remove', entity: 'view', entityId: id });
    });
    return null;
  },
});
