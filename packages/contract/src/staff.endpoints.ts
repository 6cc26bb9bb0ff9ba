import { z } from 'zod';
import { publishStatus } from './base.schema.ts';
import { endpoint, noInput, page, paging } from './endpoint.ts';
import { type EntityName, entityNames } from './entities.ts';

/** Codes of the back office's list pages; a role is a set of them. */
export const pageCodes = [
  'destinationList',
  'scenicSpotList',
  'tagsList',
  'commentList',
  'contentList',
  'newsList',
  'productList',
] as const;
export type PageCode = (typeof pageCodes)[number];

export const staffInfo = z.object({
  id: z.string(),
  name: z.string(),
  role: z.string(),
  pageCodes: z.array(z.enum(pageCodes)),
});
export type StaffInfo = z.infer<typeof staffInfo>;

const entityName = z.enum(entityNames as [EntityName, ...EntityName[]]); // the registry is never empty

export const staffEndpoints = {
  'POST /admin/login': endpoint({
    summary: 'Start a staff session (sets its cookie)',
    access: 'anyone',
    input: z.strictObject({ name: z.string().min(1).max(120), password: z.string().min(1).max(200) }),
    output: staffInfo,
  }),
  'POST /admin/logout': endpoint({
    summary: 'End the staff session',
    access: 'staff',
    input: noInput,
    output: z.null(),
  }),
  'GET /admin/me': endpoint({
    summary: 'The signed-in member of staff',
    access: 'staff',
    input: noInput,
    output: staffInfo,
  }),
  'POST /admin/entity/list': endpoint({
    summary: "One entity's rows, any status, newest change first",
    access: 'staff',
    input: z.strictObject({
      entity: entityName,
      status: publishStatus.optional(),
      keyword: z.string().trim().max(100).optional(),
      ...paging,
    }),
    output: page(
      z.object({
        id: z.string(),
        title: z.string(),
        zhName: z.string(),
        status: publishStatus,
        version: z.int(),
        edited: z.boolean(),
        updatedAt: z.string(),
      }),
    ),
  }),
};
