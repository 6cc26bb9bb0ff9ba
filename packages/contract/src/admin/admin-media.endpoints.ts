import { z } from 'zod';
import { endpoint, page, paging } from '../endpoint.ts';
import { id, line, picture } from '../entities/base.schema.ts';
import { type PictureFormat, pictureFormats } from '../picture-url.ts';
import { entityName } from './admin-entities.endpoints.ts';

/** The point that every crop of a photograph contains, as fractions of width and height. */
export const focalPoint = z.strictObject({ x: z.number().min(0).max(1), y: z.number().min(0).max(1) });

const formatNames = Object.keys(pictureFormats) as [PictureFormat, ...PictureFormat[]]; // Object.keys returns string[]

/** Smallest crop, as a part of the largest one: below it a picture would be blurred. */
export const cropScaleMin = 0.2;

/** A crop that staff chose: its centre as fractions of the picture, its size as a part of the largest crop of its ratio. */
const ownCrop = focalPoint.extend({ scale: z.number().min(cropScaleMin).max(1) });
export type OwnCrop = z.infer<typeof ownCrop>;
/** Crops by format. A format without one is cropped around the focal point. */
const ownCrops = z.partialRecord(z.enum(formatNames), ownCrop);
export type OwnCrops = z.infer<typeof ownCrops>;

export const mediaItem = z.object({
  id: z.string(),
  /** Value for a picture field: `media/<id>`. */
  picture: z.string(),
  fileName: z.string(),
  alt: z.string(),
  credit: z.string(),
  licence: z.string(),
  width: z.int(),
  height: z.int(),
  bytes: z.int(),
  focal: z.object({ x: z.number(), y: z.number() }),
  crops: ownCrops,
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
const licence = z.string().trim().max(80);

const usedBy = z.array(z.object({ entity: entityName, id: z.string(), title: z.string() }));

/** Kinds of pictures that the product ships; `page` are those of pages without a row. */
export const shippedKinds = ['page', 'area', 'city', 'spot', 'line', 'guide', 'news', 'theme'] as const;

/** A picture that the product ships. It cannot be changed; a row shows another one by its picture field. */
export const shippedPicture = z.object({
  picture: z.string(),
  /** Title of the row it was drawn for; empty for pages, and for rows that do not exist any more. */
  title: z.string(),
  thumbnailUrl: z.string(),
});
export type ShippedPicture = z.infer<typeof shippedPicture>;

export const adminMediaEndpoints = {
  'POST /admin/media/list': endpoint({
    summary: 'List the media library, newest first',
    access: { staff: 'mediaList.read' },
    input: z.strictObject({
      keyword: z.string().trim().max(100).optional(),
      /** Only photographs without alternative text. */
      withoutAlt: z.boolean().default(false),
      ...paging,
    }),
    output: page(mediaItem),
  }),
  'GET /admin/media/detail': endpoint({
    summary: 'Get a picture and the rows that show it, of the entities that the caller may read',
    access: { staff: 'mediaList.read' },
    input: z.strictObject({ id }),
    output: mediaItem.extend({
      usedBy,
      /** Suggested alternative texts, from the file name and from the rows that show it. */
      suggestions: z.array(z.string()),
    }),
  }),
  'POST /admin/shippedPicture/list': endpoint({
    summary: 'List the pictures that the product ships, by kind and name',
    access: { staff: 'mediaList.read' },
    input: z.strictObject({
      keyword: z.string().trim().max(100).optional(),
      kind: z.enum(shippedKinds).optional(),
      ...paging,
    }),
    output: page(shippedPicture),
  }),
  'GET /admin/shippedPicture/detail': endpoint({
    summary: 'Get a shipped picture and the rows that show it, of the entities that the caller may read',
    access: { staff: 'mediaList.read' },
    input: z.strictObject({ picture }),
    output: shippedPicture.extend({
      /** Formats it was composed for; the others are cropped from them. */
      formats: z.array(z.enum(formatNames)),
      usedBy,
    }),
  }),
  'GET /admin/shippedPicture/preparation': endpoint({
    summary:
      'Get how many common sizes of the shipped pictures are encoded; each server process has its own count',
    access: { staff: 'mediaList.read' },
    isBackground: true,
    input: z.strictObject({}),
    output: z.object({
      state: z.enum(['off', 'running', 'done']),
      done: z.int(),
      failed: z.int(),
      total: z.int(),
    }),
  }),
  'POST /admin/media/upload': endpoint({
    summary: 'Add a photograph (JPEG, PNG, WebP, AVIF); without alternative text it waits in a queue',
    access: { staff: 'mediaList.write' },
    input: z.strictObject({
      alt: alt.or(z.literal('')).default(''),
      credit: credit.default(''),
      licence: licence.default(''),
    }),
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
    summary: 'Change alternative text, credit, licence, focal point or crops',
    access: { staff: 'mediaList.write' },
    input: z.strictObject({
      id,
      alt,
      credit,
      licence: licence.default(''),
      focal: focalPoint,
      crops: ownCrops.default({}),
    }),
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
