// Run `node scripts/complete-lock.mjs` after every change of dependencies.
// npm omits optional packages of other platforms from the lock file, and `npm ci` then rejects the lock on those
// platforms. This script adds the missing entries from their parents' optionalDependencies; os and cpu come from the name.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const file = path.join(import.meta.dirname, '..', 'package-lock.json');
const lock = JSON.parse(readFileSync(file, 'utf8'));
const systems = [
  'android',
  'darwin',
  'freebsd',
  'netbsd',
  'openbsd',
  'linux',
  'openharmony',
  'win32',
  'windows',
  'sunos',
  'aix',
];
const processors = [
  'arm64',
  'x64',
  'ia32',
  'ppc64',
  'riscv64',
  's390x',
  'loong64',
  'mips64el',
  'wasm32',
  'arm',
];

let added = 0;
for (const [parent, entry] of Object.entries(lock.packages)) {
  for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
    if (parent === '' || isResolved(parent, name, version)) continue;
    lock.packages[besideParent(parent, name)] = {
      version,
      ...platformOf(name),
      ...(entry.dev && { dev: true }),
      optional: true,
    };
    added += 1;
  }
}
lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1)));
writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
console.log(`${added} platform packages added to the lock file`);

/** Returns whether the nearest package of this name, as Node resolves it from the parent, has the wanted version. */
function isResolved(parent, name, version) {
  for (let folder = parent; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
    const found = lock.packages[`${folder ? `${folder}/` : ''}node_modules/${name}`];
    if (found) return found.version === version || !/^\d/.test(version);
    if (folder === '') return false;
    if (!folder.includes('/node_modules/')) folder = '';
  }
}

/** Returns the path in the same node_modules folder as the parent, which may be nested in another package. */
function besideParent(parent, name) {
  return `${parent.slice(0, parent.lastIndexOf('node_modules/'))}node_modules/${name}`;
}

function platformOf(name) {
  const words = name.split(/[/-]/);
  const system = systems.find((word) => words.includes(word)) ?? 'none';
  const cpu = processors.find((word) => words.includes(word)) ?? 'none';
  const isMusl = words.some((word) => word.startsWith('musl') || word === 'linuxmusl');
  return { cpu: [cpu], os: [system === 'windows' ? 'win32' : system], ...(isMusl && { libc: ['musl'] }) };
}
