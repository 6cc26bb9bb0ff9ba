import { parseArgs } from 'node:util';
import { findEquivalent } from './equivalents.ts';
import { listMutants, type Mutant } from './mutants.ts';
import { createMutantRunner, type Verdict } from './run-mutants.ts';
import { pickSample } from './sample.ts';
import { isMutated, listFiles, mapTests, mutatedPackages, readSource } from './sources.ts';
import { openVerdictLog } from './verdict-log.ts';

/** The score that `npm run test:mutation` demands, in percent of the mutants that are not equivalent. */
const minScore = 85;

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '200' },
    seed: { type: 'string', default: '1' },
    package: { type: 'string', multiple: true },
    only: { type: 'string' },
    from: { type: 'string', default: '0' },
    to: { type: 'string' },
    results: { type: 'string' },
    list: { type: 'boolean', default: false },
  },
});

/** A mutant without a verdict is still to be judged. */
type Judged = { readonly mutant: Mutant; verdict: Verdict | 'equivalent' | undefined };

const files = listFiles(mutatedPackages);
const testsByFile = mapTests(files);
const picked = pickMutants();
if (values.list) for (const mutant of picked) console.info(describe(mutant));
else await run(picked);

/** Picks the sample from all packages first and filters it afterwards, so that a filter never changes the sample. */
function pickMutants(): Mutant[] {
  const all = files.filter(isMutated).flatMap((file) => listMutants(file, readSource(file)));
  const only = new RegExp(values.only ?? '');
  // Package and file name without folders, so that moving a file leaves the sample as it is.
  const toKey = ({ file, lineText, original, replacement }: Mutant): string =>
    `${file.replace(/\/src\/.*\//, '/src/')} ${lineText} ${original} ${replacement}`;
  return pickSample(all, { count: Number(values.count), seed: Number(values.seed), toKey })
    .filter(
      ({ file }) =>
        only.test(file) && (values.package?.some((name) => file.startsWith(`packages/${name}/`)) ?? true),
    )
    .slice(Number(values.from), values.to === undefined ? undefined : Number(values.to));
}

async function run(mutants: readonly Mutant[]): Promise<void> {
  const startedAt = performance.now();
  const runner = createMutantRunner();
  const log = openVerdictLog(values.results, readSource);
  const testsOf = ({ file }: Mutant): readonly string[] => testsByFile.get(file) ?? [];
  const judged: Judged[] = mutants.map((mutant) => ({
    mutant,
    verdict: findEquivalent(mutant) ? 'equivalent' : log.find(mutant, testsOf(mutant)),
  }));
  const open = judged.filter(({ verdict }) => verdict === undefined);
  try {
    console.info(`${open.length} of ${mutants.length} mutants to judge`);
    for (const [index, entry] of open.entries()) {
      const verdict = await runner.judge(entry.mutant, testsOf(entry.mutant));
      log.add(entry.mutant, testsOf(entry.mutant), verdict);
      entry.verdict = verdict;
      console.info(`${index + 1}/${open.length} ${verdict.padEnd(10)} ${describe(entry.mutant)}`);
    }
  } finally {
    runner.close();
  }
  report(judged, (performance.now() - startedAt) / 60_000);
}

function report(all: readonly Judged[], minutes: number): void {
  const judged = all.filter(({ verdict }) => verdict !== 'equivalent');
  const alive = judged.filter(({ verdict }) => verdict === 'survived' || verdict === 'untested');
  const timeouts = judged.filter(({ verdict }) => verdict === 'timeout');
  const score = (100 * (judged.length - alive.length)) / Math.max(1, judged.length);
  console.info('\nsurvivors');
  for (const { mutant, verdict } of alive)
    console.info(`${describe(mutant)}${verdict === 'untested' ? ' (no test imports this file)' : ''}`);
  if (timeouts.length > 0) console.info('\ntimeouts');
  for (const { mutant } of timeouts) console.info(describe(mutant));
  console.info('');
  for (const name of mutatedPackages) {
    const own = judged.filter(({ mutant }) => mutant.file.startsWith(`packages/${name}/`));
    const lost = alive.filter(({ mutant }) => mutant.file.startsWith(`packages/${name}/`));
    if (own.length > 0) console.info(`${name}: ${own.length - lost.length} of ${own.length} killed`);
  }
  console.info(
    `score ${score.toFixed(1)} % (${judged.length - alive.length} of ${judged.length} killed, ` +
      `${timeouts.length} of them by timeout, ${all.length - judged.length} equivalent), ${minutes.toFixed(0)} minutes`,
  );
  if (score < minScore) process.exitCode = 1;
}

function describe({ file, line, original, replacement, lineText }: Mutant): string {
  return `${file}:${line} ${original} -> ${replacement || '(removed)'}   ${lineText}`;
}
