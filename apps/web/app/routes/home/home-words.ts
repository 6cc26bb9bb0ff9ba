// Banner carousel
export const wanderLikeACloud = 'Wander like a cloud';
export const bannerText =
  'Find where in China to go, read what you need to know, and plan a trip that really works.';
export const seeDestinations = 'See destinations';
export const highlights = 'Highlights';
export const previousSlide = 'Previous slide';
export const showSlide = (title: string): string => `Show: ${title}`;
export const nextSlide = 'Next slide';
export const playSlides = 'Play slides';
export const pauseSlides = 'Pause slides';

// Home
export const searchPlaces = 'Search places';
export const placeholder = 'A city, a sight or a guide';
export const allPlaces = 'All places';
export const worldHeritage = 'World Heritage';
export const classicRoutes = 'Classic routes';
export const tours = 'Tours';
export const travelGuides = 'Travel guides';
export const visas = 'Visas';
export const popular = 'Popular destinations';
export const allDestinations = 'All destinations';
export const describeYourTrip = 'Describe your trip';
export const planLead =
  'One sentence is enough: when, who, what you love, how fast. Your plan respects opening hours, closing days and train times.';
export const allThemes = 'All themes';
export const experiences = 'Once-in-a-lifetime experiences';
export const beforeYouGo = 'Before you go';
export const guidesLead = 'Visas, paying, trains, tickets: each rule with the date it was last checked.';
export const allGuides = 'All guides';
export const news = 'News';
export const allNews = 'All news';

// Plan entry
export const exampleYunnan = 'A week in Yunnan in March, slow, with good walks';
export const exampleTrain = 'Beijing, Xi’an and Shanghai in ten days by train';
export const exampleFamily = 'Five days in Chengdu with two children who love pandas';
export const examples = 'Examples';
