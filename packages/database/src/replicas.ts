import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import {
  type Connection,
  type Database,
  databaseErrorCode,
  isDatabaseUnavailable,
  openDatabase,
} from './database.ts';
import { createPrimaryMarks } from './replica-lag.ts';
import { getReplicaProgress, getWritePosition, type LogPosition } from './system/replication.queries.ts';

/** The least that a replica must have replayed to answer a read. */
interface ReadNeeds {
  /** Number of the last catalogue change that this process has seen: its caches must not store older data. */
  changeNumber: number;
  /** Position of the caller's last write; 0 without one. */
  position: LogPosition;
}

interface ReplicaState {
  /** Host, port and database; a pooler has one address and a database for each server. */
  name: string;
  /** Every commit older than this is on the replica; Infinity while it is unknown. */
  lagSeconds: number;
  /** True while the server answers and its lag is within the limit. */
  isUsed: boolean;
}

/** Read replicas of a primary. A read that no replica can answer runs on the primary. */
export interface Replicas {
  /** Runs a read that changes nothing. When a server fails, `work` runs again on another: a replica, then the primary. */
  read<T>(needs: ReadNeeds, work: (db: NodePgDatabase) => Promise<T>): Promise<T>;
  /** Returns the position that includes all writes so far. If it cannot be read, one that no replica reaches. */
  findWritePosition(): Promise<LogPosition>;
  /** Measures the lag of all replicas. Runs twice a second. */
  poll(): Promise<void>;
  states(): ReplicaState[];
  /** Reads since the start, by the kind of server that answered them. */
  counts(): { replica: number; primary: number };
  close(): Promise<void>;
}

interface ReplicasOptions {
  /** Each must always lead to the same server: a lag is measured for each. */
  urls: readonly string[];
  poolSize: number;
  primary: Pick<Database, 'db'>;
  lagMaxMs: number;
  onConnectionLost(error: Error): void;
  pollEveryMs?: number;
  now?(): number;
}

interface Replica {
  name: string;
  database: Database;
  isAnswering: boolean;
  position: LogPosition;
  changeNumber: number;
  /** Every commit before this time is on the replica. */
  currentAt: number;
}

const unreachablePosition = Number.MAX_SAFE_INTEGER;
const probeTimeoutMs = 2000;
/** Cancelled because of a conflict with replay; the replica is read-only or was shut down for promotion. */
const replicaOnlyCodes = new Set(['40001', '40P01', '25006']);

export function openReplicas(options: ReplicasOptions): Replicas {
  const { primary, pollEveryMs = 500 } = options;
  const monitor = createMonitor(options);
  const counts = { replica: 0, primary: 0 };
  const timer = setInterval(() => void monitor.poll(), pollEveryMs);
  timer.unref();

  return {
    poll: monitor.poll,
    read: async (needs, work) => {
      const tried = new Set<Replica>();
      const tryReplicas = async () => {
        for (let replica = monitor.choose(needs, tried); replica; replica = monitor.choose(needs, tried)) {
          tried.add(replica);
          try {
            const result = await work(replica.database.db);
            counts.replica += 1;
            return { result };
          } catch (error) {
            if (isDatabaseUnavailable(error)) replica.isAnswering = false;
            else if (!replicaOnlyCodes.has(databaseErrorCode(error) ?? '')) throw error;
          }
        }
        return undefined;
      };
      const first = await tryReplicas();
      if (first) return first.result;
      try {
        const result = await work(primary.db);
        counts.primary += 1;
        return result;
      } catch (error) {
        if (!isDatabaseUnavailable(error)) throw error;
        monitor.notePrimaryAway();
        const last = await tryReplicas();
        if (!last) throw error;
        return last.result;
      }
    },
    // Without the primary no replica can be known to have the write, so the next read goes to the primary.
    findWritePosition: () => getWritePosition(primary.db).catch(() => unreachablePosition),
    states: monitor.states,
    counts: () => ({ ...counts }),
    close: async () => {
      clearInterval(timer);
      await monitor.close();
    },
  };
}

/** Measures the replicas and chooses those that may answer. */
function createMonitor(options: ReplicasOptions) {
  const { primary, lagMaxMs, now = () => performance.now() } = options;
  const marks = createPrimaryMarks();
  const replicas = options.urls.map((url) => openReplica(url, options));
  let isPrimaryAway = false;
  let next = 0;
  let polling: Promise<void> | undefined;

  const markPrimary = async () => {
    const at = now();
    try {
      marks.add(at, await withTimeout(getWritePosition(primary.db)));
      isPrimaryAway = false;
    } catch {
      isPrimaryAway = true; // shown by /readyz and the metrics
    }
  };
  const measure = async (replica: Replica) => {
    try {
      const { position, changeNumber } = await withTimeout(getReplicaProgress(replica.database.db));
      const at = marks.findTime(position) ?? -Infinity;
      // A position that goes back belongs to another server or to a restored one.
      const known = position < replica.position ? -Infinity : replica.currentAt;
      Object.assign(replica, { position, changeNumber, currentAt: Math.max(at, known), isAnswering: true });
    } catch {
      replica.isAnswering = false; // shown by the metrics; the next poll tries again
    }
  };
  const measureAll = async () => {
    await markPrimary();
    await Promise.all(replicas.map(measure));
  };
  const lagOf = ({ currentAt }: Replica) => now() - currentAt;
  /** Returns whether a replica may be read. Without a primary no newer data can be read, so the lag does not matter. */
  const isUsed = (replica: Replica) => replica.isAnswering && (isPrimaryAway || lagOf(replica) <= lagMaxMs);

  return {
    /** Servers that do not answer must not pile up measurements, so a running one is shared. */
    poll: (): Promise<void> => {
      polling ??= measureAll().finally(() => {
        polling = undefined;
      });
      return polling;
    },
    /** Lifts the lag limit until the next measurement. */
    notePrimaryAway: (): void => {
      isPrimaryAway = true;
    },
    choose: ({ changeNumber, position }: ReadNeeds, tried: ReadonlySet<Replica>): Replica | undefined => {
      const usable = replicas.filter(
        (replica) =>
          !tried.has(replica) &&
          isUsed(replica) &&
          replica.changeNumber >= changeNumber &&
          replica.position >= position,
      );
      next += 1;
      return usable[next % usable.length];
    },
    states: (): ReplicaState[] =>
      replicas.map((replica) => ({
        name: replica.name,
        lagSeconds: lagOf(replica) / 1000,
        isUsed: isUsed(replica),
      })),
    close: async (): Promise<void> => {
      await Promise.all(replicas.map(({ database }) => database.close()));
    },
  };
}

function openReplica(url: string, { poolSize, onConnectionLost }: ReplicasOptions): Replica {
  const connection: Connection = { url };
  return {
    name: new URL(url).host + new URL(url).pathname,
    database: openDatabase({ connection, poolSize, onConnectionLost }),
    isAnswering: false,
    position: 0,
    changeNumber: -1,
    currentAt: -Infinity,
  };
}

async function withTimeout<T>(answer: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`No answer within ${probeTimeoutMs} ms`)), probeTimeoutMs);
  });
  try {
    return await Promise.race([answer, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
