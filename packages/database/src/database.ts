import { sql } from 'drizzle-orm';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';

/** A connection to ask: the pool, or the transaction a use case has opened. */
export type Db = Pick<NodePgDatabase, 'select' | 'insert' | 'update' | 'delete' | 'execute'>;

/** For a library that brings statements of its own and runs them on our connections or transactions. */
export const librarySql = sql;

/** Where the database is: an address, or the socket of the embedded server. */
export type Connection = { url: string } | { host: string; port: number; user: string; database: string };

export interface Database {
  db: NodePgDatabase;
  /** Runs `work` in one transaction and again when the database asks for that (serialisation, deadlock). */
  transaction<T>(work: (db: Db) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

export interface DatabaseOptions {
  connection: Connection;
  poolSize: number;
  /** Called when an idle connection breaks; the pool replaces it by itself. */
  onConnectionLost(error: Error): void;
  /** After so many milliseconds a statement is given up; 0 waits for ever. */
  statementTimeoutMs?: number;
  /** Sees every statement; for benches and for tests of how many a page needs. */
  onQuery?(text: string, values: unknown[]): void;
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
}: DatabaseOptions): Database {
  const pool = new pg.Pool({
    ...toPgConfig(connection),
    max: poolSize,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 60_000,
    statement_timeout: statementTimeoutMs,
    query_timeout: statementTimeoutMs && statementTimeoutMs + 2000, // a server that has stopped answering ends no statement itself
    application_name: 'yunyou',
  });
  // A connection that breaks between two statements of a transaction tells it here; unheard, it would end the process.
  // The next statement fails by itself, and the pool drops the connection.
  pool.on('connect', (client) => client.on('error', () => undefined));
  const logger = onQuery && { logQuery: onQuery };
  const db = drizzle(pool, { casing: 'snake_case', ...(logger && { logger }) });
  let closed: Promise<void> | undefined;
  pool.on('error', (error) => {
    if (closed) return; // a server that stops after us cuts what we have let go of already
    onConnectionLost(new Error(`A database connection broke: ${error.message}`)); // theirs carries the whole client
  });
  return {
    db,
    transaction: (work) => retrying(() => db.transaction(work)),
    close: () => {
      closed ??= pool.end();
      return closed;
    },
  };
}

const retryable = new Set(['40001', '40P01']); // serialisation failure, deadlock

async function retrying<T>(attempt: () => Promise<T>, attemptsLeft = 5): Promise<T> {
  try {
    return await attempt();
  } catch (error) {
    if (attemptsLeft <= 1 || !retryable.has(databaseErrorCode(error) ?? '')) throw error;
    return retrying(attempt, attemptsLeft - 1);
  }
}

/** PostgreSQL's five-character code, wherever in the chain of causes it is. */
export function databaseErrorCode(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  if ('code' in error && typeof error.code === 'string') return error.code;
  return databaseErrorCode(error.cause);
}

/** The database could not be reached or is going away: nothing is wrong with the request. */
export function isDatabaseUnavailable(error: unknown): boolean {
  const code = databaseErrorCode(error);
  if (code) return /^(08|53|57P|58)/.test(code) || /^(ECONN|ENOENT|EPIPE|ETIMEDOUT|ENOTFOUND)/.test(code);
  return (
    error instanceof Error &&
    /connection|timeout exceeded when trying to connect|query read timeout/i.test(messages(error))
  );
}

function messages(error: Error): string {
  return error.cause instanceof Error ? `${error.message} ${messages(error.cause)}` : error.message;
}
