import { shortName } from '../../site-words.ts';
import type { TileWords } from '../tiles/tile-words.ts';
import { type BreadcrumbList, context, type FaqPage, type ItemList } from './structured-data.ts';

export type Listed = Pick<TileWords, 'title' | 'to'>;

export function toItemList(origin: string, name: string, path: string, items: readonly Listed[]): ItemList {
  return {
    '@context': context,
    '@type': 'ItemList',
    name,
    url: origin + path,
    itemListElement: items.map((item, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: item.title,
      url: origin + item.to,
    })),
  };
}

export function crumbs(origin: string, ...steps: [name: string, path: string][]): BreadcrumbList {
  return {
    '@context': context,
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(([name, path], index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: origin + path,
    })),
  };
}

export const publisher = (origin: string) =>
  ({ '@type': 'Organization', name: shortName, url: `${origin}/` }) as const;

/** Returns the questions of a page, and nothing for a page without any. */
export function toFaq(url: string, questions: readonly { question: string; answer: string }[]): FaqPage[] {
  if (questions.length === 0) return [];
  return [
    {
      '@context': context,
      '@type': 'FAQPage',
      url,
      mainEntity: questions.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
    },
  ];
}
