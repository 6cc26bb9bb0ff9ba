/** schema.org data of a page for search engines. It repeats what the page shows, nothing else. */
export type StructuredData =
  | TouristDestination
  | TouristAttraction
  | LocalBusiness
  | TouristTrip
  | Article
  | BreadcrumbList
  | ItemList
  | Tour
  | Departure
  | FaqPage
  | WebSite
  | Organization;

/** Builds the data for a site URL, because all URLs in it are absolute. */
export type StructuredDataOf = (origin: string) => StructuredData[];

interface Thing {
  '@context': 'https://schema.org';
  name: string;
  url: string;
}

interface Place extends Thing {
  alternateName: string[];
  description: string;
  image: string;
  geo: { '@type': 'GeoCoordinates'; latitude: number; longitude: number };
}

export interface TouristDestination extends Place {
  '@type': 'TouristDestination';
  containedInPlace: { '@type': 'AdministrativeArea'; name: string };
  includesAttraction: { '@type': 'TouristAttraction'; name: string; url: string }[];
}

export interface TouristAttraction extends Place {
  '@type': 'TouristAttraction';
  address: {
    '@type': 'PostalAddress';
    streetAddress?: string[];
    addressLocality: string;
    addressCountry: 'CN';
  };
  isAccessibleForFree: boolean;
  openingHoursSpecification: OpeningHoursSpecification[];
}

export interface LocalBusiness extends Place {
  '@type': 'Hotel' | 'Restaurant' | 'Store';
  address: {
    '@type': 'PostalAddress';
    streetAddress?: string[];
    addressLocality: string;
    addressCountry: 'CN';
  };
  priceRange: string;
  servesCuisine?: string;
}

interface TouristTrip extends Thing {
  '@type': 'TouristTrip';
  description: string;
  image: string;
  itinerary: { '@type': 'TouristDestination'; name: string; url: string }[];
}

export interface OpeningHoursSpecification {
  '@type': 'OpeningHoursSpecification';
  dayOfWeek: string[];
  opens: string;
  closes: string;
  validFrom?: string;
  validThrough?: string;
}

export interface Article {
  '@context': 'https://schema.org';
  '@type': 'Article' | 'NewsArticle';
  headline: string;
  description: string;
  image: string[];
  datePublished: string;
  dateModified: string;
  inLanguage: 'en';
  mainEntityOfPage: string;
  author: { '@type': 'Organization'; name: string; url: string };
  publisher: { '@type': 'Organization'; name: string; url: string };
}

export interface BreadcrumbList {
  '@context': 'https://schema.org';
  '@type': 'BreadcrumbList';
  itemListElement: { '@type': 'ListItem'; position: number; name: string; item: string }[];
}

export interface Offer {
  '@type': 'Offer';
  price: string;
  priceCurrency: string;
  url: string;
}

/** A tour: a product with a price, and a trip with an itinerary. */
interface Tour extends Thing {
  '@type': ['Product', 'TouristTrip'];
  description: string;
  image: string;
  category: string;
  offers: Offer;
  itinerary: { '@type': 'TouristDestination'; name: string; url: string }[];
  /** Absent without reviews. */
  aggregateRating?: { '@type': 'AggregateRating'; ratingValue: number; reviewCount: number; bestRating: 5 };
}

/** One departure of a tour. */
export interface Departure extends Thing {
  '@type': 'Event';
  description: string;
  image: string;
  startDate: string;
  endDate: string;
  eventStatus: 'https://schema.org/EventScheduled';
  eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode';
  location: {
    '@type': 'Place';
    name: string;
    address: { '@type': 'PostalAddress'; addressLocality: string; addressCountry: 'CN' };
  };
  organizer: { '@type': 'Organization'; name: string; url: string };
  offers: Offer;
}

export interface FaqPage {
  '@context': 'https://schema.org';
  '@type': 'FAQPage';
  url: string;
  mainEntity: {
    '@type': 'Question';
    name: string;
    acceptedAnswer: { '@type': 'Answer'; text: string };
  }[];
}

export interface WebSite extends Thing {
  '@type': 'WebSite';
  potentialAction: {
    '@type': 'SearchAction';
    target: { '@type': 'EntryPoint'; urlTemplate: string };
    'query-input': 'required name=search_term_string';
  };
}

export interface Organization extends Thing {
  '@type': 'Organization';
  logo: string;
  description: string;
}

export const context = 'https://schema.org';

/** Returns the meta descriptor. React Router renders it as a JSON-LD data block, which CSP does not restrict. */
export const toMeta = (data: StructuredData): { 'script:ld+json': Record<string, unknown> } => ({
  'script:ld+json': { ...data },
});

export interface ItemList extends Thing {
  '@type': 'ItemList';
  itemListElement: { '@type': 'ListItem'; position: number; name: string; url: string }[];
}
