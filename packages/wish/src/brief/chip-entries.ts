import { capitalise } from '@yunyou/contract/capitalise';
import type { BriefChip, TripBrief } from '@yunyou/contract/trip/trip-brief.schema';
import { formatDate } from '@yunyou/domain/time/date-format';
import { formatClock } from '@yunyou/domain/trip/description/format-clock';
import type { Gazetteer } from '../gazetteer.ts';
import { backAtAirportAt, leavesAirportAt } from '../journey-hours.ts';
import type { Slot, SlotMatch } from '../slot-match.ts';
import { toJourney, type WishJourney } from '../wish-values.ts';

export type Field = BriefChip['field'];
/** A chip without the words and the certainty it is read with. */
export type ChipEntry = { readonly field: Field; readonly value?: string; readonly label: string };

export type ChipNames = { readonly gazetteer: Gazetteer; readonly tagNames: ReadonlyMap<string, string> };

export const plural = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;

const countryName = (code: string): string =>
  new Intl.DisplayNames('en', { type: 'region' }).of(code) ?? code;

/** Lists the chips of passports, and of the countries before and after the trip. */
export function listPassports({
  nationality,
  otherNationalities,
  comesFrom,
  goesOnTo,
}: TripBrief): ChipEntry[] {
  const one = (field: Field, label: string, code: string | undefined): ChipEntry[] =>
    code === undefined ? [] : [{ field, label: `${label} ${countryName(code)}`, value: code }];
  return [
    ...one('nationality', 'Passport:', nationality),
    ...otherNationalities.flatMap((code) => one('otherNationalities', 'Passport:', code)),
    ...one('comesFrom', 'Coming from', comesFrom),
    ...one('goesOnTo', 'Going on to', goesOnTo),
  ];
}

/** Lists the chips of the shape of the trip: stations, nights, order, no other cities. */
export function listShape(brief: TripBrief, { gazetteer }: ChipNames): ChipEntry[] {
  const city = (id: string): string => gazetteer.cities.find((row) => row.id === id)?.name ?? id;
  const station = (id: string): string =>
    gazetteer.stationNames.get(id) ?? capitalise(id.replaceAll('-', ' '));
  const { entryStationId, exitStationId, cityNights, cityOrder } = brief;
  return [
    ...(entryStationId === undefined
      ? []
      : [
          {
            field: 'entryStationId',
            value: entryStationId,
            label: `Arrive at ${station(entryStationId)}`,
          } as const,
        ]),
    ...(exitStationId === undefined
      ? []
      : [
          {
            field: 'exitStationId',
            value: exitStationId,
            label: `Leave from ${station(exitStationId)}`,
          } as const,
        ]),
    ...cityNights.map(
      ({ cityId, nights }) =>
        ({
          field: 'cityNights',
          value: cityId,
          label: `${plural(nights, 'night')} in ${city(cityId)}`,
        }) as const,
    ),
    ...(cityOrder.length > 0
      ? [{ field: 'cityOrder', label: `In this order: ${cityOrder.map(city).join(', ')}` } as const]
      : []),
    ...(brief.onlyNamedCities === true
      ? [{ field: 'onlyNamedCities', label: 'No other cities' } as const]
      : []),
  ];
}

/** Lists the chips of the hours of arrival and departure, and of free hours. They name the flight if the wish does. */
export function listHours(
  { arrivalMinute, departureMinute, dailyBreaks, fixedTimes = [] }: TripBrief,
  read: readonly SlotMatch[],
): ChipEntry[] {
  const journey = (slot: Slot, toMinute: typeof leavesAirportAt, minute: number) => {
    const value = toJourney(read.find((one) => one.slot === slot)?.value);
    return value !== undefined && toMinute(value) === minute ? value : undefined;
  };
  const arrival = arrivalMinute === undefined ? undefined : journey('arrive', leavesAirportAt, arrivalMinute);
  const departure =
    departureMinute === undefined ? undefined : journey('depart', backAtAirportAt, departureMinute);
  return [
    ...(arrivalMinute === undefined
      ? []
      : [{ field: 'arrivalMinute', label: describeArrival(arrivalMinute, arrival) } as const]),
    ...(departureMinute === undefined
      ? []
      : [{ field: 'departureMinute', label: describeDeparture(departureMinute, departure) } as const]),
    ...dailyBreaks.map(
      ({ startMinute, endMinute }) =>
        ({
          field: 'dailyBreaks',
          value: `${startMinute}-${endMinute}`,
          label: `Free from ${formatClock(startMinute)} to ${formatClock(endMinute)} every day`,
        }) as const,
    ),
    ...fixedTimes.map(
      ({ date, startMinute, endMinute, label }) =>
        ({
          field: 'fixedTimes',
          value: `${date}/${startMinute}`,
          label: `${label} on ${formatDate(date)}: ${formatClock(startMinute)} to ${formatClock(endMinute)} stay free`,
        }) as const,
    ),
  ];
}

function describeArrival(minute: number, journey: WishJourney | undefined): string {
  if (journey === undefined) return `Out of the airport by ${formatClock(minute)}`;
  if (journey.by === 'ship')
    return `Ship docks at ${formatClock(journey.minute)}, in town by ${formatClock(minute)}`;
  return journey.by === 'train'
    ? `Train arrives at ${formatClock(journey.minute)}`
    : `Land at ${formatClock(journey.minute)}, out of the airport by ${formatClock(minute)}`;
}

function describeDeparture(minute: number, journey: WishJourney | undefined): string {
  if (journey === undefined) return `Back at the airport by ${formatClock(minute)}`;
  if (journey.by === 'ship')
    return `All aboard at ${formatClock(journey.minute)}, leave town by ${formatClock(minute)}`;
  return journey.by === 'train'
    ? `Train leaves at ${formatClock(journey.minute)}, at the station by ${formatClock(minute)}`
    : `Flight home at ${formatClock(journey.minute)}, at the airport by ${formatClock(minute)}`;
}

const mobilityWords = {
  wheelchair: 'Wheelchair',
  stroller: 'Pram',
  'limited-walking': 'Little walking',
} as const satisfies Record<TripBrief['mobility'][number], string>;

/** Lists the chips of ages, seniors and mobility. */
export function listPeople({ childAges, seniors, mobility }: TripBrief): ChipEntry[] {
  const ages = new Intl.ListFormat('en', { type: 'conjunction' }).format(
    childAges.map((age) => (age === 0 ? 'under 1' : String(age))),
  );
  return [
    ...(childAges.length > 0
      ? [
          {
            field: 'childAges',
            label: `${childAges.length === 1 ? 'Child' : 'Children'} aged ${ages}`,
          } as const,
        ]
      : []),
    ...(seniors > 0 ? [{ field: 'seniors', label: plural(seniors, 'senior') } as const] : []),
    ...mobility.map((need) => ({ field: 'mobility', value: need, label: mobilityWords[need] }) as const),
  ];
}
