import { toChineseLabel } from '@yunyou/contract/chinese-label';
import { zhChoices } from '@yunyou/contract/choice-words-zh';
import { weekdayNames } from '@yunyou/contract/entities/weekdays';
import { zhHelps } from '@yunyou/contract/field-words-zh';
import { type Language, useLanguage } from './language.ts';

/** English names of values that their own text does not explain. */
const enChoices: Readonly<Record<string, string>> = {
  ...weekdayNames,
  day: 'Unlimited for a day',
  'e-mail': 'E-mail',
  0: 'Title hidden',
  1: 'Title shown',
};

/** Returns the name of a value of a choice field: "Historic town" for `historic-town`. */
export function choiceName(value: string | number, language: Language): string {
  const text = String(value);
  if (language === 'zh') return zhChoices[text] ?? text;
  return enChoices[text] ?? `${text.slice(0, 1).toUpperCase()}${text.slice(1).replaceAll('-', ' ')}`;
}

/** Returns functions that give labels, help texts and values of fields in the chosen language. */
export function useFieldWords() {
  const language = useLanguage();
  return {
    label: (text: string) => (language === 'zh' ? toChineseLabel(text) : text),
    help: (text: string | undefined) => (language === 'zh' && text ? (zhHelps[text] ?? text) : text),
    choice: (value: string | number) => choiceName(value, language),
  };
}
