// More details
export const moreCount = (count: number): string => `Show ${count} more`;

// Section links
export const onThisPage = 'On this page';

// Section
export const noData = 'No Data';

// Title
export const breadcrumb = 'Breadcrumb';

// Gallery
/** Formats credit and licence of a photograph; either may be empty. */
export const photographCredit = (credit: string, licence: string): string =>
  [credit && `Photo: ${credit}`, licence].filter(Boolean).join(', ');
export const picturesOf = (name: string): string => `Pictures of ${name}`;
export const pictureOf = (name: string, number: number, length: number): string =>
  `${name}, picture ${number} of ${length}`;
