import type { HandlerInput } from '@yunyou/contract/endpoints';
import type { RefinementChoice } from '@yunyou/contract/trip/refinement.schema';
import { type TripBrief, tripBrief } from '@yunyou/contract/trip/trip-brief.schema';
import type { TripCatalogueData } from '@yunyou/contract/trip/trip-catalogue.schema';
import type { TripCommand } from '@yunyou/contract/trip/trip-command.schema';
import { findTripVersion, type TripRow } from '@yunyou/database/visitors/trip.queries';
import { chinaNow } from '@yunyou/domain/time/china-time';
import { describeTrip, type TripDescription } from '@yunyou/domain/trip/description/describe-trip';
import { titleTrip } from '@yunyou/domain/trip/description/titles-and-summaries';
import { listProblems, problemOf } from '@yunyou/domain/trip/plan/check-plan';
import { listStayCities, toPlan, toStoredPlan } from '@yunyou/domain/trip/plan/stored-plan';
import { describeFaults, describeImpossible } from '@yunyou/domain/trip/plan/trip-failure';
import { findCityId, findSpotId } from '@yunyou/domain/trip/problem/planner-ids';
import { sleepInBooked } from '@yunyou/domain/trip-editing/booked-nights';
import type { CommandFacts } from '@yunyou/domain/trip-editing/commands/command-run';
import { type CommandNames, nameCommands } from '@yunyou/domain/trip-editing/commands/name-command';
import { runCommands } from '@yunyou/domain/trip-editing/commands/run-commands';
import type { Draft } from '@yunyou/domain/trip-editing/draft';
import { listChanges } from '@yunyou/domain/trip-editing/list-changes';
import { carryNotes } from '@yunyou/planner/notes';
import type { Plan } from '@yunyou/planner/plan';
import { listNearestExamples } from '@yunyou/wish/refine/nearest-examples';
import { listUnreadClauses, readRefinement } from '@yunyou/wish/refine/read-refinement';
import type { TripOutline } from '@yunyou/wish/refine/trip-outline';
import { ApiError } from '../../api-error.ts';
import { badInput } from '../../bad-input.ts';
import type { HandlerContext } from '../../handler.ts';
import { readWishNames, type WishNames } from '../../understanding/wish-names.ts';
import type { CatalogueOutline } from '../catalogue/trip-catalogue.ts';
import { readTripPart } from '../catalogue/trip-part.ts';
import { prepareProblem, solveForPreview } from '../planning/solve-brief.ts';
import { getEditableTrip, getOwnTrip, type OpenTrip } from '../trip-access.ts';
import { briefFor, planFor } from '../views/for-caller.ts';
import { listPlaceCommands, type PlaceCommands } from './place-commands.ts';
import { readByModel } from './refine-by-model.ts';

/** Planning takes up to a second, so that at most this many readings are planned again. */
const maxPlanned = 2;

/** Previews a new route, the bookings or a new place of a trip of the caller, or each reading of a sentence about it. Saves nothing. */
export async function refineTrip(
  { id, version, sentence, route, ends, bookings, place }: HandlerInput<'POST /travel/refine'>,
  context: HandlerContext,
) {
  // Other changes may plan the trip again, which only its owner can do.
  const open: OpenTrip = place
    ? await getEditableTrip(id, context)
    : { row: await getOwnTrip(id, context), access: 'owner' };
  const { row } = open;
  if (row.version !== version) throw new ApiError('CONFLICT');
  const stored = await findTripVersion(context.db, row.id, row.version);
  if (!stored || row.status === 'planning') throw new ApiError('TRIP_NOT_READY');
  const { title } = stored;
  const [brief, plan] = [briefFor(open, stored.brief), planFor(open, stored.plan)];
  const draft: Draft = { title, brief, plan: toPlan(plan) };
  const [whole, names] = await Promise.all([context.tripCatalogue(), readWishNames(context.db)]);
  const preview = await createPreview({ row, draft, whole, names }, context);
  if (place) {
    const asked = await listPlaceCommands(place, {
      db: context.db,
      whole,
      plan: draft.plan,
      isOwner: open.access === 'owner',
    });
    const choices = await preview.place(asked);
    return { version, isUndo: false, choices, examples: [], unread: [] };
  }
  if (sentence === undefined) {
    const named = [...(route ?? []).map(({ cityId }) => cityId), ends?.entryCityId, ends?.exitCityId];
    const unknown = named.find((cityId) => cityId && !whole.cities.some((city) => city.id === cityId));
    if (unknown) throw badInput([{ path: ['route'], message: `There is no city ${unknown}` }]);
    const commands: TripCommand[] = [
      // The route is judged by the new ends.
      ...(ends ? [{ kind: 'ends', ends } as const] : []),
      ...(route ? [{ kind: 'route', stops: route } as const] : []),
      ...(bookings ? [{ kind: 'bookings', bookings } as const] : []),
    ];
    const choices = await preview.readings([commands]);
    return { version, isUndo: false, choices, examples: [], unread: [] };
  }
  const today = chinaNow(context.now()).date;
  const reading = {
    gazetteer: names.gazetteer,
    outline: toOutline(draft, whole),
    currency: brief.budget?.currency,
  };
  const byRules = readRefinement(sentence, { ...reading, today });
  const readings = byRules.length > 0 ? byRules : await readByModel(sentence, { ...reading, today }, context);
  const isUndo = readings.some((commands) => commands.some(({ kind }) => kind === 'undo'));
  const choices = isUndo ? [] : await preview.readings(readings);
  const cityName = (cityId: string) => whole.cities.find((city) => city.id === cityId)?.name ?? cityId;
  const examples = readings.length > 0 ? [] : listNearestExamples(sentence, { ...reading, cityName });
  const unread = [...listUnreadClauses(sentence, { ...reading, today })];
  return { version, isUndo, choices, examples, unread };
}

/** Returns the parts of a trip that the reader of sentences needs. */
function toOutline({ brief, plan }: Draft, { spots, restaurants }: CatalogueOutline): TripOutline {
  const byId = new Map(spots.map((spot) => [spot.id, spot]));
  const cityIds = new Set(listStayCities(plan));
  return {
    travellers: brief.travellers,
    restaurants: restaurants.flatMap(({ id, cityId, name, zhName }) =>
      cityIds.has(cityId) ? [{ restaurantId: id, name, zhName }] : [],
    ),
    dates: plan.days.map(({ date }) => date),
    pace: brief.pace,
    stays: plan.stays.flatMap((stay) => {
      const cityId = findCityId(stay.cityId);
      return cityId === undefined ? [] : [{ cityId, nights: stay.nights }];
    }),
    visits: plan.days.flatMap(({ dayIndex, items }) =>
      items.flatMap((item) => {
        const visitedId = item.kind === 'visit' ? findSpotId(item.placeId) : undefined;
        const spot = visitedId === undefined ? undefined : byId.get(visitedId);
        if (!spot) return [];
        const { id: spotId, name, zhName, category, tagIds, indoor } = spot;
        return [{ spotId, dayIndex, name, zhName, category, tagIds, indoor }];
      }),
    ),
  };
}

interface Known {
  row: TripRow;
  draft: Draft;
  whole: CatalogueOutline;
  names: WishNames;
}

function factsOf(whole: CatalogueOutline): Omit<CommandFacts, 'costFen'> {
  const spots = new Map(whole.spots.map((spot) => [spot.id, spot]));
  return {
    spots,
    cityName: (cityId) => whole.cities.find((city) => city.id === cityId)?.name ?? cityId,
    cityOfSpot: (spotId) => spots.get(spotId)?.cityId,
    bestSpotsOf: (cityId) =>
      whole.spots
        .filter((spot) => spot.cityId === cityId)
        .toSorted((a, b) => b.popularity - a.popularity || (a.id < b.id ? -1 : 1))
        .map(({ id }) => id),
    hotelClass: (hotelId) => whole.hotels.find(({ id }) => id === hotelId)?.priceClass,
  };
}

function namesOf(whole: CatalogueOutline, { tagNames }: WishNames): CommandNames {
  const nameIn = (rows: readonly { id: string; name: string }[]) => (id: string) =>
    rows.find((row) => row.id === id)?.name ?? id;
  return {
    spot: nameIn(whole.spots),
    city: nameIn(whole.cities),
    restaurant: nameIn(whole.restaurants),
    hotel: nameIn(whole.hotels),
    tag: (kind) => tagNames.get(kind) ?? `${kind.replaceAll('-', ' ')}s`,
  };
}

async function createPreview({ row, draft, whole, names }: Known, context: HandlerContext) {
  const data = await readTripPart(context.db, whole, draft.brief, row.cityIds);
  const describe = (own: Draft, ownData: TripCatalogueData): TripDescription =>
    describeTrip({ brief: own.brief, plan: own.plan, data: ownData, now: chinaNow(context.now()) });
  const before = describe(draft, data);
  const costFen = before.totals?.costFen ?? 0;
  const facts = { ...factsOf(whole), costFen };
  const nameOf = namesOf(whole, names);
  const problems = new WeakMap<TripBrief, ReturnType<typeof problemOf>>();
  const problemOfBrief = (brief: TripBrief) => {
    if (!problems.has(brief)) problems.set(brief, problemOf(brief, data));
    return problems.get(brief);
  };
  const compare = (
    after: Draft,
    ownData: TripCatalogueData,
    isReplanned: boolean,
  ): RefinementChoice['result'] => {
    const described = describe(after, ownData);
    const problem = isReplanned ? problemOf(after.brief, ownData) : problemOfBrief(after.brief);
    return {
      title: after.title,
      brief: after.brief,
      plan: toStoredPlan(after.plan),
      isReplanned,
      changes: listChanges(before, described),
      problems: problem ? listProblems(problem, after.brief, after.plan, ownData) : [],
      costFen: { before: costFen, after: described.totals?.costFen ?? 0 },
    };
  };
  let planned = 0;
  const previewOne = async (
    commands: readonly TripCommand[],
    /** For a trip that was planned again. Left out, also of the label, where they are refused. */
    afterwards: readonly TripCommand[] = [],
  ): Promise<RefinementChoice[]> => {
    const label = nameCommands(commands, nameOf);
    const ran = runCommands({ problemOf: problemOfBrief, facts }, draft, commands);
    if (ran.status === 'refused') return [{ label, refusal: ran.text }];
    if (ran.status === 'edited') return [{ label, result: compare(ran.draft, data, false) }];
    if (planned >= maxPlanned) return [];
    planned += 1;
    const again = await planAgain(ran.brief, { row, draft, whole }, context);
    if ('refusal' in again) return [{ label, refusal: again.refusal }];
    const then = runCommands(
      { problemOf: (brief) => problemOf(brief, again.data), facts },
      again.draft,
      afterwards,
    );
    if (then.status !== 'edited') return [{ label, result: compare(again.draft, again.data, true) }];
    return [
      {
        label: nameCommands([...commands, ...afterwards], nameOf),
        result: compare(then.draft, again.data, true),
      },
    ];
  };
  return {
    readings: async (readings: readonly (readonly TripCommand[])[]): Promise<RefinementChoice[]> => {
      const choices: RefinementChoice[] = [];
      for (const commands of readings) choices.push(...(await previewOne(commands)));
      // A refused reading is shown only when nothing else is possible.
      const possible = choices.filter(({ result }) => result !== undefined);
      return possible.length > 0 ? possible : choices.slice(0, 1);
    },
    place: async ({ commands, afterwards, refusal }: PlaceCommands): Promise<RefinementChoice[]> =>
      refusal === undefined
        ? previewOne(commands, afterwards)
        : [{ label: nameCommands(commands, nameOf), refusal }],
  };
}

/** Plans a trip from a changed brief in a planning thread, without storing it. */
async function planAgain(
  changed: TripBrief,
  { row, draft, whole }: Omit<Known, 'names'>,
  context: HandlerContext,
): Promise<{ draft: Draft; data: TripCatalogueData } | { refusal: string }> {
  const parsed = tripBrief.safeParse(changed);
  if (!parsed.success) return { refusal: 'This is more than one trip can hold.' };
  const made = await prepareProblem(parsed.data, context);
  const { brief } = made;
  // The trip keeps its cities when it is saved, and the plan is checked with all of them.
  const cityIds = [...new Set([...made.cityIds, ...row.cityIds])];
  const data = await readTripPart(context.db, whole, brief, cityIds);
  if (made.kind === 'faults') return { refusal: describeFaults(made.faults, brief, made.data).reason };
  const outcome = await solveForPreview(brief, made, context);
  if (outcome.status === 'planned')
    return { draft: withTitle(sleepInBooked(made.problem, outcome.plan)), data };
  if (outcome.status !== 'impossible') throw new ApiError('UNAVAILABLE');
  return outcome.nearest
    ? { draft: withTitle(outcome.nearest), data }
    : { refusal: describeImpossible(outcome, brief, data).reason };

  function withTitle(planned: Plan): Draft {
    const plan = carryNotes(draft.plan, planned);
    const cities = listStayCities(plan).flatMap(
      (id) => whole.cities.find((city) => city.id === id)?.name ?? [],
    );
    return { title: row.hasOwnTitle ? draft.title : titleTrip(plan.days.length, cities, brief), brief, plan };
  }
}
