import { count, toNumber } from '../../numbers.ts';
import type { SlotMatch } from '../../slot-match.ts';

const lead = new RegExp(
  `(?<![a-z\\d])(${count}|an?|ein(?:e[nrm]?)?|une?|una|um|uma|een) (?:(?:adult|young|older) )?$`,
);
/** Matches passports. "A French and a German passport" may belong to one traveller. */
const isPassport =
  /^s? (?:passports?|pass|passeports?|pasaportes?|passaport[oie]|paspoort(?:en)?)(?! holders?)/;

/** Counts the travellers whom a wish names by their countries: "two Swiss and an Austrian"; 0 without a number of two or more. */
export function countNationals(text: string, passports: readonly SlotMatch[]): number {
  const numbers = passports.flatMap(({ slot, start, end }) => {
    const found = lead.exec(text.slice(Math.max(0, start - 24), start))?.[1];
    if (slot !== 'nat' || found === undefined || isPassport.test(text.slice(end, end + 14))) return [];
    return [toNumber(found) || 1];
  });
  return numbers.some((number) => number > 1) ? numbers.reduce((sum, number) => sum + number, 0) : 0;
}
