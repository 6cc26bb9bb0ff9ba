import { sql } from 'drizzle-orm';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';

/** Runs statements on the pool, or in the transaction that a use case has opened. */
export type Db = Pick<NodePgDatabase, 'select' | 'insert' | 'update' | 'delete' | 'execute'>;

/** Wraps the statements of a library, for example the job queue, that runs them on our connections. */
export const librarySql = sql;

/** Address of the database: a URL, or the Unix socket of the embedded server. */
export type Connection = { url: string } | { host: string; port: number; user: string; database: string };

export interface Database {
  db: NodePgDatabase;
  /** Runs `work` in one transaction. Retries up to four times after a serialisation failure or a deadlock. */
  transaction<T>(work: (db: Db) => Promise<T>): Promise<T>;
  /**
   * Runs `work` in a transaction that is always rolled back. `work` may start statements in parallel; they run one after
   * the other.
   */
  rehearse<T>(work: (db: NodePgDatabase) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

interface DatabaseOptions {
  connection: Connection;
  poolSize: number;
  /** Called when an idle connection breaks. The pool replaces it. */
  onConnectionLost(error: Error): void;
  /** A statement is cancelled after this time; 0 disables the limit. */
  statementTimeoutMs?: number;
  /** Called with every statement, for benchmarks and tests that count statements. */
  onQuery?(text: string, values: unknown[]): void;
  /** Called when a statement has ended, in the async context of its caller. The time includes the wait for a connection. */
  onStatement?: ((statement: StatementTime) => void) | undefined;
}

export interface StatementTime {
  /** SQL with `$1` for values. */
  text: string;
  ms: number;
  isError: boolean;
}

export function toPgConfig(connection: Connection): pg.ClientConfig {
  return 'url' in connection ? { connectionString: connection.url } : connection;
}

export function openDatabase({
  connection,
  poolSize,
  onConnectionLost,
  statementTimeoutMs = 10_000,
  onQuery,
  onStatement,
}: DatabaseOptions): Database {
  const pool = new pg.Pool({
    ...toPgConfig(connection),
    max: poolSize,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 60_000,
    statement_timeout: statementTimeoutMs,
    query_timeout: statementTimeoutMs && statementTimeoutMs + 2000, // the server enforces only the first; this one also covers a server that hangs
    application_name: 'yunyou',
  });
  // A connection that breaks between two statements emits this event; without a listener the process would exit. The
  // error needs no handling: the next statement fails, and the pool drops the connection.
  pool.on('connect', (client) => client.on('error', () => undefined));
  const options = { casing: 'snake_case', ...(onQuery && { logger: { logQuery: onQuery } }) } as const;
  const watch = <T extends { query: pg.Pool['query'] }>(target: T) =>
    onStatement ? timeStatements(target, onStatement) : target;
  const db = drizzle(watch(pool), options);
  let closed: Promise<void> | undefined;
  pool.on('error', (error) => {
    if (closed) return; // connections that break after closing do not matter
    onConnectionLost(new Error(`A database connection broke: ${error.message}`)); // the original error would log the whole client
  });
  return {
    db,
    transaction: (work) =>
      withRetries(() =>
        withClient(pool, (client) => drizzle(watch(client), options).transaction(async (own) => work(own))),
      ),
    rehearse: async (work) => {
      const client = await pool.connect();
      try {
        await client.query('begin');
        return await work(drizzle(watch(oneAtATime(client)), options));
      } finally {
        // A connection that cannot roll back is dropped.
        await client.query('rollback').then(
          () => client.release(),
          () => client.release(true),
        );
      }
    },
    close: () => {
      closed ??= pool.end();
      return closed;
    },
  };
}

/** Wraps a pool or a connection for one use, and reports the time of each statement. */
function timeStatements<T extends { query: pg.Pool['query'] }>(
  target: T,
  onStatement: (statement: StatementTime) => void,
): T {
  const run = target.query.bind(target) as (...all: unknown[]) => Promise<unknown>; // the form without callback
  const query = async (...given: unknown[]) => {
    const [first] = given;
    const text = typeof first === 'string' ? first : (first as { text: string }).text; // the two forms that Drizzle uses
    const startedAt = performance.now();
    let isError = true;
    try {
      const result = await run(...given);
      isError = false;
      return result;
    } finally {
      onStatement({ text, ms: performance.now() - startedAt, isError });
    }
  };
  return new Proxy(target, {
    get: (own, name) => {
      if (name === 'query') return query;
      const value: unknown = Reflect.get(own, name);
      return typeof value === 'function' ? value.bind(own) : value;
    },
  });
}

/**
 * Runs `work` on one connection and drops the connection if it broke. Drizzle's own transaction on a pool never releases
 * the connection when BEGIN fails, as behind a pooler that has lost its server.
 */
async function withClient<T>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    const result = await work(client);
    client.release();
    return result;
  } catch (error) {
    client.release(isDatabaseUnavailable(error));
    throw error;
  }
}

/** Queues the statements of a connection: it runs one at a time, and rejects further ones in its next version. */
function oneAtATime(client: pg.PoolClient): pg.PoolClient {
  let last: Promise<unknown> = Promise.resolve();
  const query = (...statement: [string]) => {
    const result = last.then(() => client.query(...statement));
    last = result.catch(() => undefined); // the caller handles the failure; the next statement still runs
    return result;
  };
  return { query } as unknown as pg.PoolClient; // drizzle calls nothing else outside of its own transactions
}

/** Serialisation failure, deadlock. */
const retryableCodes = new Set(['40001', '40P01']);

async function withRetries<T>(attempt: () => Promise<T>, attemptsLeft = 5): Promise<T> {
  try {
    return await attempt();
  } catch (error) {
    if (attemptsLeft <= 1 || !retryableCodes.has(databaseErrorCode(error) ?? '')) throw error;
    return withRetries(attempt, attemptsLeft - 1);
  }
}

/** Returns the first error code in the chain of causes: PostgreSQL's five characters, or Node's, such as ECONNRESET. */
export function databaseErrorCode(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  if ('code' in error && typeof error.code === 'string') return error.code;
  return databaseErrorCode(error.cause);
}

/**
 * Returns whether the database could not be reached or is shutting down, so that the request itself is not the
 * problem.
 */
export function isDatabaseUnavailable(error: unknown): boolean {
  const code = databaseErrorCode(error);
  if (code) return /^(08|53|57P|58)/.test(code) || /^(ECONN|ENOENT|EPIPE|ETIMEDOUT|ENOTFOUND)/.test(code);
  return (
    error instanceof Error &&
    /connection|timeout exceeded when trying to connect|query read timeout/i.test(chainedMessages(error))
  );
}

function chainedMessages(error: Error): string {
  return error.cause instanceof Error ? `${error.message} ${chainedMessages(error.cause)}` : error.message;
}
