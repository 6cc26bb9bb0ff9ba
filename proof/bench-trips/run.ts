import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { corpus } from './corpus/corpus.ts';
import { planCorpus } from './plan-corpus.ts';
import { type Figures, listRegressions, lowerBaseline, toFigures, type WishResult } from './report.ts';
import { listRules, writePage, writeResult } from './write-report.ts';

/*
 * `npm run bench:trips` plans the corpus with the shipped content and prints violations by rule, the share of expectations
 * held, the mean score and the worst plans. It fails when a rule is worse than `baseline.json`.
 *   --only <number or text>  one wish, or those that contain the text, with all violations
 *   --part <name>            only the wishes of that part: tuned, held-out or critic
 *   --sample <n>             n wishes spread over the corpus
 *   --iterations <n>         other effort of the planner than the server has, such as that while trips wait
 *   --write                  lowers the baseline and writes docs/proof/trips.md
 *   --reset                  with --write: replaces the baseline, after a change of judges or corpus
 *   --times [milliseconds]   measures waiting times instead
 */
const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    part: { type: 'string' },
    sample: { type: 'string' },
    iterations: { type: 'string' },
    write: { type: 'boolean', default: false },
    reset: { type: 'boolean', default: false },
    times: { type: 'boolean', default: false },
    worst: { type: 'string', default: '10' },
  },
  allowPositionals: true,
});

/** The corpus is read and planned as of this date, so that runs on different days give the same plans. */
const today = '2026-11-16';
const baselineFile = path.join(import.meta.dirname, 'baseline.json');
const pageFile = path.join(import.meta.dirname, '..', '..', 'docs', 'proof', 'trips.md');

if (values.times) await import('./times.ts');
else await runCorpus();

function chooseWishes(): number[] {
  const { only, part, sample } = values;
  const all = corpus.flatMap(({ half }, index) => (part === undefined || half === part ? [index] : []));
  if (only !== undefined)
    return /^\d+$/.test(only)
      ? [Number(only)]
      : all.filter((index) => corpus[index]?.wish.toLowerCase().includes(only.toLowerCase()));
  if (sample === undefined) return all;
  const step = all.length / Math.min(all.length, Number(sample));
  return Array.from({ length: Math.min(all.length, Number(sample)) }, (_, index) => Math.floor(index * step));
}

async function readBaseline(): Promise<Figures | undefined> {
  const text = await readFile(baselineFile, 'utf8').catch(() => undefined); // no baseline yet
  return text === undefined ? undefined : (JSON.parse(text) as Figures); // written by this file
}

async function runCorpus(): Promise<void> {
  const chosen = chooseWishes();
  const isWhole = chosen.length === corpus.length;
  let done = 0;
  const onResult = ({ score, wish }: WishResult) => {
    done += 1;
    process.stderr.write(`${done}/${chosen.length} ${score.toFixed(1)} ${wish.slice(0, 70)}\n`);
  };
  const iterations = values.iterations === undefined ? undefined : Number(values.iterations);
  const results = await planCorpus(chosen, { today, iterations, onResult });
  const worst = results.toSorted((a, b) => a.score - b.score).slice(0, Number(values.worst));
  for (const result of worst.toReversed()) console.info(`${writeResult(result)}\n`);
  const figures = toFigures(results);
  console.table(listRules(figures));
  const parts = ['tuned', 'held-out', 'critic'].map(
    (half) => [half, toFigures(results.filter((result) => result.half === half))] as const,
  );
  for (const [name, own] of [['all', figures] as const, ...parts]) {
    if (own.wishes > 0)
      console.info(
        `${name}: ${own.wishes} wishes, mean score ${own.meanScore}, ${own.held} of ${own.expected} expectations held`,
      );
  }
  if (isWhole) await compare(figures, results);
}

async function compare(figures: Figures, results: readonly WishResult[]): Promise<void> {
  const baseline = await readBaseline();
  if (values.write) {
    const lowered = values.reset ? figures : lowerBaseline(figures, baseline);
    await writeFile(baselineFile, `${JSON.stringify(lowered, undefined, 2)}\n`);
    await writeFile(pageFile, writePage(figures, results, today));
  }
  const regressions = baseline && !values.reset ? listRegressions(figures, baseline) : [];
  for (const text of regressions) console.error(`Worse than the baseline: ${text}`);
  if (regressions.length > 0) process.exitCode = 1;
}
