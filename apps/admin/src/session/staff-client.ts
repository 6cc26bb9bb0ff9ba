import { type ApiClient, toApiRequest } from '@yunyou/contract/client';
import type { Envelope } from '@yunyou/contract/endpoint';
import type { EndpointKey } from '@yunyou/contract/endpoints';
import { FetchError, ofetch } from 'ofetch';

/** An answer whose code is not 200. */
export class StaffApiFailure extends Error {
  override name = 'StaffApiFailure';
  readonly code: number;
  constructor(code: number, message: string) {
    super(message);
    this.code = code;
  }
}

const apiBase = '/api/yunyou';
const loginPath = '/admin/login';

/** The API for staff: the session is a cookie no script can read, the header shows that the call is our own. */
const call = async (key: EndpointKey, input: Record<string, unknown> = {}) => {
  const { method, path, fields } = toApiRequest(key, input);
  try {
    const answer = await ofetch<Envelope>(apiBase + path, {
      method,
      headers: { 'x-yunyou-admin': '1' },
      ...(method === 'GET' ? { query: fields } : { body: fields }),
    });
    return answer.data;
  } catch (error) {
    throw toFailure(error);
  }
};

export const api = call as ApiClient; // typed per key by the contract

function toFailure(error: unknown): StaffApiFailure {
  const envelope: unknown = error instanceof FetchError ? error.data : undefined;
  const isEnvelope =
    typeof envelope === 'object' && envelope !== null && 'code' in envelope && 'message' in envelope;
  const failure = isEnvelope
    ? new StaffApiFailure(Number(envelope.code), String(envelope.message))
    : new StaffApiFailure(0, 'The server could not be reached.');
  // A session that ended leads to the login, and from there back here.
  if (failure.code === 401 && location.pathname !== loginPath) {
    const back = location.pathname + location.search;
    location.assign(`${loginPath}?back=${encodeURIComponent(back)}`);
  }
  return failure;
}
