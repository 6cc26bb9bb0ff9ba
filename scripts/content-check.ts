import { readFile, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { checkShipped } from '@yunyou/content/checks/check-shipped';
import { comparePositions } from '@yunyou/content/geography/compare-positions';
import { countMainPairs, listMainPairs } from '@yunyou/content/geography/main-pairs';
import { listStale } from '@yunyou/content/list-stale';
import { readContent } from '@yunyou/content/read-content';
import {
  type Baseline,
  listAboveBaseline,
  listWarnings,
  lowerBaseline,
} from '@yunyou/content/warnings/warning-rules';

/**
 * `npm run content:check [-- PATTERN]` validates the files under content/. A pattern limits the reported files.
 * `--warnings RULE` lists the items that break one rule, `--write` lowers the baseline of warnings, `--positions FILE`
 * compares stations with a table of known positions.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { warnings: { type: 'string' }, write: { type: 'boolean' }, positions: { type: 'string' } },
});
const [pattern] = positionals;
const baselineFile = 'packages/content/warnings-baseline.json';

const content = await readContent('content');
const warnings = listWarnings(content);
const baseline = JSON.parse(await readFile(baselineFile, 'utf8').catch(() => '{}')) as Baseline; // written by this script

/** Depends on the date, so it is reported without a baseline. */
const stale = listStale(content, new Date().toISOString().slice(0, 10));

if (values.warnings !== undefined) {
  const listed = values.warnings === 'stale' ? stale : (warnings.get(values.warnings) ?? []);
  for (const { file, message } of listed) console.log(`content/${file}: ${message}`);
} else if (values.positions !== undefined) {
  for (const { id, metres, isShifted } of comparePositions(content, await readFile(values.positions, 'utf8')))
    console.log(`${id}: ${metres} m${isShifted ? ', probably GCJ-02' : ''}`);
} else {
  await reportAll();
}

async function reportAll(): Promise<void> {
  const lowered = lowerBaseline(warnings, baseline);
  if (values.write) await writeFile(baselineFile, `${JSON.stringify(lowered, undefined, 2)}\n`);
  const problems = [
    ...(await checkShipped(content)),
    ...listAboveBaseline(warnings, values.write ? lowered : baseline),
  ].filter(({ file }) => !pattern || file.includes(pattern));
  const counts = Map.groupBy(content.items, ({ entity }) => entity);
  for (const [entity, items] of counts) {
    console.log(`${String(items.length).padStart(6)}  ${entity}`);
  }
  const { pairs, direct, oneChange } = countMainPairs(listMainPairs(content));
  console.log(`\n${pairs} pairs of main cities: ${direct} direct, ${oneChange} with one change`);
  console.log('\nWarnings (baseline)');
  for (const [rule, found] of warnings)
    console.log(`${String(found.length).padStart(6)}  ${rule} (${baseline[rule] ?? 0})`);
  console.log(`${String(stale.length).padStart(6)}  stale (no baseline: grows with time)\n`);
  for (const { file, message } of problems) console.error(`content/${file}: ${message}`);
  console.log(problems.length ? `${problems.length} problems` : 'No problems found.');
  process.exitCode = problems.length ? 1 : 0;
}
