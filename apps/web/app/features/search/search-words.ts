import { countOf } from '../../plurals.ts';

// Hit groups
export const cities = 'Cities';
export const sights = 'Sights';
export const hotels = 'Hotels';
export const restaurants = 'Restaurants';
export const shops = 'Shops';
export const districts = 'Districts';
export const stations = 'Stations and airports';
export const regions = 'Regions';
export const classicRoutes = 'Classic routes';
export const themes = 'Themes';
export const tours = 'Tours';
export const guides = 'Guides';
export const news = 'News';

// Hit options
export const suggestions = 'Suggestions';
export const noMatchingData = 'No matching data';
export const suggestionCount = (count: number): string => countOf(count, 'suggestion');

// Popular places
export const worldHeritage = 'World Heritage';
export const visas = 'Visas';
export const allTours = 'All tours';
export const popular = 'Popular';

// Search dialog
export const searchTheSite = 'Search the site';
export const placeholder = "Xi'an, Great Wall, pandas, visa";
export const closeSearch = 'Close search';
export const recentSearches = 'Recent searches';
export const clearRecent = 'Clear';

// Search form
export const search = 'Search';
