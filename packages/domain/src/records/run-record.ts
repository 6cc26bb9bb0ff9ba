import type {
  Expense,
  RecordChange,
  RecordCommand,
  TripCosts,
  TripJournal,
  TripTask,
} from '@yunyou/contract/trip/records.schema';
import { expensesMax, missedStopsMax, namedTravellersMax } from '@yunyou/contract/trip/records-limits';
import type { MemberRole } from '@yunyou/contract/trip/together-limits';
import type { ExchangeRates } from '../money/money.ts';
import { convertMoney } from '../money/money-amounts.ts';
import { runTask } from '../preparations/run-task.ts';
import { mayEdit } from '../together/shared-trip.ts';

/** The expenses, preparations and journal of a trip. */
export interface TripRecords {
  costs: TripCosts;
  tasks: readonly TripTask[];
  journal: TripJournal;
}

export interface RecordContext {
  role: MemberRole | 'owner';
  /** Ids of the owner and the members. */
  people: readonly string[];
  rates: ExchangeRates;
  /** Time of a new expense. */
  at: string;
}

export type RecordResult =
  | { status: 'done'; records: TripRecords }
  /** Nothing was changed. `text` explains the reason to the traveller. */
  | { status: 'refused'; text: string };

type Of<K extends RecordChange['kind']> = Extract<RecordChange, { kind: K }>;

const refuse = (text: string): RecordResult => ({ status: 'refused', text });

/** Applies a command to the records of a trip, on the server and, for pending commands, in the browser. */
export function runRecord(
  records: TripRecords,
  { id, change }: RecordCommand,
  context: RecordContext,
): RecordResult {
  if (!mayEdit(context.role)) return refuse('Only the owner and editors of this trip can change this.');
  const { costs } = records;
  const withCosts = (part: Partial<TripCosts>): RecordResult => ({
    status: 'done',
    records: { ...records, costs: { ...costs, ...part } },
  });
  switch (change.kind) {
    case 'expense': {
      const expenses = putExpense(costs, id, change, context);
      return typeof expenses === 'string' ? refuse(expenses) : withCosts({ expenses });
    }
    case 'remove-expense':
      return withCosts({ expenses: costs.expenses.filter((one) => one.id !== change.expenseId) });
    case 'traveller': {
      const named = putTraveller(costs, id, change, context);
      return typeof named === 'string' ? refuse(named) : withCosts({ named });
    }
    case 'remove-traveller':
      if (context.role !== 'owner') return refuse('Only the owner of the trip names travellers.');
      return isMentioned(costs, change.travellerId)
        ? refuse('This traveller is part of an expense. Change or delete it first.')
        : withCosts({ named: costs.named.filter((one) => one.id !== change.travellerId) });
    case 'cost-currency':
      return withCosts({
        currency: change.currency,
        expenses: costs.expenses.map((one) => withSettledAmount(one, change.currency, context.rates)),
      });
    case 'share-costs':
      if (context.role !== 'owner') return refuse('Only the owner of the trip shares its costs.');
      return withCosts({ isShared: change.isShared });
    case 'task':
    case 'mark-task':
    case 'remove-task': {
      const tasks = runTask(records.tasks, id, change);
      return typeof tasks === 'string' ? refuse(tasks) : { status: 'done', records: { ...records, tasks } };
    }
    case 'visit':
    case 'share-journal': {
      const journal = changeJournal(records.journal, change, context);
      return typeof journal === 'string'
        ? refuse(journal)
        : { status: 'done', records: { ...records, journal } };
    }
    default:
      return change satisfies never;
  }
}

function changeJournal(
  journal: TripJournal,
  change: Of<'visit'> | Of<'share-journal'>,
  { role }: RecordContext,
): TripJournal | string {
  if (change.kind === 'share-journal')
    return role === 'owner'
      ? { ...journal, isShared: change.isShared }
      : 'Only the owner of the trip shares its journal.';
  const missed = journal.missed.filter((stop) => stop !== change.stop);
  if (change.isVisited) return { ...journal, missed };
  return missed.length >= missedStopsMax
    ? 'This journal has many stops that you did not see.'
    : { ...journal, missed: [...missed, change.stop] };
}

const withSettledAmount = <T extends Pick<Expense, 'cost'>>(
  expense: T,
  currency: TripCosts['currency'],
  rates: ExchangeRates,
) => ({ ...expense, settledMinor: convertMoney(expense.cost, currency, rates).amountMinor });

/** Adds or replaces an expense. Returns the reason when it cannot be part of the costs. */
function putExpense(
  { expenses, named, currency }: TripCosts,
  commandId: string,
  { expenseId = commandId, expense }: Of<'expense'>,
  { people, rates, at }: RecordContext,
): Expense[] | string {
  const known = expenses.find(({ id }) => id === expenseId);
  if (!known && expenseId !== commandId) return 'This expense was deleted.';
  if (!known && expenses.length >= expensesMax) return 'This trip has many expenses. Delete some first.';
  // Travellers who have left stay in the expenses that they were part of.
  const before = known ? travellersOf(known) : [];
  const allowed = new Set([...people, ...named.map(({ id }) => id), ...before]);
  if (travellersOf(expense).some((id) => !allowed.has(id))) return 'A traveller of this expense has left.';
  const written = withSettledAmount(
    { ...expense, id: expenseId, createdAt: known?.createdAt ?? at },
    currency,
    rates,
  );
  return known ? expenses.map((one) => (one === known ? written : one)) : [...expenses, written];
}

const travellersOf = ({ paidBy, shares }: Pick<Expense, 'paidBy' | 'shares'>): string[] => [
  paidBy,
  ...shares.map(({ travellerId }) => travellerId),
];

const isMentioned = ({ expenses }: TripCosts, id: string): boolean =>
  expenses.some((expense) => travellersOf(expense).includes(id));

/** Adds or renames a traveller without a membership. */
function putTraveller(
  { named }: TripCosts,
  commandId: string,
  { travellerId = commandId, name }: Of<'traveller'>,
  { role }: RecordContext,
): TripCosts['named'] | string {
  if (role !== 'owner') return 'Only the owner of the trip names travellers.';
  const isKnown = named.some(({ id }) => id === travellerId);
  if (!isKnown && travellerId !== commandId) return 'This traveller was removed.';
  if (!isKnown && named.length >= namedTravellersMax)
    return `A trip can have ${namedTravellersMax} named travellers.`;
  return isKnown
    ? named.map((one) => (one.id === travellerId ? { id: travellerId, name } : one))
    : [...named, { id: travellerId, name }];
}

/** Applies pending commands to the newest records, in order. Skips those that do not apply: the server decides about them. */
export function rebaseRecords(
  newest: TripRecords,
  pending: readonly RecordCommand[],
  context: RecordContext,
): TripRecords {
  return pending.reduce((records, command) => {
    const result = runRecord(records, command, context);
    return result.status === 'done' ? result.records : records;
  }, newest);
}

/** Returns the costs for readers with the share link: sums by category and day, without texts and people. None, unless they are shared. */
export function costsForReaders(costs: TripCosts): TripCosts {
  if (!costs.isShared) return { ...costs, named: [], expenses: [] };
  const ownerOnly = { paidBy: 'owner', shares: [{ travellerId: 'owner', parts: 1 }] } as const;
  return {
    ...costs,
    named: [],
    expenses: costs.expenses
      .filter(({ category }) => category !== 'transfer')
      .map((expense) => ({ ...expense, what: '', ...ownerOnly, shares: [...ownerOnly.shares] })),
  };
}
