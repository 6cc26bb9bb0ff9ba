import { type ApiClient, toApiRequest } from '@yunyou/contract/client';
import type { Envelope } from '@yunyou/contract/endpoint';
import type { EndpointKey } from '@yunyou/contract/endpoints';
import { showToast } from '@yunyou/ui/toasts';
import { FetchError, ofetch } from 'ofetch';
import { clearLogin, currentToken } from '../session/session.ts';
import { currentTripKey } from '../session/trip-key.ts';

/** An answer whose code is not 200. The visitor has been told already. */
export class ApiFailure extends Error {
  override name = 'ApiFailure';
  readonly code: number;
  /** The answer's `data`: the error's permanent name and what it promises beside it. */
  readonly data: unknown;
  constructor(code: number, message: string, data?: unknown) {
    super(message);
    this.code = code;
    this.data = data;
  }
}

export interface ClientOptions {
  /** Base URL and product prefix, as the page was told. */
  apiBase: string;
  timeoutMs?: number;
  /** Sign-in fails silently: nothing is shown. */
  isSilent?: boolean;
  /** Instead of the token in the cookie: during sign-in there is none yet. */
  token?: string;
  /** Gives up what nobody waits for any more. */
  signal?: AbortSignal;
}

const expired = 'Your login information has expired';

/**
 * The API over HTTP. Retries are ofetch's own, which are the specification's: one for reads on 408, 409, 425,
 * 429 and 5xx of the usual kind, none for writes.
 */
export function createBrowserClient({
  apiBase,
  timeoutMs = 15_000,
  isSilent = false,
  token: ownToken,
  signal,
}: ClientOptions): ApiClient {
  const call = async (key: EndpointKey, input: Record<string, unknown> = {}) => {
    const { method, path, fields } = toApiRequest(key, input);
    const token = ownToken ?? currentToken();
    try {
      const answer = await ofetch<Envelope>(apiBase + path, {
        method,
        timeout: timeoutMs,
        headers: headersFor(token),
        ...(signal && { signal }),
        ...(method === 'GET' ? { query: fields } : { body: fields }),
      });
      if (answer.code !== 200) throw new ApiFailure(answer.code, answer.message, answer.data);
      return answer.data;
    } catch (error) {
      const failure = toFailure(error);
      if (!isSilent) report(failure);
      throw failure;
    }
  };
  return call as ApiClient; // typed per key by the contract
}

function headersFor(token: string | undefined): Record<string, string> {
  const tripKey = currentTripKey();
  return { ...(token && { 'user-token': token }), ...(tripKey && { 'trip-key': tripKey }) };
}

function toFailure(error: unknown): ApiFailure {
  if (error instanceof ApiFailure) return error;
  const envelope: unknown = error instanceof FetchError ? error.data : undefined;
  if (isEnvelope(envelope)) return new ApiFailure(envelope.code, envelope.message, envelope.data);
  return new ApiFailure(0, 'The site could not be reached. Check your connection and try again.');
}

function isEnvelope(value: unknown): value is Envelope {
  return typeof value === 'object' && value !== null && 'code' in value && 'message' in value;
}

function report({ code, message }: ApiFailure): void {
  if (code !== 401) {
    showToast({ type: 'error', message, grouping: true });
    return;
  }
  showToast({ type: 'error', message: expired, grouping: true });
  if (location.pathname.includes('/admin')) location.assign('/admin/login');
  else clearLogin();
}
