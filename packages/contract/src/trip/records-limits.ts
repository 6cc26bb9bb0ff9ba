// Apart from the schemas, so that pages can import the limits without the validation library.

/** Expenses of one trip. All of them are sent with each change of them. */
export const expensesMax = 500;
export const expenseTextCharsMax = 80;
/** Travellers without a membership that the owner of a trip can name. */
export const namedTravellersMax = 20;
export const travellerNameCharsMax = 40;
/** Parts of one traveller in an expense. */
export const sharePartsMax = 20;
export const recordCommandsPerCallMax = 20;

/** Own entries and marks of the list of preparations of one trip. */
export const tasksMax = 200;
export const taskTitleCharsMax = 120;

/** Stops that the travellers did not see. */
export const missedStopsMax = 300;

/** Id of the owner among the travellers. Members have the id of their membership. */
export const ownerTravellerId = 'owner';

/** The planned kinds of costs first. A transfer is money that one traveller gives to another: it is not spent. */
export const expenseCategories = [
  'hotels',
  'intercity',
  'sights',
  'meals',
  'local',
  'shopping',
  'other',
  'transfer',
] as const;
export type ExpenseCategory = (typeof expenseCategories)[number];
