import {
  type DatedEntity,
  type FactKind,
  factKinds,
  latestCheckMonths,
  validMonths,
} from '@yunyou/contract/entities/fact-validity';

/** Returns the kinds of dated facts that an item has. */
export function listFactKinds(entity: DatedEntity, fields: Fields): FactKind[] {
  const kinds: readonly FactKind[] = factKinds[entity];
  return kinds.filter((kind) => conditions[kind]?.(fields) ?? true);
}

/** Conditions under which an item of the entity has facts of a kind. Kinds without a condition always apply. */
const conditions: Partial<Record<FactKind, (fields: Fields) => boolean>> = {
  hours: ({ openingHours }) => Array.isArray(openingHours) && !openingHours.every(isAllDay),
  prices: ({ free, tickets }) => free !== true || (Array.isArray(tickets) && tickets.length > 0),
  services: ({ mode }) => mode !== 'train',
  trainTimes: ({ mode, services }) => mode === 'train' && Array.isArray(services) && services.length > 0,
  railway: ({ mode }) => mode === 'train',
};

const isAllDay = ({ open, close }: { open: unknown; close: unknown }): boolean =>
  open === '00:00' && close === '24:00';

/** Returns the date on which a kind of fact is due. `latest` are the months after which every fact of the item is due. */
const factKindDueOn = (kind: FactKind, factsAsOf: string, latest: number): string =>
  monthDueOn(factsAsOf, Math.min(validMonths[kind], latest));

/** Returns the kinds of facts of an item that are due on `today`, and when the first was due. */
export function listDueKinds(
  entity: DatedEntity,
  fields: Fields & { factsAsOf: string },
  today: string,
  latest: number = latestCheckMonths[entity],
): { kinds: FactKind[]; dueOn: string | undefined } {
  const due = listFactKinds(entity, fields)
    .map((kind) => ({ kind, dueOn: factKindDueOn(kind, fields.factsAsOf, latest) }))
    .filter(({ dueOn }) => dueOn <= today);
  const dates = due.map(({ dueOn }) => dueOn).sort();
  return { kinds: due.map(({ kind }) => kind), dueOn: dates[0] };
}

/** Returns the fewest months after which a fact of the entity is due. */
export const shortestMonths = (entity: DatedEntity, latest: number): number =>
  Math.min(latest, ...factKinds[entity].map((kind) => validMonths[kind]));

/** Returns the date on which a figure is due for a check. Counts from the end of its month: `2026-01` + 12 is 2027-02-01. */
export function monthDueOn(factsAsOf: string, months: number): string {
  const [year = 0, month = 1] = factsAsOf.split('-').map(Number);
  return new Date(Date.UTC(year, month + months, 1)).toISOString().slice(0, 10);
}

/** Returns the latest month (YYYY-MM) whose figures are due on `today`. */
export function latestStaleMonth(today: string, months: number): string {
  const [year = 0, month = 1] = today.split('-').map(Number);
  return new Date(Date.UTC(year, month - 2 - months, 1)).toISOString().slice(0, 7);
}

export interface Checked {
  checkedOn: string;
  validDays: number;
}

/** Returns the date on which a fact is due: the day after its last valid day. */
export function factDueOn({ checkedOn, validDays }: Checked): string {
  return new Date(Date.parse(`${checkedOn}T00:00:00Z`) + (validDays + 1) * 86_400_000)
    .toISOString()
    .slice(0, 10);
}

/** Days before its due date from which a fact is listed as due soon. */
export const soonDays = 30;

/** Returns whether a search word is part of a fact's title, statement or source. */
export function matchesFact(
  { title, statement, source }: { title: string; statement: string; source: string },
  keyword: string,
): boolean {
  const word = keyword.toLowerCase();
  return [title, statement, source].some((text) => text.toLowerCase().includes(word));
}

interface Confirmation {
  staffName: string;
  /** China-local date. */
  date: string;
}

/** Returns the confirmation that set the date of a fact; `checkedOn` is a date, or a month for figures. */
export const findConfirmation = <T extends Confirmation>(
  confirmations: readonly T[],
  checkedOn: string,
): T | undefined => confirmations.find(({ date }) => date.startsWith(checkedOn));

type Fields = Readonly<Record<string, unknown>>;

/** Returns the document with the fact at `path` marked as checked today; `undefined` when it has no such fact. */
export function confirmFact(
  document: Fields,
  path: string,
  today: string,
): Record<string, unknown> | undefined {
  const [field = '', index] = path.split('.');
  const value = document[field];
  if (field === 'factsAsOf')
    return typeof value === 'string' ? { ...document, factsAsOf: today.slice(0, 7) } : undefined;
  if (index === undefined)
    return isChecked(value) ? { ...document, [field]: { ...value, checkedOn: today } } : undefined;
  if (!Array.isArray(value)) return undefined;
  const entry: unknown = value[Number(index)];
  if (!isChecked(entry)) return undefined;
  return { ...document, [field]: value.with(Number(index), { ...entry, checkedOn: today }) };
}

const isChecked = (value: unknown): value is Checked =>
  typeof value === 'object' && value !== null && 'checkedOn' in value;
