import type { FileAnswer } from '@yunyou/contract/endpoint';
import type { EntityFields } from '@yunyou/contract/entities';
import { pagePath } from '@yunyou/contract/paths';
import type { TripView } from '@yunyou/contract/trip/trip.schema';
import { findPublished, listPublishedByIds } from '@yunyou/database/catalogue/catalogue.queries';
import type { Db } from '@yunyou/database/database';
import { notFound } from '../api-error.ts';
import { toCityEmbed, toDriverCard, toTripCard } from '../embed/embed-cards.ts';
import { anonymous, describeEmbed } from '../embed/oembed.ts';
import { toMapCard } from '../embed/route-map.ts';
import { type HandlerContext, handlers } from '../handler.ts';
import { requireIntegration } from '../site-settings.ts';
import { getOpenTrip } from '../trips/trip-access.ts';
import { toTripView } from '../trips/views/trip-view.ts';

/** Cards for other sites, and their description. */
export const embedRoutes = handlers({
  'GET /embed/trip': async (input, context) => {
    const trip = await openTrip(input, context);
    return { ...toTripCard(trip, input.share), isRevalidated: true };
  },
  'GET /embed/trip-map': async (input, context) => {
    const { id, title, stays } = await openTrip(input, context);
    const stops = stays.map(({ cityName, coordinates }) => ({ name: cityName, coordinates }));
    if (stops.length === 0) throw notFound('map');
    const link = { path: `/trip/details?id=${id}&share=${input.share}`, text: 'Open this trip on Yunyou' };
    return { ...toMapCard({ title, stops, link }), isRevalidated: true };
  },
  'GET /embed/map': ({ id }, context) =>
    openCard(context, async ({ db }) => {
      const row = await findPublished(db, 'route', id);
      return row && toMapCard(await describeRoute(db, id, row.doc));
    }),
  'GET /embed/city': ({ id }, context) =>
    openCard(context, async ({ db }) => {
      const row = await findPublished(db, 'city', id);
      return row && toCityEmbed(id, row.doc);
    }),
  'GET /embed/driver': ({ id }, context) =>
    openCard(context, async ({ db }) => {
      const row = await findPublished(db, 'scenic-spot', id);
      return row && toDriverCard(id, row.doc);
    }),
  'GET /oembed': async (input, context) => {
    await requireIntegration(context.db, 'embed');
    const description = await describeEmbed(input, context);
    return {
      contentType: 'application/json; charset=utf-8',
      content: Buffer.from(JSON.stringify(description)),
    };
  },
});

/** Returns a shared trip as a reader sees it. Throws NOT_FOUND without a valid share key or a finished plan. */
async function openTrip(input: { id: string; share: string }, context: HandlerContext): Promise<TripView> {
  await requireIntegration(context.db, 'embed');
  const { row } = await getOpenTrip(input, { db: context.db, caller: anonymous });
  if (row.version === 0) throw notFound('trip');
  return toTripView({ row: { ...row, draft: null }, access: 'reader' }, context);
}

async function describeRoute(db: Db, id: string, { title, stops }: EntityFields<'route'>) {
  const cities = await listPublishedByIds(db, 'city', [...new Set(stops.map(({ cityId }) => cityId))]);
  const byId = new Map(cities.map((city) => [city.id, city.doc]));
  return {
    title,
    stops: stops.flatMap(({ cityId }) => byId.get(cityId) ?? []),
    link: { path: pagePath('route', id), text: 'Plan this route on Yunyou' },
  };
}

async function openCard(
  context: HandlerContext,
  find: (context: HandlerContext) => Promise<FileAnswer | undefined>,
): Promise<FileAnswer> {
  await requireIntegration(context.db, 'embed');
  const card = await find(context);
  if (!card) throw notFound('card');
  return card;
}
