import type { GeneratedTripText } from '@yunyou/contract/trip/generated-text.schema';
import type { StoredPlan } from '@yunyou/contract/trip/stored-plan.schema';
import type { TripView } from '@yunyou/contract/trip/trip.schema';
import type { TripBrief } from '@yunyou/contract/trip/trip-brief.schema';
import type { TripCatalogueData } from '@yunyou/contract/trip/trip-catalogue.schema';
import { chinaNow } from '@yunyou/domain/time/china-time';
import { createTripPlaces } from '@yunyou/domain/trip/catalogue/trip-places';
import { describeTrip } from '@yunyou/domain/trip/description/describe-trip';
import { problemOf as problemOfBrief } from '@yunyou/domain/trip/plan/check-plan';
import { cityKey, findSpotId, readKey } from '@yunyou/domain/trip/problem/planner-ids';
import { listAddable } from '@yunyou/domain/trip-editing/alternatives';
import type { Draft, ProblemOf } from '@yunyou/domain/trip-editing/draft';
import { keepBlurs } from './keep-blurs.ts';

/** Response of `GET /travel/editing`: everything needed to edit in the browser. */
export interface EditingData {
  id: string;
  version: number;
  title: string;
  brief: TripBrief;
  plan: StoredPlan;
  catalogue: TripCatalogueData;
  generatedText?: GeneratedTripText | undefined;
}

/** A place of our guide, with the Chinese name and address by which it is found. */
export interface KnownPlace {
  id: string;
  name: string;
  zhName: string;
  note: string;
  coordinates: { latitude: number; longitude: number };
}

export interface SpotToAdd {
  placeId: string;
  spot: TripCatalogueData['spots'][number];
}

/** Maximum suggestions on the map, so that pins do not cover it. */
const maxSuggestionsPerCity = 12;

/** Planner and catalogue of one trip in the browser. */
export interface Workbench {
  problemOf: ProblemOf;
  /** Builds the trip view of a draft. */
  describe: (draft: Draft, before: TripView) => TripView;
  /** Cities of the trip's part of the catalogue. */
  cities: TripCatalogueData['cities'];
  spots: TripCatalogueData['spots'];
  restaurants: TripCatalogueData['restaurants'];
  /** Returns the name of a planner id: spot, own place, hotel or restaurant. */
  nameOf: (plannerId: string) => string;
  /** Lists sights, hotels, restaurants, districts and stations of cities, by name. */
  listKnown: (cityIds: ReadonlySet<string>) => readonly KnownPlace[];
  /** Lists the best spots of the cities that are not in the trip. */
  listToAdd: (draft: Draft) => readonly SpotToAdd[];
}

function listKnown(data: TripCatalogueData, cityIds: ReadonlySet<string>): readonly KnownPlace[] {
  const { spots, hotels, restaurants, districts, stations } = data;
  return [spots, hotels, restaurants, districts, stations]
    .flatMap((rows, kind) =>
      rows
        .filter(({ cityId }) => cityIds.has(cityId))
        .map((row): KnownPlace => {
          const address = 'zhAddress' in row ? row.zhAddress : undefined;
          const { name, zhName, coordinates } = row;
          const note = [zhName, address].filter((text) => text).join(' · ');
          return { id: `${kind}/${row.id}`, name, zhName, note, coordinates };
        }),
    )
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en'));
}

export function createWorkbench({ catalogue: data, generatedText }: EditingData): Workbench {
  const problems = new WeakMap<TripBrief, ReturnType<ProblemOf>>();
  const places = createTripPlaces(data, {});
  // Names of the own places and booked hotels of all drafts so far; messages about a draft that was undone need none.
  const ownNames = new Map<string, string>();
  const problemOf: ProblemOf = (brief) => {
    if (problems.has(brief)) return problems.get(brief);
    const problem = problemOfBrief(brief, data);
    problems.set(brief, problem);
    return problem;
  };
  return {
    problemOf,
    cities: data.cities,
    spots: data.spots,
    restaurants: data.restaurants,
    describe: ({ brief, plan, title }, before) => {
      for (const { id, name } of brief.ownPlaces ?? []) ownNames.set(id, name);
      for (const { id, title: name } of brief.bookings ?? []) ownNames.set(id, name);
      const now = chinaNow(new Date());
      const homeCurrency = before.totals?.own?.cost.currency;
      const described = describeTrip({ brief, plan, data, now, homeCurrency, generatedText });
      const days = keepBlurs(described.days, before.days);
      return { ...before, isSummaryGenerated: undefined, ...described, days, title, brief };
    },
    listKnown: (cityIds) => listKnown(data, cityIds),
    listToAdd: ({ brief, plan }) => {
      const problem = problemOf(brief);
      const shown = new Map<string, number>();
      return (problem ? listAddable(problem, plan) : []).flatMap(({ id, cityId }): SpotToAdd[] => {
        const count = shown.get(cityId) ?? 0;
        const spotId = findSpotId(id);
        const spot = data.spots.find((row) => row.id === spotId);
        if (!spot || count >= maxSuggestionsPerCity) return [];
        shown.set(cityId, count + 1);
        return [{ placeId: id, spot }];
      });
    },
    nameOf: (plannerId) => {
      const object = readKey(plannerId);
      if (object.kind === 'own' || object.kind === 'booked')
        return ownNames.get(object.id) ?? 'your own place';
      return places.place(object.kind === 'gateway' ? cityKey(object.cityId) : plannerId).name;
    },
  };
}
