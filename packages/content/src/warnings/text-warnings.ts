import { entities } from '@yunyou/contract/entities';
import { problemIn } from '../check-items.ts';
import type { Content, ContentItem, ContentProblem } from '../read-content.ts';
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
    for (const sentence of listSentences(item)) {
      const other = firstItem.get(sentence);
      if (!other) firstItem.set(sentence, item);
      else if (other !== item) problems.push(problemIn(item, `"${sentence}" is also in ${other.id}.`));
    }
    return problems;
  });
}

function listSentences({ entity, fields }: ContentItem): string[] {
  const definition = entities[entity];
  const values: Record<string, unknown> = fields;
  const body = 'bodyField' in definition ? values[definition.bodyField] : undefined;
  const texts = [values['summary'], values['text'], body];
  return listTexts(texts)
    .flatMap((text) => text.split(/(?<=[.!?])\s+|\n/))
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence.split(/\s+/).length >= minimumSentenceWords);
}

/** Reports simplified characters in names and addresses of Hong Kong and Macau. */
function checkTraditional(content: Content): ContentProblem[] {
  return content.items.flatMap((item) => {
    const { fields } = item;
    const cityId = 'cityId' in fields ? fields.cityId : item.id;
    if (!traditionalCities.has(cityId)) return [];
    const texts = [
      'zhName' in fields ? fields.zhName : undefined,
      'zhAddress' in fields ? fields.zhAddress : undefined,
    ].filter((text) => text !== undefined);
    return texts.flatMap((text) => {
      const found = findSimplified(text);
      return found ? [problemIn(item, `"${text}" has ${found}; use traditional characters.`)] : [];
    });
  });
}

export const textRules: Readonly<Record<string, WarningRule>> = {
  'sentence-repeated': checkRepeatedSentences,
  'hong-kong-macau-simplified': checkTraditional,
};
