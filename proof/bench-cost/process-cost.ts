import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { listDatabaseProcesses } from '../faults/processes.ts';
import { memoryMb } from '../harness/memory.ts';

/** The processes of a running site by their part (Linux only). */
interface SiteProcesses {
  /** Listens on the port. */
  server: number;
  /** Started by the server, except PostgreSQL. */
  helpers: number[];
  database: number[];
}

export interface SiteCost {
  serverMb: number;
  /** Process id and resident memory of each helper. */
  helpers: { pid: number; megabytes: number }[];
  /** Sum over all PostgreSQL processes; shared buffers count once per process that has touched them. */
  databaseMb: number;
  databaseProcesses: number;
}

/** CPU time in seconds, user and system, including children that have ended. */
export interface CpuTime {
  app: number;
  database: number;
}

/** Finds the processes of the site that listens on `port` and has its data in `folder`. */
function findProcesses(port: number, folder: string): SiteProcesses {
  const server = findListener(port);
  const database = listDatabaseProcesses(folder);
  const helpers = listDescendants(server).filter((pid) => !database.includes(pid));
  return { server, helpers, database };
}

export function readMemory(port: number, folder: string): SiteCost {
  const { server, helpers, database } = findProcesses(port, folder);
  return {
    serverMb: memoryMb(server),
    helpers: helpers.map((pid) => ({ pid, megabytes: memoryMb(pid) })),
    databaseMb: database.reduce((sum, pid) => sum + memoryMb(pid), 0),
    databaseProcesses: database.length,
  };
}

export function readCpuTime(port: number, folder: string): CpuTime {
  const { server, helpers, database } = findProcesses(port, folder);
  const sum = (pids: readonly number[]) => pids.reduce((total, pid) => total + cpuSecondsOf(pid), 0);
  return { app: sum([server, ...helpers]), database: sum(database) };
}

const ticksPerSecond = 100; // USER_HZ of every Linux

/** Returns the CPU time of a process, including children that have ended. */
export function cpuSecondsOf(pid: number): number {
  const [user = 0, system = 0, childrenUser = 0, childrenSystem = 0] = readStat(pid)
    .slice(11, 15)
    .map(Number);
  return (user + system + childrenUser + childrenSystem) / ticksPerSecond;
}

function listDescendants(root: number): number[] {
  const parents = readdirSync('/proc')
    .map(Number)
    .filter((pid) => pid > 0)
    .map((pid) => ({ pid, parent: Number(readStat(pid)[1]) }));
  const below = (parent: number): number[] =>
    parents.filter((each) => each.parent === parent).flatMap(({ pid }) => [pid, ...below(pid)]);
  return below(root);
}

/** Returns the fields of `/proc/<pid>/stat` after the name, or none if the process has ended. */
function readStat(pid: number): string[] {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  } catch {
    return []; // the process has ended
  }
}

const listening = '0A';

/** Finds the process with the listening socket of a port. */
function findListener(port: number): number {
  const wanted = port.toString(16).toUpperCase().padStart(4, '0');
  const sockets = new Set(
    readFileSync('/proc/net/tcp', 'utf8')
      .split('\n')
      .map((line) => line.trim().split(/\s+/))
      .filter(([, local, , state]) => local?.endsWith(`:${wanted}`) && state === listening)
      .map((fields) => `socket:[${fields[9]}]`),
  );
  const found = readdirSync('/proc')
    .map(Number)
    .find((pid) => pid > 0 && listOpenFiles(pid).some((file) => sockets.has(file)));
  if (!found) throw new Error(`No process listens on port ${port}`);
  return found;
}

function listOpenFiles(pid: number): string[] {
  try {
    return readdirSync(`/proc/${pid}/fd`).flatMap((fd) => {
      try {
        return [readlinkSync(`/proc/${pid}/fd/${fd}`)];
      } catch {
        return []; // closed meanwhile
      }
    });
  } catch {
    return []; // ended, or belongs to another user
  }
}
