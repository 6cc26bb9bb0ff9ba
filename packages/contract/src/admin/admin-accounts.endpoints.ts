import { z } from 'zod';
import { endpoint, list, noInput, page, paging } from '../endpoint.ts';
import { line, localDate } from '../entities/base.schema.ts';
import { grants, newPassword, pageCode } from './admin-session.endpoints.ts';

const roleId = z
  .string()
  .regex(/^[a-z][a-z0-9-]*$/, 'Use lower-case letters, digits and hyphens')
  .max(40);

export const staffMember = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string().nullable(),
  role: z.string(),
  isActive: z.boolean(),
  hasSecondFactor: z.boolean(),
  lastSeenAt: z.string().nullable(),
  createdAt: z.string(),
});
export type StaffMember = z.infer<typeof staffMember>;

export const staffRole = z.object({
  id: z.string(),
  name: z.string(),
  grants,
  /** The owner's role has every permission and cannot be changed. */
  isFixed: z.boolean(),
  members: z.int(),
});
export type StaffRole = z.infer<typeof staffRole>;

export const auditRow = z.object({
  id: z.string(),
  at: z.string(),
  staffName: z.string(),
  action: z.string(),
  entity: z.string(),
  entityId: z.string(),
  before: z.unknown(),
  after: z.unknown(),
});
export type AuditRow = z.infer<typeof auditRow>;

export const adminAccountEndpoints = {
  'GET /admin/staff/list': endpoint({
    summary: 'List staff members',
    access: { staff: 'staffList.read' },
    input: noInput,
    output: list(staffMember),
  }),
  'POST /admin/staff/save': endpoint({
    summary: 'Add a staff member, or change name, role, password or access',
    access: { staff: 'staffList.write' },
    confirmation: true,
    input: z.strictObject({
      id: z.string().max(64).optional(),
      name: line(120),
      email: z.email().max(200).optional(),
      role: roleId,
      isActive: z.boolean().default(true),
      password: newPassword.optional().meta({ help: 'Needed for a new member; ends their sessions' }),
    }),
    output: staffMember,
  }),
  'POST /admin/staff/endSessions': endpoint({
    summary: 'End all sessions of a staff member',
    access: { staff: 'staffList.write' },
    input: z.strictObject({ id: z.string().max(64) }),
    output: z.object({ ended: z.int() }),
  }),
  'GET /admin/role/list': endpoint({
    summary: 'List roles with their grants',
    access: { staff: 'staffList.read' },
    input: noInput,
    output: list(staffRole),
  }),
  'POST /admin/role/save': endpoint({
    summary: 'Add a role or change its grants',
    access: { staff: 'staffList.write' },
    confirmation: true,
    input: z.strictObject({ id: roleId, name: line(60), grants }),
    output: staffRole,
  }),
  'POST /admin/role/remove': endpoint({
    summary: 'Remove a role without members',
    access: { staff: 'staffList.write' },
    confirmation: true,
    input: z.strictObject({ id: roleId }),
    output: z.null(),
  }),
  'POST /admin/user/list': endpoint({
    summary: 'List users, newest first',
    access: { staff: 'userList.read' },
    input: z.strictObject({ keyword: z.string().trim().max(100).optional(), ...paging }),
    output: page(
      z.object({
        id: z.string(),
        userName: z.string(),
        email: z.string(),
        provider: z.string(),
        createdAt: z.string(),
        sessions: z.int(),
        favourites: z.int(),
      }),
    ),
  }),
  'POST /admin/user/endSessions': endpoint({
    summary: 'End all sessions of a user',
    access: { staff: 'userList.write' },
    input: z.strictObject({ id: z.string().max(64) }),
    output: z.object({ ended: z.int() }),
  }),
  'POST /admin/audit/list': endpoint({
    summary: 'List audit entries, newest first',
    access: { staff: 'auditList.read' },
    input: z.strictObject({
      staffId: z.string().max(64).optional(),
      action: z.string().max(60).optional(),
      entity: z.string().max(60).optional(),
      entityId: z.string().max(80).optional(),
      from: localDate.optional(),
      to: localDate.optional(),
      ...paging,
    }),
    output: page(auditRow),
  }),
  'GET /admin/view/list': endpoint({
    summary: "List the caller's saved views of a list page",
    access: 'staff',
    input: z.strictObject({ page: pageCode }),
    output: list(z.object({ id: z.string(), name: z.string(), query: z.string() })),
  }),
  'POST /admin/view/save': endpoint({
    summary: 'Save a view (the query of the page) under a name',
    access: 'staff',
    input: z.strictObject({ page: pageCode, name: line(60), query: z.string().max(1000) }),
    output: z.object({ id: z.string() }),
  }),
  'POST /admin/view/remove': endpoint({
    summary: 'Remove a saved view',
    access: 'staff',
    input: z.strictObject({ id: z.string().max(64) }),
    output: z.null(),
  }),
};
