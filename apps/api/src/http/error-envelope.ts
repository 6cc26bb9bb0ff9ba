import type { Envelope } from '@yunyou/contract/endpoint';
import type { ErrorData, ErrorName } from '@yunyou/contract/errors';
import { isDatabaseUnavailable } from '@yunyou/database/database';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { ApiError } from '../api-error.ts';
import { badInput } from '../bad-input.ts';

/** Maps the status of Fastify's own errors to ours. */
const errorByStatus: Record<number, ErrorName> = {
  400: 'BAD_REQUEST',
  404: 'NOT_FOUND',
  405: 'METHOD_NOT_ALLOWED',
  408: 'TIMED_OUT',
  413: 'TOO_LARGE',
  414: 'URI_TOO_LONG',
  415: 'UNSUPPORTED_MEDIA',
  429: 'TOO_MANY',
  503: 'UNAVAILABLE',
};

/** Sends each error as the envelope, with a request id and without internal details. */
export function registerErrorEnvelope(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => {
    const known = toApiError(error);
    if (known.status >= 500) request.log.error({ err: error }, 'request failed');
    return sendError(reply, request, known);
  });
  app.setNotFoundHandler((request, reply) => sendError(reply, request, new ApiError('NOT_FOUND')));
}

export function errorEnvelope(error: ApiError, requestId: string): Envelope<ErrorData> {
  const data: ErrorData = {
    error: error.error,
    requestId,
    ...(error.fields && { fields: error.fields }),
    ...(error.details !== undefined && { details: error.details }),
  };
  return { code: error.status, message: error.message, data };
}

export function sendError(reply: FastifyReply, request: FastifyRequest, error: ApiError): FastifyReply {
  const retryAfter = error.retryAfterSeconds ?? (error.error === 'UNAVAILABLE' ? 2 : undefined);
  if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter));
  // The serialiser of the route accepts successful responses only.
  return reply
    .code(error.status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .serializer((payload) => JSON.stringify(payload))
    .send(errorEnvelope(error, request.id));
}

function toApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  if (hasZodFastifySchemaValidationErrors(error)) {
    return badInput(
      error.validation.map(({ instancePath, message, params }) => ({
        path: instancePath.split('/').filter(Boolean),
        message: message ?? 'is not valid',
        keys: params && 'keys' in params ? params.keys : undefined,
      })),
    );
  }
  if (isDatabaseUnavailable(error) || isDiskFull(error)) return new ApiError('UNAVAILABLE', { cause: error });
  const status = isFastifyError(error) ? (error.statusCode ?? 500) : 500;
  return new ApiError(errorByStatus[status] ?? 'INTERNAL', { cause: error });
}

/** Covers files of uploads and pictures; `isDatabaseUnavailable` covers the disk of the database. */
function isDiskFull(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT');
}

function isFastifyError(error: unknown): error is FastifyError {
  return error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number';
}
