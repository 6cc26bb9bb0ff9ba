import { type ApiClient, toApiRequest } from '@yunyou/contract/client';
import type { Envelope } from '@yunyou/contract/endpoint';
import type { EndpointKey } from '@yunyou/contract/endpoints';
import type { ErrorData } from '@yunyou/contract/errors';
import { showToast } from '@yunyou/ui/toasts';
import { FetchError, ofetch } from 'ofetch';
import { clearLogin, currentToken, currentVisitor, type VisitorInfo } from '../session/session.ts';
import { currentTripKey } from '../session/trip-key.ts';

/** A failed call: an answer whose code is not 200, or none at all (code 0). A toast has been shown unless the client is silent. */
export class ApiFailure extends Error {
  override name = 'ApiFailure';
  readonly code: number;
  /** Error name, invalid fields and details; empty when the site could not be reached. */
  readonly data: Partial<ErrorData>;
  constructor(code: number, message: string, data: Partial<ErrorData> = {}) {
    super(message);
    this.code = code;
    this.data = data;
  }
}

interface ClientOptions {
  /** Base URL and product prefix of the API, from the root loader. */
  apiBase: string;
  timeoutMs?: number;
  /** Shows no toasts and does not ask to sign in. */
  isSilent?: boolean;
  /** Replaces the token of the cookie, which does not exist yet during sign-in. */
  token?: string;
  /** Aborts the call. */
  signal?: AbortSignal;
}

const expired = 'Your login information has expired';

/**
 * Creates an API client for the browser. Retries are the defaults of ofetch, as specified: one for reads on 408, 409,
 * 425, 429, 500, 502, 503 and 504, none for writes.
 */
export function createBrowserClient({
  apiBase,
  timeoutMs = 15_000,
  isSilent = false,
  token: ownToken,
  signal,
}: ClientOptions): ApiClient {
  const send = async (key: EndpointKey, input: Record<string, unknown>) => {
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
      if (answer.code !== 200) throw new ApiFailure(answer.code, answer.message);
      return answer.data;
    } catch (error) {
      throw toFailure(error);
    }
  };
  const call = async (key: EndpointKey, input: Record<string, unknown> = {}) => {
    const visitor = currentVisitor();
    try {
      return await send(key, input);
    } catch (error) {
      const failure = toFailure(error);
      if (isSilent) throw failure;
      if (!(await shouldRepeat(failure, visitor))) throw failure;
      return send(key, input).catch((again: unknown) => {
        const second = toFailure(again);
        showToast({ type: 'error', message: second.message, grouping: true });
        throw second;
      });
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
  if (isEnvelope(envelope)) return new ApiFailure(envelope.code, envelope.message, envelope.data ?? {});
  return new ApiFailure(0, 'The site could not be reached. Check your connection and try again.');
}

function isEnvelope(value: unknown): value is Envelope<Partial<ErrorData> | null> {
  return typeof value === 'object' && value !== null && 'code' in value && 'message' in value;
}

/**
 * Shows the failure as a toast. After a 401 it waits for a new sign-in and returns true when the same visitor signed in, so
 * that the call is repeated and no input is lost. Reloads the page when a different visitor signed in.
 */
async function shouldRepeat(
  { code, message }: ApiFailure,
  before: VisitorInfo | undefined,
): Promise<boolean> {
  showToast({ type: 'error', message: code === 401 ? expired : message, grouping: true });
  if (code !== 401) return false;
  if (location.pathname.includes('/admin')) {
    location.assign('/admin/login');
    return false;
  }
  if (!(await clearLogin())) return false;
  const isSame = !before || before.userName === currentVisitor()?.userName;
  if (!isSame) location.reload();
  return isSame;
}
