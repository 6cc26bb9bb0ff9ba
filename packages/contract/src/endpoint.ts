import { z } from 'zod';
import type { PermissionTemplate } from './admin/staff-access.ts';

/**
 * Who may call: anyone; a traveller (anyone, and whoever is signed in or holds a trip's key in the `trip-key` header is
 * known); a signed-in visitor (`user-token` header); staff (session cookie of the back office), any of them or those
 * whose role has the named permission.
 */
export type Access = 'anyone' | 'traveller' | 'visitor' | 'staff' | { staff: PermissionTemplate };

export const isForStaff = (access: Access): boolean => access === 'staff' || typeof access === 'object';

export interface Endpoint<I extends z.ZodObject = z.ZodObject, O extends z.ZodType = z.ZodType> {
  summary: string;
  access: Access;
  /** Path, query and body fields together: a name means one thing wherever it travels. */
  input: I;
  output: O;
  /** Answers hold what only this caller may see: no cache keeps them. */
  isPrivate?: boolean;
  /** The call is a multipart form: one file named `file` of at most so many bytes, the input fields beside it. */
  uploadBytesMax?: number;
}

export const endpoint = <I extends z.ZodObject, O extends z.ZodType>(definition: Endpoint<I, O>) =>
  definition;

export const noInput = z.strictObject({});

export const pageSizeMax = 100;

/** The two paging fields every list takes; queries carry them as text, bodies as numbers. */
export const paging = {
  pageNum: z.coerce.number().int().min(1).max(100_000).default(1),
  pageSize: z.coerce.number().int().min(1).max(pageSizeMax).default(20),
};

/** The input of a list without filters, whose pages have a size that suits the place it is shown at. */
export const pageOf = (pageSize: number) =>
  z.strictObject({ ...paging, pageSize: paging.pageSize.unwrap().default(pageSize) });

export const page = <T extends z.ZodType>(item: T) =>
  z.object({
    list: z.array(item),
    total: z.int(),
    pageNum: z.int(),
    pageSize: z.int(),
  });

/** A list that is short by nature and comes whole. */
export const list = <T extends z.ZodType>(item: T) => z.object({ list: z.array(item) });

/** An answer that is a file to keep instead of an envelope. */
export interface FileAnswer {
  fileName: string;
  contentType: string;
  content: Uint8Array;
}
export const fileAnswer = z.custom<FileAnswer>().meta({ answer: 'file' });

/** The body of every answer. `code` equals the HTTP status. */
export const envelope = <T extends z.ZodType>(data: T) =>
  z.object({ code: z.int(), message: z.string(), data });

export interface Envelope<T = unknown> {
  code: number;
  message: string;
  data: T;
}
