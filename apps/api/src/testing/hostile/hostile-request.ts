import { type EndpointKey, endpoints } from '@yunyou/contract/endpoints';
import fc from 'fast-check';
import { apiPath } from '../api-path.ts';
import { hostileText, hostileValue } from './hostile-values.ts';
import { type KnownValues, validInput } from './schema-arbitrary.ts';

interface HostileRequest {
  method: string;
  /** Path and query, encoded. */
  url: string;
  headers: Record<string, string>;
  body?: string;
}

type Fields = Record<string, unknown>;

/** Generates requests to one endpoint: valid ones, valid ones with changed values, and malformed ones. `examples` are valid inputs. */
export function hostileRequests(
  key: EndpointKey,
  known: KnownValues,
  examples: readonly Fields[] = [],
): fc.Arbitrary<HostileRequest> {
  const generated = validInput(endpoints[key].input, known);
  const valid = examples.length > 0 ? fc.oneof(generated, fc.constantFrom(...examples)) : generated;
  const names = Object.keys(endpoints[key].input.shape);
  const fields: fc.Arbitrary<Fields> = fc.oneof(
    { weight: 3, arbitrary: valid },
    { weight: 6, arbitrary: withHostileValues(valid) },
    { weight: 2, arbitrary: fc.tuple(valid, extraFields).map(([some, extra]) => ({ ...some, ...extra })) },
    {
      weight: 1,
      arbitrary: hostileValue.map((value) => Object.fromEntries(names.map((name) => [name, value]))),
    },
  );
  return fc.tuple(fields, oddHeaders).chain(([some, headers]) => {
    const whole = toRequest(key, some, headers);
    return fc.oneof(
      { weight: 9, arbitrary: fc.constant(whole) },
      { weight: 1, arbitrary: whole.method === 'GET' ? oddQuery(whole) : oddBody(whole) },
    );
  });
}

const extraFields = fc.dictionary(
  fc.oneof(fc.constantFrom('__proto__', 'constructor', 'prototype', 'id', 'userId', 'role'), hostileText),
  hostileValue,
  { minKeys: 1, maxKeys: 2 },
);

/** Replaces one to three values at any depth of the input. */
function withHostileValues(valid: fc.Arbitrary<Fields>): fc.Arbitrary<Fields> {
  const changes = fc.array(fc.tuple(fc.nat(999), hostileValue), { minLength: 1, maxLength: 3 });
  return fc.tuple(valid, changes).map(([some, wrong]) => {
    let changed: unknown = structuredClone(some);
    for (const [position, value] of wrong) {
      const paths = listPaths(changed);
      const path = paths[position % Math.max(1, paths.length)];
      if (path) changed = replaceAt(changed, path, value);
    }
    return changed as Fields; // positions are inside the record, never its root
  });
}

function listPaths(value: unknown, here: readonly string[] = []): (readonly string[])[] {
  if (typeof value !== 'object' || value === null || here.length > 12) return [];
  return Object.entries(value).flatMap(([name, inner]) => [
    [...here, name],
    ...listPaths(inner, [...here, name]),
  ]);
}

function replaceAt(value: unknown, [name = '', ...rest]: readonly string[], by: unknown): unknown {
  const inner = (value as Fields)[name]; // paths lead through objects only
  const next = rest.length ? replaceAt(inner, rest, by) : by;
  if (Array.isArray(value)) return value.with(Number(name), next);
  return Object.fromEntries([
    ...Object.entries(value as Fields).filter(([own]) => own !== name),
    [name, next],
  ]);
}

function toRequest(key: EndpointKey, some: Fields, headers: Record<string, string>): HostileRequest {
  const [method = '', template = ''] = key.split(' ');
  const rest = { ...some };
  const path = template.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = encode(asText(rest[name]).slice(0, 400)) || 'x';
    delete rest[name];
    return value;
  });
  const url = apiPath + path;
  if ('uploadBytesMax' in endpoints[key]) return toForm(url, rest, headers);
  if (method === 'GET') return { method, url: url + toQuery(rest), headers };
  return {
    method,
    url,
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(rest),
  };
}

const boundary = 'hostile-boundary';

/** Builds a form with an invalid file; `proof/hostile` attacks uploads with real files. */
function toForm(url: string, some: Fields, headers: Record<string, string>): HostileRequest {
  const part = (name: string, value: string) =>
    `--${boundary}\r\ncontent-disposition: form-data; name=${name}\r\n\r\n${value}\r\n`;
  const parts = Object.entries(some).map(([name, value]) => part(JSON.stringify(name), asText(value)));
  return {
    method: 'POST',
    url,
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}`, ...headers },
    body: `${parts.join('')}${part('"file"; filename="a.jpg"', 'no picture')}--${boundary}--\r\n`,
  };
}

function toQuery(some: Fields): string {
  const pairs = Object.entries(some).map(
    ([name, value]) => `${encode(name)}=${encode(asText(value)).slice(0, 3000)}`,
  );
  return pairs.length ? `?${pairs.join('&')}` : '';
}

/** Adds a malformed query: repeated fields, nested fields, broken encoding, very long or very many fields. */
function oddQuery(request: HostileRequest): fc.Arbitrary<HostileRequest> {
  const join = request.url.includes('?') ? '&' : '?';
  return fc
    .constantFrom(
      'id=a&id=b',
      'id[]=a&id[]=b',
      'id[$ne]=x',
      'id[__proto__][x]=1',
      '__proto__[x]=1',
      'id=%',
      'id=%E0%A4%A',
      'id=%00',
      'id=%ff%fe',
      '&&&===&',
      `id=${'a'.repeat(9000)}`,
      Array.from({ length: 1500 }, (_, index) => `a${index}=1`).join('&'),
    )
    .map((addition) => ({ ...request, url: `${request.url}${join}${addition}` }));
}

/** Sends bodies that contradict their content type or overload a parser. */
function oddBody(request: HostileRequest): fc.Arbitrary<HostileRequest> {
  const { body = '{}' } = request;
  const withType = (type: string, text = body): HostileRequest => ({
    ...request,
    headers: { ...request.headers, 'content-type': type },
    body: text,
  });
  const { body: _, ...without } = request;
  return fc.constantFrom<HostileRequest>(
    withType('text/plain'),
    withType('text/xml', '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>'),
    withType('application/x-www-form-urlencoded', 'id=1'),
    withType('multipart/form-data; boundary=x', '--x\r\n'),
    withType('multipart/form-data'),
    withType('application/json; charset=utf-16'),
    withType('application/json;;;=', body),
    withType('\u00E9/\u00E9'),
    withType('application/json', ''),
    withType('application/json', body.slice(0, -1)),
    withType('application/json', `${body}x`),
    withType('application/json', 'null'),
    withType('application/json', '[]'),
    withType('application/json', '"text"'),
    withType('application/json', '{"__proto__":{"isAdmin":true}}'),
    withType('application/json', '{"constructor":{"prototype":{"isAdmin":true}}}'),
    withType('application/json', `{"id":"a","id":"b"}`),
    withType('application/json', '['.repeat(20_000)),
    withType('application/json', `{"a":${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}}`),
    withType('application/json', `{"id":"${'x'.repeat(300_000)}"}`),
    withType('application/json', `[${'1e309,'.repeat(3000)}1]`),
    { ...request, headers: { ...request.headers, 'content-encoding': 'gzip' } },
    { ...request, method: 'PUT' },
    { ...request, method: 'DELETE' },
    { ...request, method: 'PATCH' },
    { ...request, method: 'HEAD' },
    { ...request, method: 'OPTIONS' },
    without,
  );
}

const oddHeaders: fc.Arbitrary<Record<string, string>> = fc.oneof(
  { weight: 12, arbitrary: fc.constant({}) },
  {
    weight: 1,
    arbitrary: fc.constantFrom<Record<string, string>>(
      { accept: 'text/html' },
      { accept: '*/*;q=nonsense,,,' },
      { 'accept-encoding': 'nonsense;q=9,,, *;q=0' },
      { 'accept-language': '-'.repeat(4000) },
      { 'x-forwarded-for': "127.0.0.1, ' or 1=1" },
      { 'x-forwarded-proto': 'https' },
      { 'x-forwarded-host': 'attacker.invalid' },
      { 'x-http-method-override': 'DELETE' },
      { 'x-original-url': '/admin' },
      { 'if-none-match': '"'.repeat(500) },
      { 'if-modified-since': 'yesterday' },
      { range: 'bytes=0-0,1-1,-1' },
      { origin: 'null' },
      { referer: 'javascript:alert(1)' },
      { 'user-agent': '\u00FF'.repeat(3000) },
      { 'trip-key': '../'.repeat(14) },
      { expect: '100-continue' },
    ),
  },
);

const encode = (text: string) => encodeURIComponent(text.toWellFormed());

/** Converts a value to text. Uses JSON, because some generated objects have a broken toString. */
function asText(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
}
