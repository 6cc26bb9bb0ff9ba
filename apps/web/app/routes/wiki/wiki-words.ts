import { countOf } from '../../plurals.ts';

// Guide article
export const travelGuides = 'Travel guides';
export const minRead = (minutesToRead: number): string => `${minutesToRead} min read`;
export const published = 'Published';
export const rulesChecked = (oldest: string): string => `Rules last checked ${oldest}`;
export const sightsInThisGuide = 'Sights in this guide';
export const citiesInThisGuide = 'Cities in this guide';
export const readNext = 'Read next';
export const checkBeforeYouGo = 'Check before you go';
export const rulesNote =
  'Rules change. Each was last checked on the date shown; ask the source before you travel.';
export const lastChecked = (source: string): string => `${source}, last checked`;

// Wiki filters
export const topics = 'Topics';
export const all = 'All';
export const order = 'Sort by';
export const mostUseful = 'Most useful';
export const newest = 'Newest';
export const byTitle = 'Title';
export const guideCount = (count: number, searched?: string): string =>
  `${countOf(count, 'guide')}${searched ? ` for “${searched}”` : ''}`;

// Wiki
export const wikiLead = 'What visitors to China need to know, with the date each rule was last checked.';
export const searchGuides = 'Search guides';
export const placeholder = 'visa, paying, trains';
export const noMatchingData = 'No matching data';
export const noMatches = 'No guides match. Try another word or topic.';
export const allGuides = 'All guides';
