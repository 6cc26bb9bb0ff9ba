import { findPublished, listPublishedByIds } from '@yunyou/database/catalogue.queries';
import { findCounts } from '@yunyou/database/people.queries';
import { countGuidesByTag, listGuides, listNews, listTags } from '@yunyou/database/place.queries';
import { listCityChoices } from '@yunyou/database/showcase.queries';
import { notFound } from '../api-error.ts';
import { minutesToRead, shown, toCityCard, toGuideCard, toNewsCard } from '../catalogue/cards.ts';
import { findGuides, toGuideHit } from '../catalogue/guide-search.ts';
import { toPage, toSlice } from '../catalogue/paging.ts';
import { toTagTree } from '../catalogue/tag-tree.ts';
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
    const [related, cities, counts] = await Promise.all([
      listPublishedByIds(db, 'guide', row.doc.relatedIds),
      listPublishedByIds(db, 'city', row.doc.cityIds),
      findCounts(db, 'guide', id),
    ]);
    return {
      ...row.doc,
      ...shown('guide', row),
      ...counts,
      minutesToRead: minutesToRead(row.doc.body),
      updatedAt: row.updatedAt.toISOString(),
      related: related.map(toGuideCard),
      cities: cities.map(toCityCard),
    };
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
    return {
      ...row.doc,
      ...shown('news', row),
      minutesToRead: minutesToRead(row.doc.body),
      updatedAt: row.updatedAt.toISOString(),
    };
  },
});
