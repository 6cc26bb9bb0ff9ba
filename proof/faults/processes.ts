import { readdirSync, readFileSync, readlinkSync } from 'node:fs';

/** Lists the PostgreSQL processes of a data folder, the main process first (Linux only). */
export function listDatabaseProcesses(folder: string): number[] {
  const pids = readdirSync('/proc')
    .map(Number)
    .filter((pid) => pid > 0 && worksBelow(pid, folder));
  const isMain = (pid: number) => !pids.includes(parentOf(pid));
  return [...pids.filter(isMain), ...pids.filter((pid) => !isMain(pid))];
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
    return false;
  }
}

function parentOf(pid: number): number {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
  } catch {
    return 0;
  }
}
