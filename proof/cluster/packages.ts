import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** Debian packages and a file of each. */
const needed = {
  postgresql: '/usr/lib/postgresql',
  patroni: '/usr/bin/patroni',
  'etcd-server': '/usr/bin/etcd',
  haproxy: '/usr/sbin/haproxy',
  pgbouncer: '/usr/sbin/pgbouncer',
} as const;

const aptGet = '/usr/bin/apt-get';

const listMissing = () => Object.entries(needed).flatMap(([name, file]) => (existsSync(file) ? [] : [name]));

/** Installs missing packages as root on Debian. Throws with their names when it may not. */
export function requirePackages(log: (what: string) => void): void {
  const missing = listMissing();
  if (missing.length === 0) return;
  const command = `apt-get install -y --no-install-recommends ${missing.join(' ')}`;
  if (process.getuid?.() !== 0 || !existsSync(aptGet))
    throw new Error(`These Debian packages are missing: ${missing.join(', ')}. Run as root: ${command}`);
  log(`installing ${missing.join(', ')}`);
  const options = { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } } as const;
  execFileSync(aptGet, ['update'], options);
  execFileSync(aptGet, command.split(' ').slice(1), options);
  const still = listMissing();
  if (still.length > 0) throw new Error(`apt-get did not install ${still.join(', ')}`);
}

/** Returns the folder with the programs of the newest installed PostgreSQL. */
export function findPostgresPrograms(): string {
  const versions = readdirSync(needed.postgresql).sort((a, b) => Number(b) - Number(a));
  return path.join(needed.postgresql, versions[0] ?? '', 'bin');
}
