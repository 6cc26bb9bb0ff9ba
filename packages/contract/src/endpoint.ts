import { z } from 'zod';
import type { BehaviourTarget } from './account/behaviour-target.schema.ts';
import type { Move, PermissionTemplate } from './admin/staff-access.ts';

/**
 * Who may call an endpoint:
 * - `anyone`: no authentication.
 * - `traveller`: no authentication required; a `user-token` or `trip-key` header identifies the owner of a trip.
 * - `visitor`: a signed-in visitor (`user-token` header).
 * - `staff`: any signed-in staff member (session cookie of the back office).
 * - `{ staff: permission }`: a staff member whose role has the permission.
 */
export type Access = 'anyone' | 'traveller' | 'visitor' | 'staff' | { staff: PermissionTemplate };

export const isForStaff = (access: Access): boolean => access === 'staff' || typeof access === 'object';

/** When a staff endpoint needs a recently entered password: always, or for some moves of its input. */
export type ConfirmationRule = true | { move: readonly Move[] };

export const needsConfirmation = (
  rule: ConfirmationRule | undefined,
  input: Readonly<Record<string, unknown>>,
): boolean => rule === true || (rule?.move.some((move) => move === input['move']) ?? false);

/** Body of a successful response other than the JSON envelope: one file, or a stream of server-sent events. */
export type EndpointKind = 'file' | 'events';

export interface Endpoint<I extends z.ZodObject = z.ZodObject, O extends z.ZodType = z.ZodType> {
  summary: string;
  access: Access;
  /** Staff endpoints: the password (and code) must have been entered within the last minutes, or CONFIRMATION_NEEDED. */
  confirmation?: ConfirmationRule;
  /** Staff endpoints: works before a required second factor is set up. */
  isForEnrolment?: boolean;
  /** Staff endpoints: called by a timer of the page, so a call does not extend the idle timeout. */
  isBackground?: boolean;
  /** Path, query and body fields in one object; no name occurs twice. */
  input: I;
  output: O;
  /** The answer depends on the caller and must not be cached. */
  isPrivate?: boolean;
  /** A POST that changes nothing: its input is too large for a query. Implied by `serverCache`. */
  isRead?: true;
  /** A GET that changes data. */
  isWrite?: true;
  /** The request is a multipart form: one file named `file` of at most this many bytes, and the input fields. */
  uploadBytesMax?: number;
  /** Absent: the JSON envelope with `output` as its data. */
  kind?: EndpointKind;
  /** File endpoints: every Content-Type the response can have, for OpenAPI. */
  contentTypes?: readonly string[];
  /** Shared caches may store a successful response for this long. Overrides the default of the access kind. */
  cacheSeconds?: number;
  /**
   * The server may cache the answer, because it depends only on the input and on the published catalogue. `countsOf`: it also
   * shows how often the entity with the `id` of the input is liked and saved, which may be a few seconds old.
   */
  serverCache?: 'catalogue' | { countsOf: BehaviourTarget };
  /** Limits of its own, for work that costs much or that is easy to abuse. Absent: the limit of the whole API. */
  limits?: FlowLimits;
}

/** Returns whether a partner's API key lifts the limit of an endpoint: it reads public data. */
export const isPublicRead = (key: string, { access, isPrivate, isRead, serverCache }: Endpoint): boolean =>
  access === 'anyone' &&
  !isPrivate &&
  (key.startsWith('GET ') || isRead === true || serverCache !== undefined);

/** Default of the setting `RATE_LIMIT`, for which the limits of single endpoints are declared. */
export const defaultRateLimit = 600;

/** Limits of a flow. Above them a call gets 429 (rate) or 503 (queue), both with Retry-After. */
export interface FlowLimits {
  /** Endpoints with the same flow count and wait together. */
  flow: string;
  /** Calls per address and minute with the default `RATE_LIMIT`. Grows and shrinks with that setting. */
  perMinute: number;
  /** Calls that run at the same time in one process. */
  concurrency: number;
  /** Calls that may wait in the queue until a running one ends. */
  maxWaiting: number;
}

export const endpoint = <I extends z.ZodObject, O extends z.ZodType>(
  definition: Omit<Endpoint<I, O>, 'kind' | 'contentTypes'>,
): Endpoint<I, O> => definition;

/** Defines an endpoint that returns a file. Errors are still sent in the envelope. */
export const fileEndpoint = <I extends z.ZodObject>(
  definition: Omit<Endpoint<I>, 'output' | 'kind' | 'contentTypes'> & { contentTypes: readonly string[] },
) => ({ ...definition, kind: 'file' as const, output: fileAnswer });

/**
 * Defines an endpoint that streams server-sent events named `state`. `output` is the data of one event. Errors before
 * the first event are sent in the envelope.
 */
export const eventsEndpoint = <I extends z.ZodObject, O extends z.ZodType>(
  definition: Omit<Endpoint<I, O>, 'kind' | 'contentTypes'>,
) => ({ ...definition, kind: 'events' as const });

export const noInput = z.strictObject({});

const pageSizeMax = 100;

/** The paging fields of every list. They are coerced, because a query carries them as text. */
export const paging = {
  pageNum: z.coerce.number().int().min(1).max(100_000).default(1),
  pageSize: z.coerce.number().int().min(1).max(pageSizeMax).default(20),
};

/** Returns the input of a list without filters, with its own default page size. */
export const pageOf = (pageSize: number) =>
  z.strictObject({ ...paging, pageSize: paging.pageSize.unwrap().default(pageSize) });

/** Lists of the back office count to one more than this, which means "more than this": counting millions of rows takes seconds. */
export const staffCountMax = 10_000;

export const page = <T extends z.ZodType>(item: T) =>
  z.object({
    list: z.array(item),
    total: z.int(),
    pageNum: z.int(),
    pageSize: z.int(),
  });

/** Returns the output of a list without paging, for lists that are always short. */
export const list = <T extends z.ZodType>(item: T) => z.object({ list: z.array(item) });

/** Response of a file endpoint. */
export interface FileAnswer {
  /** Makes browsers save the file under this name. Absent: the file is shown inline. */
  fileName?: string;
  contentType: string;
  /** The whole file, or its pieces of text in order. */
  content: Uint8Array | AsyncIterable<string>;
  /** The file is for this caller only and must not be cached, even if the endpoint has `cacheSeconds`. */
  isPrivate?: boolean;
  /** The caller fetches the file again and again: it is sent with an ETag, and 304 while it has not changed. */
  isRevalidated?: boolean;
  /** ETag of a file that caches may store. */
  etag?: string;
  /** Scripts of other sites may read the file. */
  isForOtherSites?: boolean;
  licenceUrl?: string;
  /** Other sites may show the file in a frame, under this Content-Security-Policy. */
  framePolicy?: string;
}
const fileAnswer = z.custom<FileAnswer>();

/** Returns the schema of the body of every answer. `code` equals the HTTP status. */
export const envelope = <T extends z.ZodType>(data: T) =>
  z.object({ code: z.int(), message: z.string(), data });

export interface Envelope<T = unknown> {
  code: number;
  message: string;
  data: T;
}
