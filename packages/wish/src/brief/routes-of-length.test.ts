import { describe, expect, it } from 'vitest';
import { createGazetteer } from '../gazetteer.ts';
import { listRoutesOfLength } from './routes-of-length.ts';

const gazetteer = createGazetteer({
  cities: [],
  areas: [],
  spots: [],
  routes: [
    { id: 'grand', title: 'Grand', days: { min: 14, max: 17 }, wishPhrases: [] },
    { id: 'short', title: 'Short', days: { min: 6, max: 7 }, wishPhrases: [] },
    { id: 'usual', title: 'Usual', days: { min: 9, max: 11 }, wishPhrases: [] },
  ],
});

describe('listRoutesOfLength', () => {
  it('lists routes of the nearest length first, and none that is far too long or too short', () => {
    expect(listRoutesOfLength(['grand', 'short', 'usual'], { gazetteer, days: 10 })).toEqual([
      'usual',
      'short',
      'grand',
    ]);
    expect(listRoutesOfLength(['grand', 'short', 'usual'], { gazetteer, days: 5 })).toEqual([
      'short',
      'usual',
    ]);
    expect(listRoutesOfLength(['grand', 'short'], { gazetteer, days: 21 })).toEqual(['grand']);
  });

  it('lists all routes of a wish without a length, and no unknown ones', () => {
    expect(listRoutesOfLength(['usual', 'gone'], { gazetteer, days: undefined })).toEqual(['usual']);
  });
});
