// Chosen facets
export const chosenFilters = 'Active filters';
export const remove = (name: string): string => `Remove ${name}`;
export const clearAll = 'Clear all';

// Facet selects
export const any = 'Any';

// Filter form
export const filtersChosen = (chosen: number): string => `Filters (${chosen})`;
export const filters = 'Filters';
export const close = 'Close';
export const show = 'Show';
export const showResults = (results: string): string => `Show ${results}`;

// List with map
export const mapLabel = 'Places in this list';
export const map = 'Map';
export const list = 'List';

// More link
export const showPrevious = 'Show previous';
export const showMoreLeft = (left: number): string => `Show more (${left} left)`;
