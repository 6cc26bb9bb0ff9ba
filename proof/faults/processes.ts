import { readdirSync, readFileSync, readlinkSync } from 'node:fs';

/** Lists the PostgreSQL processes of a data folder, the main process first (Linux only). */
export function listDatabaseProcesses(folder: string): number[] {
  const pids = readdirSync('/proc')
    .map(Number)
    .filter((pid) => pid > 0 && worksBelow(pid, folder));
  const isMain = (pid: number) => !pids.includes(parentOf(pid));
  return [...pids.filter(isMain), ...pids.filter((pid) => !isMain(pid))];
}

/** Lists the child processes of a process whose command line contains the text (Linux only). */
export function listChildProcesses(parent: number, command: string): number[] {
  return readdirSync('/proc')
    .map(Number)
    .filter((pid) => pid > 0 && parentOf(pid) === parent && commandOf(pid).includes(command));
}

export function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false; // there is no such process
  }
}

/** Signals the processes; ignores those that have already ended. */
export function killAll(pids: readonly number[], signal: NodeJS.Signals = 'SIGKILL'): void {
  for (const pid of pids) {
    try {
      process.kill(pid, signal);
    } catch {
      // already ended
    }
  }
}

function worksBelow(pid: number, folder: string): boolean {
  try {
    const isPostgres = readFileSync(`/proc/${pid}/comm`, 'utf8').trim() === 'postgres';
    return isPostgres && readlinkSync(`/proc/${pid}/cwd`).startsWith(folder);
  } catch {
    return false; // it has ended, or belongs to another user
  }
}

function commandOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
  } catch {
    return ''; // it has ended
  }
}

function parentOf(pid: number): number {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
  } catch {
    return 0; // it has ended
  }
}
