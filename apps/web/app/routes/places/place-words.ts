// Business facts
export const roomsForFamilies = 'Rooms for families';
export const historicBuilding = 'Historic building';
export const metroStationNearby = 'Metro station nearby';
export const railwayStationNearby = 'Railway station nearby';
export const englishSpoken = 'English spoken at reception';
export const breakfastAvailable = 'Breakfast available';
export const stepFreeAccess = 'Step-free access';
export const passportsAccepted = 'Accepted';
export const askBeforeYouBook = 'Ask before you book';
export const hours = 'Hours';
export const hoursUnknown = 'Not checked yet. Ask your hotel to call ahead';
export const price = 'Price';
export const roomEstimate = (value: string): string => `About ${value} for a double room`;
export const mealEstimate = (value: string): string => `About ${value} per person`;

// Business page
export const destinations = 'Destinations';
export const goodToKnow = 'Good to know';
export const onTheMap = 'On the map';
export const mapLabel = (name: string): string => `${name} and nearby places`;
export const sightsWithinAWalk = 'Sights within walking distance';
export const nearestSights = 'Nearest sights';
export const area = 'Area';
export const address = 'Address';
export const notCheckedYet = 'Not checked yet';
export const say = 'Say';
export const eatStayShopNearby = 'Eat, stay and shop nearby';
export const moreIn = (cityName: string): string => `More in ${cityName}`;

// Business view
export const walkAway = (distance: string, meters: number): string =>
  `${distance}, about ${meters} min on foot`;

// Hotel
export const foreignPassports = 'Foreign passports';
export const where = 'Where';
export const priceOfANight = 'Price per night';
export const atTheHotel = 'At the hotel';

// Restaurant
export const cuisine = 'Cuisine';
export const priceOfAMeal = 'Price per meal';
export const diet = 'Diet';
export const serves = 'Serves';
export const mealNames = {
  breakfast: 'Breakfast',
  lunch: 'Lunch',
  dinner: 'Dinner',
  snack: 'Snacks',
} as const;
export const whatToOrder = 'What to order';

// Shop
export const knownFor = 'Known for';
