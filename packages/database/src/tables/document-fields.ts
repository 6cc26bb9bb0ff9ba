import { type CardDocument, type CardEntity, cardDocumentFields } from '@yunyou/contract/site/cards.schema';
import { type SQL, sql } from 'drizzle-orm';
import { boolean, doublePrecision, integer, jsonb, text } from 'drizzle-orm/pg-core';

// Columns generated from the JSON document of a row, so that they always match it.

export const fromDoc = (field: string): SQL => sql.raw(`doc->>'${field}'`);
export const textField = (field: string) => text().generatedAlwaysAs(fromDoc(field));
export const integerField = (field: string) =>
  integer().generatedAlwaysAs(sql.raw(`(doc->>'${field}')::integer`));
/**
 * Declares a list of the document as an array column. Filters on it need not read the document, which is stored out
 * of line, and PostgreSQL has statistics of the array's elements to choose between the GIN index and the popularity
 * index.
 */
export const textsField = (field: string) => text().array().generatedAlwaysAs(textsOf(field));
export const integersField = (field: string) =>
  integer()
    .array()
    .generatedAlwaysAs(sql`${textsOf(field)}::integer[]`);
/** Returns the items of a JSON list as text[]. `json_texts` is a function of our migrations. */
const textsOf = (field: string): SQL => sql.raw(`json_texts(doc->'${field}')`);
export const recommendedDays = (bound: 'min' | 'max') =>
  integer().generatedAlwaysAs(sql.raw(`(doc->'recommendedDays'->>'${bound}')::integer`));
export const booleanField = (field: string) =>
  boolean().generatedAlwaysAs(sql.raw(`(doc->>'${field}')::boolean`));
export const degrees = (axis: 'latitude' | 'longitude') =>
  doublePrecision().generatedAlwaysAs(sql.raw(`(doc->'coordinates'->>'${axis}')::double precision`));

/**
 * Declares the column of the fields that cards show. Lists read it instead of the document, which is stored out of
 * line and has the article.
 */
export const cardField = <N extends CardEntity>(entity: N) =>
  jsonb()
    .$type<CardDocument<N>>()
    .notNull()
    .generatedAlwaysAs(sql.raw(`json_pick(doc, '{${Object.keys(cardDocumentFields[entity]).join(',')}}')`));
/** Declares the column of the number of words. `json_words` counts them as `countWords` of the domain does. */
export const wordCount = () =>
  integer('word_count').notNull().generatedAlwaysAs(sql.raw("json_words(doc->'body')"));
