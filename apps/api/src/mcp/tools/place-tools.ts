import type { CallOutput } from '@yunyou/contract/endpoints';
import { coordinates, line, localDate } from '@yunyou/contract/entities/base.schema';
import { checkEndpoints } from '@yunyou/contract/trip/check.endpoints';
import { formatMoney } from '@yunyou/domain/money/money-amounts';
import { z } from 'zod';
import { findPlace } from '../find-place.ts';
import { defineTool, type McpContext } from '../mcp-tool.ts';

const placeName = line(100).describe('Id from search_places, or a name in English, Chinese or pinyin');
const url = z.string().describe('Page of this site');
const factsAsOf = z.string().describe('Month in which the facts were last checked, YYYY-MM');
/** Maximum length of lists in a result. The page has the complete lists. */
const listMax = 6;

export const searchPlaces = defineTool({
  name: 'search_places',
  title: 'Search places in China',
  description:
    'Finds cities, sights, districts, stations, airports, regions, classic routes, tours and guides of the Yunyou guide to China by name or description in English, Chinese or pinyin. Returns ids for the other tools.',
  isReadOnly: true,
  input: z.strictObject({
    query: line(100),
    kind: z
      .enum(['city', 'spot', 'district', 'station', 'area', 'route', 'guide', 'theme', 'line', 'news'])
      .optional()
      .describe('spot: a sight. line: a tour to book'),
    limit: z.int().min(1).max(20).default(8),
  }),
  output: z.object({
    results: z.array(
      z.object({
        kind: z.string(),
        id: z.string(),
        name: z.string(),
        zhName: z.string(),
        note: z.string(),
        url,
      }),
    ),
  }),
  run: async ({ query, kind, limit }, { api, pageUrl }) => {
    const { list } = await api('GET /destination/search', { keyword: query, limit: kind ? 100 : limit });
    const hits = list.filter(({ type }) => kind === undefined || type === kind).slice(0, limit);
    return {
      results: hits.map(({ type, id, name, zhName, note, linkUrl }) => ({
        kind: type,
        id,
        name,
        zhName,
        note,
        url: pageUrl(linkUrl),
      })),
    };
  },
});

const placeFacts = z.object({
  kind: z.enum(['city', 'spot']),
  id: z.string(),
  name: z.string(),
  zhName: z.string(),
  pinyin: z.string(),
  /** City of a sight, region of a city. */
  in: z.string(),
  summary: z.string(),
  coordinates,
  bestMonths: z.array(z.int()),
  knownFor: z.array(z.string()).optional(),
  recommendedDays: z.object({ min: z.int(), max: z.int() }).optional(),
  zhAddress: z.string().optional().describe('To show to a driver'),
  address: z.string().optional().describe('In Latin letters'),
  openingHours: z.array(z.string()).optional().describe('Usual hours; opening_on_day answers for a date'),
  tickets: z.array(z.object({ name: z.string(), price: z.string() })).optional(),
  booking: z.string().optional(),
  visitMinutes: z.int().optional(),
  tips: z.array(z.string()).optional(),
  factsAsOf,
  source: z.string(),
  url,
});
type PlaceFacts = z.infer<typeof placeFacts>;

export const getPlace = defineTool({
  name: 'get_place',
  title: 'Facts about a city or sight',
  description:
    'Returns the facts of one city or sight in China with the month of their last check: summary, usual opening hours, tickets, booking, address in Chinese, best months.',
  isReadOnly: true,
  input: z.strictObject({ place: placeName }),
  output: placeFacts,
  run: async ({ place }, context) => {
    const { id, type } = await findPlace(context, place, ['spot', 'city']);
    return type === 'spot'
      ? toSpotFacts(await context.api('GET /scenicSpots/detail', { id }), context)
      : toCityFacts(await context.api('GET /city/detail', { id }), context);
  },
});

const source = 'Yunyou editors';

function toSpotFacts(spot: CallOutput<'GET /scenicSpots/detail'>, { pageUrl }: McpContext): PlaceFacts {
  return {
    kind: 'spot',
    ...pickCommon(spot),
    in: spot.cityName,
    zhAddress: spot.zhAddress,
    address: spot.address,
    openingHours: spot.openingHours.map(describeHours),
    tickets: spot.tickets.slice(0, listMax).map(({ name, price }) => ({ name, price: formatMoney(price) })),
    booking: describeBooking(spot.booking),
    visitMinutes: spot.visitMinutes,
    tips: spot.tips.slice(0, listMax),
    source,
    url: pageUrl(spot.linkUrl),
  };
}

function toCityFacts(city: CallOutput<'GET /city/detail'>, { pageUrl }: McpContext): PlaceFacts {
  return {
    kind: 'city',
    ...pickCommon(city),
    in: city.areaName,
    knownFor: city.knownFor,
    recommendedDays: city.recommendedDays,
    source,
    url: pageUrl(city.linkUrl),
  };
}

type Common = 'id' | 'name' | 'zhName' | 'pinyin' | 'summary' | 'coordinates' | 'bestMonths' | 'factsAsOf';

const pickCommon = ({
  id,
  name,
  zhName,
  pinyin,
  summary,
  coordinates: at,
  bestMonths,
  factsAsOf: asOf,
}: Pick<PlaceFacts, Common>): Pick<PlaceFacts, Common> => ({
  id,
  name,
  zhName,
  pinyin,
  summary,
  coordinates: at,
  bestMonths,
  factsAsOf: asOf,
});

type Spot = CallOutput<'GET /scenicSpots/detail'>;

function describeHours({ open, close, lastEntry, closedOn, season }: Spot['openingHours'][number]): string {
  return [
    ...(season ? [`${season.from} to ${season.to}:`] : []),
    `${open}-${close}`,
    ...(lastEntry === undefined ? [] : [`(last entry ${lastEntry})`]),
    ...(closedOn.length > 0 ? [`closed ${closedOn.join(', ')}`] : []),
  ].join(' ');
}

function describeBooking({ required, daysAhead, passport, note }: Spot['booking']): string {
  const words = {
    required: 'Booking required',
    recommended: 'Booking recommended',
    'not-needed': 'No booking needed',
  };
  return [
    words[required],
    ...(daysAhead === undefined ? [] : [`tickets go on sale ${daysAhead} days ahead`]),
    ...(passport ? ['passport needed'] : []),
    ...(note === undefined ? [] : [note]),
  ].join('; ');
}

const openingOutput = checkEndpoints['GET /scenicSpots/openingOn'].output.omit({ linkUrl: true }).extend({
  source: z.string(),
  url,
});

export const openingOnDay = defineTool({
  name: 'opening_on_day',
  title: 'Is a sight open on a day?',
  description:
    'Tells whether a sight in China is open on a date, with hours, the reason if it is closed, the next opening, the day ticket sale starts, and public holidays and crowds on that date.',
  isReadOnly: true,
  input: z.strictObject({ place: placeName, date: localDate.describe('YYYY-MM-DD, China time') }),
  output: openingOutput,
  run: async ({ place, date }, context) => {
    const { id } = await findPlace(context, place, ['spot']);
    const { linkUrl, ...answer } = await context.api('GET /scenicSpots/openingOn', { id, date });
    return { ...answer, source, url: context.pageUrl(linkUrl) };
  },
});
