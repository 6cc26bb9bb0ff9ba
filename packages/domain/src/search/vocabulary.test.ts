import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { searchTermsVersion, toEntryTerms } from './entry-terms.ts';
import { synonymGroups } from './synonyms.data.ts';
import { changedTerms, toVocabulary } from './vocabulary.ts';

const lake = { ...toEntryTerms({ names: ['West Lake', '西湖'], context: ['Hangzhou'] }), popularity: 95 };

describe('toVocabulary', () => {
  it('lists each term once with count and highest popularity', () => {
    const other = { ...toEntryTerms({ names: ['Fuzhou West Lake'], context: [] }), popularity: 60 };
    const words = new Map(toVocabulary([lake, other]).map((word) => [word.term, word]));
    expect(words.get('')).toMatchObject({ count: 2 });
    expect(words.get('west')).toMatchObject({ count: 2, popularity: 95 });
    expect(words.get('hangzhou')).toMatchObject({ count: 1, popularity: 0 });
  });

  it('changedTerms lists only terms that an entry lost or gained', () => {
    const { terms, nameTerms, spelled } = toEntryTerms({ names: ['West Lake', '西湖'], context: ['Suzhou'] });
    expect(changedTerms(lake, lake)).toEqual([]);
    expect(changedTerms(lake, { terms, nameTerms, spelled, popularity: 95 })).toEqual(['hangzhou', 'suzhou']);
    expect(changedTerms(lake, { ...lake, popularity: 94 })).toEqual(lake.nameTerms);
    expect(changedTerms(undefined, lake)).toEqual(lake.terms);
  });

  it('requires a new searchTermsVersion when the extracted terms change', () => {
    const texts = {
      names: ["Xi'an's Grottoes of Peace", 'Lǜ Shān', '頤和園798'],
      context: ['hiking in the valleys and cities of one long sentence about temples', '徒步'],
    };
    const hash = createHash('sha256')
      .update(JSON.stringify([toEntryTerms(texts), synonymGroups]))
      .digest('hex')
      .slice(0, 8);
    expect({ searchTermsVersion, hash }).toEqual({ searchTermsVersion: 2, hash: '35130cf9' });
  });
});
