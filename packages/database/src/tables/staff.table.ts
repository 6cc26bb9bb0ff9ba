import type { StaffGrants } from '@yunyou/contract/admin/admin-session.endpoints';
import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { at } from './columns.ts';

/** A role with its permissions: actions by page code, as in `staff-access.ts` of the contract. */
export const staffRole = pgTable('staff_role', {
  id: text().primaryKey(),
  name: text().notNull(),
  grants: jsonb().$type<StaffGrants>().notNull(),
});

export const staff = pgTable(
  'staff',
  {
    id: text().primaryKey(),
    name: text().notNull(),
    email: text(),
    passwordHash: text('password_hash').notNull(),
    role: text()
      .notNull()
      .default('owner')
      .references(() => staffRole.id),
    failedLogins: integer('failed_logins').notNull().default(0),
    lockedUntil: at('locked_until'),
    lastFailedAt: at('last_failed_at'),
    disabledAt: at('disabled_at'),
    /** Encrypted secret of the authenticator app. It is required at login once `totpConfirmedAt` is set. */
    totpSecret: text('totp_secret'),
    totpConfirmedAt: at('totp_confirmed_at'),
    /** Time step of the last code used, so that a code works only once. */
    totpLastStep: integer('totp_last_step').notNull().default(0),
    createdAt: at('created_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('staff_name').on(sql`lower(${table.name})`),
    uniqueIndex('staff_email').on(sql`lower(${table.email})`),
    index('staff_role_members').on(table.role),
  ],
);

/** Failed logins with unknown names. They are locked like known names, so that a lock does not reveal which names exist. */
export const unknownLogin = pgTable(
  'unknown_login',
  {
    nameHash: text('name_hash').primaryKey(),
    failedLogins: integer('failed_logins').notNull().default(0),
    lockedUntil: at('locked_until'),
    lastFailedAt: at('last_failed_at'),
  },
  (table) => [index('unknown_login_age').on(table.lastFailedAt)],
);

/** Hash of a one-time recovery code, for login without the authenticator app. */
export const staffRecoveryCode = pgTable(
  'staff_recovery_code',
  {
    codeHash: text('code_hash').primaryKey(),
    staffId: text('staff_id')
      .notNull()
      .references(() => staff.id, { onDelete: 'cascade' }),
  },
  (table) => [index('staff_recovery_code_staff').on(table.staffId)],
);

export const staffSession = pgTable(
  'staff_session',
  {
    tokenHash: text('token_hash').primaryKey(),
    /** Public id of the session, for the list of sessions. It does not authenticate. */
    id: text().notNull().default(sql`gen_random_uuid()`),
    staffId: text('staff_id')
      .notNull()
      .references(() => staff.id, { onDelete: 'cascade' }),
    userAgent: text('user_agent').notNull().default(''),
    createdAt: at('created_at').notNull().defaultNow(),
    lastSeenAt: at('last_seen_at').notNull().defaultNow(),
    expiresAt: at('expires_at').notNull(),
  },
  (table) => [
    uniqueIndex('staff_session_id').on(table.id),
    index('staff_session_staff').on(table.staffId),
    index('staff_session_expiry').on(table.expiresAt),
  ],
);

/** A named filter of a list page, saved by one staff member. */
export const staffView = pgTable(
  'staff_view',
  {
    id: text().primaryKey(),
    staffId: text('staff_id')
      .notNull()
      .references(() => staff.id, { onDelete: 'cascade' }),
    page: text().notNull(),
    name: text().notNull(),
    query: text().notNull(),
  },
  (table) => [uniqueIndex('staff_view_name').on(table.staffId, table.page, table.name)],
);

/** Audit log of the back office. Append-only. */
export const auditEntry = pgTable(
  'audit_entry',
  {
    id: text().primaryKey(),
    at: at('at').notNull().defaultNow(),
    /** Without a foreign key, and with the name, because entries are kept after the account is deleted. */
    staffId: text('staff_id'),
    staffName: text('staff_name').notNull(),
    action: text().notNull(),
    entity: text().notNull().default(''),
    entityId: text('entity_id').notNull().default(''),
    before: jsonb(),
    after: jsonb(),
  },
  (table) => [
    index('audit_entry_at').on(table.at.desc().nullsFirst(), table.id),
    index('audit_entry_staff').on(table.staffId, table.at.desc().nullsFirst()),
    index('audit_entry_row').on(table.entity, table.entityId, table.at.desc().nullsFirst()),
  ],
);
