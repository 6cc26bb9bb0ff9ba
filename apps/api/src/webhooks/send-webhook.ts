import { lookup as resolveName } from 'node:dns/promises';
import http from 'node:http';
import https from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isLoopback } from '../loopback.ts';
import { isPublicAddress } from './public-address.ts';

const timeoutMs = 10_000;
/** Limit on the body of an answer. Only its status is used. */
const answerBytesMax = 65_536;

export interface WebhookRequest {
  url: string;
  headers: Record<string, string>;
  body: string | Buffer;
}

interface ResolvedAddress {
  address: string;
  family: number;
}

interface SendOptions {
  /** Allows http and https to this machine, for development on a site that no other machine can reach. */
  allowsLoopback: boolean;
  /** Resolves a host name. Default: the resolver of the system. */
  resolve?(host: string): Promise<ResolvedAddress[]>;
  timeoutMs?: number;
}

/** A message that could not be sent, with a reason for the delivery log. */
export class WebhookError extends Error {
  override name = 'WebhookError';
}

/** Returns why a message must not be sent to an address, as far as the address alone shows it. */
export function findUrlProblem(url: string, allowsLoopback: boolean): string | undefined {
  const { protocol, hostname } = new URL(url);
  const host = withoutBrackets(hostname);
  if (allowsLoopback && isLoopback(host)) return undefined;
  if (protocol !== 'https:') return 'Use https';
  if (isIP(host) !== 0 && !isPublicAddress(host)) return 'This address is not on the public internet';
  return undefined;
}

/**
 * Sends a message and returns the status of the answer. Connects only to addresses of the public internet: the address that
 * a name resolves to is checked and used for the same connection, so that a second answer of the name server cannot differ.
 * Redirects are not followed.
 */
export async function sendWebhook(
  { url, headers, body }: WebhookRequest,
  { allowsLoopback, resolve = resolveAll, timeoutMs: limit = timeoutMs }: SendOptions,
): Promise<number> {
  const problem = findUrlProblem(url, allowsLoopback);
  if (problem) throw new WebhookError(problem);
  const target = new URL(url);
  const deadline = AbortSignal.timeout(limit);
  const addresses = await resolveChecked(withoutBrackets(target.hostname), {
    allowsLoopback,
    resolve: (host) => Promise.race([resolve(host), rejectAt(deadline)]),
  });
  const request = target.protocol === 'https:' ? https.request : http.request;
  return new Promise((done, fail) => {
    const sent = request(target, {
      method: 'POST',
      agent: false, // no connection is shared with other requests
      lookup: answerWith(addresses),
      signal: deadline,
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'user-agent': 'Yunyou-Webhooks/1',
        ...headers,
        'content-length': Buffer.byteLength(body),
      },
    });
    sent.once('error', (error) => fail(toWebhookError(error)));
    // An answer with `Upgrade` ends the connection without an error and without a response.
    sent.once('close', () => fail(new WebhookError('No connection (closed)')));
    sent.once('response', (answer) => {
      let bytes = 0;
      answer.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
        if (bytes > answerBytesMax) answer.destroy(new WebhookError('The answer is too long'));
      });
      answer.once('error', (error) => fail(toWebhookError(error)));
      answer.once('end', () => done(answer.statusCode ?? 0));
    });
    sent.end(body);
  });
}

/** Resolves a name and refuses it when one of its addresses is not allowed. */
async function resolveChecked(
  host: string,
  { allowsLoopback, resolve }: Required<Pick<SendOptions, 'allowsLoopback' | 'resolve'>>,
): Promise<[ResolvedAddress, ...ResolvedAddress[]]> {
  const found = await resolve(host).catch((error: Error) => {
    throw toWebhookError(error);
  });
  const isAllowed = ({ address }: ResolvedAddress) =>
    isPublicAddress(address) || (allowsLoopback && isLoopback(host) && isLoopback(address));
  const [first, ...rest] = found;
  if (!first || !found.every(isAllowed))
    throw new WebhookError('The name does not lead to the public internet');
  return [first, ...rest];
}

/** Makes a connection use exactly these addresses. */
function answerWith(addresses: readonly [ResolvedAddress, ...ResolvedAddress[]]): LookupFunction {
  const [{ address, family }] = addresses;
  return (_, options, callback) =>
    options.all ? callback(null, [...addresses]) : callback(null, address, family);
}

const rejectAt = (deadline: AbortSignal) =>
  new Promise<never>((_, fail) => {
    deadline.addEventListener('abort', () => fail(deadline.reason), { once: true });
  });

const resolveAll = (host: string) => resolveName(host, { all: true });

const withoutBrackets = (host: string) => host.replaceAll(/^\[|\]$/g, '');

/** Describes a failure without details of our network. */
function toWebhookError(error: Error & { code?: string }): WebhookError {
  if (error instanceof WebhookError) return error;
  if (error.name === 'TimeoutError' || error.name === 'AbortError')
    return new WebhookError('No answer in time');
  return new WebhookError(`No connection (${error.code ?? 'unknown'})`, { cause: error });
}
