import { countOf } from '../../plurals.ts';

// Gallery
export const componentGallery = 'Component gallery';
export const lead = 'The parts the pages are made of.';
export const buttons = 'Buttons';
export const primary = 'Primary';
export const quiet = 'Quiet';
export const disabled = 'Disabled';
export const badge = 'Badge';
export const tooltip = 'Tooltip';
export const tooltipText = 'Shown at once, gone after 200 ms';
export const pointAtMe = 'Point at me';
export const toasts = 'Toasts';
export const staysUntilClosed = 'Stays until closed';
export const withACloseButton = 'with a close button';
export const theSameAgain = 'The same again';
export const grouped = 'grouped';
export const phoneInput = 'Phone input';
export const phoneLead = "Every country's rules, in each of its modes.";

// Phone gallery
export const modeOf = (mode: string): string => `Mode ${mode}`;
export const onlyNorthAmerica = 'Only North America';
export const notChina = 'Not China';
export const withASearchBox = 'With a search box';
export const dialCodeSelection = 'Dial code in the selection';
export const restrictedCharacters = 'Restricted characters';
export const ownPatternNoAuto = 'Own pattern, no auto format';
export const countryByAddress = 'Country by address';
export const askForMyCountry = 'Ask for my country';
export const resultOf = (label: string): string => `Result of ${label}`;
export const nothingYet = 'nothing yet';

export const messageCount = (count: number): string => countOf(count, 'message');
export const toastOf = (type: string): string => `A ${type} toast`;
