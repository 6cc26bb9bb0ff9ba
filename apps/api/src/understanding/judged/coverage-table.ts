import path from 'node:path';
import { wishLanguages } from '@yunyou/wish/phrases';
import { coverage } from './coverage.data.ts';

const languageNames = new Intl.DisplayNames('en', { type: 'language' });
export const coverageFile = path.join(
  import.meta.dirname,
  '..',
  '..',
  '..',
  '..',
  '..',
  'docs',
  'wish-coverage.md',
);

/** Returns the text of `docs/wish-coverage.md`. */
export function describeCoverage(): string {
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
    '`apps/api/src/understanding/judged/coverage.data.ts` has them, and `npm run wish:coverage` writes this page.',
    '`packages/wish/src/slot-match.ts` explains the notation.',
    '',
    ...slots,
  ].join('\n');
}
