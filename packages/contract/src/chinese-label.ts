import { zhLabels } from './field-words-zh.ts';

const byLowerCase = new Map(Object.entries(zhLabels).map(([en, zh]) => [en.toLowerCase(), zh]));

/** Returns the Chinese of a label such as "Summary", "Airports 2, name" or "Data: stay"; unknown parts stay as they are. */
export function toChineseLabel(label: string): string {
  const whole = byLowerCase.get(label.toLowerCase());
  if (whole) return whole;
  const parts = label.split(/, |: /).map((part) => {
    const [, name = part, number = ''] = /^(.*?)( \d+)?$/.exec(part) ?? [];
    return `${byLowerCase.get(name.toLowerCase()) ?? name}${number}`;
  });
  return parts.join('，');
}
