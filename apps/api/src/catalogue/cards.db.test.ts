import type { EntityFields } from '@yunyou/contract/entities';
import { type CardEntity, cardDocumentFields } from '@yunyou/contract/site/cards.schema';
import {
  type CatalogueRow,
  listPublished,
  listPublishedCards,
} from '@yunyou/database/catalogue/catalogue.queries';
import { guide } from '@yunyou/database/tables/catalogue.table';
import { countWords } from '@yunyou/domain/editorial/word-count';
import { describe, expect, it } from 'vitest';
import { createTestApp } from '../testing/test-app.ts';

// `Object.keys` returns string[]; these are the keys of the record.
const cardEntities = Object.keys(cardDocumentFields) as CardEntity[];
const all = { orderBy: [], limit: 100_000 };

describe('the card of a row', () => {
  it.each(cardEntities)('has the fields of the document, for every %s of the content', async (entity) => {
    const { services } = await createTestApp();
    const rows: CatalogueRow<CardEntity>[] = await listPublished(services.db, entity, all);
    const { rows: cards } = await listPublishedCards(services.db, entity, all);
    expect(rows.length).toBeGreaterThan(0);
    const fields = new Set<string>(Object.keys(cardDocumentFields[entity]));
    const expected = rows.map(({ id, doc }) => ({
      id,
      doc: Object.fromEntries(Object.entries(doc).filter(([field]) => fields.has(field))),
    }));
    expect(cards.map(({ id, doc }) => ({ id, doc }))).toEqual(expected);
  });

  it.each(['guide', 'news'] as const)('counts words as the domain does, for every %s', async (entity) => {
    const { services } = await createTestApp();
    const rows: CatalogueRow<'guide' | 'news'>[] = await listPublished(services.db, entity, all);
    const { rows: cards } = await listPublishedCards(services.db, entity, all);
    expect(cards.map(({ id, wordCount }) => [id, wordCount])).toEqual(
      rows.map(({ id, doc }) => [id, countWords(doc.body)]),
    );
  });

  it('counts words between all white space of Unicode', async () => {
    const { services } = await createTestApp();
    const [row] = await listPublished(services.db, 'guide', { orderBy: [], limit: 1 });
    const text = ' one\u00a0two\u2003three\u3000four\ufefffive\n\nsix\tseven\u200beight\u0085nine ';
    const body: EntityFields<'guide'>['body'] = {
      type: 'doc',
      content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
    };
    const doc = { ...row?.doc, body } as EntityFields<'guide'>; // every guide of the content is complete
    await services.db.insert(guide).values({ id: 'white-space', doc });
    const { rows: cards } = await listPublishedCards(services.db, 'guide', all);
    const card = cards.find(({ id }) => id === 'white-space');
    expect(card?.wordCount).toBe(countWords(body));
  });
});
