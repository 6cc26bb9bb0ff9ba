import { countOf } from '../../plurals.ts';

// City detail
export const guideTitle = (city: string): string => `${city} guide`;
export const destinations = 'Destinations';
export const best = (bestMonths: string): string => `Best ${bestMonths}`;
export const atAGlanceLink = (name: string): string => `${name} at a glance: climate, map, food, hotels`;
export const whatToSeeIn = (name: string): string => `What to see in ${name}`;
export const nearby = 'Nearby';

// City events
export const eventsIn = (name: string): string => `Events in ${name}`;
export const thisMonth = '· This month';
export const eventsNote = 'Dates change from year to year. Check before you go.';

// City
export const readTheGuideTo = (name: string): string => `Read the guide to ${name}`;
export const see = 'See';
export const goodDays = 'Good days';
export const whenToGo = 'When to go';
export const events = 'Events';
export const gettingThere = 'Getting there';
export const map = 'Map';
export const districts = 'Districts';
export const eat = 'Eat';
export const stay = 'Stay';
export const shop = 'Shop';
export const routes = 'Routes';
export const tours = 'Tours';
export const goodToKnow = 'Good to know';
export const dayTrips = 'Day trips';
export const atAGlance = 'At a glance';
export const bestMonths = 'Best months';
export const say = 'Say';
export const where = 'Where';
export const knownFor = 'Known for';
export const allSightsOf = (count: number): string => `All ${count} sights`;
export const inSightsList = 'See the list of sights';
export const onTheMap = 'On the map';
export const placesIn = (name: string): string => `Places in ${name}`;
export const whereToEat = 'Where to eat';
export const whereToStay = 'Where to stay';
export const stayLead = 'Hotels must register foreign guests with the police; some small ones cannot.';
export const whatToBringHome = 'What to buy';
export const classicRoutesThrough = (name: string): string => `Classic routes through ${name}`;
export const allClassicRoutes = 'All classic routes';
export const toursThatVisit = (name: string): string => `Tours that visit ${name}`;
export const dayTripsFrom = (name: string): string => `Day trips from ${name}`;
export const similarPlaces = 'Similar places';

// Day ideas
/** Follows the time of a long visit: "7½ hours, with lunch". */
export const withMeal = (meal: string): string => `, with ${meal}`;
export const forAClearDay = 'For a clear day';
export const forARainyDay = 'For a rainy day';
export const forAHotDay = 'For a hot day';
export const goodDaysIn = (city: string): string => `Good days in ${city}`;

// Destination list
export const searchPlaces = 'Search places';
export const noMatchingData = 'No matching data';
export const noMatches = 'No matches. Try removing a filter or another spelling.';
export const showAll = 'Show all';
export const showMore = 'Show more';
export const toursThatStartHere = 'Tours that start here';
export const allTours = 'All tours';
export const placesFor = (keyword: string): string => `Places for “${keyword}”`;
export const allCities = 'All cities';
export const placeCount = (count: number): string => countOf(count, 'place');
export const sightCount = (count: number): string => countOf(count, 'sight');
export const cityCount = (count: number): string => countOf(count, 'city', 'cities');
export const sightsIn = (where: string): string => `Sights in ${where}`;
export const citiesIn = (where: string): string => `Cities in ${where}`;

// Destination
export const whereToGo = 'Where to go';
export const destinationLead =
  'Cities, mountains, old towns and islands: find yours by name, region, season or interest.';
export const placeholder = 'City, sight or region';
export const startHere = 'Start here';
export const allCitiesAndSights = 'All cities and sights';
export const chinaRegionByRegion = 'China, region by region';
export const regionsLead = 'Eight regions, drawn the way travellers see China.';
export const wantToSee = 'Must-see sights';
export const allSights = 'All sights';
export const tripKinds = 'Tours for every trip';
export const tripKindsLead =
  'A day on the Great Wall or ten days by train, each with itinerary, price and dates.';

// Districts
export const byDistrict = 'Where to stay and eat, by district';
export const goodFor = (purposes: string): string => `Good for ${purposes}`;
export const hotels = (stayClasses: string): string => `hotels ${stayClasses}`;
export const eatThere = (foods: string): string => `Eat ${foods}.`;
export const metroWay = (station: string, line: string, walkMinutes: number): string =>
  `Metro ${station} (${line}), ${walkMinutes} min on foot`;
export const priceRange = (lowest: string, highest: string): string => `${lowest} to ${highest}`;

// Getting there
export const rail = 'Rail';

// List filters
export const byName = 'Name';
export const shortestVisit = 'Shortest visit';
export const order = 'Sort by';
export const popularFirst = 'Most popular';
export const cities = 'Cities';
export const sights = 'Sights';
export const kindOfPlace = 'Kind of place';

// Near me
export const locating = 'Finding your location…';
export const locationDenied =
  'Your browser does not share your location with this site. Allow it in the browser settings, or choose a region.';
export const locationFailed = "We couldn't find your location. Try again, or choose a region.";
export const locationUsed = 'Nearest first. We round your location to about 1 km and do not store it.';
export const nearMe = 'Near me';

// Region map

export const showAllOfChina = 'Show all of China';
export const showOnTheMap = 'Show on the map';
export const cityMapLabel = 'Cities in this guide';

// Rides
export const train = 'Train';
export const flight = 'Flight';
export const coach = 'Coach';
export const ferry = 'Ferry';
export const aboutADay = (perDay: number): string => `about ${perDay} a day`;
export const from = (fare: string): string => `from ${fare}`;
export const about = (fare: string): string => `about ${fare}`;
export const trainTimesOf = (month: string, isOldest: boolean): string =>
  `Train times of ${month}${isOldest ? ' or later' : ''}. Check on 12306 before you book.`;
