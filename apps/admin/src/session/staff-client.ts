import type { ApiClient } from '@yunyou/contract/client';
import { ApiFailure, createHttpClient, type HttpClient } from '@yunyou/contract/http-client';
import { ofetch } from 'ofetch';
import { inLanguage } from '../language/messages.ts';
import { confirmIdentity } from './confirmation.ts';
import { fetchWithProgress } from './fetch-with-progress.ts';

const loginPath = '/admin/login';

/** Sent with every write. The session itself is an HttpOnly cookie. */
let csrfToken = '';

const options = {
  // The server writes its setting into the page.
  apiBase: document.querySelector<HTMLMetaElement>('meta[name=api-base]')?.content ?? '/api/yunyou',
  timeoutMs: 120_000, // an import of 50,000 rows takes long
  headersFor: (method: string): Record<string, string> =>
    method !== 'GET' && csrfToken ? { 'x-csrf-token': csrfToken } : {},
};
const client = createHttpClient({ ...options, fetch: ofetch });

/** Calls an endpoint of the API for staff. Its input and output have the types of the contract. */
export const api = (async (...input: Parameters<ApiClient>) =>
  storeCsrfToken(await send(() => client.call(...input)))) as ApiClient; // wrapping loses the type per key

/** Calls an endpoint with a file upload. */
export const apiUpload = ((...input: Parameters<HttpClient['upload']>) =>
  send(() => client.upload(...input))) as HttpClient['upload']; // as above

/** Adds a photograph to the library and reports the sent share of it, 0 to 1. */
export const uploadPhotograph = (file: File, onProgress: (share: number) => void) =>
  send(() =>
    createHttpClient({ ...options, fetch: fetchWithProgress(onProgress) }).upload(
      'POST /admin/media/upload',
      {},
      file,
    ),
  );

/** Fetches a file and starts a download in the browser. */
export async function apiDownload(
  fileName: string,
  ...input: Parameters<HttpClient['download']>
): Promise<void> {
  const blob = await send(() => client.download(...input));
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = fileName;
  link.click();
  URL.revokeObjectURL(link.href);
}

function storeCsrfToken<T>(data: T): T {
  if (typeof data === 'object' && data !== null && 'csrfToken' in data) csrfToken = String(data.csrfToken);
  return data;
}

/** Runs a call. Runs it once more after a password was entered for it, or a CSRF token of another tab was fetched. */
async function send<T>(run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    const failure = handleFailure(error);
    if (failure.data.error === 'OLD_PAGE') await api('GET /admin/me');
    else if (failure.data.error !== 'CONFIRMATION_NEEDED') throw failure;
    else if (!(await confirmIdentity()))
      throw new ApiFailure(
        failure.code,
        inLanguage('You did not confirm your password, so nothing was changed.'),
      );
  }
  try {
    return await run();
  } catch (error) {
    throw handleFailure(error);
  }
}

/** Leaves the page when the session has ended. */
function handleFailure(error: unknown): ApiFailure {
  if (!(error instanceof ApiFailure)) throw error;
  // The login returns to this page.
  if (error.code === 401 && location.pathname !== loginPath) {
    const back = location.pathname + location.search;
    location.assign(`${loginPath}?back=${encodeURIComponent(back)}`);
  }
  // The second factor has become required since the page was loaded. After the reload, the frame shows its set-up.
  if (error.data.error === 'SECOND_FACTOR_REQUIRED') location.reload();
  return new ApiFailure(error.code, inLanguage(error.message), {
    ...error.data,
    ...(error.data.fields && {
      fields: error.data.fields.map((problem) => ({ ...problem, message: inLanguage(problem.message) })),
    }),
  });
}
