import { listItems, problemIn } from './check-items.ts';
import type { Content, ContentProblem } from './read-content.ts';

/** Clichés of travel brochures: they fit every place and say nothing about this one. */
const cliches = [
  'awe-inspiring',
  'boasts',
  'breathtaking',
  'bucket list',
  'bustling',
  'delve',
  'feast for the (eyes|senses)',
  'hidden gems?',
  'immerse yourself',
  'jewel in the crown',
  'like no other',
  'melting pot',
  'mesmeri[sz]ing',
  'must-(see|do|visit|try|eat)s?',
  'nestle[ds]',
  'not to be missed',
  'off the beaten (path|track)',
  'once-in-a-lifetime',
  '(rich|vibrant|colou?rful) tapestry',
  'something for everyone',
  'steeped in (history|tradition|culture)',
  'step back in time',
  'stunning',
  'testament to',
  'treasure trove',
  'unforgettable',
  'vibrant',
  'where (east|old|tradition|past) meets',
  'world-class',
];
const clicheAnywhere = new RegExp(`\\b(${cliches.join('|')})\\b`, 'i');

/** A name of a field in a text for visitors, such as `data.nationalities`. */
const codeWord = /`[^`]*`|\bdata\.[a-z]\w*/i;

/** Checks all texts for clichés, summaries of rules for code, and Chinese addresses for Chinese characters. */
export function checkWording(content: Content): ContentProblem[] {
  const problems = content.items.flatMap((item) =>
    listTexts(item.fields).flatMap((text) => {
      const found = clicheAnywhere.exec(text);
      return found
        ? [
            problemIn(
              item,
              `"${found[0]}" is a brochure cliché. Describe what is special about the place instead.`,
            ),
          ]
        : [];
    }),
  );
  for (const item of listItems(content, 'rule')) {
    const found = codeWord.exec(item.fields.summary);
    if (found)
      problems.push(
        problemIn(
          item,
          `summary: ${found[0]} is the name of a field. Visitors read the summary: say it in words.`,
        ),
      );
  }
  for (const entity of ['scenic-spot', 'hotel', 'restaurant', 'shop'] as const) {
    for (const item of listItems(content, entity)) {
      const { zhAddress } = item.fields;
      if (zhAddress !== undefined && !/\p{Script=Han}/u.test(zhAddress)) {
        problems.push(
          problemIn(
            item,
            `zhAddress: "${zhAddress}" has no Chinese characters. Write the address in Chinese, for taxi drivers.`,
          ),
        );
      }
    }
  }
  return problems;
}

function listTexts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(listTexts) : [];
}
