// Drawer
export const destination = 'Destination';
export const faves = 'Faves';
export const close = 'Close';
export const noData = 'No Data';
export const viewMore = 'View More';
export const loading = 'Loading';

// Footer
export const explore = 'Explore';
export const destinations = 'Destinations';
export const allPlaces = 'All places';
export const plan = 'Plan';
export const createATrip = 'Create a trip';
export const tours = 'Tours';
export const myTrips = 'My trips';
export const travelGuides = 'Travel guides';
export const aboutAndNews = 'About and news';
export const forAssistants = 'For assistants';
export const contact = 'Contact';
export const privacy = 'Privacy';
export const accessibility = 'Accessibility';
export const openData = 'Open data';
export const slogan = ': to wander like a cloud.';
export const checkNote = 'Opening hours, prices and rules change. Check before you go.';

// Header
export const browse = (name: string): string => `Browse ${name}`;
export const yunyouHome = 'Yunyou, home';
export const main = 'Main';
export const home = 'Home';
export const wiki = 'Wiki';
export const about = 'About';
export const signIn = 'Sign in';
export const openMenu = 'Open menu';
export const searchTheSite = 'Search the site';
export const search = 'Search';

// Login overlay
export const google = 'Google';
export const signInWith = (providerName: string): string => `Sign in with ${providerName}`;
export const signInNote = 'Save places, plan trips and open them on any device.';
export const continueWith = (providerName: string): string => `Continue with ${providerName}`;
export const signInOff = 'Sign-in is not set up on this site.';
export const demoNote = 'Demo sign-in: no password, choose any traveller.';

// Mobile menu
export const menu = 'Menu';
export const closeMenu = 'Close menu';
export const mobile = 'Mobile';

// Trip menu
export const trip = 'Trip';
export const tripMenu = 'Trip menu';

// User menu
export const profile = 'Profile';
export const collections = 'Collections';
export const trips = 'Trips';
export const orders = 'Orders';
export const yourMenu = 'Your menu';
export const signOut = 'Sign Out';

// Root
export const news = 'News';
export const skipToContent = 'Skip to content';
