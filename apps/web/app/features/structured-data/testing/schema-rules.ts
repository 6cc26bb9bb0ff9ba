/**
 * Properties that a description needs, by schema.org type: what search engines require of the type, and what our
 * pages always have. https://developers.google.com/search/docs/appearance/structured-data/search-gallery
 */
const required: Readonly<Record<string, readonly string[]>> = {
  TouristDestination: ['name', 'url'],
  TouristAttraction: ['name', 'url'],
  Hotel: ['name', 'url', 'address', 'geo', 'image'],
  Restaurant: ['name', 'url', 'address', 'geo', 'image'],
  Store: ['name', 'url', 'address', 'geo', 'image'],
  TouristTrip: ['name', 'url', 'description', 'image', 'itinerary'],
  Product: ['name', 'image', 'offers'],
  Offer: ['price', 'priceCurrency', 'url'],
  AggregateRating: ['ratingValue', 'reviewCount', 'bestRating'],
  Event: ['name', 'startDate', 'endDate', 'location', 'eventStatus', 'eventAttendanceMode', 'organizer'],
  Place: ['name', 'address'],
  PostalAddress: ['addressLocality', 'addressCountry'],
  GeoCoordinates: ['latitude', 'longitude'],
  AdministrativeArea: ['name'],
  OpeningHoursSpecification: ['dayOfWeek', 'opens', 'closes'],
  FAQPage: ['mainEntity'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
  Article: ['headline', 'image', 'datePublished', 'dateModified', 'author', 'publisher'],
  NewsArticle: ['headline', 'image', 'datePublished', 'dateModified', 'author', 'publisher'],
  BreadcrumbList: ['itemListElement'],
  ItemList: ['name', 'url', 'itemListElement'],
  ListItem: ['position', 'name'],
  WebSite: ['name', 'url', 'potentialAction'],
  SearchAction: ['target', 'query-input'],
  EntryPoint: ['urlTemplate'],
  Organization: ['name', 'url'],
};

const dates = new Set(['startDate', 'endDate', 'datePublished', 'dateModified', 'validFrom', 'validThrough']);
const addresses = new Set(['url', 'item', 'image', 'logo', 'mainEntityOfPage', 'urlTemplate']);
const isDate = (text: string) =>
  /^\d{4}-\d\d-\d\d(T[\d:.]+Z)?$/.test(text) && !Number.isNaN(Date.parse(text));

/** Lists what is wrong with the structured data of a page: missing properties, unknown types, relative URLs, bad dates. */
export function findSchemaProblems(data: unknown, origin: string): string[] {
  const problems = isRecord(data) && data['@context'] === 'https://schema.org' ? [] : ['@context is missing'];
  return [...problems, ...checkNode(data, origin)];
}

function checkNode(value: unknown, origin: string): string[] {
  if (Array.isArray(value)) return value.flatMap((entry) => checkNode(entry, origin));
  if (!isRecord(value)) return [];
  const types = [value['@type']].flat().map(String);
  return [
    ...types.flatMap((type) => checkType(value, type)),
    ...Object.entries(value).flatMap(([name, entry]) => [
      ...checkValue(`${types.join(' and ')}.${name}`, name, entry, origin),
      ...checkNode(entry, origin),
    ]),
  ];
}

function checkType(node: Record<string, unknown>, type: string): string[] {
  const names = required[type];
  if (!names) return [`unknown type ${type}`];
  return names.filter((name) => isEmpty(node[name])).map((name) => `${type} needs ${name}`);
}

function checkValue(path: string, name: string, value: unknown, origin: string): string[] {
  if (value === undefined || value === null || value === '') return [`${path} is empty`];
  return [value].flat().flatMap((text) => {
    if (typeof text !== 'string') return [];
    if (dates.has(name) && !isDate(text)) return [`${path} is no date: ${text}`];
    return addresses.has(name) && !text.startsWith(`${origin}/`)
      ? [`${path} is no URL of the site: ${text}`]
      : [];
  });
}

const isEmpty = (value: unknown) =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
