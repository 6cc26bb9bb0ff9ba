import type { Currency } from '@yunyou/contract/entities/base.schema';

/** Currencies a budget can be given in. `minorDigits` is the number of decimals. */
export const currencies: Record<Currency, { name: string; sign: string; minorDigits: number }> = {
  CNY: { name: 'Chinese yuan', sign: 'CN¥', minorDigits: 2 },
  HKD: { name: 'Hong Kong dollar', sign: 'HK$', minorDigits: 2 },
  MOP: { name: 'Macau pataca', sign: 'MOP\u00a0', minorDigits: 2 },
  USD: { name: 'US dollar', sign: '$', minorDigits: 2 },
  EUR: { name: 'Euro', sign: '€', minorDigits: 2 },
  GBP: { name: 'British pound', sign: '£', minorDigits: 2 },
  JPY: { name: 'Japanese yen', sign: '¥', minorDigits: 0 },
  KRW: { name: 'South Korean won', sign: '₩', minorDigits: 0 },
  AUD: { name: 'Australian dollar', sign: 'A$', minorDigits: 2 },
  CAD: { name: 'Canadian dollar', sign: 'CA$', minorDigits: 2 },
  SGD: { name: 'Singapore dollar', sign: 'SGD\u00a0', minorDigits: 2 },
  CHF: { name: 'Swiss franc', sign: 'CHF\u00a0', minorDigits: 2 },
  NZD: { name: 'New Zealand dollar', sign: 'NZ$', minorDigits: 2 },
  THB: { name: 'Thai baht', sign: 'THB\u00a0', minorDigits: 2 },
  MYR: { name: 'Malaysian ringgit', sign: 'MYR\u00a0', minorDigits: 2 },
  INR: { name: 'Indian rupee', sign: '₹', minorDigits: 2 },
  RUB: { name: 'Russian rouble', sign: 'RUB\u00a0', minorDigits: 2 },
};

/** Sections of a tour's page, in reading order. */
export const lineDetailTypes = [
  { id: 'overview', name: 'Overview' },
  { id: 'itinerary', name: 'Day by day' },
  { id: 'departures', name: 'Dates and prices' },
  { id: 'included', name: 'What is included' },
  { id: 'cancellation', name: 'Cancellation' },
  { id: 'reviews', name: 'Reviews' },
] as const;

/** Sections of a trip's page, in reading order. */
export const tripDetailTypes = [
  { id: 'days', name: 'Day by day' },
  { id: 'map', name: 'Map' },
  { id: 'budget', name: 'Budget' },
  { id: 'checklist', name: 'Checklist' },
  { id: 'rules', name: 'Visa and rules' },
  { id: 'cards', name: 'Driver cards' },
  { id: 'versions', name: 'Versions' },
] as const;
