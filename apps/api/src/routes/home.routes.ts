import { listCities, listTags } from '@yunyou/database/catalogue/place.queries';
import { listBanners, listExperiences, listThemes } from '@yunyou/database/catalogue/showcase.queries';
import { toCityCard, toImage, toThemeCard } from '../catalogue/cards.ts';
import { toPage, toSlice } from '../catalogue/paging.ts';
import { toTagTree } from '../catalogue/tag-tree.ts';
import { handlers } from '../handler.ts';

export const homeRoutes = handlers({
  'GET /home/banner': async (_, { db }) => {
    const rows = await listBanners(db);
    const toBanner = ({ id, doc }: (typeof rows)[number]) => ({
      ...doc,
      id,
      ...toImage(doc.picture),
    });
    return { list: rows.map(toBanner) };
  },
  'GET /home/hotDestination': async (paging, { db }) =>
    toPage(paging, await listCities(db, {}, 'popular', toSlice(paging)), toCityCard),
  'GET /home/faves': async (paging, { db }) =>
    toPage(paging, await listThemes(db, toSlice(paging)), toThemeCard),
  'GET /home/experiences': async (paging, { db }) =>
    toPage(paging, await listExperiences(db, toSlice(paging)), ({ id, doc }) => ({
      ...doc,
      id,
      ...toImage(doc.picture),
    })),
  'GET /tag/cache/{id}': async ({ id }, { db }) => ({ list: toTagTree(await listTags(db, id)) }),
});
