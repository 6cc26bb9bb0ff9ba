// Country list
export const searchCountries = 'Search countries';
export const search = 'Search';
export const countries = 'Countries';
export const noMatchingData = 'No matching data';

// Phone input
export const placeholder = 'Enter a phone number';
export const noSuchNumber = (country = 'this country'): string => `There is no such number in ${country}.`;
export const countryChosen = (name: string, dialCode: string): string => `Country: ${name} +${dialCode}`;
export const country = 'Country';
