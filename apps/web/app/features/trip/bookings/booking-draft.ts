import { type Currency, currency as currencyCode } from '@yunyou/contract/entities/base.schema';
import type { Booking, BookingKind } from '@yunyou/contract/trip/booking.schema';
import type { ReadBooking } from '@yunyou/domain/booking/read-booking';
import { currencies } from '@yunyou/domain/trip/brief/travel-choices';
import { parseStored } from '../../../browser-storage/parse-stored.ts';
import { formatClock, readClock } from '../view/trip-words.ts';
import * as words from './bookings-words.ts';

/** The fields of a booking as the form holds them. An empty text is an open field. */
export interface BookingDraft {
  id: string;
  kind: BookingKind | '';
  title: string;
  number: string;
  from: string;
  to: string;
  place: string;
  cityId: string;
  date: string;
  start: string;
  endDate: string;
  end: string;
  reference: string;
  note: string;
  price: string;
  currency: string;
}

const clockOf = (minute: number | undefined): string => (minute === undefined ? '' : formatClock(minute));

/** Returns the minor units in one unit of a currency. */
const unitOf = (currency: Currency): number => 10 ** currencies[currency].minorDigits;

/** Creates the form's fields from a reading of a text or from a stored booking. */
export function toDraft(read: ReadBooking & { id?: string }): BookingDraft {
  const { amountMinor, currency = 'CNY' } = read.price ?? {};
  return {
    id: read.id ?? `b-${crypto.randomUUID().slice(0, 8)}`,
    kind: read.kind ?? '',
    title: read.title ?? '',
    number: read.number ?? '',
    from: read.from ?? '',
    to: read.to ?? '',
    place: read.place ?? '',
    cityId: read.cityId ?? '',
    date: read.date ?? '',
    start: clockOf(read.startMinute),
    endDate: read.endDate ?? '',
    end: clockOf(read.endMinute),
    reference: read.reference ?? '',
    note: read.note ?? '',
    price: amountMinor === undefined ? '' : String(amountMinor / unitOf(currency)),
    currency,
  };
}

/** Writes and reads drafts as text, for a form that survives a reload. Unknown or incomplete entries are left out. */
export const writeDrafts = (drafts: readonly BookingDraft[]): string => JSON.stringify(drafts);

export function readStoredDrafts(text: string | undefined): readonly BookingDraft[] {
  const stored = parseStored(text);
  if (!Array.isArray(stored)) return [];
  // Drafts typed before prices had a currency are in yuan.
  return stored
    .map((one: unknown) => (typeof one === 'object' && one !== null ? { currency: 'CNY', ...one } : one))
    .filter(isDraft);
}

function isDraft(value: unknown): value is BookingDraft {
  const fields = Object.keys(toDraft({}));
  return (
    typeof value === 'object' &&
    value !== null &&
    fields.every((field) => typeof Reflect.get(value, field) === 'string')
  );
}

export const isRide = (kind: BookingDraft['kind']): boolean => kind === 'flight' || kind === 'train';

/** Returns the booking of a filled form, or undefined while a required field is open. */
export function toBooking(draft: BookingDraft): Booking | undefined {
  const { id, kind, date, endDate } = draft;
  const title = titleOf(draft);
  if (kind === '' || title === '' || date === '') return undefined;
  const [startMinute, endMinute] = [readClock(draft.start), readClock(draft.end)];
  const ride = isRide(kind);
  const text = (name: 'from' | 'to' | 'place' | 'cityId' | 'reference' | 'note') => {
    const value = draft[name].trim();
    return value === '' ? {} : { [name]: value };
  };
  const amount = Number(draft.price);
  const currency = currencyCode.options.find((code) => code === draft.currency) ?? 'CNY';
  return {
    id,
    kind,
    title,
    date,
    ...(kind !== 'hotel' && startMinute !== undefined && { startMinute }),
    ...(kind !== 'hotel' && endMinute !== undefined && { endMinute }),
    ...(endDate !== '' && endDate !== date && (ride || kind === 'hotel') && { endDate }),
    ...(ride && draft.number.trim() !== '' && { number: draft.number.trim().replaceAll(' ', '') }),
    ...(ride ? { ...text('from'), ...text('to') } : { ...text('place'), ...text('cityId') }),
    ...text('reference'),
    ...text('note'),
    ...(draft.price.trim() !== '' &&
      amount >= 0 && { price: { amountMinor: Math.round(amount * unitOf(currency)), currency } }),
  };
}

/** Returns the title of a booking: the number of a flight or train, and the typed title of everything else. */
function titleOf({ kind, title, number, from, to }: BookingDraft): string {
  if (!isRide(kind)) return title.trim();
  const mode = kind === 'flight' ? words.flight : words.train;
  return number.trim() === ''
    ? words.rideTitle(mode, from.trim(), to.trim())
    : `${mode} ${number.trim().replaceAll(' ', '')}`;
}
