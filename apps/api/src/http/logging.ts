import type { FastifyRequest } from 'fastify';
import type { Settings } from '../settings.ts';

const pathLengthMax = 200;
const causesMax = 5;

/** Fields of a database or system error that name things of ours, never values of a row. */
const safeFields = [
  'code',
  'constraint',
  'table',
  'column',
  'routine',
  'syscall',
  'statusCode',
  'error',
] as const;

interface LoggedError {
  type: string;
  message: string;
  stack: string;
  [field: string]: unknown;
}

/**
 * Returns the options of the logger. Query strings, headers, bodies and the values of failed SQL statements are not
 * logged, because they contain share and preview keys, wishes, search texts and e-mail addresses.
 */
export function loggerOptions({ LOG_LEVEL }: Pick<Settings, 'LOG_LEVEL'>) {
  return {
    level: LOG_LEVEL ?? (process.stdout.isTTY ? 'warn' : 'info'),
    serializers: { req: describeRequest, err: describeError },
    hooks: {
      /** Redacts messages, and keeps pino from copying the message of an error. */
      logMethod(args: unknown[], method: (...args: unknown[]) => void) {
        const [first, ...rest] = args;
        const err = first instanceof Error ? first : errorOf(first);
        const fields = first instanceof Error ? { err } : first;
        const texts = err && typeof rest[0] !== 'string' ? [err.message, ...rest] : rest;
        const redacted = [fields, ...texts].map((value) =>
          typeof value === 'string' ? redactText(value) : value,
        );
        method.apply(this, redacted);
      },
    },
  };
}

const errorOf = (value: unknown): Error | undefined =>
  typeof value === 'object' && value !== null && 'err' in value && value.err instanceof Error
    ? value.err
    : undefined;

function describeRequest({ method, url, host, ip }: FastifyRequest) {
  const [path = ''] = url.split(/[?#]/);
  return { method, path: redactText(path.slice(0, pathLengthMax)), host, remoteAddress: ip };
}

/** Describes an error and its causes by type, message, code and stack, without values. */
export function describeError(thrown: unknown): LoggedError {
  const error = thrown instanceof Error ? thrown : new Error(String(thrown));
  const chain = listCauses(error);
  return {
    type: error.name,
    message: chain.map(messageOf).join(': '),
    stack: chain
      .map((part) => [`${part.name}: ${messageOf(part)}`, ...framesOf(part)].join('\n'))
      .join('\ncaused by: '),
    ...Object.assign({}, ...chain.map(safeFieldsOf).reverse()),
  };
}

function listCauses(error: Error): Error[] {
  const chain = [error];
  for (let { cause } = error; cause instanceof Error && chain.length < causesMax; { cause } = cause)
    chain.push(cause);
  return chain;
}

/** Returns the message without values: Drizzle appends the parameters, PostgreSQL and JSON.parse quote the input. */
function messageOf({ message }: Error): string {
  const [statement = ''] = message.split('\nparams:');
  return redactText(statement).replace(/(: |, )".*"/s, '$1"[redacted]"');
}

const framesOf = ({ stack = '' }: Error) => stack.split('\n').filter((line) => /^\s+at /.test(line));

const safeFieldsOf = (error: Error): Record<string, unknown> =>
  Object.fromEntries(Object.entries(error).filter(([name]) => safeFields.some((safe) => safe === name)));

const emailAddress = /[^\s<>"'`(),;:/=]+@[^\s<>"'`(),;:/=]+/g;
/** Tokens, share keys and signatures: base64url with capital letters and digits, unlike UUIDs. */
const secretText = /(?<![\w-])(?=[\w-]*\d)(?=[\w-]*[A-Z])[\w-]{22,}(?![\w-])/g;
const queryText = /\?[^\s"']+/g;

/** Removes e-mail addresses, secrets and query strings from a text. */
export function redactText(text: string): string {
  return text
    .replaceAll(queryText, '?[redacted]')
    .replaceAll(emailAddress, '[e-mail]')
    .replaceAll(secretText, '[secret]');
}
