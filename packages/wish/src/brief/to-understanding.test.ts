import { describe, expect, it } from 'vitest';
import { createGazetteer } from '../gazetteer.ts';
import { readWish } from '../read-wish.ts';
import { toUnderstanding } from './to-understanding.ts';

const names = (id: string, name: string, zhName: string) => ({ id, name, zhName, pinyin: name, aliases: [] });
const gazetteer = createGazetteer({
  cities: [
    { ...names('kunming', 'Kunming', '昆明'), areaId: 'yunnan', popularity: 90, airports: [] },
    { ...names('dali', 'Dali', '大理'), areaId: 'yunnan', popularity: 80, airports: [] },
    { ...names('lijiang', 'Lijiang', '丽江'), areaId: 'yunnan', popularity: 70, airports: [] },
  ],
  areas: [{ ...names('yunnan', 'Yunnan', '云南'), kind: 'province' }],
  spots: [],
});
const tagNames = new Map([['food', 'Food']]);
const today = '2026-06-15';
const understand = (wish: string) =>
  toUnderstanding({ gazetteer, tagNames, today, reading: readWish(wish, { gazetteer, today }), by: 'rules' });
const chip = (wish: string, field: string, value?: string) =>
  understand(wish).chips.find((one) => one.field === field && (value === undefined || one.value === value));

describe('toUnderstanding', () => {
  it('keeps a province as an area, unless one of its cities is named', () => {
    expect(understand('6 days in Yunnan').brief).toMatchObject({ areaIds: ['yunnan'], cityIds: [] });
    expect(chip('6 days in Yunnan', 'areaIds')).toMatchObject({ label: 'Yunnan', words: 'Yunnan' });
    expect(understand('6 days in Dali, Yunnan').brief).toMatchObject({ areaIds: [], cityIds: ['dali'] });
  });

  it('names what a wish says about night trains', () => {
    expect(chip('10 days in Yunnan by night train', 'nightTrains')?.label).toBe('Night trains');
    expect(chip('10 days in Yunnan', 'nightTrains')).toBeUndefined();
  });

  it('reports at most five unread clauses', () => {
    const wish = ['zorbing', 'curling', 'fencing', 'rowing boats', 'judo belts', 'archery'].join('. ');
    expect(understand(wish).notes.filter((note) => note.startsWith('Not used'))).toHaveLength(5);
  });

  it('marks the start and the days of the trip as said or assumed, each on its own', () => {
    expect(chip('10 days', 'when', 'days')).toMatchObject({
      label: '10 days',
      words: '10 days',
      certainty: 'said',
    });
    expect(chip('10 days', 'when', 'start')?.certainty).toBe('assumed');
    expect(chip('in October', 'when', 'start')).toMatchObject({ label: 'October 2026', certainty: 'said' });
    expect(chip('in October', 'when', 'days')?.certainty).toBe('assumed');
    expect(chip('3 October', 'when', 'start')?.label).toBe('From 3 October 2026');
  });

  it.each([
    ['one day trip for one adult', 'travellers', '1 adult'],
    ['two adults and a child', 'travellers', '2 adults, 1 child'],
    ['two adults and two children', 'travellers', '2 adults, 2 children'],
    ['love food', 'preferenceTagIds', 'Food'],
    ['3000 dollars', 'budget', '$3,000 in all'],
    ['German passport', 'nationality', 'Passport: Germany'],
    ['five-star', 'hotelClass', 'Luxury hotels'],
    ['mid-range', 'hotelClass', 'Mid-range hotels'],
    ['trains only', 'transport', 'Train'],
    ['vegan', 'diet', 'Vegan'],
    ['hate crowds', 'avoidsCrowds', 'Away from crowds'],
    ['no museums', 'dislikedKinds', 'No museums'],
    ['start at 9:05, back by 8 pm', 'dayLimits', 'Days from 09:05 until 20:00'],
    ['not Kunming', 'excludedCityIds', 'Not Kunming'],
    ['landing in Kunming', 'entryCityId', 'Arrive in Kunming'],
    ['leaving from Dali', 'exitCityId', 'Leave from Dali'],
    ['not too fast', 'pace', 'Relaxed pace'],
  ])('has for "%s" the chip %s "%s"', (wish, field, label) => {
    expect(chip(wish, field)?.label).toBe(label);
    expect(chip(wish, field)?.certainty).toBe('said');
  });

  it('has no words for an assumed chip and no chip for an absent field', () => {
    expect(chip('Kunming', 'pace')).toEqual({
      field: 'pace',
      value: 'balanced',
      label: 'Balanced pace',
      certainty: 'assumed',
    });
    expect(chip('Kunming', 'budget')).toBeUndefined();
  });
});
