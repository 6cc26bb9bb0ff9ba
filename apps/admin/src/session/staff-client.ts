import { type ApiClient, toApiRequest } from '@yunyou/contract/client';
import type { Envelope } from '@yunyou/contract/endpoint';
import type { EndpointKey, JsonEndpointKey } from '@yunyou/contract/endpoints';
import type { ErrorData, FieldProblem } from '@yunyou/contract/errors';
import { FetchError, ofetch } from 'ofetch';
import { confirmIdentity } from './confirmation.ts';

/** Error for a response whose code is not 200. */
export class StaffApiFailure extends Error {
  override name = 'StaffApiFailure';
  readonly code: number;
  readonly error: string;
  readonly fields: readonly FieldProblem[];
  /** Details by error name, for example the other change of a CONFLICT. */
  readonly details: unknown;
  constructor(code: number, message: string, data: Partial<ErrorData> = {}) {
    super(message);
    this.code = code;
    this.error = data.error ?? '';
    this.fields = data.fields ?? [];
    this.details = data.details;
  }
}

const apiBase = '/api/yunyou';
const loginPath = '/admin/login';
const me = 'GET /admin/me';

/** Sent with every write. The session itself is an HttpOnly cookie. */
let csrfToken = '';

function storeCsrfToken(data: unknown): void {
  if (typeof data === 'object' && data !== null && 'csrfToken' in data) csrfToken = String(data.csrfToken);
}

const call = async (key: EndpointKey, input: Record<string, unknown> = {}): Promise<unknown> => {
  const { method, path, fields } = toApiRequest(key, input);
  return send(path, method === 'GET' ? { method, query: fields } : { method, body: fields });
};

/** Typed client of the API for staff. */
export const api = call as ApiClient; // typed per key by the contract

/** Calls an endpoint with a file upload. */
export async function apiUpload<K extends JsonEndpointKey>(
  key: K,
  input: Record<string, string>,
  file: Blob,
): Promise<Awaited<ReturnType<typeof api<K>>>> {
  const { path } = toApiRequest(key, {});
  const form = new FormData();
  for (const [name, value] of Object.entries(input)) form.set(name, value);
  form.set('file', file);
  // The contract types the result by key, as for `api`.
  return (await send(path, { method: 'POST', body: form })) as Awaited<ReturnType<typeof api<K>>>;
}

/** Fetches a file and starts a download in the browser. */
export async function apiDownload(
  path: string,
  query: Record<string, string>,
  fileName: string,
): Promise<void> {
  const blob = await repeatAfterConfirmation(() =>
    ofetch<Blob, 'blob'>(apiBase + path, { query, responseType: 'blob' }),
  );
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = fileName;
  link.click();
  URL.revokeObjectURL(link.href);
}

/** Runs a call. If it needs a recent confirmation, asks for the password and runs it once more. */
async function repeatAfterConfirmation<T>(run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    const failure = await toFailure(error);
    if (failure.error !== 'CONFIRMATION_NEEDED') throw failure;
    if (!(await confirmIdentity()))
      throw new StaffApiFailure(failure.code, 'You did not confirm your password, so nothing was changed.');
  }
  try {
    return await run();
  } catch (error) {
    throw await toFailure(error);
  }
}

interface Sent {
  method: 'GET' | 'POST';
  query?: Record<string, unknown>;
  body?: Record<string, unknown> | FormData;
}

async function send(path: string, options: Sent, isRetry = false): Promise<unknown> {
  try {
    const answer = await repeatAfterConfirmation(() =>
      ofetch<Envelope>(apiBase + path, {
        ...options,
        headers: options.method === 'POST' && csrfToken ? { 'x-csrf-token': csrfToken } : {},
      }),
    );
    storeCsrfToken(answer.data);
    return answer.data;
  } catch (error) {
    const failure = await toFailure(error);
    // A login in another tab changes the CSRF token: fetch the new one and retry once.
    if (failure.error !== 'OLD_PAGE' || isRetry) throw failure;
    await call(me);
    return send(path, options, true);
  }
}

async function toFailure(error: unknown): Promise<StaffApiFailure> {
  if (error instanceof StaffApiFailure) return error;
  const body: unknown = error instanceof FetchError ? error.data : undefined;
  // The error of a download is a blob, too.
  const envelope: unknown = body instanceof Blob ? await readJson(body) : body;
  const isEnvelope =
    typeof envelope === 'object' && envelope !== null && 'code' in envelope && 'message' in envelope;
  const data = isEnvelope && 'data' in envelope ? (envelope.data as Partial<ErrorData>) : {}; // errors have this shape by contract
  const failure = isEnvelope
    ? new StaffApiFailure(Number(envelope.code), String(envelope.message), data)
    : new StaffApiFailure(0, 'The server could not be reached.');
  // Redirects an ended session to the login, which returns to this page.
  if (failure.code === 401 && location.pathname !== loginPath) {
    const back = location.pathname + location.search;
    location.assign(`${loginPath}?back=${encodeURIComponent(back)}`);
  }
  // The second factor has become required since the page was loaded: the frame leads to its set-up.
  if (failure.error === 'SECOND_FACTOR_REQUIRED') location.reload();
  return failure;
}

async function readJson(blob: Blob): Promise<unknown> {
  try {
    return JSON.parse(await blob.text());
  } catch {
    return undefined; // a proxy's error page
  }
}
