import { countOf } from '../../../plurals.ts';

// Add sight
export const closedThatDay = 'closed that day';
export const addToThisDay = 'Add to this day';
export const nameOfASight = 'Name of a sight';
export const fromYourCollections = 'From your collections';

// Auto changes
export const thisChanged = 'This changed:';
export const revertNamed = (words: string): string => `Revert: ${words}`;
export const revert = 'Revert';
export const keepAll = 'Keep all';

// Conflict dialog
export const conflictTitle = 'This trip was changed elsewhere, too';
export const conflictNote =
  'Another tab or device saved different changes. Both stay in the versions, whichever you choose.';
export const dayNumber = (number: number): string => `Day ${number}`;
export const asChangedElsewhere = 'As changed elsewhere';
export const asChangedHere = 'As changed here';
export const conflictAllOrNothing = 'Days or cities differ, so you can keep only one of the two.';
export const joinBoth = 'Join both';
export const keepOnlyMine = 'Keep only mine';
export const takeTheOther = 'Take the other';
export const nothingPlanned = 'Nothing planned';

// Drop day
export const dropHereForDay = (number: number): string => `Drop here for day ${number}`;

// Editable days
export const theRide = 'the ride';
export const pickedUp = (id: string): string => `Picked up ${id}.`;
export const movedOver = (id: string, id2: string): string => `${id} is now ${id2}.`;
export const dropped = (id: string, id2: string): string => `${id} was put ${id2}.`;
export const dragCancelled = (id: string): string => `${id} was put back.`;
export const dragHelp =
  'To move this stop, press space, then the arrow keys. Press space again to drop it, or escape to cancel.';
export const atThePlaceOf = (overId: string): string => `at the place of ${overId}`;
export const atEndOfDay = (day: number): string => `at the end of day ${day}`;

// Meal panel
export const noRestaurants = 'No other restaurants listed here yet';
export const eatAt = 'Eat at';

// Move controls
export const earlier = 'Earlier';
export const later = 'Later';
export const day = 'Day';
export const dayOption = (day: number): string => `Day ${day}`;

// Night panel
export const anotherHotel = 'Another hotel';
export const noHotels = 'No other hotels listed here yet';
export const otherHotel = 'Choose another hotel in this city';
export const keepIt = 'Keep it';
export const hotelOption = (id: string, costMinor: string, store: string): string =>
  `${id} · ${costMinor} a night · ${store}`;

// Note field
export const notePlaceholder = 'Anything to remember. Start a line with [ ] for a checkbox.';
export const addNoteTo = (label: string): string => `Add a note to ${label}`;
export const changeNoteOf = (label: string): string => `Change the note of ${label}`;
export const addANote = 'Add a note';
export const changeTheNote = 'Change the note';
export const noteFor = (label: string): string => `Note for ${label}`;
export const saveNote = 'Save note';
export const cancel = 'Cancel';

// Own place at
export const nowOnDay = (name: string, number: number): string => `${name} is on day ${number} now.`;
export const leftForIt = (names: readonly string[]): string => `No longer in your trip: ${names.join(', ')}.`;
export const movedForIt = (names: readonly string[]): string => `Moved: ${names.join(', ')}.`;
export const toDay = (name: string, value: number): string => `${name} to day ${value}`;
export const undoTakesItBack = 'Press Undo to take this back.';
export const ownPlaceOnDay = (number: number): string => `Your own place on day ${number}`;

// Own place form
export const changeNamed = (name: string): string => `Change ${name}`;
export const yourOwnPlace = 'Your own place';
export const findNameAddress = 'Find by name or address';
export const placePlaceholder = 'Wangfujing, 王府井大街';
export const name = 'Name';
export const chineseNameForDrivers = 'Chinese name, for drivers';
export const mapLinkOrCoordinates = 'Map link or coordinates';
export const mapLinkNote = 'From Amap, Apple, Baidu or Google maps. If empty, we use the position below.';
export const near = 'Near';
export const whereItIsNow = 'Where it is now';
export const stay = 'Stay';
export const yuanForEveryone = 'Yuan for everyone';
export const startAtOptional = 'Start at (optional)';
export const opensOptional = 'Opens (optional)';
export const closesOptional = 'Closes (optional)';
export const savePlace = 'Save place';
export const addPlace = 'Add place';

// Own places
export const centreOf = (city: string): string => `${city}, centre`;
export const addYourOwnPlace = 'Add your own place';
export const changeFacts = 'Change name, position and price';

// Ride panel
export const leaveAt = 'Leave at';
export const serviceOption = (minute: string, minute2: string): string => `${minute} to ${minute2}`;

// Stop panel
export const takeItOut = 'Remove from the day';

// Version row
export const planned = 'Planned';
export const edited = 'Edited';
export const broughtBack = 'Restored';
export const savedBeside = 'Saved beside a newer one';
export const nameIt = 'Name';
export const rename = 'Rename';
export const now = 'Current';
export const restoreNamed = (label: string, when: string): string => `Restore: ${label}, ${when}`;
export const restore = 'Restore';
export const sightCount = (count: number): string => countOf(count, 'sight');
export const problemCount = (count: number): string => countOf(count, 'problem');
export const nameOfThisVersion = 'Name of this version';
export const saveName = 'Save name';
export const whatChanged = 'What changed';
export const changesFailed = 'We could not load this. Open it again to retry.';
export const loading = 'Loading';
export const nothingDifferent = 'No stop, night or time is different. Notes or wishes may be.';

// Versions dialog
export const versions = 'Versions';
export const close = 'Close';

// Visit panel
export const startAt = 'Start at';
export const fixedTime = 'Fixed: leave it at this time';
export const fixThisTime = 'Fix this time';
export const insteadOfIt = 'Instead of it';

// Read own form
export const nameMissing = 'Give the place a name.';
export const positionMissing = 'Paste a link or coordinates of the place.';
export const priceWrong = (ownPriceYuanMax: string): string =>
  `Enter a price from 0 to ${ownPriceYuanMax} yuan.`;
export const hoursWrong = 'Enter both hours; it closes after it opens.';

// Auto edits
export const inDay = (number: number): string => `day ${number}`;
export const autoMoved = (name: string, from: number, day: string): string =>
  `${name} moved from day ${from} to ${day}`;
export const autoRemoved = (name: string, day: string): string => `${name} is out of ${day}`;
export const autoAdded = (name: string, day: string): string => `${name} is new on ${day}`;
export const autoReplaced = (name: string, insteadOf: string, day: string): string =>
  `${name} instead of ${insteadOf} on ${day}`;
export const autoRetimed = (name: string, day: string, to: string, from: string): string =>
  `${name} on ${day} starts at ${to} instead of ${from}`;

// Day actions
export const repair = 'Repair';
export const repaired = 'Repaired.';
export const addAStop = 'Add a stop';
export const makeThisDayLighter = 'Make this day lighter';
export const dayIsLighter = (number: number): string => `Day ${number} is lighter.`;
export const dayIsForRain = (number: number): string => `Day ${number} is planned for rain.`;
export const outdoorSightsAreOut = 'Planned for rain';
export const itRains = 'Plan for rain';

// Sortable stop
export const moveNamed = (name: string): string => `Move ${name}`;
export const move = 'Move';
export const change = 'Change';
export const rideTo = (mode: string, name: string): string => `${mode} to ${name}`;

// Toolbar
export const allSaved = 'All changes are saved';
export const savingSoon = 'Saving soon';
export const saving = 'Saving';
export const savedOffline = 'Offline: saved on this device, sent later';
export const changedElsewhere = 'Changed elsewhere, too';
export const couldNotBeSaved = 'Could not be saved';
export const undo = 'Undo';
export const redo = 'Redo';
export const brokenCount = (count: number): string =>
  count === 1 ? 'One thing does not work.' : `${count} things do not work.`;
export const repairTheTrip = 'Repair the trip';
