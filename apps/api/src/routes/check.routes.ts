import { pagePath } from '@yunyou/contract/paths';
import { findPublished } from '@yunyou/database/catalogue/catalogue.queries';
import { findWays } from '@yunyou/domain/checks/links-between';
import { describeOpening } from '@yunyou/domain/checks/opening-on-day';
import { checkVisas } from '@yunyou/domain/rules/visa';
import { chinaNow } from '@yunyou/domain/time/china-time';
import { notFound } from '../api-error.ts';
import { badInput } from '../bad-input.ts';
import { handlers } from '../handler.ts';
import { toCrossing } from '../trips/catalogue/border-crossing.ts';
import type { CatalogueOutline } from '../trips/catalogue/trip-catalogue.ts';
import { verifyWrittenPlan } from '../trips/verify-written-plan.ts';

/** Handlers of questions about single facts. */
export const checkRoutes = handlers({
  'GET /scenicSpots/openingOn': async ({ id, date }, { db, now, tripCatalogue }) => {
    const row = await findPublished(db, 'scenic-spot', id);
    if (!row) throw notFound('scenic spot');
    const { rules } = await tripCatalogue();
    const { name, zhName, approximateHours, hoursNote, factsAsOf } = row.doc;
    return {
      id,
      name,
      zhName,
      ...describeOpening(row.doc, { date, now: chinaNow(now()), rules }),
      ...(approximateHours && { approximateHours }),
      ...(hoursNote !== undefined && { hoursNote }),
      factsAsOf,
      linkUrl: pagePath('scenic-spot', id),
    };
  },

  'GET /city/linksBetween': async ({ from, to }, { tripCatalogue }) => {
    const { cities, links } = await tripCatalogue();
    const [start, end] = [from, to].map((id) => cities.find((city) => city.id === id));
    if (!start || !end) throw notFound('city');
    const cityName = (id: string) => cities.find((city) => city.id === id)?.name ?? id;
    return { from: toEnd(start), to: toEnd(end), ...findWays(links, { from, to }, cityName) };
  },

  'POST /travel/visaCheck': async ({ passports, stops, comesFrom, goesOnTo }, { tripCatalogue }) => {
    const catalogue = await tripCatalogue();
    for (const [index, { cityId, from, to }] of stops.entries()) {
      const before = stops[index - 1];
      if (!catalogue.cities.some(({ id }) => id === cityId))
        throw badInput([{ path: ['stops'], message: `There is no city ${cityId}` }]);
      if (to < from || (before && from < before.to))
        throw badInput([{ path: ['stops'], message: 'List the stops in travel order' }]);
    }
    return checkVisas(toCrossing(stops, { comesFrom, goesOnTo }, catalogue), passports, catalogue.rules);
  },

  'POST /travel/verifyPlan': (input, context) => verifyWrittenPlan(input, context),
});

const toEnd = ({ id, name, zhName }: CatalogueOutline['cities'][number]) => ({
  id,
  name,
  zhName,
  linkUrl: pagePath('city', id),
});
