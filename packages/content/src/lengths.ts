/** Cities whose article covers everything from history to hospitals in sections. */
export const greatCities: ReadonlySet<string> = new Set(
  `beijing shanghai xian chengdu hong-kong hangzhou guilin chongqing guangzhou suzhou nanjing kunming harbin xiamen
  qingdao lhasa wuhan lijiang`.split(/\s+/),
);

export const greatCityArticle = { minimumWords: 1200, maximumWords: 2000, minimumSections: 10 } as const;

/** Words that the text about a sight needs by its popularity, the greatest sights first. */
const spotLengths = [
  { popularity: 98, words: 400 },
  { popularity: 90, words: 280 },
  { popularity: 80, words: 180 },
] as const;

export const minimumSpotWords = (popularity: number): number =>
  spotLengths.find((step) => popularity >= step.popularity)?.words ?? 0;
