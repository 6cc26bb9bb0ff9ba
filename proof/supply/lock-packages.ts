import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

const root = path.join(import.meta.dirname, '..', '..');

/** The fields of npm's lock file that the checks read. */
const lockFile = z.object({
  lockfileVersion: z.literal(3),
  packages: z.record(
    z.string(),
    z.object({
      /** Set where the folder is an alias for another package. */
      name: z.string().optional(),
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

/** Licences that npm does not copy into the lock file, taken from the packages' LICENSE files. */
const licenceOverrides: Record<string, string> = {
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
  /** URL in the lock file, if any. */
  resolved: string | undefined;
  /** Installed under another name than its own. */
  isAlias: boolean;
  isDevelopment: boolean;
  isOptional: boolean;
  hasInstallScript: boolean;
}

/** Returns every third-party package of the lock file, one entry per name and version, sorted by name. */
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
      // A platform package has the licence of the package that selects it.
      licence: entry.license ?? parent?.license ?? licenceOverrides[key],
      integrity: entry.integrity ?? found.get(key)?.integrity,
      resolved: entry.resolved,
      isAlias: entry.name !== undefined && entry.name !== name,
      isDevelopment: entry.dev === true && (found.get(key)?.isDevelopment ?? true),
      isOptional: entry.optional === true,
      hasInstallScript: entry.hasInstallScript === true,
    });
  }
  return [...found.values()].toSorted((a, b) => (a.name + a.version < b.name + b.version ? -1 : 1));
}
