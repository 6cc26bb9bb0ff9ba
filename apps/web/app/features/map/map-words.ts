// Map canvas
export const showAll = 'Show all';
export const takeCentre = 'Use the centre of the map';

// Map instance
export const zoomWithCtrl = 'Hold Ctrl and scroll to zoom the map';
export const zoomWithCommand = 'Hold ⌘ and scroll to zoom the map';
export const moveWithFingers = 'Use two fingers to move the map';
export const close = 'Close';
export const mapHelp = (label: string): string => `${label}. Arrow keys move the map, plus and minus zoom.`;
/** The licence of OpenStreetMap, the source of streets and stations, requires the link. */
export const openStreetMapUrl = 'https://www.openstreetmap.org/copyright';
export const openStreetMap = '© OpenStreetMap';
/** Sources of lines and relief of the built-in map. */
export const builtInSources = 'Natural Earth · NASA';
export const north = '↑ N';
export const sketch = 'Sketch without streets';

// Walking circles
export const walkLabel = (minutes: number): string => `${minutes} min walk`;
export const showWalk = 'Show walking distances';
export const walkNote = '5, 10 and 15 minutes in a straight line';

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
/** Names a cluster of places. `names` are those of the first three places. */
export const clusterName = (count: number, names: string): string =>
  `${count} places: ${names}${count > 3 ? ' and more' : ''}. Zoom in`;

export const nextStop = (pin: string): string => `${pin}, next stop`;

// Place map
export const mapFailed = 'The map could not be loaded';
export const showMap = 'Show map';
export const showList = 'Show list';
export const mapUnsupported = 'Your browser cannot show the map.';
