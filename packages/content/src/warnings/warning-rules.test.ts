import { describe, expect, it } from 'vitest';
import {
  contentOf,
  itemOf,
  sampleCity,
  sampleLink,
  sampleSpot,
  sampleStation,
} from '../checks/check-samples.ts';
import { findSimplified } from './traditional.ts';
import { listAboveBaseline, listWarnings, lowerBaseline } from './warning-rules.ts';

const rulesFor = (fields: Partial<typeof sampleSpot>) =>
  [...listWarnings(contentOf(itemOf('scenic-spot', 'pagoda', { ...sampleSpot, ...fields })))]
    .filter(([, found]) => found.length > 0)
    .map(([rule]) => rule);

const paragraph = (text: string) => ({
  type: 'doc' as const,
  content: [{ type: 'paragraph' as const, content: [{ type: 'text' as const, text }] }],
});

const metro = { station: 'Xiaozhai', zhName: '小寨', line: 'Line 2', walkMinutes: 12 };

describe('listWarnings', () => {
  it.each([
    ['tag-free-entry', { free: true, tickets: [] }],
    ['tag-world-heritage', { tagIds: ['world-heritage'] }],
    ['tag-full-day', { visitMinutes: 400 }],
    ['tag-step-free', { tagIds: ['step-free'], tips: ['There are 200 steps.'] }],
    ['text-closing-day', { tips: ['The museum is closed on Mondays.'] }],
    ['text-entry-price', { description: paragraph('Entry costs 55 yuan.') }],
    ['text-visit-length', { tips: ['Allow four hours.'] }],
    ['text-metro-walk', { nearestMetro: metro, tips: ['The metro station is two minutes away.'] }],
    ['text-metro-walk', { nearestMetro: metro, tips: ['From Xiaozhai it is a walk of about 25 minutes.'] }],
    ['price-missing', { tickets: [], priceNote: 'It varies.' }],
    ['cable-car-price-missing', { tagIds: ['cable-car'] }],
    ['address-without-street', { zhAddress: '西安市雁塔区' }],
    ['visit-variants-missing', { visitMinutes: 300 }],
    ['hong-kong-macau-simplified', { cityId: 'hong-kong', zhName: '历史博物馆' }],
    [
      'hong-kong-macau-simplified',
      { cityId: 'hong-kong', zhName: '樣本', zhAddress: '香港', nearestMetro: { ...metro, zhName: '东涌' } },
    ],
  ])('reports %s', (rule, fields) => {
    expect(rulesFor(fields)).toContain(rule);
  });

  it('reports nothing but the missing links of a consistent spot', () => {
    const zhAddress = '西安市雁塔区雁塔路1号';
    expect(rulesFor({ zhAddress })).toEqual(['spot-links-nowhere']);
  });

  it.each([
    'The metro station is ten minutes on foot.',
    'The palace is two minutes away.',
    'The second branch is twenty minutes away by metro.',
    'From Xiaozhai it is a walk of ten to twenty minutes.',
  ])('accepts a walk that agrees with the metro station, or leads elsewhere: %s', (tip) => {
    expect(rulesFor({ nearestMetro: metro, tips: [tip] })).not.toContain('text-metro-walk');
  });

  it('reports a link whose only service has two departure times, and a sentence of two items', () => {
    const summary = 'One sentence that has been written for two different cities.';
    const link = { ...sampleLink, perDay: 1, firstDeparture: '07:00', lastDeparture: '09:00' };
    const warnings = listWarnings(
      contentOf(
        itemOf('city', 'a', { ...sampleCity, summary }),
        itemOf('city', 'b', { ...sampleCity, summary }),
        itemOf('link', 'a-b', link),
      ),
    );
    expect(warnings.get('link-one-a-day-two-departures')).toHaveLength(1);
    expect(warnings.get('sentence-repeated')).toHaveLength(1);
  });
});

describe('link-stop-unknown', () => {
  const name = 'Sunan Shuofang International Airport';
  const airport = { ...sampleStation, name, code: 'WUX', kind: 'airport' as const, cityId: 'wuxi' };
  const link = { ...sampleLink, fromCityId: 'suzhou', toCityId: 'wuxi', fromStop: 'Sunan Shuofang (WUX)' };
  const stopsUnknown = (alsoServesCityIds: string[]) =>
    listWarnings(
      contentOf(
        itemOf('station', 'airport', { ...airport, alsoServesCityIds }),
        itemOf('link', 'a-b', { ...link, toStop: 'Sunan Shuofang (WUX)' }),
      ),
    ).get('link-stop-unknown');

  it('accepts a station of another city that serves this one', () => {
    expect(stopsUnknown(['suzhou'])).toEqual([]);
    expect(stopsUnknown([])).toHaveLength(1);
  });
});

describe('the baseline', () => {
  const warnings = new Map([['rule', [{ file: 'a', message: 'b' }]]]);

  it('reports a count above it', () => {
    expect(listAboveBaseline(warnings, { rule: 1 })).toEqual([]);
    expect(listAboveBaseline(warnings, {})).toHaveLength(1);
  });

  it('can only be lowered', () => {
    expect(lowerBaseline(warnings, { rule: 5 })).toEqual({ rule: 1 });
    expect(lowerBaseline(warnings, { rule: 0 })).toEqual({ rule: 0 });
  });
});

describe('findSimplified', () => {
  it.each([
    ['香港國際機場', undefined],
    ['太平山頂纜車', undefined],
    ['赤鱲角', undefined],
    ['台山后里', undefined],
    ['香港国际机场', '国'],
  ])('finds in %s: %s', (text, found) => {
    expect(findSimplified(text)).toBe(found);
  });
});
