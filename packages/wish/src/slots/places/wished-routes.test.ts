import { describe, expect, it } from 'vitest';
import { normaliseWish } from '../../normalise-wish.ts';
import { readPolarity } from '../../polarity.ts';
import { readWishedRoutes } from './wished-routes.ts';

const days = { min: 9, max: 11 };
const routes = [
  { id: 'capitals', title: 'Capitals', days, wishPhrases: ['ancient capitals', 'alte Hauptstädte', '古都'] },
  { id: 'tea', title: 'Tea', days, wishPhrases: ['tea', 'お茶の旅', 'c++ (tea)'] },
  { id: 'rails', title: 'Rails', days, wishPhrases: ['china by rail'] },
  { id: 'north', title: 'North', days, wishPhrases: ['china by rail'] },
];

const read = (wish: string) => {
  const text = normaliseWish(wish);
  return readWishedRoutes(text, readPolarity(text), routes).map(({ value }) => value);
};

describe('readWishedRoutes', () => {
  it('finds a route by each of its phrases, in any language and with any accents', () => {
    expect(read('9 days Ancient Capitals')).toEqual(['capitals']);
    expect(read('alte Hauptstädte, 9 Tage')).toEqual(['capitals']);
    expect(read('古都九日游')).toEqual(['capitals']);
    expect(read('お茶の旅 10日')).toEqual(['tea']);
    expect(read('my c++ (tea) trip')).toEqual(['tea']);
  });

  it('finds every route of a phrase', () => {
    expect(read('two weeks, China by rail')).toEqual(['rails', 'north']);
  });

  it('matches phrases in Latin letters as whole words only', () => {
    expect(read('a steady team')).toEqual([]);
  });

  it('finds no route by a phrase that the traveller rejects', () => {
    expect(read('10 days, no tea please')).toEqual([]);
  });

  it('finds nothing without routes', () => {
    expect(readWishedRoutes('tea', readPolarity('tea'), [])).toEqual([]);
  });
});
