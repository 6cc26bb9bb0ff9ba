import { describe, expect, it } from 'vitest';
import { sampleBrief, sampleCity, sampleLink, sampleSpot } from '../catalogue/trip-samples.ts';
import { chooseShapes, listCitiesOfShapes } from './choose-shapes.ts';
import { days, route, row, shapeOf } from './travel/row-of-towns.ts';

describe('chooseShapes', () => {
  it('contains every named city and fills all nights', () => {
    const shape = shapeOf({ cityIds: ['cy', 'ada'], when: days(6) });
    expect(shape?.cityIds.toSorted()).toEqual(['ada', 'cy']);
    expect(shape?.nights.reduce((sum, count) => sum + count, 0)).toBe(5);
  });

  it('ends with a stop of the asked tag, long enough to stay there', () => {
    const catalogue = {
      ...row,
      cities: row.cities.map((city) =>
        city.id === 'bo' ? { ...city, tagIds: ['beach'], recommendedDays: { min: 3, max: 5 } } : city,
      ),
    };
    const shape = shapeOf({ lastStopTagId: 'beach', when: days(8) }, catalogue);
    expect(shape?.cityIds.at(-1)).toBe('bo');
    expect(shape?.nights.at(-1)).toBeGreaterThanOrEqual(3);
  });

  it('ends with a stop of the asked tag outside of the asked area', () => {
    const catalogue = {
      ...row,
      cities: row.cities.map((city) =>
        city.id === 'ed' ? { ...city, areaId: 'coast', tagIds: ['beach'] } : { ...city, areaId: 'hills' },
      ),
    };
    const shape = shapeOf({ areaIds: ['hills'], lastStopTagId: 'beach', when: days(8) }, catalogue);
    expect(shape?.cityIds.at(-1)).toBe('ed');
  });

  it('finds a way over stops between ends that no ride connects', () => {
    const apart = { ...row, links: row.links.map((link) => ({ ...link, minutes: 700 })) };
    const ends = {
      cityIds: ['ada', 'ed'],
      entryCityId: 'ada',
      exitCityId: 'ed',
      transport: ['train' as const],
    };
    const cityIds = shapeOf({ ...ends, when: days(12) }, apart)?.cityIds;
    expect(cityIds?.[0]).toBe('ada');
    expect(cityIds?.at(-1)).toBe('ed');
    expect(cityIds).toContain('cy');
  });

  it('takes no train by day that only leaves in the evening', () => {
    const evening = { firstDeparture: '22:51', lastDeparture: '22:51', perDay: 1 };
    const links = [
      ...row.links.map((link) => ({ ...link, minutes: 600 })),
      sampleLink('ada', 'ed', { id: 'ada-ed', mode: 'train', minutes: 665, ...evening }),
    ];
    const brief = { cityIds: ['ada', 'ed'], transport: ['train' as const], when: days(12) };
    expect(shapeOf(brief, { ...row, links })?.cityIds).toEqual(['ada', 'bo', 'cy', 'di', 'ed']);
  });

  it('adds neighbours only when the named cities cannot fill the nights', () => {
    expect(shapeOf({ cityIds: ['ada'], when: days(4) })?.cityIds).toEqual(['ada']);
    expect(shapeOf({ cityIds: ['ada'], when: days(8) })?.cityIds).toContain('bo');
  });

  it('adds the nearest cities at any distance where the neighbours cannot fill the nights', () => {
    const cities = row.cities.map((city, index) => ({
      ...city,
      coordinates: { latitude: 30 + 5 * index, longitude: 100 },
      recommendedDays: { min: 2, max: 3 },
    }));
    const remote = { ...row, cities };
    expect(shapeOf({ cityIds: ['ada'], when: days(4) }, remote)?.cityIds).toEqual(['ada']);
    expect(shapeOf({ cityIds: ['ada'], when: days(8) }, remote)?.cityIds).toContain('bo');
    const only = { cityIds: ['ada'], onlyNamedCities: true, when: days(8) };
    expect(shapeOf(only, remote)?.cityIds).toEqual(['ada']);
  });

  it('adds a city by the sea to named cities, when the brief has a beach and there is time', () => {
    const cities = row.cities.map((city) => (city.id === 'di' ? { ...city, tagIds: ['beach'] } : city));
    const coast = { ...row, cities };
    const brief = { cityIds: ['ada', 'bo'], when: days(8) };
    expect(shapeOf(brief, coast)?.cityIds).not.toContain('di');
    expect(shapeOf({ ...brief, preferenceTagIds: ['beach'] }, coast)?.cityIds).toContain('di');
  });

  it('stays in the asked province, although a city elsewhere fits a wish', () => {
    const cities = row.cities.map((city) =>
      city.id === 'bo' || city.id === 'ed' ? { ...city, tagIds: ['beach'] } : city,
    );
    const shape = shapeOf(
      { cityIds: ['ada'], areaIds: ['west'], preferenceTagIds: ['beach'], when: days(8) },
      { ...row, cities },
    );
    expect(shape?.cityIds).not.toContain('ed');
  });

  it('avoids cities of a disliked kind on an open trip', () => {
    const cities = row.cities.map((city) =>
      city.id === 'ada' ? { ...city, tagIds: ['modern-cities'] } : city,
    );
    const big = { ...row, cities };
    expect(shapeOf({ when: days(5) }, big)?.cityIds).toContain('ada');
    expect(shapeOf({ when: days(5), dislikedKinds: ['modern-cities'] }, big)?.cityIds).not.toContain('ada');
  });

  it('keeps cities that have a disliked kind among others', () => {
    const cities = row.cities.map((city) =>
      city.id === 'ada' ? { ...city, tagIds: ['history', 'food', 'culture', 'shopping'] } : city,
    );
    const cityIds = shapeOf({ when: days(5), dislikedKinds: ['shopping'] }, { ...row, cities })?.cityIds;
    expect(cityIds).toContain('ada');
  });

  it('starts from a classic route whose name has the word of the wish', () => {
    const routes = [
      route(['ada', 'bo'], { forWhom: ['first-visit'] }),
      route(['di', 'ed'], { title: 'Autumn in the east', forWhom: ['first-visit'] }),
    ];
    expect(shapeOf({ interestWords: ['autumn'], when: days(5) }, { ...row, routes })?.routeId).toBe('di-ed');
  });

  it('has a city for each wish of an open trip, though others are better known', () => {
    const dull = row.spots.map((spot) => (spot.cityId === 'ed' ? { ...spot, popularity: 40 } : spot));
    const cities = row.cities.map((city) => (city.id === 'ed' ? { ...city, tagIds: ['beach'] } : city));
    const coast = { ...row, cities, spots: dull };
    expect(shapeOf({ when: days(5) }, coast)?.cityIds).not.toContain('ed');
    expect(shapeOf({ preferenceTagIds: ['beach'], when: days(5) }, coast)?.cityIds).toContain('ed');
  });

  it('includes the most famous sight on a first visit, also with another wish', () => {
    const walks = {
      ...row,
      cities: row.cities.map((city) =>
        city.id === 'ed' ? { ...city, popularity: 96 } : { ...city, tagIds: ['hiking'] },
      ),
      spots: row.spots.map((spot) => (spot.id === 'ed-temple' ? { ...spot, popularity: 99 } : spot)),
    };
    const wish = { preferenceTagIds: ['hiking'], when: days(5) };
    expect(shapeOf(wish, walks)?.cityIds).not.toContain('ed');
    expect(shapeOf({ ...wish, isFirstVisit: true }, walks)?.cityIds).toContain('ed');
  });

  describe('by train without flights', () => {
    const transport = ['train' as const];
    const sleeper = {
      number: 'Z1',
      direction: 'there',
      departs: '22:00',
      arrives: '09:30',
      dayOffset: 1,
    } as const;
    const long = sampleLink('bo', 'ed', { minutes: 1200, services: [sleeper] });
    const apart = { ...row, links: [sampleLink('ada', 'bo', { minutes: 60 }), long] };

    it('spends a night on board where the ride by day is too long, and has one night less in hotels', () => {
      const shape = shapeOf({ cityIds: ['bo', 'ed'], transport, when: days(6) }, apart);
      expect(shape).toMatchObject({ cityIds: ['bo', 'ed'], nightsOnBoard: [0, 1] });
      expect(shape?.nights.reduce((sum, count) => sum + count, 0)).toBe(4);
    });

    it('takes no night train where none is wanted', () => {
      const shape = shapeOf(
        { cityIds: ['bo', 'ed'], transport, when: days(6), nightTrains: 'avoided' },
        apart,
      );
      expect(shape?.nightsOnBoard).toBeUndefined();
    });

    it('takes an asked train of two nights although a flight is faster, and lets the trip begin before it', () => {
      const services = [{ ...sleeper, dayOffset: 2 }];
      const links = [
        ...apart.links.slice(0, 1),
        sampleLink('bo', 'ed', { minutes: 2250, services }),
        sampleLink('bo', 'ed', { id: 'bo-ed-flight', mode: 'flight', minutes: 150 }),
      ];
      const asked = {
        cityIds: ['ed'],
        rides: [{ fromCityId: 'bo', toCityId: 'ed', mode: 'train' as const }],
      };
      const byTrain = shapeOf({ ...asked, when: days(8) }, { ...row, links });
      expect(byTrain).toMatchObject({ cityIds: ['bo', 'ed'], nightsOnBoard: [0, 2] });
      expect(byTrain?.nights.reduce((sum, count) => sum + count, 0)).toBe(5);
      expect(shapeOf({ cityIds: ['ed'], when: days(8) }, { ...row, links })?.nightsOnBoard).toBeUndefined();
    });

    it('stops on the way between named cities without a connection of their own', () => {
      const shape = shapeOf({ cityIds: ['ada', 'ed'], transport, when: days(6) }, apart);
      expect(shape).toMatchObject({ cityIds: ['ada', 'bo', 'ed'], nightsOnBoard: [0, 0, 1] });
    });
  });

  it('visits an asked province that is far from the named city', () => {
    const far = row.cities.map((city) =>
      city.areaId === 'east' ? { ...city, coordinates: { latitude: 30, longitude: 91 } } : city,
    );
    const shape = shapeOf({ cityIds: ['cy'], areaIds: ['east'], when: days(6) }, { ...row, cities: far });
    expect(shape?.cityIds).toContain('cy');
    expect(shape?.cityIds.some((id) => id === 'di' || id === 'ed')).toBe(true);
  });

  it('adds no city when only the named ones are wanted', () => {
    expect(shapeOf({ cityIds: ['ada'], onlyNamedCities: true, when: days(8) })?.cityIds).toEqual(['ada']);
  });

  it('keeps asked nights, asked order and both ends', () => {
    const shape = shapeOf({
      cityIds: ['ada', 'bo', 'cy'],
      cityNights: [{ cityId: 'bo', nights: 4 }],
      cityOrder: ['cy', 'bo'],
      entryCityId: 'cy',
      exitCityId: 'ada',
      when: days(8),
    });
    expect(shape?.cityIds).toEqual(['cy', 'bo', 'ada']);
    expect(shape?.nights[1]).toBe(4);
  });

  it('stays in the named area and never uses an excluded city', () => {
    const shape = shapeOf({ areaIds: ['east'], when: days(6) });
    expect(shape?.cityIds.toSorted()).toEqual(['di', 'ed']);
    const without = shapeOf({ areaIds: ['east'], excludedCityIds: ['di'], when: days(3) });
    expect(without?.cityIds).toEqual(['ed']);
  });

  it('uses cities behind a border or with a permit only when they are named', () => {
    const guarded = { ...row, optInAreaIds: new Set(['west']) };
    expect(shapeOf({ when: days(6) }, guarded)?.cityIds.toSorted()).toEqual(['di', 'ed']);
    expect(shapeOf({ cityIds: ['ada'], when: days(4) }, guarded)?.cityIds).toEqual(['ada']);
  });

  it('follows a classic route that fits the days, in the direction of the ends', () => {
    const routes = [route(['ed', 'bo', 'ada'])];
    const shape = shapeOf({ entryCityId: 'ada', exitCityId: 'ed', when: days(7) }, { ...row, routes });
    expect(shape).toEqual({ cityIds: ['ada', 'bo', 'ed'], nights: [2, 2, 2], routeId: 'ed-bo-ada' });
  });

  it('drops stops of a route that is too long for the trip', () => {
    const routes = [route(['ada', 'bo', 'cy', 'di'])];
    const shape = shapeOf({ cityIds: ['ada', 'di'], when: days(5) }, { ...row, routes });
    expect(shape).toMatchObject({ cityIds: ['ada', 'di'], nights: [2, 2] });
  });

  it('climbs step by step to high towns', () => {
    const heights = new Map([
      ['ada', 3600],
      ['bo', 2700],
      ['cy', 1900],
    ]);
    const high = {
      ...row,
      cities: row.cities.map((city) => ({ ...city, altitudeMetres: heights.get(city.id) ?? 0 })),
    };
    expect(shapeOf({ cityIds: ['ada', 'bo', 'cy'], when: days(7) }, high)?.cityIds).toEqual([
      'cy',
      'bo',
      'ada',
    ]);
  });

  it('sleeps lower when the group worries about altitude', () => {
    const heights = new Map([
      ['ada', 3300],
      ['bo', 2700],
      ['cy', 1900],
    ]);
    const high = {
      ...row,
      cities: row.cities.map((city) => ({ ...city, altitudeMetres: heights.get(city.id) ?? 0 })),
    };
    const heightsOf = (isCarefulWithAltitude: boolean) =>
      (shapeOf({ isCarefulWithAltitude, cityIds: ['cy', 'bo'], when: days(8) }, high)?.cityIds ?? []).map(
        (id) => heights.get(id) ?? 0,
      );
    expect(Math.max(...heightsOf(false))).toBeGreaterThan(3000);
    expect(Math.max(...heightsOf(true))).toBeLessThanOrEqual(3000);
  });

  it('gives a trip of one day one city without nights', () => {
    expect(shapeOf({ entryCityId: 'bo', when: days(1) })).toMatchObject({ nights: [0] });
  });

  it('returns the same shapes for equal briefs', () => {
    const brief = sampleBrief({ when: days(9) });
    expect(chooseShapes(brief, row)).toEqual(chooseShapes(structuredClone(brief), row));
  });
});

describe('listCitiesOfShapes', () => {
  it('lists the cities of all shapes, required cities and the ends once', () => {
    const shapes = [
      { cityIds: ['ada', 'bo'], nights: [1, 1] },
      { cityIds: ['bo', 'cy'], nights: [1, 1] },
    ];
    const brief = sampleBrief({ cityIds: ['di'], entryCityId: 'ed' });
    expect(listCitiesOfShapes(shapes, brief, row)).toEqual(['ada', 'bo', 'cy', 'di', 'ed']);
  });
});

describe('the ends of a trip', () => {
  it('are only passed through where the named cities fill the days', () => {
    const round = { cityIds: ['bo'], entryCityId: 'ada', exitCityId: 'ada', when: days(4) };
    expect(shapeOf(round)?.cityIds).toEqual(['bo']);
    expect(shapeOf({ ...round, arrivalMinute: 22 * 60 })?.cityIds).toContain('bo');
  });

  it('are those of the stated order when no ends are stated', () => {
    const brief = { cityIds: ['ada', 'bo', 'cy', 'di'], cityOrder: ['di', 'bo'], when: days(9) };
    expect(shapeOf(brief)?.cityIds[0]).toBe('di');
    expect(shapeOf(brief)?.cityIds.at(-1)).toBe('bo');
  });

  it('are stayed in on an open trip, as long as they are worth it', () => {
    const open = { entryCityId: 'ed', exitCityId: 'di', when: days(7) };
    expect(shapeOf(open)?.cityIds[0]).toBe('ed');
    expect(shapeOf(open)?.cityIds.at(-1)).toBe('di');
  });
});

describe('an interest that no named city meets', () => {
  it('brings in a city that does, however far', () => {
    const far = sampleCity('far', { coordinates: { latitude: 20, longitude: 85 }, popularity: 80 });
    const pandas = sampleSpot('pandas', 'far', { popularity: 100, tagIds: ['panda'], name: 'Panda base' });
    const catalogue = {
      ...row,
      cities: [...row.cities, far],
      spots: [...row.spots, pandas],
      links: [...row.links, sampleLink('ada', 'far', { mode: 'flight', minutes: 120 })],
    };
    const brief = { cityIds: ['ada'], when: days(8) };
    expect(shapeOf(brief, catalogue)?.cityIds).not.toContain('far');
    expect(shapeOf({ ...brief, interestWords: ['panda'] }, catalogue)?.cityIds).toContain('far');
  });
});

describe('named cities', () => {
  it('keep the order in which they were named', () => {
    const when = days(8);
    expect(shapeOf({ cityIds: ['ada', 'bo', 'cy'], when })?.cityIds).toEqual(['ada', 'bo', 'cy']);
    expect(shapeOf({ cityIds: ['cy', 'bo', 'ada'], when })?.cityIds).toEqual(['cy', 'bo', 'ada']);
  });

  it('keep it in a long list, too', () => {
    const cityIds = ['ada', 'bo', 'cy', 'di', 'ed'];
    expect(shapeOf({ cityIds, when: days(11) })?.cityIds).toEqual(cityIds);
    expect(shapeOf({ cityIds: cityIds.toReversed(), when: days(11) })?.cityIds).toEqual(cityIds.toReversed());
  });

  it('change that order where it costs many hours', () => {
    const far = {
      ...row,
      links: [sampleLink('ada', 'bo', { minutes: 240 }), sampleLink('bo', 'cy', { minutes: 240 })],
    };
    expect(shapeOf({ cityIds: ['ada', 'cy', 'bo'], when: days(8) }, far)?.cityIds[1]).toBe('bo');
  });

  it('get enough days for their best-known sight and a must-see that takes a day', () => {
    const catalogue = {
      ...row,
      cities: row.cities.map((city) => ({ ...city, recommendedDays: { min: 1, max: 4 } })),
      spots: [
        ...row.spots.filter(({ cityId }) => cityId !== 'bo'),
        sampleSpot('peak', 'bo', { popularity: 84, visitMinutes: 540 }),
        sampleSpot('valley', 'bo', { popularity: 60, visitMinutes: 540 }),
      ],
    };
    const brief = { cityIds: ['ada', 'bo'], mustSeeSpotIds: ['valley'], when: days(6) };
    const shape = shapeOf(brief, catalogue);
    expect(shape?.nights[shape.cityIds.indexOf('bo')]).toBeGreaterThanOrEqual(3);
  });
});

describe('a city that the trip only starts from', () => {
  it('gets nights only where the named cities cannot fill them', () => {
    const brief = {
      cityIds: ['bo', 'cy'],
      entryCityId: 'ada',
      exitCityId: 'ada',
      startsInTown: true,
      endsInTown: true,
    };
    expect(shapeOf({ ...brief, when: days(7) })?.cityIds.toSorted()).toEqual(['bo', 'cy']);
  });
});
