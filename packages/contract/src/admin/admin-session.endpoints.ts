import { z } from 'zod';
import { endpoint, list, noInput } from '../endpoint.ts';
import { type PageCode, pageCodes, type StaffAction, staffActions } from './staff-access.ts';

export const pageCode = z.enum(pageCodes as [PageCode, ...PageCode[]]); // there are pages
export const grants = z.partialRecord(pageCode, z.array(z.enum(staffActions)).max(staffActions.length));
export type StaffGrants = Partial<Record<PageCode, StaffAction[]>>;

export const staffInfo = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string().nullable(),
  role: z.string(),
  roleName: z.string(),
  grants,
  /** Pages shown in the menu. */
  pageCodes: z.array(pageCode),
  hasSecondFactor: z.boolean(),
  /** A weekly mail about facts to check. */
  getsFactDigest: z.boolean(),
  /** The role needs a second factor: until it is set up, only endpoints for that work. */
  mustEnrol: z.boolean(),
  /** CSRF token: the client sends it in the `x-csrf-token` header of every POST. */
  csrfToken: z.string(),
});
export type StaffInfo = z.infer<typeof staffInfo>;

/** A password chosen by a staff member. */
export const newPassword = z.string().min(12, 'Use at least 12 characters').max(200);

const oneTimeCode = z.string().trim().min(6).max(40);

export const adminSessionEndpoints = {
  'POST /admin/login': endpoint({
    summary: 'Start a staff session (sets its cookie)',
    access: 'anyone',
    input: z.strictObject({
      name: z.string().trim().min(1).max(120).meta({ help: 'Name or e-mail address' }),
      password: z.string().min(1).max(200),
      code: oneTimeCode.optional().meta({ help: 'From the authenticator app, or a recovery code' }),
    }),
    output: staffInfo,
  }),
  'POST /admin/logout': endpoint({
    summary: 'End the staff session',
    access: 'staff',
    isForEnrolment: true,
    input: noInput,
    output: z.null(),
  }),
  'GET /admin/me': endpoint({
    summary: 'Get the signed-in staff member with grants and CSRF token',
    access: 'staff',
    isForEnrolment: true,
    input: noInput,
    output: staffInfo,
  }),
  'POST /admin/digest/save': endpoint({
    summary: 'Choose whether to get a weekly mail about facts to check',
    access: { staff: 'staleList.read' },
    input: z.strictObject({ isOn: z.boolean() }),
    output: z.null(),
  }),
  'POST /admin/confirm': endpoint({
    summary: 'Enter password and code again, for endpoints that need a recent confirmation',
    access: 'staff',
    isForEnrolment: true,
    input: z.strictObject({
      password: z.string().min(1).max(200),
      code: oneTimeCode.optional().meta({ help: 'Needed with a second factor' }),
    }),
    output: z.null(),
  }),
  'GET /admin/sessions': endpoint({
    summary: "List the caller's open sessions",
    access: 'staff',
    input: noInput,
    output: list(
      z.object({
        id: z.string(),
        device: z.string(),
        createdAt: z.string(),
        lastSeenAt: z.string(),
        isCurrent: z.boolean(),
      }),
    ),
  }),
  'POST /admin/session/revoke': endpoint({
    summary: "End one of the caller's sessions",
    access: 'staff',
    input: z.strictObject({ id: z.string().min(1).max(64) }),
    output: z.null(),
  }),
  'POST /admin/password/change': endpoint({
    summary: "Change the caller's password and end other sessions",
    access: 'staff',
    confirmation: true,
    input: z.strictObject({ next: newPassword }),
    output: z.null(),
  }),
  'POST /admin/totp/start': endpoint({
    summary: 'Start to set up the second factor: returns the secret for an authenticator app',
    access: 'staff',
    confirmation: true,
    isForEnrolment: true,
    input: noInput,
    output: z.object({ secret: z.string(), otpauthUrl: z.string(), qrImage: z.string() }),
  }),
  'POST /admin/totp/confirm': endpoint({
    summary: 'Confirm the second factor with a first code; returns the recovery codes once',
    access: 'staff',
    confirmation: true,
    isForEnrolment: true,
    input: z.strictObject({ code: oneTimeCode }),
    output: z.object({ recoveryCodes: z.array(z.string()) }),
  }),
  'POST /admin/totp/remove': endpoint({
    summary: 'Remove the second factor',
    access: 'staff',
    confirmation: true,
    input: noInput,
    output: z.null(),
  }),
};
