import { tripBrief } from '@yunyou/contract/trip/trip-brief.schema';
import type { TripCatalogueData } from '@yunyou/contract/trip/trip-catalogue.schema';
import { describe, expect, it } from 'vitest';
import { narrowCatalogue } from './trip-catalogue-data.ts';

const brief = tripBrief.parse({
  when: { kind: 'dates', firstDate: '2027-04-10', days: 4 },
  cityIds: ['alba'],
  excludedCityIds: ['brisa'],
});

describe('narrowCatalogue', () => {
  it('leaves out a city that the trip was planned with and that the brief excludes now', () => {
    const whole: TripCatalogueData = {
      cities: [],
      spots: [],
      hotels: [],
      restaurants: [],
      links: [],
      stations: [],
      districts: [],
      routes: [],
      dayIdeas: [],
      tagNames: {},
      cnyPer: {},
      ratesAsOf: '2026-11-01',
      chosenCityIds: [],
      rules: { visas: [], borders: [], permits: [], calendars: [] },
    };
    expect(narrowCatalogue(whole, brief, ['alba', 'brisa']).chosenCityIds).toEqual(['alba']);
  });
});
