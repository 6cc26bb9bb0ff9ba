import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

/** Debian packages and a program of each. */
const packages = {
  debootstrap: '/usr/sbin/debootstrap',
  'util-linux': '/usr/bin/unshare',
  iproute2: '/usr/sbin/ip',
} as const;

/** Returns what this machine lacks to build and start the image; empty if nothing. */
export function listMissing(): string[] {
  if (process.platform !== 'linux') return ['Linux'];
  const missing = Object.entries(packages).flatMap(([name, file]) => (existsSync(file) ? [] : [name]));
  return [
    ...(missing.length > 0
      ? [`Debian packages; install them with: apt-get install -y ${missing.join(' ')}`]
      : []),
    ...(process.getuid?.() === 0 ? [] : ['root: debootstrap, chroot and mounts need it']),
    ...(missing.length > 0 || canUnshare()
      ? []
      : ['permission for namespaces (CAP_SYS_ADMIN): "unshare --mount --net" is refused']),
    ...(process.env['npm_execpath']
      ? []
      : ['npm, which the image gets: start with "npm run test:container"']),
  ];
}

function canUnshare(): boolean {
  try {
    execFileSync(packages['util-linux'], ['--mount', '--net', '--pid', '--fork', 'true'], {
      stdio: 'ignore',
    });
    return true;
  } catch {
    return false; // not root, or root of a container without this capability
  }
}

/** Returns the Debian release of this machine and the address from which it gets packages. */
export function findDebianSource(): { codename: string; address: string } {
  const codename = /^VERSION_CODENAME=(\w+)$/m.exec(readFileSync('/etc/os-release', 'utf8'))?.[1];
  const format = '$(REPO_URI) $(RELEASE)';
  const lines = execFileSync(
    'apt-get',
    ['indextargets', '--format', format, 'Created-By: Packages', 'Component: main'],
    { encoding: 'utf8' },
  ).split('\n');
  const address = lines.map((line) => line.split(' ')).find(([, release]) => release === codename)?.[0];
  if (!codename || !address)
    throw new Error('apt has no source of packages for this release of Debian. Run "apt-get update" first.');
  return { codename, address };
}
