import { listCities, listTags } from '@yunyou/database/place.queries';
import { listBanners, listExperiences, listThemes } from '@yunyou/database/showcase.queries';
import { tileUrl, toCityCard, toThemeCard } from '../catalogue/cards.ts';
import { toTagTree } from '../catalogue/tag-tree.ts';
import { handlers } from '../handler.ts';

export const homeRoutes = handlers({
  'GET /home/banner': async (_, { db }) => {
    const rows = await listBanners(db);
    return { list: rows.map(({ id, doc }) => ({ ...doc, id, imageUrl: tileUrl(doc.picture) })) };
  },
  'GET /home/hotDestination': async (_, { db }) => {
    const { rows } = await listCities(db, {}, 'popular', { limit: 12, offset: 0 });
    return { list: rows.map(toCityCard) };
  },
  'GET /home/faves': async (_, { db }) => {
    const rows = await listThemes(db);
    return { list: rows.map(toThemeCard) };
  },
  'GET /home/experiences': async (_, { db }) => {
    const rows = await listExperiences(db);
    return { list: rows.map(({ id, doc }) => ({ ...doc, id, imageUrl: tileUrl(doc.picture) })) };
  },
  'GET /tag/cache/{id}': async ({ id }, { db }) => ({ list: toTagTree(await listTags(db, id)) }),
});
