export interface TakeAlongFormatFacts {
  /** Label of the menu entry on the trip page. */
  label: string;
  /** Value of the Content-Type header. */
  contentType: string;
  /** First characters of every file of this format; tests compare them. */
  startsWith: string;
}

/**
 * Lists the file formats a trip can be downloaded in, in menu order; the key is the file extension. Menu, endpoints,
 * OpenAPI and tests derive from this list. `apps/api/src/take-along/formats/<key>.ts` writes the file.
 */
export const takeAlongFormats = {
  pdf: { label: 'Roadbook (PDF, A4)', contentType: 'application/pdf', startsWith: '%PDF-' },
  'phone.pdf': {
    label: 'Roadbook for the phone (PDF)',
    contentType: 'application/pdf',
    startsWith: '%PDF-',
  },
  ics: {
    label: 'Calendar (.ics)',
    contentType: 'text/calendar; charset=utf-8',
    startsWith: 'BEGIN:VCALENDAR',
  },
  gpx: {
    label: 'Places for GPS apps (GPX)',
    contentType: 'application/gpx+xml; charset=utf-8',
    startsWith: '<?xml',
  },
  kml: {
    label: 'Places for Google Earth (KML)',
    contentType: 'application/vnd.google-earth.kml+xml; charset=utf-8',
    startsWith: '<?xml',
  },
  geojson: {
    label: 'Places as data (GeoJSON)',
    contentType: 'application/geo+json; charset=utf-8',
    startsWith: '{',
  },
} as const satisfies Record<string, TakeAlongFormatFacts>;

export type TakeAlongFormat = keyof typeof takeAlongFormats;

// Object.keys returns string[]; the object literal above has no other keys.
export const takeAlongFormatNames = Object.keys(takeAlongFormats) as TakeAlongFormat[];

/** Key of the endpoint that returns a trip in one format. */
export type TakeAlongKey<F extends TakeAlongFormat = TakeAlongFormat> = `GET /travel/export/${F}`;

export const takeAlongKey = <F extends TakeAlongFormat>(format: F): TakeAlongKey<F> =>
  `GET /travel/export/${format}`;

/** Builds one value per export endpoint: its definition, its handler or its test case. */
export function forEachTakeAlongKey<T>(build: (format: TakeAlongFormat) => T): Record<TakeAlongKey, T> {
  const entries = takeAlongFormatNames.map((format) => [takeAlongKey(format), build(format)]);
  return Object.fromEntries(entries); // one entry per format: complete by construction
}
