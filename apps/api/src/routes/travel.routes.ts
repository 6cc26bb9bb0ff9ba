import type { Currency } from '@yunyou/contract/entities/base.schema';
import { findPublished } from '@yunyou/database/catalogue/catalogue.queries';
import { listTags } from '@yunyou/database/catalogue/place.queries';
import { listCityChoices } from '@yunyou/database/catalogue/showcase.queries';
import { addDays, countDays } from '@yunyou/domain/time/china-time';
import { sunTimes } from '@yunyou/domain/time/sun';
import { usualWeather } from '@yunyou/domain/time/weather';
import { listPaceChoices } from '@yunyou/domain/trip/brief/pace';
import { currencies, lineDetailTypes, tripDetailTypes } from '@yunyou/domain/trip/brief/travel-choices';
import { notFound } from '../api-error.ts';
import { badInput } from '../bad-input.ts';
import { toCityCard } from '../catalogue/cards.ts';
import { toTagTree } from '../catalogue/tag-tree.ts';
import { handlers } from '../handler.ts';
import { readRates } from '../rates/exchange-rates.ts';

export const travelRoutes = handlers({
  'GET /travel/currencyList': async (_, { db }) => {
    const { cnyPer, asOf } = await readRates(db);
    // Object.keys returns string[]; the record is keyed by Currency
    const list = (Object.keys(currencies) as Currency[]).map((code) => ({
      code,
      ...currencies[code],
      cnyPer: cnyPer[code],
      ratesAsOf: asOf,
    }));
    return { list };
  },
  'GET /travel/strategyType': async () => ({ list: listPaceChoices() }),
  'GET /travel/line/detailType': async ({ kind }) => ({
    list: [...(kind === 'trip' ? tripDetailTypes : lineDetailTypes)],
  }),
  'GET /travel/preferenceTag': async (_, { db }) => ({ list: toTagTree(await listTags(db, 'preference')) }),
  'GET /travel/endPlace': async (_, { db }) => ({ list: (await listCityChoices(db)).map(toCityCard) }),

  'GET /travel/weather': async ({ cityId, month, from, to }, { db, forecast, airQuality }) => {
    const row = await findPublished(db, 'city', cityId);
    if (!row) throw notFound('city');
    const months = row.doc.climate.map((climate, index) => ({ month: index + 1, ...climate }));
    const dates = listDates(from, to);
    const place = { id: cityId, coordinates: row.doc.coordinates };
    const [expected, airIndex] = await Promise.all([
      forecast(place, dates),
      dates.length > 0 ? airQuality(place) : undefined,
    ]);
    const days = dates.flatMap((date) => {
      const weather = expected.get(date) ?? usualWeather(date, row.doc);
      return weather ? [{ date, ...weather, sun: sunTimes(date, row.doc.coordinates) }] : [];
    });
    return {
      cityId,
      cityName: row.doc.name,
      factsAsOf: row.doc.factsAsOf,
      months: month ? months.filter((entry) => entry.month === month) : months,
      days,
      ...(airIndex !== undefined && { airIndex }),
    };
  },
});

const daysMax = 60;

/** Lists the dates from `from` to `to`, both included. One of them alone is a single day. */
function listDates(from: string | undefined, to: string | undefined): string[] {
  const [first, last] = [from ?? to, to ?? from];
  if (first === undefined || last === undefined) return [];
  const count = countDays(first, last) + 1;
  if (count < 1 || count > daysMax)
    throw badInput([{ path: ['to'], message: `A date up to ${daysMax} days after \`from\`` }]);
  return Array.from({ length: count }, (_, index) => addDays(first, index));
}
