/** A response, from injection or over the network. */
export interface HostileAnswer {
  status: number;
  headers: Record<string, string | string[] | number | undefined>;
  body: string;
}

/** Internal details that must not appear in errors: stack frames, SQL, paths, drivers. */
const internals: readonly RegExp[] = [
  /\bat (async )?[\w.<>[\] ]+ \((file:|node:|\/)[^)]*:\d+:\d+\)/, // with line and column, because articles contain links in brackets
  /\.(ts|js|mjs):\d+:\d+/,
  /node_modules/,
  /node:internal/,
  /\b(insert into|select) "[a-z_]+"/i,
  /syntax error at or near|violates .* constraint|relation "[a-z_]+" does not exist|invalid input syntax/i,
  /Failed query/,
  /PostgresError|DrizzleQueryError|ZodError|TypeError|RangeError|ReferenceError|SyntaxError/,
  /ECONNREFUSED|ENOENT|EACCES|ENOTDIR/,
  /[a-z0-9]\/(apps|packages)\/[a-z]+\/(src|app)\//,
];

interface Judgement {
  /** Texts of other visitors that must not appear in the response. */
  secrets: readonly string[];
  /** The request: the response may repeat it. */
  sent: string;
  /** Content types that a successful response may have besides JSON: those of files and event streams. */
  types?: readonly string[];
}

/** Returns why a response is not acceptable for any request; undefined when it is. */
export function judgeAnswer(
  { status, headers, body }: HostileAnswer,
  { secrets, sent, types = [] }: Judgement,
): string | undefined {
  const shown = body.slice(0, 400);
  if (status >= 500) return `answered ${status}: ${shown}`;
  const secret = secrets.find((text) => body.includes(text) && !sent.includes(text));
  if (secret) return `leaked the text "${secret}" of another visitor`;
  if (status >= 400) {
    const internal = internals.find((pattern) => pattern.test(body) && !pattern.test(sent));
    if (internal) return `leaked ${internal} in: ${shown}`;
  }
  if (
    status !== 204 &&
    status !== 304 &&
    !isDeclaredType(status, headers, types) &&
    !isEnvelope(status, headers, body)
  )
    return `answered ${status} without the envelope: ${shown}`;
  return undefined;
}

function isDeclaredType(
  status: number,
  headers: HostileAnswer['headers'],
  types: readonly string[],
): boolean {
  const type = String(headers['content-type'] ?? '');
  return status === 200 && types.some((declared) => type.startsWith(declared));
}

function isEnvelope(status: number, headers: HostileAnswer['headers'], body: string): boolean {
  const type = String(headers['content-type'] ?? '');
  if (!type.startsWith('application/json')) {
    return status === 200 && String(headers['content-disposition'] ?? '').startsWith('attachment');
  }
  if (body === '') return true; // response to a HEAD request
  try {
    const parsed: unknown = JSON.parse(body);
    return typeof parsed === 'object' && parsed !== null && 'code' in parsed && parsed.code === status;
  } catch {
    return false;
  }
}
