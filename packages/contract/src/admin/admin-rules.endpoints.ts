import { z } from 'zod';
import { endpoint, noInput } from '../endpoint.ts';
import { currency, id, localDate } from '../entities/base.schema.ts';
import { countryCode } from '../trip/trip-brief.schema.ts';
import { visaVerdict } from '../trip/visa-verdict.schema.ts';

/** Yuan for one unit of each currency, and the day of these rates. */
export const rateTable = z.strictObject({
  asOf: localDate,
  cnyPer: z.record(currency, z.number().positive().max(10_000)),
});
export type RateTable = z.infer<typeof rateTable>;

/** Rates that replace the shipped ones. */
export const storedRates = rateTable.extend({
  /** Name of the staff member; null when they were read from the source. */
  setBy: z.string().nullable(),
  setAt: z.string(),
});
export type StoredRates = z.infer<typeof storedRates>;

/** Format of a source of rates: units of each currency per yuan, by lower-case code, as in `@fawazahmed0/currency-api`. */
export const rateSource = z.object({ date: localDate, cny: z.record(z.string(), z.number()) });

const calendarDay = z.object({
  kind: z.enum(['holiday', 'workday', 'peak', 'ordinary']),
  name: z.string(),
  zhName: z.string(),
  /** 1 normal to 5 extreme. */
  crowds: z.int(),
});
/** Successive days that a change of the rules turns into another kind of day. */
const dayChange = z.object({ from: z.string(), to: z.string(), before: calendarDay, after: calendarDay });
export type DayChange = z.infer<typeof dayChange>;

const verdict = visaVerdict.pick({ status: true, headline: true });
/** A passport whose holders read another verdict about a stay after a change of the rules. */
const passportChange = z.object({ code: countryCode, before: verdict, after: verdict });
export type PassportChange = z.infer<typeof passportChange>;

const rulePreview = z.object({
  /** False: the data does not have the format of its kind, so that visitors see nothing of this rule. */
  isReadable: z.boolean(),
  days: z.array(dayChange),
  passports: z.array(passportChange),
  /** Number of passports whose verdict stays the same. */
  unchanged: z.int(),
});
export type RulePreview = z.infer<typeof rulePreview>;

export const adminRuleEndpoints = {
  'POST /admin/rule/preview': endpoint({
    summary: 'Compare what visitors see by the published rules and with this document in place of its rule',
    access: { staff: 'ruleList.read' },
    limits: { flow: 'rule-preview', perMinute: 120, concurrency: 1, maxWaiting: 8 },
    input: z.strictObject({
      id,
      fields: z.record(z.string().max(60), z.json()),
      /** The stay by which passports are compared. */
      stay: z.strictObject({ arrival: localDate, days: z.int().min(1).max(180), cityId: id }),
    }),
    output: rulePreview,
  }),
  'GET /admin/rates': endpoint({
    summary: 'Get the exchange rates of the site, who set them, and the shipped ones',
    access: { staff: 'ruleList.read' },
    input: noInput,
    output: z.object({
      current: rateTable,
      /** Null while the shipped rates are used. */
      origin: storedRates.pick({ setBy: true, setAt: true }).nullable(),
      shipped: rateTable,
      /** Host of the source that a job reads every day; null when none is set. */
      sourceHost: z.string().nullable(),
    }),
  }),
  'POST /admin/rates/save': endpoint({
    summary: 'Set the exchange rates of the site',
    access: { staff: 'ruleList.publish' },
    input: rateTable,
    output: z.null(),
  }),
  'POST /admin/rates/refresh': endpoint({
    summary: 'Read the exchange rates from their source now',
    access: { staff: 'ruleList.publish' },
    limits: { flow: 'rates-refresh', perMinute: 6, concurrency: 1, maxWaiting: 2 },
    input: noInput,
    output: rateTable,
  }),
};
