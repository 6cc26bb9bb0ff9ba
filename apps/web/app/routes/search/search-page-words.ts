import { countOf } from '../../plurals.ts';

// Search
export const search = 'Search';
export const description =
  'Search cities, sights, hotels, restaurants, tours, guides and news about travelling in China.';
export const resultsFor = (keyword: string): string => `Results for “${keyword}”`;
export const placeholder = "Xi'an, visa, hot pot";
export const noMatchingData = 'No matching data';
export const noMatchesHint = 'Check the spelling, or try fewer words.';
export const noFilteredMatches = 'Nothing found with these filters. Try removing one.';
export const showAllResults = 'Show all results';
export const city = 'City';
export const anyCity = 'Any city';
export const resultCount = (count: number): string => countOf(count, 'result');
export const planWithWords = 'Plan a trip with these words';
export const all = 'All';
export const kindOfResult = 'Kind of result';
export const showAllOf = (length: number): string => `Show all ${length}`;
export const popularPlaces = 'Popular places';
export const allPlaces = 'All places';
export const byInterest = 'By interest';
export const allThemes = 'All themes';
export const goodToKnow = 'Good to know';
export const allGuides = 'All guides';
