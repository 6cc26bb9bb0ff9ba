/** Version of the export. The first number changes when a field is renamed or removed, the second when one is added. */
export const dataVersion = '1.0';

/** Licence of our own texts and collected facts. Pictures and visitors' reviews are not part of the export. */
export const dataLicence = {
  name: 'CC BY 4.0',
  url: 'https://creativecommons.org/licenses/by/4.0/',
  attribution: 'Yunyou',
} as const;

export const dataFormats = {
  jsonl: { label: 'JSON Lines', contentType: 'application/x-ndjson; charset=utf-8' },
  csv: { label: 'CSV', contentType: 'text/csv; charset=utf-8' },
  geojson: { label: 'GeoJSON', contentType: 'application/geo+json; charset=utf-8' },
} as const;
export type DataFormat = keyof typeof dataFormats;

interface DataSetFacts {
  title: string;
  description: string;
  formats: readonly DataFormat[];
  /** Every field of a record with its meaning, in the order of the CSV columns. */
  fields: Readonly<Record<string, string>>;
}

const changed = {
  factsAsOf: 'Month in which the figures were last checked',
  updatedAt: 'Time of the last change on this site, UTC',
} as const;

/** The data sets of the export. Records of all formats have the same fields. */
export const dataSets = {
  places: {
    title: 'Places',
    description: 'Cities, sights and stations with names in English and Chinese, and coordinates.',
    formats: ['jsonl', 'csv', 'geojson'],
    fields: {
      id: 'Stable id, unique within its kind',
      kind: 'city, sight, or the kind of station: railway, airport, coach, pier, border-port',
      name: 'Name in English',
      zhName: 'Name in Chinese characters',
      pinyin: 'Pronunciation with tone marks',
      cityId: 'City of a sight or station',
      latitude: 'Degrees, WGS-84',
      longitude: 'Degrees, WGS-84',
      summary: 'One or two sentences about a city or sight',
      category: 'Category of a sight',
      zhAddress: 'Chinese address of a sight, as for a driver',
      visitMinutes: 'Typical length of a visit of a sight',
      bestMonths: 'Numbers of the best months of a city or sight',
      url: 'Path of its page on this site',
      ...changed,
    },
  },
  links: {
    title: 'Links between cities',
    description: 'Direct trains, flights, coaches and ferries between two cities with typical figures.',
    formats: ['jsonl', 'csv', 'geojson'],
    fields: {
      id: 'Stable id',
      mode: 'train, flight, coach or ferry',
      fromCityId: 'Id of the first city',
      toCityId: 'Id of the second city; the link is valid in both directions unless oneWay',
      fromStop: 'Station or airport of the first city, in words',
      toStop: 'Station or airport of the second city, in words',
      minutes: 'Typical time in the vehicle',
      fastestMinutes: 'Time of the fastest service',
      perDay: 'Direct services a day',
      oneWay: 'true if there is no way back',
      timetable: 'Month of the timetable that the figures are from',
      note: 'What else to know',
      ...changed,
    },
  },
  rules: {
    title: 'Rules',
    description: 'Visa, holiday and booking rules with their source. Check before you go.',
    formats: ['jsonl', 'csv'],
    fields: {
      id: 'Stable id',
      kind: 'visa, holiday or booking',
      title: 'Name of the rule',
      summary: 'The rule in words',
      validFrom: 'First day, if it has one',
      validTo: 'Last day, if it has one',
      statement: 'The fact it rests on',
      source: 'Authority or publication',
      checkedOn: 'Day of the last check',
      data: 'The rule as the planner reads it: an object, in CSV as JSON',
      updatedAt: changed.updatedAt,
    },
  },
} as const satisfies Record<string, DataSetFacts>;

export type DataSetName = keyof typeof dataSets;
// Object.keys returns string[]; the object literal has no other keys.
export const dataSetNames = Object.keys(dataSets) as DataSetName[];

/** Returns the names of all files of the export, such as `places.csv`. */
export const dataFileNames: readonly string[] = dataSetNames.flatMap((name) =>
  dataSets[name].formats.map((format) => `${name}.${format}`),
);

/** JSON Feed of the latest changes. */
export const changesFile = 'changes.json';

export const dataPath = (file: string): string => `/data/${file}`;
