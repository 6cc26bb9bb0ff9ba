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

/** What could not even be read as a request gets the same envelope as everything else, and its connection ends. */
export function answerBrokenRequest(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  // Node's own handler looks there, too: an answer that has begun must not get another one into its middle.
  const { _httpMessage: begun } = socket as Socket & { _httpMessage?: http.ServerResponse | null };
  if (!socket.writable || begun?.headersSent) {
    socket.destroy(error);
    return;
  }
  const answer = new ApiError(errorByCode[error.code ?? ''] ?? 'BAD_REQUEST');
  const { status } = answer;
  const requestId = randomUUID();
  const body = JSON.stringify(errorEnvelope(answer, requestId));
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
