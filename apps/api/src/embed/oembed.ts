import type { HandlerInput } from '@yunyou/contract/endpoints';
import { sharePictureUrl } from '@yunyou/contract/paths';
import { type EmbedTarget, embedSize, embedSnippet, findEmbed } from '@yunyou/contract/site/embeds';
import { findPublished } from '@yunyou/database/catalogue/catalogue.queries';
import { notFound } from '../api-error.ts';
import type { HandlerContext } from '../handler.ts';
import { isLoopback } from '../loopback.ts';
import type { Settings } from '../settings.ts';
import { getOpenTrip } from '../trips/trip-access.ts';

const cacheSeconds = 3600;
const thumbnailSize = { width: 1200, height: 630 };

/** Describes the card of one of our pages by oEmbed 1.0. */
export async function describeEmbed(
  { url, maxwidth, maxheight }: HandlerInput<'GET /oembed'>,
  context: HandlerContext,
): Promise<Record<string, unknown>> {
  const { origin, pathname, search } = new URL(url);
  const target = isOwnOrigin(origin, context.settings) ? findEmbed(pathname + search) : undefined;
  if (!target) throw notFound('card for this address');
  const title = await findTitle(target, context);
  const size = embedSize(target, {
    ...(maxwidth !== undefined && { width: maxwidth }),
    ...(maxheight !== undefined && { height: maxheight }),
  });
  return {
    version: '1.0',
    type: 'rich',
    title,
    provider_name: 'Yunyou',
    provider_url: origin,
    cache_age: cacheSeconds,
    ...size,
    html: embedSnippet(origin, target, { title, size }),
    ...toThumbnail(origin, target),
  };
}

/**
 * Returns whether an origin is this site. Without a public address, only this machine can send requests, under any of
 * its names.
 */
function isOwnOrigin(origin: string, { PUBLIC_URL }: Pick<Settings, 'PUBLIC_URL'>): boolean {
  return PUBLIC_URL === undefined ? isLoopback(new URL(origin).hostname) : origin === PUBLIC_URL;
}

const entityOf = { city: 'city', driver: 'scenic-spot', map: 'route' } as const;

/** Throws NOT_FOUND for what is not published or not shared. */
async function findTitle(target: EmbedTarget, context: HandlerContext): Promise<string> {
  if ('share' in target) {
    const { row } = await getOpenTrip(target, { db: context.db, caller: anonymous });
    return row.title;
  }
  const row = await findPublished(context.db, entityOf[target.kind], target.id);
  if (!row) throw notFound('card for this address');
  return 'title' in row.doc ? row.doc.title : row.doc.name;
}

/** The caller of every card: a card shows the same to its owner and to readers. */
export const anonymous = { userAgent: '', address: '' };

function toThumbnail(origin: string, target: EmbedTarget): Record<string, unknown> {
  if ('share' in target) return {};
  const path = sharePictureUrl(entityOf[target.kind], target.id);
  return {
    thumbnail_url: origin + path,
    thumbnail_width: thumbnailSize.width,
    thumbnail_height: thumbnailSize.height,
  };
}
