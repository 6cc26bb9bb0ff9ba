import type { ApiClient } from '@yunyou/contract/client';
import { type ApiFailure, createHttpClient, type HttpClient } from '@yunyou/contract/http-client';
import { showToast } from '@yunyou/ui/toasts';
import { ofetch } from 'ofetch';
import { clearLogin, currentToken, currentVisitor, type VisitorInfo } from '../session/session.ts';
import { currentTripKey } from '../session/trip-key.ts';
import { loginExpired } from '../site-words.ts';

interface ClientOptions {
  /** Base URL and product prefix of the API, from the root loader. */
  apiBase: string;
  timeoutMs?: number;
  /** Shows no toasts and no sign-in overlay. */
  isSilent?: boolean;
  /** Replaces the token of the cookie, which does not exist yet during sign-in. */
  token?: string;
  /** Aborts the call. */
  signal?: AbortSignal;
  /** The call outlives the page. */
  isKeptAlive?: boolean;
}

/** Uploads and downloads on a slow line take longer than other calls. */
export const fileTimeoutMs = 120_000;

/** Creates an API client for the browser. A failure shows a toast unless the client is silent. */
export const createBrowserClient = (options: ClientOptions): ApiClient => createFileClient(options).call;

/** Creates an API client that can send and load files, too. */
export function createFileClient({
  timeoutMs = 15_000,
  isSilent = false,
  token,
  ...options
}: ClientOptions): HttpClient {
  const client = createHttpClient({
    ...options,
    timeoutMs,
    fetch: ofetch,
    headersFor: () => headersFor(token ?? currentToken()),
  });
  if (isSilent) return client;
  const repeated =
    <Input extends unknown[], Output>(run: (...input: Input) => Promise<Output>) =>
    (...input: Input) =>
      repeatAfterSignIn(() => run(...input));
  return {
    // Wrapping loses the types per key.
    call: repeated(client.call) as ApiClient,
    upload: repeated(client.upload) as HttpClient['upload'],
    download: repeated(client.download) as HttpClient['download'],
    openEvents: repeated(client.openEvents) as HttpClient['openEvents'],
  };
}

function headersFor(token: string | undefined): Record<string, string> {
  const tripKey = currentTripKey();
  return { ...(token && { 'user-token': token }), ...(tripKey && { 'trip-key': tripKey }) };
}

/** Runs a call and shows its failure. Repeats it when the login had expired and the same visitor has signed in again. */
async function repeatAfterSignIn<T>(run: () => Promise<T>): Promise<T> {
  const visitor = currentVisitor();
  return run().catch(async (failure: ApiFailure) => {
    if (!(await shouldRepeat(failure, visitor))) throw failure;
    return run().catch((second: ApiFailure) => {
      showToast({ type: 'error', message: second.message, grouping: true });
      throw second;
    });
  });
}

/**
 * Shows the failure as a toast. After a 401 it waits for a new sign-in and returns true when the same visitor signed in, so
 * that the call is repeated and no input is lost. Reloads the page when a different visitor signed in.
 */
async function shouldRepeat(
  { code, message }: ApiFailure,
  before: VisitorInfo | undefined,
): Promise<boolean> {
  showToast({ type: 'error', message: code === 401 ? loginExpired : message, grouping: true });
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
