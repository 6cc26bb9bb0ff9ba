import { z } from 'zod';
import { endpoint, page, paging } from '../endpoint.ts';
import { id, line } from '../entities/base.schema.ts';
import { entityName } from './admin-entities.endpoints.ts';

/** The point that every crop of a photograph contains, as fractions of width and height. */
export const focalPoint = z.strictObject({ x: z.number().min(0).max(1), y: z.number().min(0).max(1) });

export const mediaItem = z.object({
  id: z.string(),
  /** Value for a picture field: `media/<id>`. */
  picture: z.string(),
  fileName: z.string(),
  alt: z.string(),
  credit: z.string(),
  width: z.int(),
  height: z.int(),
  bytes: z.int(),
  focal: z.object({ x: z.number(), y: z.number() }),
  thumbnailUrl: z.string(),
  originalUrl: z.string(),
  createdAt: z.string(),
});
export type MediaItem = z.infer<typeof mediaItem>;

export const mediaBytesMax = 20 * 1024 * 1024;

const alt = line(300).meta({
  label: 'Alternative text',
  help: 'What the picture shows, for people who cannot see it',
});
const credit = z.string().trim().max(160);

export const adminMediaEndpoints = {
  'POST /admin/media/list': endpoint({
    summary: 'List the media library, newest first',
    access: { staff: 'mediaList.read' },
    input: z.strictObject({ keyword: z.string().trim().max(100).optional(), ...paging }),
    output: page(mediaItem),
  }),
  'GET /admin/media/detail': endpoint({
    summary: 'Get a picture and the rows that show it, of the entities that the caller may read',
    access: { staff: 'mediaList.read' },
    input: z.strictObject({ id }),
    output: mediaItem.extend({
      usedBy: z.array(z.object({ entity: entityName, id: z.string(), title: z.string() })),
    }),
  }),
  'POST /admin/media/upload': endpoint({
    summary: 'Add a photograph (JPEG, PNG, WebP, AVIF)',
    access: { staff: 'mediaList.write' },
    input: z.strictObject({ alt, credit: credit.default('') }),
    output: mediaItem,
    uploadBytesMax: mediaBytesMax,
  }),
  'POST /admin/media/replace': endpoint({
    summary: 'Replace a photograph everywhere it is shown',
    access: { staff: 'mediaList.write' },
    input: z.strictObject({ id }),
    output: mediaItem,
    uploadBytesMax: mediaBytesMax,
  }),
  'POST /admin/media/save': endpoint({
    summary: 'Change alternative text, credit or focal point',
    access: { staff: 'mediaList.write' },
    input: z.strictObject({ id, alt, credit, focal: focalPoint }),
    output: mediaItem,
  }),
  'POST /admin/media/remove': endpoint({
    summary: 'Remove an unused picture',
    access: { staff: 'mediaList.remove' },
    confirmation: true,
    input: z.strictObject({ id }),
    output: z.null(),
  }),
};
