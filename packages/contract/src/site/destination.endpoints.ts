import { z } from 'zod';
import { endpoint, list, noInput, page, pageOf, paging } from '../endpoint.ts';
import { id, line } from '../entities/base.schema.ts';
import { scenicSpot } from '../entities/scenic-spot.schema.ts';
import { theme } from '../entities/showcase.schema.ts';
import {
  areaCard,
  cardFields,
  cityCard,
  counts,
  lineCard,
  photographTexts,
  spotCard,
} from './cards.schema.ts';
import { idInput } from './home.endpoints.ts';

/** A tab of the Destination or Faves drawer. */
const navigationItem = z.object({ id: z.string(), title: z.string(), linkUrl: z.string() });
export type NavigationItem = z.infer<typeof navigationItem>;

/** A group of pictures in a tab. Its title is shown only when `displayType` is 1. */
const navigationGroupView = z.object({
  title: z.string().optional(),
  displayType: z.union([z.literal(0), z.literal(1)]),
  imageList: z.array(
    z.object({
      imageUrl: z.string(),
      imageBlur: z.string().optional(),
      title: z.string(),
      linkUrl: z.string(),
    }),
  ),
});
export type NavigationGroupView = z.infer<typeof navigationGroupView>;

const searchHit = z.object({
  type: z.enum([
    'city',
    'spot',
    'hotel',
    'restaurant',
    'shop',
    'district',
    'station',
    'area',
    'route',
    'guide',
    'theme',
    'line',
    'news',
  ]),
  id: z.string(),
  name: z.string(),
  zhName: z.string(),
  /** One line that distinguishes this hit from others with the same name. */
  note: z.string(),
  linkUrl: z.string(),
  picture: z.string(),
  imageUrl: z.string(),
  imageBlur: z.string().optional(),
  /** With `include=cities`: the cities it is in or about. */
  cityIds: z.array(z.string()).optional(),
});
export type SearchHit = z.infer<typeof searchHit>;

export const destinationEndpoints = {
  'GET /destination/mainRecommend': endpoint({
    summary: 'The cities we recommend first',
    access: 'anyone',
    serverCache: 'catalogue',
    input: pageOf(9),
    output: page(cityCard),
  }),
  'GET /destination/wantGo': endpoint({
    summary: 'Spots saved most often, then by popularity',
    access: 'anyone',
    input: pageOf(12),
    output: page(spotCard),
  }),
  'GET /destination/diversityTrip': endpoint({
    summary: 'Tours of many kinds',
    access: 'anyone',
    serverCache: 'catalogue',
    input: pageOf(12),
    output: page(lineCard),
  }),
  'GET /destination/search': endpoint({
    summary:
      'Places, tours, guides and news by name or description in English, Chinese or pinyin, best first',
    access: 'anyone',
    input: z.strictObject({
      keyword: line(100),
      limit: z.coerce.number().int().min(1).max(100).default(20),
      include: z.enum(['cities']).optional(),
    }),
    output: list(searchHit),
    limits: { flow: 'search', perMinute: 240, concurrency: 8, maxWaiting: 64 },
  }),
  'GET /destination/navigation': endpoint({
    summary: 'Tabs of the Destination drawer',
    access: 'anyone',
    serverCache: 'catalogue',
    input: noInput,
    output: list(navigationItem),
  }),
  'GET /destination/navigation/{id}': endpoint({
    summary: 'What one tab of the Destination drawer shows',
    access: 'anyone',
    serverCache: 'catalogue',
    input: idInput('navigation'),
    output: list(navigationGroupView),
  }),
  'GET /destination/areaList/{id}': endpoint({
    summary: 'Areas below one area; `all` gives the regions',
    access: 'anyone',
    serverCache: 'catalogue',
    input: z.strictObject({ id }),
    output: list(areaCard),
  }),
  'GET /destination/area/cityTrip': endpoint({
    summary: "An area's cities with the tours that visit them",
    access: 'anyone',
    serverCache: 'catalogue',
    input: z.strictObject({ id, ...paging }),
    output: page(cityCard.extend({ lines: z.array(lineCard) })),
  }),
  'GET /scenicSpots/detail': endpoint({
    summary: 'One scenic spot with its text',
    access: 'anyone',
    serverCache: { countsOf: 'scenic-spot' },
    input: idInput('scenic-spot'),
    output: scenicSpot.strip().extend({
      ...cardFields,
      ...counts.shape,
      cityName: z.string(),
      updatedAt: z.string(),
      nearby: z.array(spotCard.extend({ distanceMeters: z.int() })),
      photographs: photographTexts,
    }),
  }),
  'GET /faves/navigation': endpoint({
    summary: 'Tabs of the Faves drawer',
    access: 'anyone',
    serverCache: 'catalogue',
    input: noInput,
    output: list(navigationItem),
  }),
  'GET /faves/navigation/{id}': endpoint({
    summary: 'What one tab of the Faves drawer shows',
    access: 'anyone',
    serverCache: 'catalogue',
    input: idInput('navigation'),
    output: list(navigationGroupView),
  }),
  'GET /faves/theme': endpoint({
    summary: 'One theme with its places and tours',
    access: 'anyone',
    serverCache: 'catalogue',
    input: idInput('theme'),
    output: theme.strip().extend({
      ...cardFields,
      cities: z.array(cityCard),
      spots: z.array(spotCard),
      lines: z.array(lineCard),
    }),
  }),
};
