import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { findDebianSource } from './requirements.ts';

const project = path.join(import.meta.dirname, '..', '..');
/** Debian's own slim images do without these. */
const removed = ['usr/share/doc', 'usr/share/man', 'usr/share/locale', 'usr/share/info', 'var/lib/apt/lists'];
/** Number of the user `node` in Node's images. */
const nodeUser = 1000;

/**
 * Creates what a slim image of Node has: a minimal Debian, Node with npm below /usr/local, and the user `node`. Node is the project's
 * own package, npm the one that runs this proof. Throws for any other image.
 */
export function createBaseImage(
  image: string,
  folder: string,
  { debian, log }: { debian: string | undefined; log(what: string): void },
): void {
  const [, major] = /^node:(\d+)-slim$/.exec(image) ?? [];
  if (!major) throw new Error(`The base image ${image} is not known; node:<major>-slim is`);
  if (debian) execFileSync('cp', ['-a', debian, folder]);
  else installDebian(folder, log);
  execFileSync('chroot', [folder, 'apt-get', 'clean'], { env: { PATH: '/usr/sbin:/usr/bin:/sbin:/bin' } });
  for (const name of removed) rmSync(path.join(folder, name), { recursive: true, force: true });
  installNode(folder, major);
}

function installDebian(folder: string, log: (what: string) => void): void {
  const { codename, address } = findDebianSource();
  log(`debootstrap of ${codename}`);
  mkdirSync(folder, { recursive: true });
  execFileSync('debootstrap', ['--variant=minbase', codename, folder, address], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

function installNode(folder: string, major: string): void {
  const local = path.join(folder, 'usr', 'local');
  const node = path.join(local, 'bin', 'node');
  const own = `node-${process.platform}-${process.arch}`;
  cpSync(path.join(project, 'node_modules', own, 'bin', 'node'), node);
  const version = execFileSync('chroot', [folder, '/usr/local/bin/node', '--version'], {
    encoding: 'utf8',
  }).trim();
  if (!version.startsWith(`v${major}.`))
    throw new Error(`The Containerfile needs Node ${major}, the project's own is ${version}`);
  const npm = path.dirname(path.dirname(realpathSync(process.env['npm_execpath'] ?? '')));
  cpSync(npm, path.join(local, 'lib', 'node_modules', 'npm'), { recursive: true, verbatimSymlinks: true });
  for (const name of ['npm', 'npx'])
    symlinkSync(`../lib/node_modules/npm/bin/${name}-cli.js`, path.join(local, 'bin', name));
  const env = { PATH: '/usr/sbin:/usr/bin:/sbin:/bin' };
  execFileSync('chroot', [folder, 'groupadd', '--gid', String(nodeUser), 'node'], { env });
  execFileSync(
    'chroot',
    [folder, 'useradd', '--uid', String(nodeUser), '--gid', 'node', '--create-home', 'node'],
    { env },
  );
}
