// Assistants panel
export const assistants = 'Assistants';
export const noAssistants = 'No assistant can use your trips.';
export const connectYourAssistant = 'Connect your assistant';
export const canChange = 'Can read and change your trips';
export const canRead = 'Can read your trips';
export const since = ', since';
export const endAccessOf = (name: string): string => `End access of ${name}`;
export const endAccess = 'End access';

// Avatar choice
export const initial = 'First letter of my name';
export const avatar = 'Avatar';

// Collection kinds
export const cities = 'Cities';
export const sights = 'Sights';
export const hotels = 'Hotels';
export const restaurants = 'Restaurants';
export const shops = 'Shops';
export const guides = 'Guides';
export const themes = 'Themes';
export const tours = 'Tours';
export const classicRoutes = 'Classic routes';

// Collections section
export const nothingSavedYet = 'Nothing saved yet';
export const nothingSavedHint = 'Tap Save on a place, tour or guide to find it here.';
export const findPlaces = 'Find places';
export const sortBy = 'Sort by';
export const recentlySaved = 'Recently saved';
export const name = 'Name';
export const planTripThesePlaces = 'Plan a trip with these places';
export const removedNote = (name: string): string => `${name} removed.`;
export const undo = 'Undo';
export const addToATrip = 'Add to a trip';
export const remove = 'Remove';

// Data panel
export const accountDeleted = 'Account deleted';
export const yourData = 'Your data';
export const dataNote =
  'Your profile, sign-ins, likes, collections, reviews and trips with their files, in one JSON file.';
export const downloadAllMyData = 'Download all my data';
export const deleteMyAccount = 'Delete my account';
export const deleteYourAccount = 'Delete your account?';
export const deleteNote =
  'This deletes your profile, collections, trips and reviews and signs you out everywhere. It cannot be undone.';
export const typeToConfirm = (deletionWords: string): string => `Type “${deletionWords}” to confirm`;
export const deleteForGood = 'Delete permanently';
export const keepMyAccount = 'Keep my account';

// Orders section
export const orderMissing = 'Order not found';
export const orderMissingNote = 'You have no order with this number.';
export const allOrders = 'All orders';

// Profile form
export const phoneWrong = 'Check the phone number.';
export const profileSaved = 'Profile saved';
export const profile = 'Profile';
export const email = 'Email';
export const emailNote = 'From your sign-in; it cannot be changed here.';
export const phone = 'Phone';
export const nationality = 'Nationality';
export const notSet = 'Not set';
export const homeCurrency = 'Home currency';
export const units = 'Units';
export const kilometresC = 'Kilometres, °C';
export const milesF = 'Miles, °F';
export const interests = 'What do you travel for?';
export const saving = 'Saving';
export const save = 'Save';

// Sessions panel
export const sessions = 'Where you are signed in';
export const thisDevice = 'This device';
export const signedInSince = 'Signed in';
export const signOutDevice = (device: string): string => `Sign out ${device}`;
export const signOut = 'Sign out';
export const signOutEverywhere = 'Sign out everywhere';

// Trips section
export const current = 'Current';
export const archived = 'Archived';
export const all = 'All';
export const show = 'Show';
export const find = 'Find';
export const titleOrCity = 'Title or city';
export const loading = 'Loading';
export const noMatchingData = 'No matching data';
export const noTripsYet = 'No trips yet';
export const noTripMatches = 'None of your trips match.';
export const noTripsHint = 'Trips you plan appear here.';

// User layout
export const collections = 'Collections';
export const trips = 'Trips';
export const orders = 'Orders';
export const yourPages = 'Your account';

// User
export const failed = 'Something went wrong';
export const failedNote = "We couldn't load this page. Try again in a moment.";
