/** What came back, whichever way it was sent. */
export interface HostileAnswer {
  status: number;
  headers: Record<string, string | string[] | number | undefined>;
  body: string;
}

/** What only our own machine room knows: stack frames, statements, files, drivers. */
const internals: readonly RegExp[] = [
  /\bat (async )?[\w.<>[\] ]+ \((file:|node:|\/)[^)]*:\d+:\d+\)/, // with its line: articles have links in brackets, too
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

export interface Judgement {
  /** What must be nowhere in the answer: another traveller's words. */
  secrets: readonly string[];
  /** What was sent: an answer may repeat it. */
  sent: string;
}

/** Why an answer of the API is not acceptable, whatever was asked; nothing when it is. */
export function judgeAnswer(
  { status, headers, body }: HostileAnswer,
  { secrets, sent }: Judgement,
): string | undefined {
  const shown = body.slice(0, 400);
  if (status >= 500) return `answered ${status}: ${shown}`;
  const secret = secrets.find((text) => body.includes(text) && !sent.includes(text));
  if (secret) return `told somebody else's "${secret}"`;
  if (status >= 400) {
    const internal = internals.find((pattern) => pattern.test(body) && !pattern.test(sent));
    if (internal) return `told ${internal} in: ${shown}`;
  }
  if (status !== 204 && status !== 304 && !isEnvelope(status, headers, body))
    return `answered ${status} without the envelope: ${shown}`;
  return undefined;
}

function isEnvelope(status: number, headers: HostileAnswer['headers'], body: string): boolean {
  const type = String(headers['content-type'] ?? '');
  if (!type.startsWith('application/json')) {
    return status === 200 && String(headers['content-disposition'] ?? '').startsWith('attachment');
  }
  if (body === '') return true; // the answer to a HEAD
  try {
    const parsed: unknown = JSON.parse(body);
    return typeof parsed === 'object' && parsed !== null && 'code' in parsed && parsed.code === status;
  } catch {
    return false;
  }
}
