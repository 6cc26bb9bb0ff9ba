import { type ApiClient, toApiRequest } from '@yunyou/contract/client';
import type { Envelope } from '@yunyou/contract/endpoint';
import type { EndpointKey } from '@yunyou/contract/endpoints';
import type { ErrorData } from '@yunyou/contract/errors';
import { showToast } from '@yunyou/ui/toasts';
import { FetchError, ofetch } from 'ofetch';
import { clearLogin, currentToken, currentVisitor, type VisitorInfo } from '../session/session.ts';
import { currentTripKey } from '../session/trip-key.ts';

/** An answer whose code is not 200. The visitor has been told already. */
export class ApiFailure extends Error {
  override name = 'ApiFailure';
  readonly code: number;
  /** Its name, the fields that are not right, and what else it tells; none when the site could not be reached. */
  readonly data: Partial<ErrorData>;
  constructor(code: number, message: string, data: Partial<ErrorData> = {}) {
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
      if (!(await isWorthRepeating(failure, visitor))) throw failure;
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
 * Tells the visitor what went wrong. After a 401 it waits for them to sign in again: if they do, the call goes out once
 * more and they lose nothing of what they did. If somebody else signs in, the page is loaded anew for them instead.
 */
async function isWorthRepeating(
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
