import { randomUUID } from 'node:crypto';
import http from 'node:http';
import type { Socket } from 'node:net';
import type { ErrorName } from '@yunyou/contract/errors';
import { ApiError } from '../api-error.ts';
import { errorEnvelope } from './error-envelope.ts';

const errorByCode: Record<string, ErrorName> = {
  HPE_HEADER_OVERFLOW: 'HEADERS_TOO_LARGE',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 'TOO_LARGE',
  ERR_HTTP_REQUEST_TIMEOUT: 'TIMED_OUT',
};

/** Handles Node's `clientError` event: sends the error envelope for bytes that are not valid HTTP and closes the socket. */
export function handleClientError(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  // Node's own handler reads this private field too: a second response must not be written into a started one.
  const { _httpMessage: started } = socket as Socket & { _httpMessage?: http.ServerResponse | null };
  if (!socket.writable || started?.headersSent) {
    socket.destroy(error);
    return;
  }
  const apiError = new ApiError(errorByCode[error.code ?? ''] ?? 'BAD_REQUEST');
  const { status } = apiError;
  const requestId = randomUUID();
  const body = JSON.stringify(errorEnvelope(apiError, requestId));
  socket.end(
    [
      `HTTP/1.1 ${status} ${http.STATUS_CODES[status]}`,
      'content-type: application/json; charset=utf-8',
      `content-length: ${Buffer.byteLength(body)}`,
      'cache-control: no-store',
      'x-content-type-options: nosniff',
      `x-request-id: ${requestId}`,
      'connection: close',
      '',
      body,
    ].join('\r\n'),
  );
}
