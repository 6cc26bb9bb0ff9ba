import path from 'node:path';
import { wishLanguages } from '@yunyou/wish/phrases';
import { describe, expect, it } from 'vitest';
import { coverage } from './coverage.data.ts';
import { listLabels } from './judge.ts';
import { readShippedOptions } from './shipped-options.ts';

const options = await readShippedOptions();
const languageNames = new Intl.DisplayNames('en', { type: 'language' });
const table = path.join(import.meta.dirname, '..', '..', '..', '..', '..', 'docs', 'wish-coverage.md');

describe('every slot is read in every language of the site', () => {
  it.each(Object.entries(coverage))('%s', (_, examples) => {
    const faults = wishLanguages.flatMap((language) => {
      const [wish, labels] = examples[language];
      const got = listLabels(wish, options);
      const missing = labels.split(' ').filter((label) => !got.includes(label));
      return missing.length === 0 ? [] : [`${wish}: missing ${missing.join(' ')}, got ${got.join(' ')}`];
    });
    expect(faults).toEqual([]);
  });

  it('docs/wish-coverage.md shows the table (vitest -u writes it)', async () => {
    await expect(describeCoverage()).toMatchFileSnapshot(table);
  });
});

function describeCoverage(): string {
  const slots = Object.entries(coverage).map(([slot, examples]) => {
    const rows = wishLanguages.map((language) => {
      const [wish, labels] = examples[language];
      return `| ${languageNames.of(language)} | ${wish} | ${labels} |`;
    });
    return [`## ${slot}`, '', '| language | wish | read as |', '| --- | --- | --- |', ...rows, ''].join('\n');
  });
  return [
    '# What the wish reader understands',
    '',
    `${Object.keys(coverage).length} slots, each in ${wishLanguages.length} languages. The rows are tests:`,
    '`apps/api/src/understanding/judged/coverage.data.ts` has them, and `vitest run --project unit -u',
    'apps/api/src/understanding/judged/coverage.test.ts` writes this page. `packages/wish/src/slot-match.ts` explains the notation.',
    '',
    ...slots,
  ].join('\n');
}
