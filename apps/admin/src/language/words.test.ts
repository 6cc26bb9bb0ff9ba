import { globSync } from 'node:fs';
import path from 'node:path';
import { toChineseLabel } from '@yunyou/contract/chinese-label';
import { zhChoices } from '@yunyou/contract/choice-words-zh';
import { entityNames } from '@yunyou/contract/entities';
import { describeFields, describeObject, type FieldDescription } from '@yunyou/contract/field-description';
import { zhHelps, zhLabels } from '@yunyou/contract/field-words-zh';
import { enteredReview } from '@yunyou/contract/reviews/review.endpoints';
import { borderData, holidayData, permitData, visaData } from '@yunyou/contract/trip/trip-rules.schema';
import { describe, expect, it } from 'vitest';
import { choiceName } from './labels.ts';
import { definedWords } from './language.ts';

const folder = path.join(import.meta.dirname, '..');
const han = /\p{Script=Han}/u;

/** Lists the texts of words by path; functions are called with sample values. */
function listTexts(words: object, at = ''): Map<string, string> {
  return new Map(
    Object.entries(words).flatMap(([key, value]: [string, unknown]) => {
      const name = `${at}${key}`;
      if (typeof value === 'string') return [[name, value] as const];
      if (typeof value === 'function') return [[name, String(value('7', '7', '7', '7'))] as const];
      return typeof value === 'object' && value !== null ? [...listTexts(value, `${name}.`)] : [];
    }),
  );
}

/** Texts without words: a unit, a name or a format. */
const isNeutral = (text: string) =>
  !/[a-z]{3}/i.test(text.replaceAll(/https?:\S*|HH:MM|MM-DD|JSON|API|Webhook|CSV|Excel/gi, ''));

/** Returns a field with the fields inside it. */
const visit = (field: FieldDescription): FieldDescription[] => [
  field,
  ...(field.item ? visit(field.item) : []),
  ...(field.fields ?? []).flatMap(visit),
];
const schemas = [enteredReview, visaData, holidayData, permitData, borderData];
const fields = [...entityNames.flatMap(describeFields), ...schemas.flatMap(describeObject)].flatMap(visit);

describe('the words of the back office', () => {
  it('have both languages in every entry', async () => {
    const files = globSync('**/*words.ts', { cwd: folder });
    for (const file of files) await import(path.join(folder, file));
    expect(definedWords.length).toBeGreaterThanOrEqual(files.length);
    const missing = definedWords.flatMap(({ en, zh }) => {
      const [english, chinese] = [listTexts(en), listTexts(zh)];
      expect([...chinese.keys()].toSorted()).toEqual([...english.keys()].toSorted());
      return [...english].filter(([key, text]) => !isNeutral(text) && !han.test(chinese.get(key) ?? ''));
    });
    expect(missing).toEqual([]);
  });

  it('name every value of a choice field in Chinese, and no value that does not exist', () => {
    // The forms of rules have words of their own for their choices.
    const shown = [...entityNames.flatMap(describeFields), ...describeObject(enteredReview)].flatMap(visit);
    const choices = new Set(shown.flatMap((field) => field.choices ?? []).map(String));
    const isSame = (value: string) => /^[A-Z]{3}$|^\dA$/.test(value); // a currency, or a grade of sights
    expect([...choices].filter((value) => !isSame(value) && !han.test(choiceName(value, 'zh')))).toEqual([]);
    expect(Object.keys(zhChoices).filter((value) => !choices.has(value))).toEqual([]);
  });

  it('name every field and explain it in Chinese, and no field that does not exist', () => {
    const labels = new Set(fields.map(({ label }) => label));
    const helps = new Set(fields.flatMap(({ help }) => help ?? []));
    expect([...labels].filter((label) => !han.test(toChineseLabel(label)))).toEqual([]);
    expect([...helps].filter((help) => !han.test(zhHelps[help] ?? ''))).toEqual([]);
    expect(Object.keys(zhLabels).filter((label) => !labels.has(label))).toEqual([]);
    expect(Object.keys(zhHelps).filter((help) => !helps.has(help))).toEqual([]);
  });
});
