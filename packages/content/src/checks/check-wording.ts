import { mistake } from '../messages/mistake.ts';
import type { Content, ContentProblem } from '../read-content.ts';
import { listItems, problemIn } from './check-items.ts';

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

/** Words about how reliable a fact is. The page shows this once, beside the month of `factsAsOf`. */
const stockHedge = /\bapproximate\b|\bcheck before you go\b|\bas of 20\d\d\b/i;

/** Stock figures of travel writing. A name such as Five Old Men's Peak has capital letters. */
const stockFigure = /\bold (men|women)\b|\bgrandmothers\b(?!')/;

/** A name of a field in a text for visitors, such as `data.nationalities`. */
const codeWord = /`[^`]*`|\bdata\.[a-z]\w*/i;

/** Checks all texts for clichés and stock figures, notes for hedges, summaries of rules for code, and addresses for Chinese characters. */
export function checkWording(content: Content): ContentProblem[] {
  const problems = content.items.flatMap((item) =>
    Object.entries(item.fields).flatMap(([field, value]) =>
      listTexts(value).flatMap((text) => {
        const cliche = clicheAnywhere.exec(text)?.[0];
        if (cliche) return [problemIn(item, mistake('cliche', { field, quote: cliche }))];
        const figure = stockFigure.exec(text)?.[0];
        return figure ? [problemIn(item, mistake('stock-figure', { field, quote: figure }))] : [];
      }),
    ),
  );
  for (const item of listItems(content, 'scenic-spot')) {
    for (const field of ['hoursNote', 'priceNote'] as const) {
      const found = stockHedge.exec(item.fields[field] ?? '');
      if (found) problems.push(problemIn(item, mistake('hedge-in-note', { field, quote: found[0] })));
    }
  }
  for (const item of listItems(content, 'rule')) {
    const found = codeWord.exec(item.fields.summary);
    if (found) problems.push(problemIn(item, mistake('code-in-summary', { quote: found[0] })));
  }
  for (const entity of ['scenic-spot', 'hotel', 'restaurant', 'shop'] as const) {
    for (const item of listItems(content, entity)) {
      const { zhAddress, address } = item.fields;
      if (zhAddress !== undefined && !/\p{Script=Han}/u.test(zhAddress))
        problems.push(problemIn(item, mistake('address-not-chinese', { address: zhAddress })));
      if (address !== undefined && /\p{Script=Han}/u.test(address))
        problems.push(problemIn(item, mistake('address-not-latin', { address })));
      else if (address !== undefined && zhAddress !== undefined && !hasSameNumbers(address, zhAddress))
        problems.push(problemIn(item, mistake('address-numbers-differ', { address, zhAddress })));
    }
  }
  return problems;
}

/**
 * Returns whether both addresses have the same numbers. Text after a space and in brackets is the name of a place, not
 * its address.
 */
function hasSameNumbers(address: string, zhAddress: string): boolean {
  const [main = ''] = zhAddress.replaceAll(/（[^）]*）/gu, '').split(/\s+/u);
  const numbersOf = (text: string) => (text.match(/[0-9]+/g) ?? []).toSorted().join(' ');
  return numbersOf(address) === numbersOf(main) || numbersOf(main) === '';
}

function listTexts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(listTexts) : [];
}
