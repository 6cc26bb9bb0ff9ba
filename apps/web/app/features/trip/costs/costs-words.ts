import type { ExpenseCategory } from '@yunyou/contract/trip/records-limits';
import { countOf } from '../../../plurals.ts';
import { costNames } from '../view/trip-words.ts';

export const categoryNames: Record<ExpenseCategory, string> = {
  ...costNames,
  shopping: 'Shopping',
  other: 'Other',
  transfer: 'Paid back',
};

// Costs
export const costs = 'Costs';
export const costsLead = 'Write down what you spend, compare it with the plan, and settle up.';
export const sharedLead = 'What was spent on this trip.';
export const open = 'Show costs';
export const spentOf = (spent: string, planned: string): string => `${spent} spent, ${planned} planned`;
export const expenseCount = (count: number): string => countOf(count, 'expense');
export const noExpenses = 'No expenses yet.';
export const addExpense = 'Add an expense';
export const edit = 'Edit';
export const editNamed = (what: string): string => `Edit ${what}`;
export const paidByFor = (payer: string, people: string): string => `${payer} paid for ${people}`;
export const gave = (payer: string, receiver: string): string => `${payer} gave it to ${receiver}`;
export const everyone = 'everyone';
export const you = 'You';
export const youInside = 'you';
export const noDay = 'Before or after the trip';

// Form
export const newExpense = 'New expense';
export const changeExpense = 'Change the expense';
export const what = 'What';
export const amount = 'Amount';
export const amountHint = 'Write an amount such as 128 or 12.50.';
export const currency = 'Currency';
export const category = 'For';
export const day = 'Day';
export const paidBy = 'Paid by';
export const forWhom = 'For whom';
export const forNobody = 'Choose at least one traveller.';
export const uneven = 'Split by shares';
export const sharesOf = (name: string): string => `Shares of ${name}`;
export const save = 'Save';
export const cancel = 'Cancel';
export const remove = 'Delete';

// Comparison
export const plannedAndSpent = 'Planned and spent';
export const byCategory = 'By category';
export const byDay = 'By day';
export const planned = 'Planned';
export const spent = 'Spent';
export const total = 'Total';
export const comparedNote = (rateDate: string): string =>
  `For everyone. Planned amounts are typical prices. Rates of ${rateDate}; an expense keeps the rate of the day you wrote it.`;

// Settle up
export const settleUp = 'Settle up';
export const allEven = 'Everyone is settled up.';
export const getsBack = (name: string, sum: string): string =>
  name === you ? `You get back ${sum}` : `${name} gets back ${sum}`;
export const owes = (name: string, sum: string): string =>
  name === you ? `You owe ${sum}` : `${name} owes ${sum}`;
export const isEven = (name: string): string =>
  name === you ? 'You are settled up' : `${name} is settled up`;
export const balances = 'Balances';
export const transfers = 'Payments that settle everything';
export const transfer = (from: string, to: string, sum: string): string =>
  from === you ? `You pay ${to} ${sum}` : `${from} pays ${to} ${sum}`;
export const markPaid = 'Mark as paid';
export const markPaidNamed = (line: string): string => `Mark as paid: ${line}`;
export const settled = 'Settled up';

// Travellers and settings
export const travellers = 'Travellers';
export const travellersLead = 'Add people who have no account, to share costs with them.';
export const travellerName = 'Name of a traveller';
export const addTraveller = 'Add traveller';
export const removeLabel = 'Remove';
export const removeTraveller = (name: string): string => `Remove ${name}`;
export const settings = 'Currency, sharing and download';
export const costCurrency = 'Currency of sums and balances';
export const shareCosts = 'Readers of my share link see what was spent, without names and texts';
export const downloadCsv = 'Download as CSV';
export const csvName = (title: string): string => `${title} expenses.csv`;
export const csvHeader = [
  'Day',
  'What',
  'For',
  'Amount',
  'Currency',
  'Amount for settling',
  'Currency for settling',
  'Paid by',
];
export const me = 'Me';
