import { line, localDate } from '@yunyou/contract/entities/base.schema';
import { pagePath } from '@yunyou/contract/paths';
import { checkEndpoints, planFinding, writtenPlan } from '@yunyou/contract/trip/check.endpoints';
import { countryCode, maxTripDays, paceId, wishText } from '@yunyou/contract/trip/trip-brief.schema';
import { visaVerdict } from '@yunyou/contract/trip/visa-verdict.schema';
import { z } from 'zod';
import { findPlace } from '../find-place.ts';
import { defineTool, type McpContext } from '../mcp-tool.ts';
import { plannedTrip, planSharedTrip } from '../planned-trip.ts';

const cityName = line(100).describe('Id from search_places, or a name in English, Chinese or pinyin');
const country = countryCode.describe('ISO 3166-1 alpha-2, upper case; HK, MO and TW count as countries');

const findCityIds = (context: McpContext, names: readonly string[]) =>
  Promise.all(names.map(async (name) => (await findPlace(context, name, ['city'])).id));

export const visaCheck = defineTool({
  name: 'visa_check',
  title: 'Check entry rules for China',
  description:
    'Finds the entry rule (visa-free, transit, visa) that fits passports, dates and route of a trip to China, with conditions, the authority and the date of the last check. It is guidance and not a permission to enter: tell the traveller to confirm it with the named authority.',
  isReadOnly: true,
  input: z.strictObject({
    passports: z.array(country).min(1).max(6),
    stops: z
      .array(z.strictObject({ city: cityName, from: localDate, to: localDate }))
      .min(1)
      .max(maxTripDays)
      .describe('Cities in travel order, with the first and last day in each'),
    comesFrom: country.optional().describe('Country before China'),
    goesOnTo: country.optional().describe('Country after China; visa-free transit needs a third country'),
  }),
  output: visaVerdict.extend({ url: z.string() }),
  run: async ({ stops, ...rest }, context) => {
    const ids = await findCityIds(
      context,
      stops.map(({ city }) => city),
    );
    const verdict = await context.api('POST /travel/visaCheck', {
      ...rest,
      stops: stops.map(({ from, to }, index) => ({ cityId: ids[index] ?? '', from, to })),
    });
    return { ...verdict, url: context.pageUrl('/wiki?tag=visas') };
  },
});

const ways = checkEndpoints['GET /city/linksBetween'].output;

export const linksBetweenCities = defineTool({
  name: 'links_between_cities',
  title: 'Trains and flights between two cities',
  description:
    'Lists typical trains, flights, coaches and ferries from one Chinese city to another: minutes, services a day, typical fare, stations, and the month of the facts. No live timetable, no tickets.',
  isReadOnly: true,
  input: z.strictObject({ from: cityName, to: cityName }),
  output: ways.extend({ url: z.string() }),
  run: async ({ from, to }, context) => {
    const [start = '', end = ''] = await findCityIds(context, [from, to]);
    const found = await context.api('GET /city/linksBetween', { from: start, to: end });
    return { ...found, url: context.pageUrl(found.from.linkUrl) };
  },
});

export const planTrip = defineTool({
  name: 'plan_trip',
  title: 'Plan a trip in China',
  description:
    'Plans a trip day by day from a sentence, from fields, or from both: cities, sights within their opening hours, rides, meals and nights, with costs, visa check and warnings. Takes up to 20 seconds. Returns the plan and a link to it; anyone who has the link can read the plan.',
  isReadOnly: false,
  isSlow: true,
  input: z.strictObject({
    wish: wishText.describe("The traveller's request in their own words and language"),
    cities: z.array(cityName).max(10).optional(),
    firstDate: localDate.optional().describe('First day; needs days'),
    days: z.int().min(1).max(maxTripDays).optional(),
    pace: paceId.optional(),
    passports: z.array(country).min(1).max(6).optional(),
  }),
  output: plannedTrip,
  run: async ({ wish, cities, firstDate, days, pace, passports = [] }, context) => {
    const [nationality, ...otherNationalities] = passports;
    return planSharedTrip(
      {
        wish,
        ...(cities && { cityIds: await findCityIds(context, cities) }),
        ...(firstDate !== undefined &&
          days !== undefined && { when: { kind: 'dates' as const, firstDate, days } }),
        ...(pace && { pace }),
        ...(nationality !== undefined && { nationality, otherNationalities }),
      },
      context,
    );
  },
});

export const verifyPlan = defineTool({
  name: 'verify_plan',
  title: 'Check a plan',
  description:
    'Checks a plan for China that you or someone else wrote: what is closed or does not fit the opening hours, which ways are too long, which days too full, and what is still to do (tickets, rides, visa). Also returns the nearest working plan by our planner, with a link. Call it before you show a plan of your own.',
  isReadOnly: false,
  isSlow: true,
  input: writtenPlan.extend({
    nearestPlan: z
      .boolean()
      .default(true)
      .describe('Also plan the nearest working trip; takes up to 20 seconds'),
  }),
  output: z.object({
    isWorking: z.boolean().describe('Nothing is unknown, closed or impossible; things to do may remain'),
    findings: z.array(planFinding.omit({ spotId: true }).extend({ url: z.string().optional() })),
    visa: visaVerdict.optional(),
    nearestPlan: plannedTrip.optional(),
  }),
  run: async ({ nearestPlan, ...plan }, context) => {
    const { isWorking, findings, visa, brief } = await context.api('POST /travel/verifyPlan', plan);
    return {
      isWorking,
      findings: findings.map(({ spotId, ...finding }) => ({
        ...finding,
        ...(spotId !== undefined && { url: context.pageUrl(pagePath('scenic-spot', spotId)) }),
      })),
      ...(visa && { visa }),
      ...(nearestPlan && brief && { nearestPlan: await planSharedTrip(brief, context) }),
    };
  },
});
