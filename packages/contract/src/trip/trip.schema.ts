import { z } from 'zod';
import { coordinates, weekday } from '../entities/base.schema.ts';
import { bookingRule } from '../entities/scenic-spot.schema.ts';
import { dayBooking } from './booking.schema.ts';
import { fittingTour } from './fitting-tour.schema.ts';
import { briefChip, tripBrief } from './trip-brief.schema.ts';
import { tripFailure } from './trip-failure.schema.ts';
import { togetherAs } from './trip-person.schema.ts';
import { ruleSource } from './trip-rules.schema.ts';
import { tripTotals } from './trip-totals.schema.ts';
import { visaVerdict } from './visa-verdict.schema.ts';

// A trip as pages, calendars and the printed roadbook show it. `packages/domain/src/trip/description/describe-trip.ts`
// creates it from brief, plan and catalogue. Costs are in fen for the whole group; times are China time.
const fen = z.int();

/**
 * A location. `kind` defines what `id` refers to: `own` is a place of the traveller, `centre` is a city centre,
 * `gateway` an airport, station or port.
 */
export const tripPlace = z.object({
  kind: z.enum(['spot', 'own', 'hotel', 'restaurant', 'district', 'near-spot', 'centre', 'gateway']),
  id: z.string(),
  cityId: z.string(),
  name: z.string(),
  zhName: z.string(),
  pinyin: z.string().optional(),
  /** Chinese address to show to a driver. */
  zhAddress: z.string().optional(),
  /** The address in Latin letters, for the traveller. */
  address: z.string().optional(),
  coordinates,
  picture: z.string().optional(),
  imageUrl: z.string().optional(),
  imageBlur: z.string().optional(),
  linkUrl: z.string().optional(),
});
export type TripPlace = z.infer<typeof tripPlace>;

export const tripWarning = z.object({
  kind: z.enum([
    'crowds',
    'holiday',
    'workday',
    'closing',
    'weather',
    'walking',
    'altitude',
    'visa',
    'hotel',
    'booking',
    'problem',
  ]),
  level: z.enum(['note', 'caution', 'serious']),
  text: z.string(),
  source: ruleSource.optional(),
});
export type TripWarning = z.infer<typeof tripWarning>;

const timed = {
  /** Planner id. Edits refer to it. */
  key: z.string(),
  startMinute: z.int(),
  endMinute: z.int(),
  /** HH:MM. Times after midnight of the same trip day start again at 00:00. */
  startTime: z.string(),
  endTime: z.string(),
};

/** The owner's note; absent for readers of a shared trip. */
const noted = { note: z.string().optional() };

const bookingView = bookingRule.strip().extend({
  /** Date in China on which tickets for this day go on sale. Absent where unknown. */
  releaseDate: z.string().optional(),
});

export const tripItem = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('visit'),
    ...timed,
    place: tripPlace,
    category: z.string(),
    summary: z.string(),
    /** Number of this visit for a spot that is visited on several days. */
    part: z.object({ number: z.int(), of: z.int() }).optional(),
    /** Which of several ways to visit a large sight is planned. */
    variant: z.object({ name: z.string(), note: z.string().optional() }).optional(),
    /** Lunch is eaten at the sight during the visit; the day has no other lunch. */
    lunchInside: z.boolean(),
    costFen: fen,
    free: z.boolean(),
    priceNote: z.string().optional(),
    booking: bookingView,
    /** Opening hours on that date. */
    hours: z.array(z.object({ open: z.string(), close: z.string(), lastEntry: z.string() })),
    indoor: z.boolean(),
    /** Indoor sight or district for rain, on the first visit of a half day that is all outdoors. */
    ifRain: tripPlace.optional(),
    locked: z.boolean(),
    reason: z.string(),
    tips: z.array(z.string()),
    ...noted,
  }),
  z.object({
    kind: z.literal('meal'),
    ...timed,
    meal: z.string(),
    place: tripPlace,
    cuisine: z.string().optional(),
    dishes: z.array(z.string()),
    costFen: fen,
    reason: z.string(),
    ...noted,
  }),
  z.object({
    kind: z.literal('transfer'),
    ...timed,
    mode: z.string(),
    from: tripPlace,
    to: tripPlace,
    meters: z.number(),
    minutes: z.int(),
    costFen: fen,
    /** The metro stations of a way by metro, with their lines, where the guide names them. */
    stations: z.string().optional(),
  }),
  z.object({
    kind: z.literal('ride'),
    ...timed,
    mode: z.string(),
    from: tripPlace,
    to: tripPlace,
    fromCityId: z.string(),
    toCityId: z.string(),
    /** More than one for a ride with changes. */
    legs: z.array(
      z.object({
        linkId: z.string(),
        mode: z.string(),
        fromName: z.string(),
        toName: z.string(),
        fromStop: z.string(),
        toStop: z.string(),
        minutes: z.int(),
        perDay: z.int(),
        note: z.string().optional(),
        /** Number of a typical train or flight, and the month of its timetable. */
        number: z.string().optional(),
        timetable: z.string().optional(),
      }),
    ),
    /** Minutes to be at the station or airport before departure. */
    boardMinutes: z.int(),
    /** First day of ticket sale. Absent where no rule is known. */
    releaseDate: z.string().optional(),
    costFen: fen,
    reason: z.string(),
    ...noted,
  }),
  z.object({ kind: z.literal('free'), ...timed, place: tripPlace }),
  z.object({
    kind: z.literal('night'),
    ...timed,
    place: tripPlace,
    costFen: fen,
    /** Absent for a stay in no particular hotel. */
    registersForeignPassports: z.enum(['yes', 'ask-first']).optional(),
  }),
]);
export type TripItemView = z.infer<typeof tripItem>;

export const dayWeather = z.object({
  highC: z.number(),
  lowC: z.number(),
  rainMm: z.number(),
  /** `normals`: `rainMm` is for the month. `forecast`: for the day. */
  source: z.enum(['normals', 'forecast']),
});

export const tripDay = z.object({
  date: z.string(),
  weekday,
  dayIndex: z.int(),
  title: z.string(),
  summary: z.string(),
  /** A language model wrote the summary. */
  isSummaryGenerated: z.literal(true).optional(),
  cities: z.array(z.object({ id: z.string(), name: z.string(), zhName: z.string() })),
  /** The whole day is spent on a ship or train, so that nothing can be added to it. */
  isOnBoard: z.literal(true).optional(),
  items: z.array(tripItem),
  costFen: fen,
  walkMeters: z.number(),
  weather: dayWeather.optional(),
  sun: z.object({ rise: z.string(), set: z.string() }).optional(),
  warnings: z.array(tripWarning),
  ...noted,
  /** Bookings that start on this day, by time. Absent on a day without any. */
  bookings: z.array(dayBooking).optional(),
});
export type TripDayView = z.infer<typeof tripDay>;

/** One task before or during the trip. */
export const checklistEntry = z.object({
  id: z.string(),
  kind: z.enum(['visa', 'permit', 'train', 'flight', 'ticket', 'hotel']),
  title: z.string(),
  text: z.string(),
  /** Date in China. `time` is set where tickets go on sale at a known hour. Absent: any time. */
  date: z.string().optional(),
  time: z.string().optional(),
  when: z.enum(['past', 'today', 'future', 'any-time']),
  passport: z.boolean(),
  linkUrl: z.string().optional(),
  source: ruleSource.optional(),
});
export type ChecklistEntry = z.infer<typeof checklistEntry>;

export const tripStatus = z.enum(['planning', 'ready', 'failed']);

/** The planning state of a trip: the answer of `syncFirstDayData` and `syncResult`. */
export const tripState = z.object({
  id: z.string(),
  status: tripStatus,
  /** 0 to 1. */
  progress: z.number().min(0).max(1),
  /** Current step of the planning, as text for the page. */
  step: z.string(),
  title: z.string(),
  version: z.int(),
  days: z.array(tripDay),
  failure: tripFailure.optional(),
});
export type TripState = z.infer<typeof tripState>;

export const tripView = z.object({
  id: z.string(),
  kind: z.literal('trip'),
  status: tripStatus,
  progress: z.number(),
  title: z.string(),
  summary: z.string(),
  /** A language model wrote the summary. */
  isSummaryGenerated: z.literal(true).optional(),
  picture: z.string(),
  imageUrl: z.string(),
  /** `reader`: through a share link, or as a member. */
  access: z.enum(['owner', 'reader']),
  together: togetherAs.optional(),
  /** 0 before the first plan is ready. */
  version: z.int(),
  archived: z.boolean(),
  /** Only for the owner of a shared trip. */
  shareKey: z.string().optional(),
  /** The owner shows readers with the share link what was spent. Only for such readers. */
  hasSharedCosts: z.literal(true).optional(),
  /** The owner shows readers with the share link the journal. Only for such readers. */
  hasSharedJournal: z.literal(true).optional(),
  /** Calendar subscription. Only for the owner, and only while staff allow subscriptions. */
  calendar: z.object({ key: z.string().optional() }).optional(),
  /** Other sites may show the trip while it is shared. Only for the owner, and only while staff allow it. */
  canEmbed: z.literal(true).optional(),
  wish: z.string().optional(),
  brief: tripBrief,
  /** The brief as chips, and the parts of the wish that are not used. Only for the owner. */
  basis: z.object({ chips: z.array(briefChip), notes: z.array(z.string()) }).optional(),
  /** All dates of the trip. */
  dates: z.array(z.string()),
  stays: z.array(
    z.object({
      cityId: z.string(),
      cityName: z.string(),
      cityZhName: z.string(),
      coordinates,
      firstDate: z.string(),
      nights: z.int(),
      hotel: tripPlace.optional(),
      /** Area in which to look for a hotel when none is named. */
      district: tripPlace.optional(),
      /** Other hotels in the city, cheapest class first. `key` is the planner id for the edit. */
      alternatives: z.array(
        z.object({
          key: z.string(),
          place: tripPlace,
          priceClass: z.int(),
          area: z.string(),
          /** A night for the whole group. */
          nightFen: fen,
        }),
      ),
      reason: z.string(),
      /** Why the planner added this city to the ones that were asked for. */
      suggestedBecause: z.string().optional(),
    }),
  ),
  days: z.array(tripDay),
  totals: tripTotals.optional(),
  leftOut: z.array(
    z.object({
      spotId: z.string(),
      name: z.string(),
      cityId: z.string(),
      reason: z.enum(['avoided', 'city-not-visited', 'closed', 'over-limit', 'no-time']),
      text: z.string(),
    }),
  ),
  visa: visaVerdict,
  checklist: z.array(checklistEntry),
  /** Tours that fit the trip, best first. */
  tours: z.array(fittingTour),
  /** Problems of an edited plan, as sentences. */
  problems: z.array(z.string()),
  failure: tripFailure.optional(),
  createdAt: z.string(),
  updatedAt: z.string(),
});
export type TripView = z.infer<typeof tripView>;
