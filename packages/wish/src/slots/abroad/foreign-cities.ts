/** A country code, and names of its cities in the languages of the site, in lower case and without accents. */
export type ForeignCities = readonly [code: string, names: string];
