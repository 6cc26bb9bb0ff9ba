import { z } from 'zod';
import { weekdays } from './weekdays.ts';

/** Stable id: a slug for shipped content, a generated lower-case string for other rows. */
export const id = z
  .string()
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'Use lower-case letters, digits and single hyphens')
  .max(80);

/**
 * Returns the schema of an id of an existing row of `entity`. Content checks and the pickers of the back office read
 * the metadata.
 */
export const reference = (entity: string) => id.meta({ reference: entity });

/** Returns the schema of one line of text. */
export const line = (max: number) => z.string().trim().min(1).max(max);

/** Returns the schema of several sentences of plain text; never HTML. */
export const text = (max: number) => z.string().trim().min(1).max(max).meta({ control: 'text' });

/** Name in Chinese characters (Latin letters, digits and dots may occur inside, as in "798艺术区"). */
export const chineseName = z
  .string()
  .trim()
  .max(60)
  .regex(/\p{Script=Han}/u, 'Give the name in Chinese characters')
  .meta({ label: 'Chinese name' });

/** Address in Latin letters, smallest unit first: "170 Nanjing Xi Lu, Huangpu District, Shanghai". */
export const latinAddress = line(200).optional().meta({
  label: 'Address in Latin letters',
  help: 'Street words in pinyin as on street signs; in Hong Kong and Macau the official name of the street',
});

/** Pinyin with tone marks, as printed on a sign: "Xī'ān". */
export const pinyin = z
  .string()
  .trim()
  .min(1)
  .max(120)
  .regex(/^[\p{Script=Latin}\p{M}\d\s'’·,.()-]+$/u, 'Use Latin letters with tone marks');

export const names = {
  name: line(120),
  zhName: chineseName,
  pinyin,
  aliases: z.array(line(80)).max(20).default([]).meta({ help: 'Other spellings people search for' }),
};

/**
 * Rounds an angle to seven decimals, which are a centimetre. The smallest numbers of JavaScript are out of range for
 * PostgreSQL.
 */
export const roundDegrees = (degrees: number): number => Math.round(degrees * 1e7) / 1e7;

/** WGS-84 degrees; convert to GCJ-02 only when linking to a Chinese map. */
export const coordinates = z
  .strictObject({
    latitude: z.number().min(-90).max(90).overwrite(roundDegrees),
    longitude: z.number().min(-180).max(180).overwrite(roundDegrees),
  })
  .meta({ control: 'coordinates' });

export const month = z.int().min(1).max(12);

/** China-local calendar date, YYYY-MM-DD. */
export const localDate = z.iso.date();

/** Month in which a figure was last known to be correct, YYYY-MM. */
export const yearMonth = z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/, 'Write the month as YYYY-MM');

/** Day of any year, MM-DD. */
export const dayOfYear = z
  .string()
  .regex(/^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/, 'Write the day as MM-DD');

/** China-local time of day, HH:MM; 24:00 is the end of the day. */
export const timeOfDay = z.string().regex(/^(([01]\d|2[0-3]):[0-5]\d|24:00)$/, 'Write the time as HH:MM');

export const weekday = z.enum(weekdays);
export type Weekday = z.infer<typeof weekday>;

/** Part of the year, both ends included; it may wrap over New Year (11-01 to 03-31). */
export const season = z.strictObject({ from: dayOfYear, to: dayOfYear });

export const currency = z.enum([
  'CNY',
  'HKD',
  'MOP',
  'USD',
  'EUR',
  'GBP',
  'JPY',
  'KRW',
  'AUD',
  'CAD',
  'SGD',
  'CHF',
  'NZD',
  'THB',
  'MYR',
  'INR',
  'RUB',
]);
export type Currency = z.infer<typeof currency>;

/** Amount in the currency's minor unit (fen, cents; whole yen and won). */
export const money = z
  .strictObject({ amountMinor: z.int().min(0).max(100_000_000_00), currency })
  .meta({ control: 'money' });
export type Money = z.infer<typeof money>;

/** 1 budget, 2 mid-range, 3 upscale, 4 luxury. */
export const priceClass = z.int().min(1).max(4).meta({ label: 'Price class' });

/**
 * Reference to a picture: `kind/id` of a drawn poster (`city/beijing`, `page/home`) or `media/<id>` of an uploaded
 * photograph.
 */
export const picture = z
  .string()
  .regex(/^[a-z]+\/[a-z0-9-]+$/, 'Write a picture as kind/id, for example city/beijing')
  .max(120)
  .meta({ control: 'picture' });

/** Pictures of a page beside its main one. */
export const gallery = z
  .array(picture)
  .max(12)
  .optional()
  .meta({ help: 'More pictures, shown after the first' });

/** A path on this site or an `https` URL. */
export const linkUrl = z
  .string()
  .max(500)
  .regex(/^(\/(?!\/)[^\s\\]*|https:\/\/[^\s\\]+)$/, 'Start with / for a page of this site or with https://');

export const popularity = z
  .int()
  .min(0)
  .max(100)
  .default(0)
  .meta({ help: 'Editorial rank; a higher number comes first' });

/** Number of a version; 0 before the first. The maximum is that of its PostgreSQL integer column. */
export const versionNumber = z.int().min(0).max(2_147_483_647);

export const publishStatus = z.enum(['draft', 'review', 'published', 'archived']);
export type PublishStatus = z.infer<typeof publishStatus>;
