import { execFile } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { listLicenceProblems, writeLicenceList } from './licences.ts';
import { readLockedPackages } from './lock-packages.ts';
import { listLockProblems } from './lock-rules.ts';
import { writeSbom } from './sbom.ts';

/**
 * `npm run supply:check [-- --write]`: what we install from others. Licences against the list of those we take, the lock
 * file's own rules, known holes (npm audit), and a bill of materials in dist/sbom.cdx.json. `--write` brings
 * docs/licences.md up to date.
 */
const { values } = parseArgs({ options: { write: { type: 'boolean', default: false } } });
const root = path.join(import.meta.dirname, '..', '..');
const licenceFile = path.join(root, 'docs', 'licences.md');
const packages = readLockedPackages();
const shipped = packages.filter(({ isDevelopment }) => !isDevelopment).length;
const unhashed = packages.filter(({ integrity }) => !integrity).length;
console.log(`  ${packages.length} packages, ${shipped} of them part of a running site`);
console.log(`  ${unhashed} optional packages of other platforms are locked by version only`);

const problems = [...listLicenceProblems(packages), ...listLockProblems(packages)];
const list = writeLicenceList(packages);
if (values.write) await writeFile(licenceFile, list);
else if ((await readFile(licenceFile, 'utf8')) !== list)
  problems.push('docs/licences.md is old: npm run supply:check -- --write');

await mkdir(path.join(root, 'dist'), { recursive: true });
const { version } = JSON.parse(await readFile(path.join(root, 'package.json'), 'utf8')) as {
  version: string;
}; // ours
await writeFile(path.join(root, 'dist', 'sbom.cdx.json'), writeSbom(packages, version));
console.log('  dist/sbom.cdx.json is written (CycloneDX 1.6)');

const audit = await askAudit();
console.log(`  npm audit: ${audit.words}`);
problems.push(...audit.problems);
for (const problem of problems) console.error(`  ✗ ${problem}`);
console.log(
  problems.length
    ? `\n${problems.length} problems`
    : '\n  ✓ licences, lock file and install scripts are as they should be',
);
process.exitCode = problems.length ? 1 : 0;

/** A registry that has no audit is no fault of the project's, but it is said. */
async function askAudit(): Promise<{ words: string; problems: string[] }> {
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const { stdout } = await promisify(execFile)(npm, ['audit', '--json', '--omit=dev', '--audit'], {
    cwd: root,
    timeout: 60_000,
    maxBuffer: 64 * 1024 * 1024,
  }).catch((error: { stdout?: string }) => ({ stdout: error.stdout ?? '' })); // holes found end it with 1, too
  const report = readReport(stdout);
  if (!report?.vulnerabilities)
    return {
      words: 'the registry in use does not answer it, so known holes were NOT looked up',
      problems: [],
    };
  const found = Object.entries(report.vulnerabilities);
  return {
    words: `${found.length} packages with known holes`,
    problems: found.map(([name, { severity }]) => `${name} has a known hole (${severity})`),
  };
}

function readReport(text: string): { vulnerabilities?: Record<string, { severity: string }> } | undefined {
  try {
    return JSON.parse(text) as { vulnerabilities?: Record<string, { severity: string }> }; // npm's format
  } catch {
    return undefined;
  }
}
