import { type ApiClient, type Method, toApiRequest } from './client.ts';
import type { Envelope } from './endpoint.ts';
import type {
  CallInput,
  CallOutput,
  EventsEndpointKey,
  FileEndpointKey,
  JsonEndpointKey,
} from './endpoints.ts';
import type { ErrorData } from './errors.ts';

/** A failed call: an answer whose code is not 200, or none at all (code 0). */
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

interface FetchOptions {
  method: Method;
  headers: Record<string, string>;
  timeout: number;
  keepalive: boolean;
  query?: Record<string, unknown>;
  body?: Record<string, unknown> | FormData;
  responseType?: 'blob' | 'stream';
  signal?: AbortSignal;
}

interface HttpClientOptions {
  /**
   * `ofetch`. Its default retries are the specified ones: one for reads on 408, 409, 425, 429, 500, 502, 503, 504 and
   * network failures, none for writes. It rejects other statuses than 2xx with an error that has the body as `data`.
   */
  fetch(url: string, options: FetchOptions): Promise<unknown>;
  /** Base URL and product prefix of the API. */
  apiBase: string;
  timeoutMs: number;
  /** Returns the headers that identify the caller. */
  headersFor(method: Method): Record<string, string>;
  /** Aborts the calls. */
  signal?: AbortSignal | undefined;
  /** The calls outlive the page. */
  isKeptAlive?: boolean;
}

/** Photographs of reviews are files without an endpoint of the contract. */
type ReviewPhotoKey = 'GET /review/photo/{id}/{size}';
type FileInput<K> = K extends FileEndpointKey ? CallInput<K> : { id: string; size: 'small' | 'large' };

export interface HttpClient {
  call: ApiClient;
  /** Calls an endpoint with one file. The input holds its text fields. */
  upload<K extends JsonEndpointKey>(
    key: K,
    input: Record<string, string>,
    file: Blob,
  ): Promise<CallOutput<K>>;
  download<K extends FileEndpointKey | ReviewPhotoKey>(key: K, input: FileInput<K>): Promise<Blob>;
  openEvents<K extends EventsEndpointKey>(key: K, input: CallInput<K>): Promise<ReadableStream<Uint8Array>>;
}

/** Creates the client that both apps call the API with over HTTP. Every failure is an `ApiFailure`. */
export function createHttpClient(options: HttpClientOptions): HttpClient {
  const send = async (key: string, input: object, more: Partial<FetchOptions> = {}) => {
    const { method, path, fields } = toApiRequest(key, { ...input });
    const isQuery = method === 'GET' || method === 'DELETE';
    try {
      return await options.fetch(options.apiBase + path, {
        method,
        headers: options.headersFor(method),
        timeout: options.timeoutMs,
        keepalive: options.isKeptAlive ?? false,
        ...(options.signal && { signal: options.signal }),
        ...(isQuery ? { query: fields } : { body: fields }),
        ...more,
      });
    } catch (error) {
      throw await toFailure(error);
    }
  };
  const call = async (key: string, input: object = {}, more: Partial<FetchOptions> = {}) =>
    toData(await send(key, input, more));
  const upload = (key: string, input: Record<string, string>, file: Blob) => {
    const body = new FormData();
    for (const [name, value] of Object.entries(input)) body.set(name, value);
    body.set('file', file);
    return call(key, {}, { body });
  };
  const client = {
    call: (key: string, input?: object) => call(key, input),
    upload,
    download: (key: string, input: object) => send(key, input, { responseType: 'blob' }),
    openEvents: (key: string, input: object) => send(key, input, { responseType: 'stream' }),
  };
  return client as HttpClient; // typed per key by the contract
}

function toData(answer: unknown): unknown {
  if (!isEnvelope(answer)) throw unreachable();
  if (answer.code !== 200) throw new ApiFailure(answer.code, answer.message, answer.data ?? {});
  return answer.data;
}

async function toFailure(error: unknown): Promise<ApiFailure> {
  const body: unknown = error instanceof Error && 'data' in error ? error.data : undefined;
  // The error of a download is a blob, that of an event stream a stream, which holds its connection until it is read.
  const isUnread = body instanceof Blob || body instanceof ReadableStream;
  const envelope: unknown = isUnread ? await readJson(body) : body;
  if (!isEnvelope(envelope)) return unreachable();
  return new ApiFailure(envelope.code, envelope.message, envelope.data ?? {});
}

const unreachable = () =>
  new ApiFailure(0, 'The site could not be reached. Check your connection and try again.');

function isEnvelope(value: unknown): value is Envelope<Partial<ErrorData> | null> {
  return typeof value === 'object' && value !== null && 'code' in value && 'message' in value;
}

async function readJson(body: Blob | ReadableStream): Promise<unknown> {
  try {
    return await new Response(body).json();
  } catch {
    return undefined; // the error page of a proxy
  }
}
