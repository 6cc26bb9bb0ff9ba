import { endpoints } from '@yunyou/contract/endpoints';
import { checkPhone, formatWhileTyping } from '@yunyou/domain/phone/phone-check';
import { phoneLimits } from '@yunyou/domain/phone/phone-modes';
import { toEntryTerms } from '@yunyou/domain/search/entry-terms';
import { interpretQuery, listRequiredTerms, parseQuery, toTermLookup } from '@yunyou/domain/search/query';
import { rankEntries } from '@yunyou/domain/search/rank';
import { expect, it } from 'vitest';
import { compareWith, fillTo, slowUnits } from '../testing/reading-time.ts';
import { readShippedOptions } from '../understanding/judged/shipped-options.ts';
import { highlight } from './highlight.ts';

const { rows } = await readShippedOptions();
/** Number of candidates that a search scores. */
const entries = rows.spots.slice(0, 300).map(({ name, zhName, pinyin, aliases, summary, popularity }) => ({
  type: 'spot',
  popularity,
  summary,
  ...toEntryTerms({ names: [name, zhName, pinyin, ...aliases], context: [] }),
}));
const known = [...new Set(entries.flatMap(({ terms }) => terms))]
  .slice(0, 400)
  .map((term) => ({ term, count: 1 }));

function search(keyword: string): void {
  const query = parseQuery(keyword);
  toTermLookup(query);
  const interpretation = interpretQuery(query, known, entries.length);
  listRequiredTerms(interpretation);
  rankEntries(interpretation, entries);
  for (const { summary } of entries.slice(0, 20)) highlight(summary, keyword);
}

const keyword = endpoints['GET /destination/search'].input.shape.keyword;

/** Names as visitors type them, of the maximal length. */
const ordinary =
  'great wall mutianyu beijing terracotta army xian panda base chengdu west lake hangzhou bund shanghai';
/** The slowest keyword measured takes 2.4 times as long. */
const maxRatio = 8;

it.each([100, 99, 50, 20])(
  `reads any keyword of %i characters in at most ${maxRatio} times the time of ordinary names`,
  (length) => {
    const compare = compareWith(() => search(ordinary));
    for (const unit of slowUnits) {
      const parsed = keyword.safeParse(fillTo(length, unit));
      if (!parsed.success) continue;
      const ratio = compare(() => search(parsed.data), maxRatio);
      expect(ratio, JSON.stringify(unit)).toBeLessThanOrEqual(maxRatio);
    }
  },
);

it('checks a phone number of any length in at most three times the time of a search', () => {
  const compare = compareWith(() => search(ordinary));
  for (const unit of [...slowUnits, '+', '+86', '+1(', 'ext. ', 'x1', ';ext=', 'tel:'])
    for (const length of [phoneLimits.maxCharacters, 2000]) {
      const text = `+${fillTo(length - 1, unit)}`;
      const ratio = compare(() => [checkPhone(text), formatWhileTyping(text, 'CN')], 3);
      expect(ratio, JSON.stringify(unit)).toBeLessThanOrEqual(3);
    }
});
