import { z } from 'zod';
import { currency, line, localDate, money } from '../entities/base.schema.ts';
import {
  expenseCategories,
  expenseTextCharsMax,
  namedTravellersMax,
  ownerTravellerId,
  sharePartsMax,
  taskTitleCharsMax,
  travellerNameCharsMax,
} from './records-limits.ts';
import { membersMax } from './together-limits.ts';

// Records of a trip: what its travellers write down besides the plan: expenses, preparations that are done, and the journal.

const travellerId = z.union([z.literal(ownerTravellerId), z.uuid()]);
const travellerName = line(travellerNameCharsMax);

/** Part of an expense that one traveller bears. */
const share = z.strictObject({ travellerId, parts: z.int().min(1).max(sharePartsMax) });

const expenseFields = z.strictObject({
  what: line(expenseTextCharsMax),
  cost: money.extend({ amountMinor: z.int().min(1).max(100_000_000_00) }),
  category: z.enum(expenseCategories),
  /** Absent: no particular day. */
  date: localDate.optional(),
  paidBy: travellerId,
  shares: z
    .array(share)
    .min(1)
    .max(membersMax + namedTravellersMax + 1)
    .refine(
      (shares) => new Set(shares.map((one) => one.travellerId)).size === shares.length,
      'Name each traveller once',
    ),
});
export type ExpenseFields = z.infer<typeof expenseFields>;

/** Id of a prepared entry, such as `visa`, or of an own one. */
const taskId = z.string().regex(/^[\w-]{1,200}$/, 'The id of an entry');

/** Changes of the records of a trip. The id of a new expense, traveller or entry is that of its command. */
const recordChange = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('expense'), expenseId: z.uuid().optional(), expense: expenseFields }),
  z.strictObject({ kind: z.literal('remove-expense'), expenseId: z.uuid() }),
  z.strictObject({ kind: z.literal('traveller'), travellerId: z.uuid().optional(), name: travellerName }),
  z.strictObject({ kind: z.literal('remove-traveller'), travellerId: z.uuid() }),
  /** Currency of balances and totals. */
  z.strictObject({ kind: z.literal('cost-currency'), currency }),
  /** Shows what was spent to readers with the share link. */
  z.strictObject({ kind: z.literal('share-costs'), isShared: z.boolean() }),
  /** Adds or renames an own entry of the preparations. */
  z.strictObject({
    kind: z.literal('task'),
    taskId: z.uuid().optional(),
    title: line(taskTitleCharsMax),
    due: localDate.optional(),
  }),
  /** Ticks, assigns or dates an entry. Null removes; an absent field stays. */
  z.strictObject({
    kind: z.literal('mark-task'),
    taskId,
    isDone: z.boolean().optional(),
    assignee: travellerId.nullable().optional(),
    due: localDate.nullable().optional(),
  }),
  z.strictObject({ kind: z.literal('remove-task'), taskId: z.uuid() }),
  /** Marks a stop as seen or not seen. Stops without a mark count as seen. */
  z.strictObject({
    kind: z.literal('visit'),
    stop: z
      .string()
      .max(150)
      .regex(/^[!-~]+$/, 'The key of a stop'),
    isVisited: z.boolean(),
  }),
  /** Shows the journal to readers with the share link. */
  z.strictObject({ kind: z.literal('share-journal'), isShared: z.boolean() }),
]);
export type RecordChange = z.infer<typeof recordChange>;

/** The browser chooses the id, so that a command that is sent twice is applied once. */
export const recordCommand = z.strictObject({ id: z.uuid(), change: recordChange });
export type RecordCommand = z.infer<typeof recordCommand>;

const expense = z.object({
  ...expenseFields.shape,
  id: z.string(),
  /** Empty after the person who wrote it has left, and for readers with the share link. */
  what: z.string(),
  /** The cost in the currency of the costs, at the rates of the day on which it was written. */
  settledMinor: z.int(),
  createdAt: z.string(),
});
export type Expense = z.infer<typeof expense>;

const traveller = z.object({ id: z.string(), name: z.string() });
export type Traveller = z.infer<typeof traveller>;

export const tripCosts = z.object({
  currency,
  /** Oldest first. */
  expenses: z.array(expense),
  /** Travellers that the owner has named. */
  named: z.array(traveller),
  isShared: z.boolean(),
});
export type TripCosts = z.infer<typeof tripCosts>;

/** Notes of travellers about a preparation, or an entry of their own. */
const tripTask = z.object({
  id: z.string(),
  /** Set only for entries of their own. */
  title: z.string().optional(),
  isDone: z.boolean(),
  assignee: z.string().optional(),
  due: z.string().optional(),
});
export type TripTask = z.infer<typeof tripTask>;

/** Settings of the journal of a trip. Its photos and expenses have types of their own. */
export const tripJournal = z.object({
  /** Keys of stops that the travellers did not see. */
  missed: z.array(z.string()),
  isShared: z.boolean(),
});
export type TripJournal = z.infer<typeof tripJournal>;

/** The newest records of a trip, as the caller may see them. */
export const recordsNow = z.object({
  /** Grows with each change of the records. */
  version: z.int(),
  costs: tripCosts,
  /** Oldest first. Empty for readers with the share link. */
  tasks: z.array(tripTask),
  /** Absent for readers with the share link, unless the owner shows it. */
  journal: tripJournal.optional(),
  /** The owner and the members. Empty for readers with the share link. */
  people: z.array(traveller),
  /** Id of the caller among the travellers. Absent for readers with the share link. */
  me: z.string().optional(),
  canWrite: z.boolean(),
  /** Key for push subscriptions (`applicationServerKey`). Absent where the installation sends no reminders, and for readers. */
  pushKey: z.string().optional(),
  rates: z.object({ asOf: z.string(), cnyPer: z.record(currency, z.number()) }),
});
export type RecordsNow = z.infer<typeof recordsNow>;
