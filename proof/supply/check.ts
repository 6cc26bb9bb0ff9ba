import { execFile } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { listLicenceProblems, writeLicenceList } from './licences.ts';
import { readLockedPackages } from './lock-packages.ts';
import { listLockProblems } from './lock-rules.ts';

/**
 * `npm run supply:check [-- --write]` checks third-party packages: accepted licences, lock file rules, known
 * vulnerabilities (npm audit) and a bill of materials in dist/sbom.cdx.json. `--write` updates docs/licences.md.
 */
const { values } = parseArgs({ options: { write: { type: 'boolean', default: false } } });
const root = path.join(import.meta.dirname, '..', '..');
const licenceFile = path.join(root, 'docs', 'licences.md');
const packages = readLockedPackages();
const shipped = packages.filter(({ isDevelopment }) => !isDevelopment).length;
const unhashed = packages.filter(({ integrity }) => !integrity).length;
console.log(`  ${packages.length} packages, ${shipped} of them shipped`);
console.log(`  ${unhashed} optional packages of other platforms have no integrity hash`);

const problems = [...listLicenceProblems(packages), ...listLockProblems(packages)];
const list = writeLicenceList(packages);
if (values.write) await writeFile(licenceFile, list);
else if ((await readFile(licenceFile, 'utf8')) !== list)
  problems.push('docs/licences.md is outdated: run npm run supply:check -- --write');

problems.push(...(await writeSbom(path.join(root, 'dist', 'sbom.cdx.json'))));

const audit = await runAudit();
console.log(`  npm audit: ${audit.summary}`);
problems.push(...audit.problems);
for (const problem of problems) console.error(`  ✗ ${problem}`);
console.log(
  problems.length ? `\n${problems.length} problems` : '\n  ✓ licences, lock file and install scripts',
);
process.exitCode = problems.length ? 1 : 0;

/** Writes the software bill of materials and returns what it lacks. Ignores npm's complaints about optional packages. */
async function writeSbom(file: string): Promise<string[]> {
  await mkdir(path.dirname(file), { recursive: true });
  const program = path.join(root, 'node_modules', '.bin', 'cyclonedx-npm');
  const options = [
    '--package-lock-only',
    '--ignore-npm-errors',
    '--output-reproducible',
    '--spec-version',
    '1.6',
  ];
  await promisify(execFile)(program, [...options, '--output-file', file], { cwd: root, timeout: 600_000 });
  const bill = await readFile(file, 'utf8');
  console.log('  dist/sbom.cdx.json is written (CycloneDX 1.6)');
  return packages
    .filter(
      ({ name, version, isAlias }) =>
        !isAlias && !bill.includes(`pkg:npm/${name.replace('@', '%40')}@${version}`),
    )
    .map(({ name, version }) => `${name}@${version} is not in the bill of materials`);
}

/** Runs npm audit on shipped packages. A registry without an audit endpoint is reported, not treated as a failure. */
async function runAudit(): Promise<{ summary: string; problems: string[] }> {
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const { stdout } = await promisify(execFile)(npm, ['audit', '--json', '--omit=dev', '--audit'], {
    cwd: root,
    timeout: 60_000,
    maxBuffer: 64 * 1024 * 1024,
  }).catch((error: { stdout?: string }) => ({ stdout: error.stdout ?? '' })); // npm also exits with 1 when it finds vulnerabilities
  const report = readReport(stdout);
  if (!report?.vulnerabilities)
    return {
      summary: 'NOT checked, the configured registry has no audit endpoint',
      problems: [],
    };
  const found = Object.entries(report.vulnerabilities);
  return {
    summary: `${found.length} packages with known vulnerabilities`,
    problems: found.map(([name, { severity }]) => `${name} has a known vulnerability (${severity})`),
  };
}

function readReport(text: string): { vulnerabilities?: Record<string, { severity: string }> } | undefined {
  try {
    return JSON.parse(text) as { vulnerabilities?: Record<string, { severity: string }> }; // written by npm
  } catch {
    return undefined;
  }
}
