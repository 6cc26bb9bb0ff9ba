import { hash } from 'node:crypto';
import { pictureUrl } from '@yunyou/contract/picture-url';
import type { StoredPlan } from '@yunyou/contract/trip/stored-plan.schema';
import type { TripItemView, TripState, TripView } from '@yunyou/contract/trip/trip.schema';
import type { TripCatalogueData } from '@yunyou/contract/trip/trip-catalogue.schema';
import { findTripVersion, type TripRow } from '@yunyou/database/visitors/trip.queries';
import { chinaNow } from '@yunyou/domain/time/china-time';
import { listTripDates } from '@yunyou/domain/trip/brief/trip-dates';
import { describeTrip, type TripDescription } from '@yunyou/domain/trip/description/describe-trip';
import { toPlan } from '@yunyou/domain/trip/plan/stored-plan';
import { CacheableAnswer, type Caller, type Services } from '../../handler.ts';
import { findBlur } from '../../pictures/blurs.ts';
import { describeWait } from '../../planning/describe-wait.ts';
import { readSiteSettings } from '../../site-settings.ts';
import { readTripPart } from '../catalogue/trip-part.ts';
import { type OpenTrip, seesPrivate } from '../trip-access.ts';
import { briefFor, planFor } from './for-caller.ts';
import { readBasis } from './trip-basis.ts';
import { listTripTours } from './trip-tours.ts';

/** Progress texts of a trip that is being planned, by progress from 0 to 1. */
const steps = [
  { from: 0, text: 'Waiting for the planner' },
  { from: 0.05, text: 'Reading your wish closely' },
  { from: 0.1, text: 'Choosing cities and sights' },
  { from: 0.4, text: 'The first days are ready; comparing alternatives' },
  { from: 0.95, text: 'Checking the plan' },
  { from: 1, text: 'Ready' },
] as const;

/** The caller's profile sets the currency shown beside yuan. */
type Viewing = Services & { caller?: Caller };

/**
 * Returns the plan to show: the best plan so far while the trip is being planned, else the current version. Readers of a
 * shared trip get it without the owner's notes and passports, and without the personal fields of bookings.
 */
async function findPlan(open: OpenTrip, { db }: Services) {
  const { row } = open;
  const version = row.version > 0 ? await findTripVersion(db, row.id, row.version) : undefined;
  const toReader = (brief: TripRow['brief']) => briefFor(open, brief);
  if (row.status === 'planning' && row.draft)
    return { plan: planFor(open, row.draft), brief: toReader(row.brief), problems: [] };
  if (!version) return { plan: undefined, brief: toReader(row.brief), problems: [] };
  const plan = planFor(open, version.plan);
  return { ...version, plan, brief: toReader(version.brief) };
}

async function describe(
  row: TripRow,
  plan: StoredPlan,
  brief: TripRow['brief'],
  services: Viewing,
): Promise<TripDescription> {
  const data = await readTripPart(services.db, await services.tripCatalogue(), brief, row.cityIds);
  const shown = describeTrip({
    brief,
    plan: toPlan(plan),
    data,
    now: chinaNow(services.now()),
    generatedText: row.generatedText ?? undefined,
    homeCurrency: services.caller?.visitor?.user.homeCurrency,
    weather: await readForecast(row, plan, data, services),
  });
  return { ...shown, days: shown.days.map((day) => ({ ...day, items: day.items.map(withBlur) })) };
}

/** Adds the blurred picture of a visited place. The catalogue of the editor in the browser has none. */
function withBlur(item: TripItemView): TripItemView {
  if (item.kind !== 'visit' || item.place.picture === undefined) return item;
  return { ...item, place: { ...item.place, imageBlur: findBlur(item.place.picture) } };
}

/** Requests the forecasts of all cities of the trip in parallel. */
async function readForecast(
  { cityIds }: TripRow,
  plan: StoredPlan,
  { cities }: TripCatalogueData,
  services: Services,
) {
  const dates = plan.days.map(({ date }) => date);
  const own = cities.filter(({ id }) => cityIds.includes(id));
  const forecasts = new Map(
    await Promise.all(own.map(async (city) => [city.id, await services.forecast(city, dates)] as const)),
  );
  return (cityId: string, date: string) => forecasts.get(cityId)?.get(date);
}

/** Returns the step of a trip that waits for a planner, with the expected time when it is known. */
export async function describeWaiting(row: TripRow, { waits }: Services): Promise<string | undefined> {
  if (row.status !== 'planning' || row.draft) return undefined;
  const wait = describeWait(await waits.waitOf(row.id));
  return wait && `Other trips are planned first: ${wait}`;
}

/** Maps a trip to its planning state, with the days that exist so far. */
export async function toTripState(
  open: OpenTrip,
  services: Viewing,
  { firstDayOnly }: { firstDayOnly: boolean },
): Promise<TripState> {
  const { row } = open;
  // A trip that is planned again has no days before its new draft: those of the old plan would look like the new one.
  const found = row.status === 'planning' && !row.draft ? undefined : await findPlan(open, services);
  const shown = found?.plan && (await describe(row, found.plan, found.brief, services));
  const days = shown?.days ?? [];
  const progress = row.status === 'planning' ? row.progress : 1;
  const step = steps.findLast(({ from }) => progress >= from)?.text ?? '';
  return {
    id: row.id,
    status: row.status,
    progress,
    step: row.status === 'failed' ? 'No plan' : ((await describeWaiting(row, services)) ?? step),
    title: row.title,
    version: row.version,
    days: firstDayOnly ? days.slice(0, 1) : days,
    ...(row.failure && { failure: row.failure }),
  };
}

/** Maps a trip to the view that pages and files show. */
export async function toTripView(open: OpenTrip, services: Viewing): Promise<TripView> {
  const { row, access, member } = open;
  const { brief, plan, problems } = await findPlan(open, services);
  const shown = plan && (await describe(row, plan, brief, services));
  const picture = shown?.picture ?? `city/${row.brief.cityIds[0] ?? 'beijing'}`;
  return {
    id: row.id,
    kind: 'trip',
    status: row.status,
    progress: row.status === 'planning' ? row.progress : 1,
    title: row.title,
    picture,
    imageUrl: pictureUrl({ picture, format: 'tile', width: 480, type: 'webp' }),
    access,
    ...(member && { together: { me: member.id, role: member.role, seesPrivate: seesPrivate(open) } }),
    version: row.version,
    archived: row.archivedAt !== null,
    ...(access === 'owner' && row.shareKey !== null && { shareKey: row.shareKey }),
    ...(access === 'reader' && !member && row.costsShared && { hasSharedCosts: true as const }),
    ...(access === 'reader' && !member && row.journalShared && { hasSharedJournal: true as const }),
    ...(access === 'owner' && (await describeIntegrations(row, services))),
    ...(access === 'owner' && row.wish !== null && { wish: row.wish }),
    brief,
    ...(access === 'owner' && { basis: await readBasis(row.wish, brief, services) }),
    ...(shown ?? {
      summary: row.failure?.reason ?? 'Being planned.',
      dates: [...listTripDates(row.brief.when)],
      stays: [],
      days: [],
      leftOut: [],
      visa: { status: 'unknown', headline: 'No plan yet', text: '', notes: [], sources: [] },
      checklist: [],
    }),
    tours: await listTripTours({ days: shown?.days ?? [], brief }, services),
    problems,
    ...(row.failure && { failure: row.failure }),
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

/** Returns, for the owner, which integrations of the trip are switched on. */
async function describeIntegrations(
  { calendarKey }: TripRow,
  { db }: Services,
): Promise<Pick<TripView, 'calendar' | 'canEmbed'>> {
  const { integrations } = await readSiteSettings(db);
  return {
    ...(integrations.calendar && { calendar: calendarKey === null ? {} : { key: calendarKey } }),
    ...(integrations.embed && { canEmbed: true as const }),
  };
}

/**
 * Returns the view with a cache key of all it depends on besides the catalogue: the row, the access, the home currency and
 * the minute. Versions are never changed, so that the row's version number stands for its plan.
 */
export function toCacheableTripView(trip: OpenTrip, services: Viewing): CacheableAnswer<TripView> {
  const homeCurrency = services.caller?.visitor?.user.homeCurrency;
  const facts = JSON.stringify([trip.row, trip.access, trip.member, homeCurrency, chinaNow(services.now())]);
  return new CacheableAnswer(hash('sha1', facts), () => toTripView(trip, services));
}
