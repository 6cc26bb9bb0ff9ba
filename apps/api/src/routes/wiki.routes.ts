import { countGuidesByTag, listGuides, listNews } from '@yunyou/database/catalogue/article.queries';
import { findPublished } from '@yunyou/database/catalogue/catalogue.queries';
import { listTags } from '@yunyou/database/catalogue/place.queries';
import { listCityChoices } from '@yunyou/database/catalogue/showcase.queries';
import { countWords } from '@yunyou/domain/editorial/word-count';
import { notFound } from '../api-error.ts';
import { minutesToRead, toCardFields, toCityCard, toGuideCard, toNewsCard } from '../catalogue/cards.ts';
import { findGuides, toGuideHit } from '../catalogue/guide-search.ts';
import { toPage, toSlice } from '../catalogue/paging.ts';
import { toTagTree } from '../catalogue/tag-tree.ts';
import { toGuideView } from '../guides/guide-view.ts';
import { handlers } from '../handler.ts';

export const wikiRoutes = handlers({
  'POST /wiki/list': async ({ tagId, cityId, sort, ...paging }, { db }) =>
    toPage(paging, await listGuides(db, { tagId, cityId }, sort, toSlice(paging)), toGuideCard),

  'GET /wiki/wikiTagList': async ({ id }, { db }) => {
    const [tags, counts] = await Promise.all([listTags(db, 'wiki'), countGuidesByTag(db)]);
    const below = id ? tags.filter((tag) => tag.doc.parentId === id || tag.id === id) : tags;
    return { list: toTagTree(below).map((tag) => ({ ...tag, guideCount: counts.get(tag.id) ?? 0 })) };
  },

  'GET /wiki/detail': async ({ id }, { db }) => {
    const row = await findPublished(db, 'guide', id);
    if (!row) throw notFound('guide');
    return toGuideView(db, row);
  },

  'GET /wiki/search': async ({ word, ...paging }, { db }) => {
    const found = await findGuides(db, word, toSlice(paging));
    return { ...toPage(paging, found, (row) => toGuideHit(row, found.word)), word: found.word };
  },

  'GET /wiki/allCities': async (_, { db }) => {
    const rows = await listCityChoices(db);
    return { list: rows.map(toCityCard) };
  },

  'POST /news/list': async ({ kind, ...paging }, { db }) =>
    toPage(paging, await listNews(db, kind, toSlice(paging)), toNewsCard),

  'GET /news/detail': async ({ id }, { db }) => {
    const row = await findPublished(db, 'news', id);
    if (!row) throw notFound('article');
    const latest = await listNews(db, 'news', { limit: 5, offset: 0 });
    const more = latest.rows.filter((other) => other.id !== id).slice(0, 4);
    return {
      ...row.doc,
      ...toCardFields('news', row),
      minutesToRead: minutesToRead(countWords(row.doc.body)),
      updatedAt: row.updatedAt.toISOString(),
      more: more.map(toNewsCard),
    };
  },
});
