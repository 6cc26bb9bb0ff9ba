import { z } from 'zod';
import { endpoint, list, noInput, page, paging } from '../endpoint.ts';
import { id, line } from '../entities/base.schema.ts';
import { guide, news } from '../entities/guide.schema.ts';
import {
  cardFields,
  cityCard,
  counts,
  guideCard,
  newsCard,
  photographTexts,
  spotCard,
} from './cards.schema.ts';
import { facetInput } from './facet.schema.ts';
import { guideFacets } from './facets.ts';
import { idInput, tagNode } from './home.endpoints.ts';

/**
 * A guide that matches a search. Texts are split at the start and end of each match: parts with an odd index are matches.
 * `textParts` is an excerpt of the article; it is empty when only title or summary match.
 */
const guideHit = guideCard.extend({
  titleParts: z.array(z.string()),
  summaryParts: z.array(z.string()),
  textParts: z.array(z.string()),
});

/** A guide with everything that its page shows. */
const guideDetail = guide.strip().extend({
  ...cardFields,
  minutesToRead: z.int(),
  ...counts.shape,
  updatedAt: z.string(),
  related: z.array(guideCard),
  cities: z.array(cityCard),
  spots: z.array(spotCard),
  photographs: photographTexts,
});

export const wikiEndpoints = {
  'POST /wiki/list': endpoint({
    summary: 'Guides, by tag and city',
    access: 'anyone',
    serverCache: 'catalogue',
    input: z.strictObject({
      ...facetInput(guideFacets),
      sort: z.enum(['popular', 'newest', 'title']).default('popular'),
      ...paging,
    }),
    output: page(guideCard),
  }),
  'GET /wiki/wikiTagList': endpoint({
    summary: 'Tags of the guides, or those below one tag',
    access: 'anyone',
    serverCache: 'catalogue',
    input: z.strictObject({ id: id.optional() }),
    output: list(tagNode.extend({ guideCount: z.int() })),
  }),
  'GET /wiki/detail': endpoint({
    summary: 'One guide with its article',
    access: 'anyone',
    serverCache: { countsOf: 'guide' },
    input: idInput('guide'),
    output: guideDetail,
  }),
  'GET /wiki/search': endpoint({
    summary: 'Guides that match a word, best first',
    access: 'anyone',
    input: z.strictObject({ word: line(100), ...paging }),
    /** `word` is the searched word: the input, or its corrected spelling when the input has no matches. */
    output: page(guideHit).extend({ word: z.string() }),
    limits: { flow: 'guide-search', perMinute: 120, concurrency: 4, maxWaiting: 32 },
  }),
  'GET /wiki/allCities': endpoint({
    summary: 'Every city that guides can be filtered by',
    access: 'anyone',
    serverCache: 'catalogue',
    input: noInput,
    output: list(
      cityCard.pick({ id: true, name: true, zhName: true, cityCode: true, areaId: true, coordinates: true }),
    ),
  }),
  'POST /news/list': endpoint({
    summary: 'News and the pages about us, newest first',
    access: 'anyone',
    serverCache: 'catalogue',
    input: z.strictObject({ kind: z.enum(['about', 'news']).optional(), ...paging }),
    output: page(newsCard),
  }),
  'GET /news/detail': endpoint({
    summary: 'One piece of news with its article',
    access: 'anyone',
    serverCache: 'catalogue',
    input: idInput('news'),
    output: news.strip().extend({
      ...cardFields,
      minutesToRead: z.int(),
      updatedAt: z.string(),
      more: z.array(newsCard),
    }),
  }),
};
