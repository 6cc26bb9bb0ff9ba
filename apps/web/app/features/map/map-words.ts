// Map canvas
export const showAll = 'Show all';
export const takeCentre = 'Use the centre of the map';

// Map instance
export const zoomWithCtrl = 'Hold Ctrl and scroll to zoom the map';
export const zoomWithCommand = 'Hold ⌘ and scroll to zoom the map';
export const moveWithFingers = 'Use two fingers to move the map';
export const close = 'Close';
export const mapHelp = (label: string): string => `${label}. Arrow keys move the map, plus and minus zoom.`;
export const stationsSource = 'Stations: © OpenStreetMap contributors';
export const sources = (stations: string): string => `Relief: NASA · Lines: Natural Earth · ${stations}`;

// Map points
export const onFoot = 'On foot';
export const metro = 'Metro';
export const taxiCarOrBus = 'Taxi, car or bus';
export const train = 'Train';
export const flight = 'Flight';
export const ferryOrCableCar = 'Ferry or cable car';
export const city = 'City';
export const sight = 'Sight';
export const hotel = 'Hotel';
export const restaurant = 'Restaurant';
export const shop = 'Shop';
export const station = 'Station';
export const airport = 'Airport';
export const place = 'Place';

// Pin markers
/** `names` are those of the first three places. */
export const clusterName = (count: number, names: string): string =>
  `${count} places: ${names}${count > 3 ? ' and more' : ''}. Zoom in`;

// Place map
export const mapFailed = 'The map could not be loaded';
export const showMap = 'Show map';
export const showList = 'Show list';
export const mapUnsupported = 'Your browser cannot show the map.';
