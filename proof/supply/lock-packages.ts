import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

const root = path.join(import.meta.dirname, '..', '..');

/** What of npm's lock file matters here. */
const lockFile = z.object({
  lockfileVersion: z.literal(3),
  packages: z.record(
    z.string(),
    z.object({
      version: z.string().optional(),
      resolved: z.string().optional(),
      integrity: z.string().optional(),
      license: z.string().optional(),
      link: z.boolean().optional(),
      dev: z.boolean().optional(),
      optional: z.boolean().optional(),
      hasInstallScript: z.boolean().optional(),
      optionalDependencies: z.record(z.string(), z.string()).optional(),
    }),
  ),
});

/** Packages whose package.json writes its licence in a form npm does not copy; read in their LICENSE files. */
const readByHand: Record<string, string> = {
  'busboy@0.3.1': 'MIT',
  'dicer@0.3.0': 'MIT',
  'streamsearch@0.1.2': 'MIT',
  'humanize-number@0.0.2': 'MIT',
  'only@0.0.2': 'MIT',
  'png-js@2.0.0': 'MIT',
  'suncalc@2.0.2': 'BSD-2-Clause',
};

export interface LockedPackage {
  name: string;
  version: string;
  licence: string | undefined;
  integrity: string | undefined;
  /** Address it was locked from, where the lock file has one. */
  resolved: string | undefined;
  isDevelopment: boolean;
  isOptional: boolean;
  hasInstallScript: boolean;
}

/** Every package of other people's that an installation can hold, once per version, by name. */
export function readLockedPackages(
  text = readFileSync(path.join(root, 'package-lock.json'), 'utf8'),
): LockedPackage[] {
  const { packages } = lockFile.parse(JSON.parse(text));
  const parents = Object.values(packages);
  const found = new Map<string, LockedPackage>();
  for (const [folder, entry] of Object.entries(packages)) {
    const name = folder.split('node_modules/').at(-1) ?? '';
    if (!folder.includes('node_modules/') || entry.link || !entry.version) continue;
    const parent = parents.find(
      ({ optionalDependencies }) => optionalDependencies && name in optionalDependencies,
    );
    const key = `${name}@${entry.version}`;
    found.set(key, {
      name,
      version: entry.version,
      // The package of one platform is part of the package that chooses among them.
      licence: entry.license ?? parent?.license ?? readByHand[key],
      integrity: entry.integrity ?? found.get(key)?.integrity,
      resolved: entry.resolved,
      isDevelopment: entry.dev === true && (found.get(key)?.isDevelopment ?? true),
      isOptional: entry.optional === true,
      hasInstallScript: entry.hasInstallScript === true,
    });
  }
  return [...found.values()].toSorted((a, b) => (a.name + a.version < b.name + b.version ? -1 : 1));
}
