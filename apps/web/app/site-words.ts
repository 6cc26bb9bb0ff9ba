export const shortName = 'Yunyou';

interface PageWords {
  title: string;
  keywords: string;
  description: string;
}

/** Titles, keywords and descriptions; pages without an entry use the short name. */
export const pageWords = {
  home: {
    title: 'Home',
    keywords: 'China travel, China trip planner, visit China, travel guide, itinerary',
    description:
      'Find where in China to go, read what you need to know and plan a trip that really works, day by day.',
  },
  destination: {
    title: 'Travel Destinations',
    keywords: 'China destinations, cities in China, scenic spots, provinces, map of China',
    description: 'Cities and scenic spots all over China, by region, season and interest.',
  },
  city: {
    title: 'City Details',
    keywords: 'China city guide, sights, food, climate, getting there',
    description: 'What to see, when to go, how to get there and around, where to eat and stay.',
  },
  trip: {
    title: 'Trip Planning',
    keywords: 'China trip planner, AI itinerary, day by day plan',
    description: 'Describe your trip in one sentence and get a plan with real opening hours and trains.',
  },
  faves: {
    title: 'Favorite Destinations',
    keywords: 'China travel themes, hiking, food, heritage, family, night views',
    description: 'China by theme: food, mountains, heritage, families, night views and more.',
  },
  wiki: {
    title: 'Travel Guides',
    keywords: 'China visa, paying in China, trains in China, travel tips',
    description: 'Visas, paying, trains, tickets, food and manners: what visitors to China need to know.',
  },
  user: {
    title: 'User Profile',
    keywords: 'profile, collections, trips',
    description: 'Your profile, what you saved and the trips you plan.',
  },
} as const satisfies Record<string, PageWords>;

/** Words that several pages show. */
export const sharedWords = {
  createTrip: 'Create My Trip By AI',
  viewTrips: 'View My Trip',
  browseTours: 'Browse tours',
  byTheme: 'China by what you love',
  searchLabel: 'Search places, guides and tours',
} as const;

/** The specification gives this text. */
export const loginExpired = 'Your login information has expired';

/** Name of a visitor whose name is not known. */
export const unnamedVisitor = 'Traveller';

/** Words of error pages. The specification gives those of an unmatched path. */
export const errorWords = {
  notFound: { title: 'Page not found', action: 'Refresh page' },
  signIn: {
    title: 'Please sign in',
    text: 'Sign in to see your trips and saved places.',
    action: 'Sign in',
  },
  failure: {
    title: 'Something went wrong on our side',
    text: 'We have noted it. Try again in a moment.',
    action: 'Try again',
  },
} as const;
