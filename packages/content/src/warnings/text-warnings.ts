import { entities } from '@yunyou/contract/entities';
import { problemIn } from '../checks/check-items.ts';
import { mistake } from '../messages/mistake.ts';
import type { Content, ContentItem, ContentProblem } from '../read-content.ts';
import { checkRideTables } from './ride-tables.ts';
import { listTexts } from './text-of.ts';
import { findSimplified } from './traditional.ts';
import type { WarningRule } from './warning-rule.ts';

/** Shorter sentences repeat by chance. */
const minimumSentenceWords = 8;

const traditionalCities: ReadonlySet<string> = new Set(['hong-kong', 'macau']);

/** Reports each sentence of an article or summary that another item has, too. */
function checkRepeatedSentences(content: Content): ContentProblem[] {
  const firstItem = new Map<string, ContentItem>();
  return content.items.flatMap((item) => {
    const problems: ContentProblem[] = [];
    if (item.entity === 'rule') return problems; // its texts describe data and repeat from year to year
    for (const { field, sentence } of listSentences(item)) {
      const other = firstItem.get(sentence);
      if (!other) firstItem.set(sentence, item);
      else if (other !== item) {
        const values = { field, sentence, entity: other.entity, other: other.id };
        problems.push(problemIn(item, mistake('sentence-repeated', values)));
      }
    }
    return problems;
  });
}

function listSentences({ entity, fields }: ContentItem): { field: string; sentence: string }[] {
  const definition = entities[entity];
  const values: Record<string, unknown> = fields;
  const textFields = ['summary', 'text', ...('bodyField' in definition ? [definition.bodyField] : [])];
  return textFields.flatMap((field) =>
    listTexts(values[field])
      .flatMap((text) => text.split(/(?<=[.!?])\s+|\n/))
      .map((sentence) => sentence.trim())
      .filter((sentence) => sentence.split(/\s+/).length >= minimumSentenceWords)
      .map((sentence) => ({ field, sentence })),
  );
}

/** Reports simplified characters in names and addresses of Hong Kong and Macau, those of parts included. */
function checkTraditional(content: Content): ContentProblem[] {
  return content.items.flatMap((item) => {
    const { fields } = item;
    const cityId = 'cityId' in fields ? fields.cityId : item.id;
    if (!traditionalCities.has(cityId)) return [];
    return listChineseNames(fields).flatMap(({ field, text }) => {
      const character = findSimplified(text);
      return character ? [problemIn(item, mistake('simplified-character', { field, text, character }))] : [];
    });
  });
}

const chineseFields: ReadonlySet<string> = new Set(['zhName', 'zhAddress']);

/** Lists Chinese names and addresses at any depth: also those of metro stations, piers and streets. */
function listChineseNames(node: unknown, path = ''): { field: string; text: string }[] {
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([key, value]: [string, unknown]) => {
    const field = path ? `${path}.${key}` : key;
    if (typeof value === 'string') return chineseFields.has(key) ? [{ field, text: value }] : [];
    return listChineseNames(value, field);
  });
}

export const textRules: Readonly<Record<string, WarningRule>> = {
  'sentence-repeated': checkRepeatedSentences,
  'hong-kong-macau-simplified': checkTraditional,
  'ride-table': checkRideTables,
};
