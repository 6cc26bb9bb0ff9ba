import type { StaffGrants } from '@yunyou/contract/admin/admin-session.endpoints';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
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
    /** Not used, like the next two: drop them together with `unknown_login`. `login_attempt` replaces all of them. */
    failedLogins: integer('failed_logins').notNull().default(0),
    lockedUntil: at('locked_until'),
    lastFailedAt: at('last_failed_at'),
    disabledAt: at('disabled_at'),
    /** Encrypted secret of the authenticator app. It is required at login once `totpConfirmedAt` is set. */
    totpSecret: text('totp_secret'),
    totpConfirmedAt: at('totp_confirmed_at'),
    /** Time step of the last code used, so that a code works only once. */
    totpLastStep: integer('totp_last_step').notNull().default(0),
    /** Chosen by the staff member: a weekly mail about facts to check. */
    getsFactDigest: boolean('gets_fact_digest').notNull().default(false),
    createdAt: at('created_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('staff_name').on(sql`lower(${table.name})`),
    uniqueIndex('staff_email').on(sql`lower(${table.email})`),
    index('staff_role_members').on(table.role),
  ],
);

/** Not used. Kept until no process of the release before `login_attempt` can run. */
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

/** Failed logins by name and address, by name, by address, or by known device. See `staff/login-attempts.ts` of the API. */
export const loginAttempt = pgTable(
  'login_attempt',
  {
    key: text().primaryKey(),
    /** Hash of the typed name, known or not; `null` for a counter of all names of an address. */
    nameHash: text('name_hash'),
    failedLogins: integer('failed_logins').notNull().default(0),
    lockedUntil: at('locked_until'),
    lastFailedAt: at('last_failed_at').notNull(),
  },
  (table) => [
    index('login_attempt_name').on(table.nameHash),
    index('login_attempt_age').on(table.lastFailedAt),
  ],
);

/** A browser in which a staff member has signed in before. It does not authenticate: it exempts from locks by strangers. */
export const staffDevice = pgTable(
  'staff_device',
  {
    tokenHash: text('token_hash').notNull(),
    staffId: text('staff_id')
      .notNull()
      .references(() => staff.id, { onDelete: 'cascade' }),
    lastUsedAt: at('last_used_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tokenHash, table.staffId] }),
    index('staff_device_staff').on(table.staffId, table.lastUsedAt),
    index('staff_device_age').on(table.lastUsedAt),
  ],
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
    /** Last time the staff member entered the password (and code) in this session. */
    confirmedAt: at('confirmed_at'),
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

/** Audit log of the back office. Append-only. Partitioned by month of `at` (UTC), as `user_event` is. */
export const auditEntry = pgTable(
  'audit_entry',
  {
    id: text().notNull(),
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
    primaryKey({ columns: [table.id, table.at] }),
    index('audit_entry_at').on(table.at.desc().nullsFirst(), table.id),
    index('audit_entry_action').on(table.action, table.at.desc().nullsFirst()),
    index('audit_entry_staff').on(table.staffId, table.at.desc().nullsFirst()),
    index('audit_entry_row').on(table.entity, table.entityId, table.at.desc().nullsFirst()),
  ],
);
