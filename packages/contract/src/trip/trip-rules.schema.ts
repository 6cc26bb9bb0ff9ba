import { z } from 'zod';
import { id, line, localDate, weekday } from '../entities/base.schema.ts';
import { countryCode } from './trip-brief.schema.ts';

// The parts of a rule's `data` that trips are checked against. Other keys of `data` are only shown.

/** Returns a schema that also accepts `null`, which content files write for "no limit" and "unknown". */
const orNull = <T extends z.ZodType>(type: T) => type.nullish();
const stay = z.object({ amount: z.int().min(1), unit: z.enum(['day', 'hour']) });

export const visaData = z.object({
  scheme: z.enum(['unilateral', 'mutual', 'regional', 'transit']),
  areaScope: z.enum(['mainland', 'listed', 'port-zone']),
  stay: stay.extend({ clockStarts: z.enum(['next-day', 'arrival']) }),
  passport: z.object({ minimumMonthsValid: orNull(z.int()) }).prefault({}),
  thirdCountryRequired: z.boolean(),
  thirdRegions: z.array(countryCode).default([]),
  /** `listed`: only the ports named in `areas`. */
  ports: z.enum(['any', 'listed', 'any-in-area']),
  areas: z
    .array(
      z.object({
        areaId: id,
        whole: z.boolean(),
        cityIds: z.array(id),
        ports: z.array(z.object({ code: orNull(z.string()), name: line(160) })),
      }),
    )
    .default([]),
  outsideSpotIds: z.array(id).default([]),
  nationalities: z.union([
    z.literal('all'),
    z.array(
      z.object({
        code: countryCode,
        from: orNull(localDate),
        to: orNull(localDate),
        stay: stay.optional(),
        withinPeriod: orNull(z.object({ amount: z.int(), days: z.int() })),
      }),
    ),
  ]),
});

export const borderData = z.object({
  scheme: z.literal('separate-border'),
  regions: z.array(
    z.object({
      areaId: id,
      code: countryCode,
      authority: line(160),
      visaFreeDays: z.record(z.string(), z.int()),
    }),
  ),
});

export const permitData = z.object({
  scheme: z.literal('permit'),
  areaId: id,
  needsTour: z.boolean(),
  leadDays: z.int().min(0),
  usualClosure: orNull(z.object({ from: z.string(), to: z.string() })),
});

const span = z.object({
  id,
  name: line(80),
  zhName: line(40),
  from: localDate,
  to: localDate,
  crowds: z.int().min(1).max(5),
});
export const holidayData = z.object({
  year: z.int(),
  official: z.boolean(),
  /** `core`: only the days fixed by law are known; the real holiday will be longer. */
  dayOff: z.enum(['span', 'core']),
  holidays: z.array(span.extend({ makeUpWorkdays: z.array(localDate) })),
  peaks: z.array(span).default([]),
});

const buffer = z.object({ ordinary: z.int().min(0), holiday: z.int().min(0) });
export const bookingData = z.discriminatedUnion('mode', [
  z.object({
    mode: z.literal('train'),
    presaleDays: z.int().min(1),
    stationBufferMinutes: buffer,
    officialChannel: line(60),
  }),
  z.object({ mode: z.literal('plane'), airportBufferMinutes: buffer }),
  z.object({
    mode: z.literal('attraction'),
    weeklyClosing: z.object({ kinds: z.array(z.string()), day: weekday, exceptPublicHolidays: z.boolean() }),
  }),
  z.object({ mode: z.literal('hotel'), nonHotelHours: z.int().min(1) }),
]);

/** The rule behind a statement, with its authority and the date it was last checked. */
export const ruleSource = z.object({
  ruleId: z.string(),
  title: z.string(),
  source: z.string(),
  checkedOn: z.string(),
  /** The last check is older than the rule allows. */
  stale: z.boolean(),
});
export type RuleSource = z.infer<typeof ruleSource>;

const sourced = { source: ruleSource };
/** Typed rules, each with its source. Created by `packages/domain/src/rules/read-rules.ts`. */
export const tripRules = z.object({
  visas: z.array(
    visaData.extend({ ...sourced, validFrom: z.string().optional(), validTo: z.string().optional() }),
  ),
  borders: z.array(borderData.shape.regions.element.extend(sourced)),
  permits: z.array(permitData.extend(sourced)),
  calendars: z.array(holidayData.extend(sourced)),
  train: bookingData.options[0].extend(sourced).optional(),
  plane: bookingData.options[1].extend(sourced).optional(),
  attraction: bookingData.options[2].extend(sourced).optional(),
  hotel: bookingData.options[3].extend(sourced).optional(),
});
export type TripRules = z.output<typeof tripRules>;
