import { describe, expect, it } from 'vitest';
import {
  sampleBrief,
  sampleCatalogue,
  sampleCity,
  sampleLink,
  sampleSpot,
} from '../catalogue/trip-samples.ts';
import { chooseShapes } from './choose-shapes.ts';

const days = (count: number) => ({ kind: 'dates', firstDate: '2027-04-10', days: count }) as const;
const kinds = ['temple', 'park', 'museum', 'lake'] as const;

/** Spots of one city, with enough to see for two days. */
const spotsOf = (cityId: string, rest: Parameters<typeof sampleSpot>[2]) =>
  kinds.map((category) =>
    sampleSpot(`${cityId}-${category}`, cityId, { category, visitMinutes: 150, ...rest }),
  );

describe('chooseShapes', () => {
  it('prefers minor towns that fit a theme to a famous one that does not, except on a first visit', () => {
    const catalogue = {
      ...sampleCatalogue,
      cities: [
        sampleCity('capital', { popularity: 99 }),
        ...['port', 'cove', 'isle'].map((id) => sampleCity(id, { popularity: 60, tagIds: ['beach'] })),
        ...['bo', 'cy', 'di', 'ed'].map((id) => sampleCity(id, { popularity: 40 })),
      ],
      spots: [
        ...spotsOf('capital', { popularity: 96 }),
        ...['port', 'cove', 'isle'].flatMap((id) => spotsOf(id, { popularity: 70, tagIds: ['beach'] })),
      ],
      links: ['capital', 'port', 'cove', 'isle'].flatMap((from) =>
        ['capital', 'port', 'cove', 'isle']
          .filter((to) => to > from)
          .map((to) => sampleLink(from, to, { minutes: 120 })),
      ),
    };
    const citiesOf = (isFirstVisit: boolean) =>
      chooseShapes(
        sampleBrief({
          cityIds: [],
          preferenceTagIds: ['beach'],
          when: days(5),
          ...(isFirstVisit && { isFirstVisit }),
        }),
        catalogue,
      )[0]?.cityIds;
    expect(citiesOf(false)).not.toContain('capital');
    expect(citiesOf(true)).toContain('capital');
  });

  it('spends the first night of a long trip where the group lands, not after a further flight', () => {
    const coast = ['port', 'cove', 'isle'];
    const catalogue = {
      ...sampleCatalogue,
      cities: [
        sampleCity('capital', { popularity: 70 }),
        ...coast.map((id) => sampleCity(id, { popularity: 80, tagIds: ['beach'] })),
        ...['bo', 'cy', 'di', 'ed'].map((id) => sampleCity(id, { popularity: 40 })),
      ],
      spots: [
        ...spotsOf('capital', { popularity: 60 }),
        ...coast.flatMap((id) => spotsOf(id, { popularity: 80, tagIds: ['beach'] })),
      ],
      links: ['capital', ...coast].flatMap((from) =>
        coast
          .filter((to) => to > from || from === 'capital')
          .map((to) => sampleLink(from, to, { minutes: 200 })),
      ),
    };
    const firstOf = (rest: Parameters<typeof sampleBrief>[0]) =>
      chooseShapes(
        sampleBrief({
          cityIds: [],
          preferenceTagIds: ['beach'],
          entryCityId: 'capital',
          exitCityId: 'isle',
          when: days(9),
          ...rest,
        }),
        catalogue,
      )[0]?.cityIds[0];
    expect(firstOf({})).toBe('capital');
    expect(coast).toContain(firstOf({ when: days(6) }));
    expect(coast).toContain(firstOf({ startsInTown: true }));
  });

  it('spends the nights of a rare theme in the towns that have it, not in the capital', () => {
    const towns = ['north', 'middle', 'west'];
    const all = ['capital', ...towns, 'bo', 'cy', 'di', 'ed', 'fu', 'ga', 'ha', 'jo', 'ka', 'lu', 'mo', 'ny'];
    const catalogue = {
      ...sampleCatalogue,
      cities: all.map((id) =>
        sampleCity(id, {
          popularity: id === 'capital' ? 100 : 60,
          recommendedDays: { min: 2, max: id === 'capital' ? 6 : 3 },
          tagIds: towns.includes(id) ? ['grottoes'] : ['religion'],
        }),
      ),
      spots: [
        ...[0, 1, 2, 3, 4].flatMap((index) =>
          spotsOf('capital', { popularity: 95, tagIds: ['religion'] }).map((spot) => ({
            ...spot,
            id: `${spot.id}-${index}`,
          })),
        ),
        ...towns.flatMap((id) => spotsOf(id, { popularity: 70, tagIds: ['grottoes'] })),
      ],
      links: ['capital', ...towns].flatMap((from) =>
        ['capital', ...towns].filter((to) => to > from).map((to) => sampleLink(from, to, { minutes: 150 })),
      ),
    };
    const [shape] = chooseShapes(
      sampleBrief({ cityIds: [], preferenceTagIds: ['grottoes', 'religion'], when: days(9) }),
      catalogue,
    );
    const nightsIn = (ids: readonly string[]) =>
      shape?.cityIds.reduce((sum, id, at) => sum + (ids.includes(id) ? (shape.nights[at] ?? 0) : 0), 0) ?? 0;
    expect(nightsIn(towns)).toBeGreaterThan(nightsIn(['capital']));
  });

  it('adds a city for an interest between seven named ones', () => {
    const named = ['start', 'bo', 'cy', 'di', 'ed', 'fu', 'end'];
    const all = [...named, 'cove'];
    const catalogue = {
      ...sampleCatalogue,
      cities: all.map((id) =>
        sampleCity(id, { popularity: 70, ...(id === 'cove' && { tagIds: ['beach'] }) }),
      ),
      spots: all.flatMap((id) =>
        spotsOf(id, { popularity: 80, ...(id === 'cove' && { tagIds: ['beach'] }) }),
      ),
      links: all.flatMap((from) =>
        all.filter((to) => to > from).map((to) => sampleLink(from, to, { minutes: 150 })),
      ),
    };
    const [best] = chooseShapes(
      sampleBrief({
        cityIds: named,
        entryCityId: 'start',
        exitCityId: 'end',
        preferenceTagIds: ['beach'],
        when: days(18),
      }),
      catalogue,
    );
    expect(best?.cityIds).toContain('cove');
    expect([best?.cityIds[0], best?.cityIds.at(-1)]).toEqual(['start', 'end']);
  });

  it('divides a long way between named places by a stop that was not named', () => {
    const catalogue = {
      ...sampleCatalogue,
      cities: ['lhasa', 'half-way', 'camp', 'elsewhere'].map((id) =>
        sampleCity(id, { popularity: 60, recommendedDays: { min: 1, max: 4 } }),
      ),
      spots: ['lhasa', 'half-way', 'camp', 'elsewhere'].flatMap((id) => spotsOf(id, { popularity: 80 })),
      links: [
        sampleLink('lhasa', 'half-way', { minutes: 180 }),
        sampleLink('half-way', 'camp', { minutes: 330 }),
        sampleLink('lhasa', 'camp', { minutes: 560 }),
        sampleLink('lhasa', 'elsewhere', { minutes: 90 }),
      ],
    };
    const wish = { cityIds: ['lhasa', 'camp'], when: days(8) };
    expect(chooseShapes(sampleBrief(wish), catalogue)[0]?.cityIds).toEqual(['lhasa', 'half-way', 'camp']);
  });
});
