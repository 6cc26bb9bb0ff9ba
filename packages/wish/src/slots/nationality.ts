import { type Found, findAll } from '../reading.ts';
import { nations } from './nations.data.ts';

const people = nations.map(([, , adjective]) => adjective).join('|');
const countries = nations.map(([, country]) => country).join('|');
const patterns: readonly RegExp[] = [
  new RegExp(
    `\\b(${people})\\b(?! (?:food|cuisine|restaurants?|dollars?|quarter|concession|architecture|style|speaking|wine|beer|bread|language|villages?|opera|style))(?!-)`,
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

/** Passports, as ISO 3166-1 alpha-2. */
export function readNationality(sheet: string): Found[] {
  return [
    ...patterns.flatMap((pattern) =>
      findAll(sheet, pattern, ([, word = '']) => {
        const nation = nations.find(([, country, adjective]) =>
          new RegExp(`^(?:${adjective}|${country})$`).test(word),
        );
        return nation === undefined ? [] : [['nat', nation[0]]];
      }),
    ),
    ...findAll(sheet, han, ([, word = '']) => {
      const nation = nations.find(
        ([, , , name]) => name !== undefined && new RegExp(`^(?:${name})$`).test(word),
      );
      return nation === undefined ? [] : [['nat', nation[0]]];
    }),
  ];
}
