import type { HandlerInput, HandlerOutput } from '@yunyou/contract/endpoints';
import type { PlanFinding } from '@yunyou/contract/trip/check.endpoints';
import type { PartialTripBrief } from '@yunyou/contract/trip/trip-brief.schema';
import { listPublishedByIds } from '@yunyou/database/catalogue/catalogue.queries';
import { type CheckedSpot, type PlannedDay, verifyInSteps } from '@yunyou/domain/checks/verify-plan';
import { checkVisas } from '@yunyou/domain/rules/visa';
import { chinaNow, countDays, toMinutes } from '@yunyou/domain/time/china-time';
import { findPlaces } from '@yunyou/wish/find-places';
import type { Gazetteer } from '@yunyou/wish/gazetteer';
import { normaliseWish } from '@yunyou/wish/normalise-wish';
import type { Services } from '../handler.ts';
import { inTurns } from '../in-turns.ts';
import { readWishNames } from '../understanding/wish-names.ts';
import { toCrossing } from './catalogue/border-crossing.ts';

type Input = HandlerInput<'POST /travel/verifyPlan'>;
const doableKinds: ReadonlySet<PlanFinding['kind']> = new Set(['booking', 'ride', 'visa']);

/**
 * Checks a plan that an assistant or a traveller wrote, and returns the request for the nearest working trip. A legal plan has 30,000
 * characters of names and 250 ways, so other requests are served between its days.
 */
export async function verifyWrittenPlan(
  input: Input,
  { db, now, tripCatalogue }: Pick<Services, 'db' | 'now' | 'tripCatalogue'>,
): Promise<HandlerOutput<'POST /travel/verifyPlan'>> {
  const [catalogue, { gazetteer }] = await Promise.all([tripCatalogue(), readWishNames(db)]);
  const known = new Set(catalogue.spots.map(({ id }) => id));
  const spotIds = await findSpotIds(input, (place) =>
    known.has(place) ? place : findSpotId(place, gazetteer),
  );
  const asked = [...spotIds.values()].filter((id) => id !== undefined);
  const spots = await listPublishedByIds(db, 'scenic-spot', [...new Set(asked)]);
  const byId = new Map<string, CheckedSpot>(spots.map(({ id, doc }) => [id, { ...doc, id }]));
  const { days, unknown } = findDays(input, (place) => byId.get(spotIds.get(place) ?? ''));
  const cityName = (id: string) => catalogue.cities.find((city) => city.id === id)?.name ?? id;
  const found: PlanFinding[] = [];
  const facts = { links: catalogue.links, cityName, now: chinaNow(now()) };
  for await (const step of inTurns(verifyInSteps(days, facts))) found.push(...step);
  const brief = toBrief(days, input);
  const visa =
    input.passports.length > 0 && brief
      ? checkVisas(toCrossing(listStops(days), input, catalogue), input.passports, catalogue.rules)
      : undefined;
  const isVisaOpen = visa?.status === 'visa-needed' || visa?.status === 'unknown';
  const findings: PlanFinding[] = [
    ...unknown,
    ...found,
    ...(visa && isVisaOpen ? [{ kind: 'visa' as const, text: `${visa.headline}. ${visa.text}` }] : []),
  ];
  return {
    isWorking: findings.every(({ kind }) => doableKinds.has(kind)),
    findings,
    ...(visa && { visa }),
    ...(brief && { brief }),
  };
}

/** Reads each name of the plan once. */
async function findSpotIds(
  { days }: Input,
  find: (place: string) => string | undefined,
): Promise<ReadonlyMap<string, string | undefined>> {
  const found = new Map<string, string | undefined>();
  for await (const { places } of inTurns(days))
    for (const { place } of places) if (!found.has(place)) found.set(place, find(place));
  return found;
}

function findDays({ days }: Input, findSpot: (place: string) => CheckedSpot | undefined) {
  const unknown: PlanFinding[] = [];
  const planned = days.map(({ date, places }): PlannedDay => {
    const visits = places.flatMap(({ place, at, minutes }) => {
      const spot = findSpot(place);
      if (!spot) {
        unknown.push({
          kind: 'unknown-place',
          date,
          place,
          text: 'We do not know this place, so nothing is checked for it.',
        });
        return [];
      }
      return [{ spot, startMinute: at === undefined ? undefined : toMinutes(at), minutes }];
    });
    return { date, visits };
  });
  return { days: planned, unknown };
}

/** Finds the sight that a text names, best match first. */
function findSpotId(text: string, gazetteer: Gazetteer): string | undefined {
  const mentions = findPlaces(normaliseWish(text), text, gazetteer);
  return mentions.flatMap(({ places }) => places).find(({ kind }) => kind === 'spot')?.id;
}

/** Lists the cities in travel order with the first and last date in each. */
function listStops(days: readonly PlannedDay[]): { cityId: string; from: string; to: string }[] {
  const stops: { cityId: string; from: string; to: string }[] = [];
  for (const { date, visits } of days)
    for (const { spot } of visits) {
      const last = stops.at(-1);
      if (last?.cityId === spot.cityId) last.to = date;
      else stops.push({ cityId: spot.cityId, from: date, to: date });
    }
  return stops;
}

const citiesMax = 10;
const mustSeeMax = 30;

/** Returns a request with the same dates, cities in the same order and all known sights; undefined without one. */
function toBrief(days: readonly PlannedDay[], input: Input): PartialTripBrief | undefined {
  const visits = days.flatMap((day) => day.visits);
  const [first, last] = [days[0], days.at(-1)];
  if (visits.length === 0 || !first || !last) return undefined;
  const cityIds = [...new Set(visits.map(({ spot }) => spot.cityId))].slice(0, citiesMax);
  const [nationality, ...otherNationalities] = input.passports;
  return {
    when: { kind: 'dates', firstDate: first.date, days: countDays(first.date, last.date) + 1 },
    cityIds,
    cityOrder: cityIds,
    onlyNamedCities: true,
    mustSeeSpotIds: [...new Set(visits.map(({ spot }) => spot.id))].slice(0, mustSeeMax),
    ...(nationality !== undefined && { nationality, otherNationalities: otherNationalities.slice(0, 5) }),
    ...(input.comesFrom !== undefined && { comesFrom: input.comesFrom }),
    ...(input.goesOnTo !== undefined && { goesOnTo: input.goesOnTo }),
  };
}
