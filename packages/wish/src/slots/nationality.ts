import { matchSlots, type SlotMatch } from '../slot-match.ts';
import { nations } from './nations.data.ts';

const demonyms = nations.map(([, , adjective]) => adjective).join('|');
const countries = nations.map(([, country]) => country).join('|');
const patterns: readonly RegExp[] = [
  new RegExp(
    `\\b(${demonyms})\\b(?! (?:food|cuisine|restaurants?|dollars?|quarter|concession|architecture|style|speaking|wine|beer|bread|language|villages?|opera|style))(?!-)`,
    'g',
  ),
  new RegExp(
    `\\b(${countries})(?: (?:passports?|citizens?|nationals?)|(?= (?:family|couple|travell?ers?|tourists?)))`,
    'g',
  ),
  new RegExp(
    `(?<=\\b(?:we are|we're|i am|i'm|im|couple|family|friends|teachers|people|both|all|come|live|group|us|two) (?:all |both |coming )?from (?:the )?)(${countries})\\b`,
    'g',
  ),
  new RegExp(`\\bcitizens? of (?:the )?(${countries})\\b`, 'g'),
];
const han = new RegExp(
  `(${nations.flatMap(([, , , name]) => (name ? [name] : [])).join('|')})(?:护照|人|籍|公民)`,
  'g',
);

const codes = nations.map(([code, country, adjective, name]) => ({
  code,
  latin: new RegExp(`^(?:${adjective}|${country})$`),
  han: name === undefined ? undefined : new RegExp(`^(?:${name})$`),
}));

/** Reads passports as ISO 3166-1 alpha-2 codes. */
export function readNationality(text: string): SlotMatch[] {
  return [
    ...patterns.flatMap((pattern) =>
      matchSlots(text, pattern, ([, word = '']) => {
        const nation = codes.find(({ latin }) => latin.test(word));
        return nation === undefined ? [] : [['nat', nation.code]];
      }),
    ),
    ...matchSlots(text, han, ([, word = '']) => {
      const nation = codes.find((one) => one.han?.test(word));
      return nation === undefined ? [] : [['nat', nation.code]];
    }),
  ];
}
