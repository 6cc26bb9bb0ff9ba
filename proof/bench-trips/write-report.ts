import { tripRules } from '@yunyou/domain/trip-judge/judge-trip';
import { writeViolations } from './judge-wish.ts';
import { type Figures, toFigures, type WishResult } from './report.ts';

/** Results of parts of the corpus when they were new, before the reader or the planner was changed for them. */
const firstRuns: readonly (readonly [
  part: string,
  date: string,
  wishes: number,
  score: number,
  held: string,
])[] = [['critic', '2026-11-19', 70, 6.9, '626 of 810 (77.3 %); of what is read 398 of 529 (75.2 %)']];

/** Returns one row per rule, those with the most points first. */
export function listRules({ rules }: Figures) {
  return tripRules
    .map(({ id, group, weight, meaning }) => {
      const { count, trips } = rules[id] ?? { count: 0, trips: 0 };
      return { rule: id, group, weight, violations: count, trips, meaning };
    })
    .toSorted((a, b) => b.violations * b.weight - a.violations * a.weight);
}

/** Writes a plan with its violations and the expectations that do not hold. */
export function writeResult({ index, score, text, violations, expectations }: WishResult): string {
  const missed = expectations.filter(({ isHeld }) => !isHeld).map(({ token }) => token);
  return [
    `#${index} score ${score.toFixed(1)}`,
    text,
    ...(missed.length > 0 ? [`Not held: ${missed.join(', ')}`] : []),
    writeViolations(violations),
  ].join('\n');
}

const share = ({ held, expected }: Figures): string =>
  `${held} of ${expected} (${((100 * held) / Math.max(1, expected)).toFixed(1)} %)`;
const escape = (text: string): string => text.replaceAll('|', '\\|').replaceAll('\n', ' ');

/** Writes docs/proof/trips.md. */
export function writePage(figures: Figures, results: readonly WishResult[], today: string): string {
  const half = (name: WishResult['half']) => toFigures(results.filter((result) => result.half === name));
  const line = (name: string, own: Figures) =>
    `| ${name} | ${own.wishes} | ${own.meanScore} | ${share(own)} |`;
  const worst = results.toSorted((a, b) => a.score - b.score).slice(0, 10);
  return [
    '# Trips',
    '',
    `Written by \`npm run bench:trips -- --write\`. Wishes of \`proof/bench-trips/corpus\`, read and planned as of ${today} with the`,
    'shipped content and without a language model. `packages/domain/src/trip-judge` has the rules; `score.ts` explains the score.',
    'An expectation about the brief that does not hold costs 1 point, one about the plan 2.5 points.',
    '',
    '| wishes | number | mean score of 10 | expectations held |',
    '| ------ | ------ | ---------------- | ----------------- |',
    line('all', figures),
    line('tuned', half('tuned')),
    line('held-out', half('held-out')),
    line('critic', half('critic')),
    '',
    'Unseen wishes, when they were first planned:',
    '',
    '| wishes | date | number | mean score of 10 | expectations held |',
    '| ------ | ---- | ------ | ---------------- | ----------------- |',
    ...firstRuns.map((row) => `| ${row.join(' | ')} |`),
    '',
    '## Violations by rule',
    '',
    '| rule | group | weight | violations | trips | a trip that keeps it |',
    '| ---- | ----- | ------ | ---------- | ----- | -------------------- |',
    ...listRules(figures).map(
      ({ rule, group, weight, violations, trips, meaning }) =>
        `| ${rule} | ${group} | ${weight} | ${violations} | ${trips} | ${meaning} |`,
    ),
    '',
    '## The ten lowest scores',
    '',
    '| score | wish | heaviest violation |',
    '| ----- | ---- | ------------------ |',
    ...worst.map(({ score, wish, violations }) => {
      const [first] = violations.toSorted((a, b) => b.weight - a.weight);
      return `| ${score.toFixed(1)} | ${escape(wish)} | ${first ? escape(`${first.rule}: ${first.text}`) : ''} |`;
    }),
    '',
  ].join('\n');
}
