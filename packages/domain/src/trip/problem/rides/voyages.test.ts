import { solve } from '@yunyou/planner/solve';
import { maxIterations } from '@yunyou/planner/stop';
import { verify } from '@yunyou/planner/verify/verify';
import { describe, expect, it } from 'vitest';
import type { TripCatalogue } from '../../catalogue/trip-catalogue.ts';
import {
  sampleBrief,
  sampleCatalogue,
  sampleCity,
  sampleLink,
  sampleSpot,
} from '../../catalogue/trip-samples.ts';
import { chooseShapes } from '../../shape/choose-shapes.ts';
import { createTripProblem, toCityPlans } from '../create-trip-problem.ts';
import { listWantedVoyages, withoutSpotsOnBoard } from './voyages.ts';

const days = (count: number) => ({ kind: 'dates', firstDate: '2027-04-10', days: count }) as const;

const voyage = {
  nights: 3,
  departs: '21:00',
  arrives: '12:00',
  spotIds: ['gorge'],
  alsoSeenSpotIds: ['dam'],
  days: [
    { title: 'a temple', text: 'A stop ashore.' },
    { title: 'the gorge', text: 'Be on deck.' },
    { title: 'the dam', text: 'The ship lands at noon.' },
  ],
};

/** A harbour and a town below the gorge, three hours apart by train, and a third town. A ship goes down the river. */
const river: TripCatalogue = {
  ...sampleCatalogue,
  cities: ['harbour', 'below', 'town'].map((id) => sampleCity(id, { popularity: 80 })),
  spots: [
    ...['harbour', 'below', 'town'].flatMap((cityId) =>
      (['temple', 'park', 'museum'] as const).map((category) =>
        sampleSpot(`${cityId}-${category}`, cityId, { category, popularity: 70, visitMinutes: 120 }),
      ),
    ),
    sampleSpot('gorge', 'below', { category: 'river', popularity: 86, visitMinutes: 420 }),
    sampleSpot('dam', 'below', { category: 'monument', popularity: 84, visitMinutes: 180 }),
  ],
  links: [
    sampleLink('harbour', 'below', { minutes: 180 }),
    sampleLink('below', 'town', { minutes: 120 }),
    sampleLink('harbour', 'town', { minutes: 240 }),
    { ...sampleLink('harbour', 'below', { minutes: 3780 }), id: 'ship', mode: 'ferry', oneWay: true, voyage },
  ],
};

const idsOf = (rest: Parameters<typeof sampleBrief>[0]) =>
  listWantedVoyages(sampleBrief(rest), river.links).map(({ id }) => id);

describe('a voyage', () => {
  it.each<[string, Parameters<typeof sampleBrief>[0], string[]]>([
    ['a sight on its way is asked for', { mustSeeSpotIds: ['gorge'], when: days(8) }, ['ship']],
    [
      'both ports are named with a boat',
      { cityIds: ['harbour', 'below'], interestWords: ['river boat'], when: days(8) },
      ['ship'],
    ],
    ['only a sight is asked for that is also seen', { mustSeeSpotIds: ['dam'], when: days(8) }, []],
    ['each port has one night', { mustSeeSpotIds: ['gorge'], when: days(6) }, ['ship']],
    ['the nights do not suffice', { mustSeeSpotIds: ['gorge'], when: days(5) }, []],
    ['named cities need the nights', { mustSeeSpotIds: ['gorge'], cityIds: ['town'], when: days(7) }, []],
    [
      'both ports are named and another city has one night',
      { mustSeeSpotIds: ['gorge'], cityIds: ['harbour', 'below', 'town'], when: days(7) },
      ['ship'],
    ],
    ['a port is excluded', { mustSeeSpotIds: ['gorge'], excludedCityIds: ['harbour'], when: days(8) }, []],
    [
      'only named cities may be visited',
      { mustSeeSpotIds: ['gorge'], cityIds: ['town'], onlyNamedCities: true, when: days(9) },
      [],
    ],
  ])('is taken or not where %s', (_, brief, expected) => {
    expect(idsOf(brief)).toEqual(expected);
  });

  it('gives its nights to the shape, in the order in which it sails', () => {
    const [shape] = chooseShapes(sampleBrief({ mustSeeSpotIds: ['gorge'], when: days(9) }), river);
    const at = shape?.cityIds.indexOf('harbour') ?? -1;
    expect(shape?.cityIds[at + 1]).toBe('below');
    expect(shape?.nightsOnBoard?.[at + 1]).toBe(3);
    expect([...(shape?.nights ?? []), ...(shape?.nightsOnBoard ?? [])].reduce((sum, n) => sum + n, 0)).toBe(
      8,
    );
  });

  it('takes its sights out of the catalogue and shortens the stay in their city', () => {
    const brief = sampleBrief({ mustSeeSpotIds: ['gorge'], when: days(9) });
    const ashore = withoutSpotsOnBoard(brief, river);
    const ids = river.spots.map(({ id }) => id);
    expect(ashore.spots.map(({ id }) => id)).toEqual(ids.filter((id) => id !== 'gorge' && id !== 'dam'));
    const daysOf = (cities: readonly { id: string; recommendedDays: { min: number } }[]) =>
      Object.fromEntries(cities.map(({ id, recommendedDays }) => [id, recommendedDays.min]));
    expect(daysOf(river.cities)).toEqual({ harbour: 2, below: 2, town: 2 });
    expect(daysOf(ashore.cities)).toEqual({ harbour: 2, below: 1, town: 2 });
    expect(withoutSpotsOnBoard(sampleBrief({ when: days(9) }), river)).toBe(river);
  });

  it.each([
    ['any', []],
    ['trains only', ['train' as const]],
  ])('shows the asked sight, so that no day is planned for it (modes: %s)', (_, transport) => {
    const brief = sampleBrief({ mustSeeSpotIds: ['gorge'], transport, when: days(8) });
    const shapes = chooseShapes(brief, river);
    const made = createTripProblem(brief, { ...river, chosenCityIds: ['harbour', 'below', 'town'] });
    if (made.kind !== 'problem') throw new Error('The brief has faults');
    const outcome = solve(made.problem, {
      stop: maxIterations(300),
      seed: 1,
      cityPlans: toCityPlans(shapes, brief, river),
    });
    if (outcome.status !== 'planned') throw new Error(outcome.text);
    expect(verify(made.problem, outcome.plan)).toEqual([]);
    const items = outcome.plan.days.flatMap((day) => day.items);
    expect(items.filter((item) => item.kind === 'ride').map(({ serviceId }) => serviceId)).toContain(
      'ride/harbour/below/ship',
    );
    const visited = items.flatMap((item) => (item.kind === 'visit' ? [item.placeId] : []));
    expect(visited.filter((id) => id.includes('gorge') || id.includes('dam'))).toEqual([]);
  });
});

describe('a voyage of a day', () => {
  const boat = {
    ...sampleLink('harbour', 'below', { minutes: 270 }),
    id: 'boat',
    mode: 'ferry' as const,
    oneWay: true,
    voyage: { ...voyage, nights: 0, departs: '09:30', arrives: '14:00', days: [] },
  };
  const dayRiver = { ...river, links: [...river.links.filter(({ id }) => id !== 'ship'), boat] };

  function planBetween(rest: Parameters<typeof sampleBrief>[0], order: [string, string]) {
    const brief = sampleBrief({ cityIds: order, cityOrder: order, when: days(5), ...rest });
    const made = createTripProblem(brief, { ...dayRiver, chosenCityIds: order });
    if (made.kind !== 'problem') throw new Error('The brief has faults');
    const outcome = solve(made.problem, {
      stop: maxIterations(300),
      seed: 1,
      cityPlans: toCityPlans(chooseShapes(brief, dayRiver), brief, dayRiver),
    });
    if (outcome.status !== 'planned') throw new Error(outcome.text);
    const items = outcome.plan.days.flatMap((day) => day.items);
    return {
      rides: items.flatMap((item) => (item.kind === 'ride' ? [item.serviceId] : [])),
      visits: items.flatMap((item) => (item.kind === 'visit' ? [item.placeId] : [])),
    };
  }

  it('is the way between two stays, and its sight is not visited as well', () => {
    const { rides, visits } = planBetween({}, ['harbour', 'below']);
    expect(rides).toEqual(['ride/harbour/below/boat']);
    expect(visits.filter((id) => id.includes('gorge'))).toEqual([]);
  });

  it.each<[string, Parameters<typeof sampleBrief>[0], [string, string]]>([
    ['against its direction', {}, ['below', 'harbour']],
    ['where its sight is excluded', { excludedSpotIds: ['gorge'] }, ['harbour', 'below']],
    ['where only trains are allowed', { transport: ['train'] }, ['harbour', 'below']],
  ])('is not taken %s', (_, rest, order) => {
    expect(planBetween(rest, order).rides).toEqual([`ride/${order.join('/')}/harbour-below`]);
  });

  it('makes neither port a stop of a trip that only names its sight', () => {
    expect(listWantedVoyages(sampleBrief({ mustSeeSpotIds: ['gorge'], when: days(8) }), [boat])).toEqual([]);
  });
});
