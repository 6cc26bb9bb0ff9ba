// Create trip
export const exampleFamily =
  '10 days in October, two adults and a child, love food and mountains, not too fast, 3000 dollars, landing in Shanghai';
export const exampleHistory =
  "A week in Beijing and Xi'an in April for two, history and walking, German passport";
export const exampleRelaxed = 'Four relaxed days in Chengdu: pandas, tea houses, spicy food, no museums';
export const updateFromMySentence = 'Update from my sentence';
export const continueLabel = 'Continue';
export const reading = 'Reading your sentence';
export const understood = 'This is what we understood. Change what is not right, then plan.';
export const needsJavaScript =
  'Planning needs JavaScript. Turn it on and reload this page; your sentence stays in its address.';
export const planItAgain = 'Plan again';
export const planMyTrip = 'Plan my trip';

// Wish form
export const planWithAi = 'Plan with AI';
export const wishLabel = 'Your trip in a sentence';
export const wishPlaceholder =
  '10 days in October, two adults and a child, love food and mountains, not too fast';
export const examples = 'Examples';

// Claim trips
export const tripsClaimed = 'The trips in this browser are now in your account.';

// Trip details
export const stillPlanning = 'This trip is still being planned.';
export const watch = 'Watch progress';
export const yourTrip = 'Your trip';
export const loading = 'Loading';
export const ownTripNeedsScript = 'Opening your own trip needs JavaScript.';
export const signInToOpen = 'Sign in to open this trip';
export const signInToOpenNote =
  "It may belong to an account or to another browser. If it is someone else's trip, ask for the share link.";
export const signIn = 'Sign in';
export const planANewTrip = 'Plan a new trip';

// Trip page
export const map = 'Map';
export const closeMap = 'Close map';
export const dayView = 'Day view';
export const today = 'Today';
export const journal = 'Journal';
export const foldAllDays = 'Fold all days';
export const unfoldAllDays = 'Unfold all days';

// Trip actions
export const share = 'Share';
export const copied = 'Copied to your trips.';
export const duplicate = 'Duplicate';
export const copyToMyTrips = 'Copy to my trips';
export const versions = 'Versions';
export const changeWishes = 'Edit wishes';

// Download menu
export const download = 'Download';
export const print = 'Print';

// Share dialog
export const shareThisTrip = 'Share this trip';
export const shareLead =
  'Anyone with the link can read and copy the trip, but not change it. Your notes and files stay private.';
export const linkToTheTrip = 'Link to the trip';
export const copyTheLink = 'Copy link';
export const closeTheLink = 'Turn off link permanently';
export const makeALink = 'Create link';
export const showOnYourSite = 'For your own website';
export const done = 'Done';
