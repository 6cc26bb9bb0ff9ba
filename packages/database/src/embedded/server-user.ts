import { execFileSync } from 'node:child_process';

export interface ServerUser {
  uid: number;
  gid: number;
}

/** Finds the user to run PostgreSQL as when this process is root, because PostgreSQL refuses root. Otherwise undefined. */
export function findServerUser(): ServerUser | undefined {
  if (process.getuid?.() !== 0) return undefined;
  for (const name of ['postgres', 'nobody']) {
    try {
      return { uid: numericId('-u', name), gid: numericId('-g', name) };
    } catch {
      // This user does not exist; try the next one.
    }
  }
  throw new Error(
    'PostgreSQL does not run as root, and there is neither a user "postgres" nor "nobody". ' +
      'Start as an ordinary user, or set DATABASE_URL.',
  );
}

function numericId(flag: string, name: string): number {
  return Number(execFileSync('id', [flag, name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }));
}
