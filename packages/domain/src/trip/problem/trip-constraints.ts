import type { TripBrief } from '@yunyou/contract/trip/trip-brief.schema';
import type { Constraint, Place, Service } from '@yunyou/planner/problem';
import { cityKey, ownKey, readKey, spotKey } from './planner-ids.ts';

/** The wish of the brief that a constraint of the planner's problem stands for. `id` is a catalogue id. */
export type ConstraintWish =
  | { readonly kind: 'city' | 'must-see' | 'own'; readonly id: string }
  | { readonly kind: 'excluded' | 'budget' | 'transport' };

/** Returns the hard wishes of a brief as planner constraints. Constraint ids are read back by `readConstraintId`. */
export function listConstraints(
  brief: TripBrief,
  {
    places,
    services,
    budgetFen,
  }: {
    readonly places: readonly Place[];
    readonly services: readonly Service[];
    readonly budgetFen: number | undefined;
  },
): Constraint[] {
  const excluded = new Set(brief.excludedSpotIds);
  const avoided = places.filter(({ id }) => {
    const thing = readKey(id);
    return thing.kind === 'spot' && excluded.has(thing.id);
  });
  return [
    ...[...new Set(brief.cityIds)].map(
      (id): Constraint => ({ id: `city/${id}`, rule: 'cities', cityIds: [cityKey(id)] }),
    ),
    ...[...new Set(brief.mustSeeSpotIds)].flatMap((id) =>
      listVisitConstraints(`must-see/${id}`, spotKey(id), places),
    ),
    ...(brief.summitNights ?? []).flatMap(({ spotId }) => [
      ...(brief.mustSeeSpotIds.includes(spotId)
        ? []
        : listVisitConstraints(`must-see/${spotId}`, spotKey(spotId), places)),
      { id: `must-see/${spotId}/down`, rule: 'visit', placeIds: [spotKey(spotId, 2)] } as const,
    ]),
    ...(brief.ownPlaces ?? []).flatMap(({ id }) => listVisitConstraints(`own/${id}`, ownKey(id), places)),
    ...(avoided.length > 0
      ? [{ id: 'excluded', rule: 'avoid', ids: avoided.map(({ id }) => id) } as const]
      : []),
    ...(brief.transport.length > 0
      ? [{ id: 'transport', rule: 'rideModes', which: 'all', allowed: listModes(brief, services) } as const]
      : []),
    ...(budgetFen === undefined
      ? []
      : ([
          {
            id: 'budget',
            rule: 'budget',
            scopes: ['sights', 'meals', 'hotels', 'intercity', 'local'],
            maxMinor: budgetFen,
          },
        ] as const)),
  ];
}

/** Returns the allowed modes. A voyage that was asked for is allowed as well. */
function listModes({ transport }: TripBrief, services: readonly Service[]): readonly string[] {
  const voyages = services.filter(({ seenPlaceIds }) => seenPlaceIds !== undefined);
  return [...new Set([...transport, ...voyages.map(({ mode }) => mode)])];
}

/**
 * Returns the constraints of a must-see: its visit, and its city. The city follows from the visit, but stating it
 * saves the planner every order of cities without it.
 */
function listVisitConstraints(id: string, placeId: string, places: readonly Place[]): Constraint[] {
  const visit: Constraint = { id, rule: 'visit', placeIds: [placeId] };
  const cityId = places.find((place) => place.id === placeId)?.cityId;
  return cityId === undefined ? [visit] : [visit, { id: `${id}/city`, rule: 'cities', cityIds: [cityId] }];
}

/** Returns the wish a constraint id of `listConstraints` stands for. Throws on any other id. */
export function readConstraintId(constraintId: string): ConstraintWish {
  const [kind, id = ''] = constraintId.split('/');
  switch (kind) {
    case 'city':
    case 'must-see':
    case 'own':
      return { kind, id };
    case 'excluded':
    case 'budget':
    case 'transport':
      return { kind };
    default:
      throw new Error(`"${constraintId}" is not a constraint of a trip's problem`);
  }
}
