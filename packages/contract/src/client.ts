import type { CallInput, CallOutput, EndpointKey } from './endpoints.ts';

/** Endpoints whose every input field may be left out are called with their key alone. */
type Arguments<K extends EndpointKey> =
  Record<string, never> extends CallInput<K> ? [key: K, input?: CallInput<K>] : [key: K, input: CallInput<K>];

/**
 * The API as one typed function: `api('GET /city/detail', { id })`. The key carries method and path, so a
 * browser needs nothing of the schemas at run time. Rejects when the answer's code is not 200.
 */
export type ApiClient = <K extends EndpointKey>(...call: Arguments<K>) => Promise<CallOutput<K>>;

export interface ApiRequest {
  method: 'GET' | 'POST';
  path: string;
  /** Fields that are not part of the path: the query of a GET, the JSON body of a POST. */
  fields: Record<string, unknown>;
}

/** `GET /tag/cache/{id}` with `{ id: 'theme' }` is a GET of `/tag/cache/theme`. */
export function toApiRequest(key: EndpointKey, input: Record<string, unknown>): ApiRequest {
  const [method, template] = key.split(' ') as ['GET' | 'POST', string]; // keys are written so
  const fields = { ...input };
  const path = template.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = String(fields[name]);
    delete fields[name];
    return encodeURIComponent(value);
  });
  return { method, path, fields };
}
