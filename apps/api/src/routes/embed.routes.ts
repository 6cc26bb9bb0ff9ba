import type { FileAnswer } from '@yunyou/contract/endpoint';
import { findPublished } from '@yunyou/database/catalogue/catalogue.queries';
import { notFound } from '../api-error.ts';
import { toCityEmbed, toDriverCard, toTripCard } from '../embed/embed-cards.ts';
import { anonymous, describeEmbed } from '../embed/oembed.ts';
import { type HandlerContext, handlers } from '../handler.ts';
import { requireDoor } from '../site-settings.ts';
import { getOpenTrip } from '../trips/trip-access.ts';
import { toTripView } from '../trips/trip-view.ts';

/** Cards for other sites, and their description. */
export const embedRoutes = handlers({
  'GET /embed/trip': async (input, context) => {
    await requireDoor(context.db, 'embed');
    const { row } = await getOpenTrip(input, { db: context.db, caller: anonymous });
    if (row.version === 0) throw notFound('trip');
    const trip = await toTripView({ row: { ...row, draft: null }, access: 'reader' }, context);
    return { ...toTripCard(trip, input.share), isRevalidated: true };
  },
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
    await requireDoor(context.db, 'embed');
    const description = await describeEmbed(input, context);
    return {
      contentType: 'application/json; charset=utf-8',
      content: Buffer.from(JSON.stringify(description)),
    };
  },
});

async function openCard(
  context: HandlerContext,
  find: (context: HandlerContext) => Promise<FileAnswer | undefined>,
): Promise<FileAnswer> {
  await requireDoor(context.db, 'embed');
  const card = await find(context);
  if (!card) throw notFound('card');
  return card;
}
