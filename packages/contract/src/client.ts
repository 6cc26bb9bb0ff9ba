import type { CallInput, CallOutput, EndpointKey, JsonEndpointKey } from './endpoints.ts';

/** The input may be left out when all its fields are optional. */
type Arguments<K extends JsonEndpointKey> =
  Record<string, never> extends CallInput<K> ? [key: K, input?: CallInput<K>] : [key: K, input: CallInput<K>];

/**
 * Calls an endpoint and returns the `data` of its answer: `api('GET /city/detail', { id })`. Rejects when the answer's
 * code is not 200. The key holds method and path, so that the browser does not load the schemas.
 */
export type ApiClient = <K extends JsonEndpointKey>(...call: Arguments<K>) => Promise<CallOutput<K>>;

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

interface ApiRequest {
  method: Method;
  path: string;
  /** Fields that are not part of the path: the query of a GET or DELETE, the JSON body of a POST or PUT. */
  fields: Record<string, unknown>;
}

/** Fills the path's placeholders from the input: `GET /tag/cache/{id}` with `{ id: 'theme' }` is `/tag/cache/theme`. */
export function toApiRequest(key: string, input: Record<string, unknown>): ApiRequest {
  const [method, template] = key.split(' ') as [Method, string]; // every endpoint key has this form
  const fields = { ...input };
  const path = template.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = String(fields[name]);
    delete fields[name];
    return encodeURIComponent(value);
  });
  return { method, path, fields };
}

type GetKey = Extract<EndpointKey, `GET ${string}`>;

/** Returns the URL of a GET endpoint, for links, pictures, downloads and event streams. Leaves out undefined fields. */
export function toApiUrl<K extends GetKey>(apiBase: string, key: K, input: CallInput<K>): string {
  const { path, fields } = toApiRequest(key, { ...input });
  // Fields of a query are scalars.
  const pairs = Object.entries(fields).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}=${encodeURIComponent(String(value as string | number | boolean))}`],
  );
  return `${apiBase}${path}${pairs.length > 0 ? `?${pairs.join('&')}` : ''}`;
}
