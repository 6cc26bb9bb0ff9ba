import { z } from 'zod';
import { fileEndpoint } from '../endpoint.ts';
import { id } from '../entities/base.schema.ts';
import { shareKey } from '../trip/trip-access.schema.ts';
import { tripId } from '../trip/trip-brief.schema.ts';

const html = ['text/html; charset=utf-8'];
const limits = { flow: 'embed', perMinute: 240, concurrency: 4, maxWaiting: 64 };
const pixels = z.coerce.number().int().min(1).max(10_000).optional();

/** Cards for other sites. They are served below `/embed` and `/oembed`, too. */
export const embedEndpoints = {
  'GET /embed/trip': fileEndpoint({
    summary: 'A shared trip as a small page that other sites may show in a frame',
    access: 'anyone',
    isPrivate: true,
    input: z.strictObject({ id: tripId, share: shareKey }),
    contentTypes: html,
    limits,
  }),
  'GET /embed/city': fileEndpoint({
    summary: 'A city as a small page that other sites may show in a frame',
    access: 'anyone',
    input: z.strictObject({ id }),
    contentTypes: html,
    cacheSeconds: 600,
    limits,
  }),
  'GET /embed/driver': fileEndpoint({
    summary: 'Name and address of a sight in Chinese, to show to a driver, for a frame on another site',
    access: 'anyone',
    input: z.strictObject({ id }),
    contentTypes: html,
    cacheSeconds: 600,
    limits,
  }),
  'GET /embed/map': fileEndpoint({
    summary: 'The map of a classic route for a frame on another site',
    access: 'anyone',
    input: z.strictObject({ id }),
    contentTypes: html,
    cacheSeconds: 600,
    limits,
  }),
  'GET /embed/trip-map': fileEndpoint({
    summary: 'The map of a shared trip for a frame on another site',
    access: 'anyone',
    isPrivate: true,
    input: z.strictObject({ id: tripId, share: shareKey }),
    contentTypes: html,
    limits,
  }),
  'GET /oembed': fileEndpoint({
    summary: 'Describe the card of a page by the oEmbed protocol (https://oembed.com)',
    access: 'anyone',
    isPrivate: true,
    input: z.strictObject({
      url: z.url({ protocol: /^https?$/ }).max(500),
      format: z.literal('json').default('json'),
      maxwidth: pixels,
      maxheight: pixels,
    }),
    contentTypes: ['application/json; charset=utf-8'],
    limits,
  }),
};
