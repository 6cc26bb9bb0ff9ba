// Accessibility
export const accessibilityDescription =
  'How we make this site usable for everyone, how we test it, and what does not work yet.';
export const accessibility = 'Accessibility';
export const axeCovers =
  'Every public page at 1440 and 390 pixels, in light and dark colours; drawers, the sign-in window, search, booking, account pages and the trip editor';
export const axeResult = 'No violations. Automatic rules find only part of all problems.';
export const keyboard = 'Keyboard';
export const keyboardCovers =
  'Menus, drawers, dialogs, tabs, search, the phone field, and moving and undoing stops of a trip: operated with keys, closed with Escape, focus returned';
export const passes = 'Passes';
export const withoutJavascript = 'Without JavaScript';
export const noScriptCovers = 'Every public page has its heading, text and navigation';
export const reflow = 'Reflow';
export const reflowCovers = 'No public page scrolls sideways at 390 pixels';
export const backOffice = 'Back office';
export const backOfficeCovers =
  'Lists and forms with axe-core in both themes, except for a hidden row of the table library';
export const backOfficeResult = 'No violations on the tested pages';
export const reducedMotion = 'Reduced motion';
export const motionCovers = 'Carousel and transitions stop when the system asks for reduced motion';
export const motionResult = 'Implemented, not tested automatically';
export const conformance =
  'We work towards the Web Content Accessibility Guidelines 2.2 at level AA. We have tested the site ourselves, with tools and by keyboard. It has not been audited by others, and people who use a screen reader every day have not tested it yet, so we claim partial conformance only.';
export const howItIsTested = 'How it is tested';
export const checksCaption = 'Checks that run before every release';
export const check = 'Check';
export const whatItCovers = 'What it covers';
export const result = 'Result';
export const knownProblems = 'What does not work yet';
export const problemMaps =
  'Screen readers cannot read maps. Everything on a map is also in a list beside or below it.';
export const problemPdf =
  'Printed roadbooks are PDF files without tags. The page of the trip has the same text.';
export const problemPhotos =
  'Photos in reviews have no description, because we do not ask authors for one. Pictures beside a name that says the same are skipped on purpose.';
export const problemServices =
  'The sign-in window and the payment page belong to other services, whose accessibility we cannot guarantee.';
export const problemLanguage =
  'The site is in English. Chinese names are marked as Chinese, so that screen readers pronounce them correctly.';
export const trouble = 'Having trouble using this site?';
export const tellUs = 'Tell us';
export const troubleAfter =
  ', with the address of the page and what you tried. This statement was last reviewed in November 2026.';

// Open data
export const openDataDescription =
  'Our places, connections between cities and rules as files, free to use with attribution.';
export const xian = "Xi'an";
export const driverCardTitle = 'A driver card';
export const terracottaArmy = 'Terracotta Army';
export const routeMapTitle = 'A map of a classic route';
export const beijingXianShanghai = "Beijing, Xi'an, Shanghai";
export const openData = 'Open data';
export const licenceBefore = 'You may copy, change and publish these files under';
export const licenceAfter = (attribution: string): string =>
  `. Name ${attribution} as the source. Pictures and reviews are not included. Figures can be out of date: each record says when it was checked.`;
export const versionNote = (version: string): string =>
  `This is version ${version}. The first number changes when a field is renamed or removed. Files have an ETag, so send If-None-Match and fetch them at most once an hour. The`;
export const feedOfChanges = 'feed of changes';
export const feedAfter = 'lists the latest 50 in JSON Feed format.';
export const recordCount = (records: number, value: string): string =>
  `${records.toLocaleString('en')} records, last changed ${value}.`;
export const fieldsOf = (title: string): string => `Fields of ${title}`;
export const field = 'Field';
export const meaning = 'Meaning';
export const cardsForYourSite = 'Cards for your site';
export const cardsLead =
  'Paste one line to show a city, a driver card or a map. Pages also have an oEmbed address.';
export const codeToPaste = 'Code to paste';
export const card = 'Card';
export const code = 'Code';
export const openAlone = 'Open separately:';
export const cityCard = 'city';
export const driverCard = 'driver card';
export const mapCard = 'map';

// Privacy
export const privacyDescription =
  'What this site stores about you, where, for how long, and how to download or delete it.';
export const privacy = 'Privacy';
export const privacyLead =
  'You can read every page, plan a trip and look at tours without telling us who you are. There is no advertising and no third-party tracking; fonts, maps, pictures and scripts come from our own address. We never sell or share your data.';
export const whatTheServerStores = 'What the server stores';
export const serverCaption = 'Everything our database stores about visitors';
export const what = 'What';
export const contents = 'Contents';
export const howLong = 'How long';
export const logNote =
  'The server also writes a log line for each request: the address requested, your network address, the time and the status of the answer. We use it to find faults and attacks. The operator of this installation decides how long the log is kept; the site itself keeps no copy.';
export const staffNote =
  'Actions of our staff are logged with their names. What staff do with an order is part of that order.';
export const whatYourBrowserStores = 'What your browser stores';
export const cookiesCaption = 'Cookies: all are ours, none tracks you';
export const cookie = 'Cookie';
export const purpose = 'Purpose';
export const storageCaption = 'Browser storage, which we cannot see unless stated';
export const name = 'Name';
export const countingVisits = 'Counting visits';
export const countingNote =
  'We count which pages are read and how often something is liked, saved or shared. If your browser sends Do Not Track or Global Privacy Control, we send and count nothing. You can also opt out under “Privacy choices” at the foot of every page.';
export const othersTitle = 'Who else is involved';
export const signInProvider =
  'The sign-in provider, only after you open the sign-in window. It learns that you sign in here; we learn your name, email address and account number.';
export const paymentService =
  'The payment service, if one is set up and you pay there: amount, order number, email address.';
export const mailServer = 'The mail server that delivers messages about your orders.';
export const otherServices =
  'If set up: a language model that gets the words of your wish, weather and air quality services that get the coordinates of a city, and a country service for the phone field that sees your network address. None of them gets your name.';
export const exportTitle = 'Download or delete your data';
export const exportBefore = 'Under';
export const yourProfile = 'your profile';
export const exportAfter =
  'you can download everything above in one file, end single sign-ins, and delete your account. Deletion takes effect at once and cannot be undone; backups of the installation may contain a copy until they are replaced. Without an account, you delete a trip on its own page.';
