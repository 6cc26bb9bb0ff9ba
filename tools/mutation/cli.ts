import { parseArgs } from 'node:util';
import { findEquivalent } from './equivalents.ts';
import { listMutants, type Mutant } from './mutants.ts';
import { createMutantRunner, type Verdict } from './run-mutants.ts';
import { pickSample } from './sample.ts';
import { isMutated, listFiles, mapTests, mutatedPackages, readSource } from './sources.ts';

/** The score that `npm run test:mutation` demands, in percent of the mutants that are not equivalent. */
const minScore = 85;

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '200' },
    seed: { type: 'string', default: '1' },
    package: { type: 'string', multiple: true },
    only: { type: 'string' },
    list: { type: 'boolean', default: false },
  },
});

const files = listFiles(mutatedPackages);
const testsByFile = mapTests(files);
const picked = pickMutants();
if (values.list) for (const mutant of picked) console.info(describe(mutant));
else await run(picked);

/** Picks the sample from all packages first and filters it afterwards, so that a filter never changes the sample. */
function pickMutants(): Mutant[] {
  const all = files.filter(isMutated).flatMap((file) => listMutants(file, readSource(file)));
  const only = new RegExp(values.only ?? '');
  const toKey = ({ file, lineText, original, replacement }: Mutant): string =>
    `${file} ${lineText} ${original} ${replacement}`;
  return pickSample(all, { count: Number(values.count), seed: Number(values.seed), toKey }).filter(
    ({ file }) =>
      only.test(file) && (values.package?.some((name) => file.startsWith(`packages/${name}/`)) ?? true),
  );
}

async function run(mutants: readonly Mutant[]): Promise<void> {
  const startedAt = performance.now();
  const runner = createMutantRunner();
  const verdicts: { mutant: Mutant; verdict: Verdict | 'equivalent' }[] = [];
  try {
    const tests = new Set(mutants.flatMap(({ file }) => testsByFile.get(file) ?? []));
    console.info(`${mutants.length} mutants, ${tests.size} test files; running the tests unchanged first`);
    await runner.measure([...tests]);
    for (const [index, mutant] of mutants.entries()) {
      const verdict = findEquivalent(mutant)
        ? 'equivalent'
        : await runner.judge(mutant, testsByFile.get(mutant.file) ?? []);
      verdicts.push({ mutant, verdict });
      console.info(`${index + 1}/${mutants.length} ${verdict.padEnd(10)} ${describe(mutant)}`);
    }
  } finally {
    runner.close();
  }
  report(verdicts, (performance.now() - startedAt) / 60_000);
}

function report(
  verdicts: readonly { mutant: Mutant; verdict: Verdict | 'equivalent' }[],
  minutes: number,
): void {
  const alive = verdicts.filter(({ verdict }) => verdict === 'survived' || verdict === 'untested');
  const judged = verdicts.filter(({ verdict }) => verdict !== 'equivalent');
  const score = (100 * (judged.length - alive.length)) / Math.max(1, judged.length);
  console.info('\nsurvivors');
  for (const { mutant, verdict } of alive)
    console.info(`${describe(mutant)}${verdict === 'untested' ? ' (no test imports this file)' : ''}`);
  for (const name of mutatedPackages) {
    const own = judged.filter(({ mutant }) => mutant.file.startsWith(`packages/${name}/`));
    const lost = alive.filter(({ mutant }) => mutant.file.startsWith(`packages/${name}/`));
    if (own.length > 0) console.info(`${name}: ${own.length - lost.length} of ${own.length} killed`);
  }
  console.info(
    `score ${score.toFixed(1)} % (${judged.length - alive.length} of ${judged.length} killed, ` +
      `${verdicts.length - judged.length} equivalent), ${minutes.toFixed(0)} minutes`,
  );
  if (score < minScore) process.exitCode = 1;
}

function describe({ file, line, original, replacement, lineText }: Mutant): string {
  return `${file}:${line} ${original} -> ${replacement || '(removed)'}   ${lineText}`;
}
