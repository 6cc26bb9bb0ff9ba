import { capitalise } from '@yunyou/contract/capitalise';
import type { BriefChip, TripBrief } from '@yunyou/contract/trip/trip-brief.schema';
import { formatMoney } from '@yunyou/domain/money/money-amounts';
import { formatDate, monthName } from '@yunyou/domain/time/date-format';
import { paces } from '@yunyou/domain/trip/brief/pace';
import { currencies } from '@yunyou/domain/trip/brief/travel-choices';
import { formatClock } from '@yunyou/domain/trip/description/format-clock';
import type { Slot, SlotMatch } from '../slot-match.ts';
import {
  type ChipEntry,
  type ChipNames,
  type Field,
  listHours,
  listPassports,
  listPeople,
  listShape,
  plural,
} from './chip-entries.ts';

const climateWords = { cool: 'Cool places', warm: 'Warm places' } as const;
const nightTrainWords = { wanted: 'Night trains', avoided: 'No night trains' } as const;

/** Names of interests whose word stem is not their name. */
const interestNames: Readonly<Record<string, string>> = { kung: 'Kung fu' };

const slotsOf: Partial<Record<Field, readonly Slot[]>> = {
  when: ['from', 'from-weekday', 'until', 'month', 'days', 'hours'],
  onlyNamedCities: ['only-cities', 'hours'],
  cityNights: ['nights'],
  cityOrder: ['order'],
  entryStationId: ['in-station'],
  exitStationId: ['out-station'],
  arrivalMinute: ['arrive', 'hours'],
  departureMinute: ['depart', 'hours'],
  otherNationalities: ['nat'],
  childAges: ['age'],
  seniors: ['seniors'],
  mobility: ['mobility'],
  dailyBreaks: ['break'],
  fixedTimes: ['fixed'],
  isCarefulWithAltitude: ['altitude'],
  isFirstVisit: ['first-visit'],
  avoidsLongRides: ['long-rides'],
  wantsSummitNight: ['summit-night'],
  lastStopTagId: ['last-tag'],
  comesFrom: ['comes-from'],
  goesOnTo: ['goes-to'],
  travellers: ['adults', 'kids'],
  pace: ['pace'],
  preferenceTagIds: ['tag', 'mobility'],
  cityIds: ['city'],
  areaIds: ['area'],
  mustSeeSpotIds: ['spot'],
  excludedSpotIds: ['-spot'],
  excludedCityIds: ['-city', '-area'],
  budget: ['budget'],
  entryCityId: ['in'],
  exitCityId: ['out'],
  openStops: ['open-stops'],
  maxStays: ['max-stays'],
  nationality: ['nat'],
  transport: ['only', '-mode'],
  nightTrains: ['-mode', 'prefer'],
  rides: ['ride'],
  diet: ['diet'],
  hotelClass: ['class'],
  interestWords: ['word'],
  routeIds: ['route'],
  dislikedKinds: ['-kind'],
  fewerKinds: ['few'],
  avoidsCrowds: ['crowds'],
  climate: ['climate'],
  dayLimits: ['start', 'end', 'visits'],
};

/**
 * Lists one chip per field, or per entry of a list field, with the words of the wish it was read from. A field that the
 * wish does not state gets the certainty `assumed`.
 */
export function listChips(
  brief: TripBrief,
  from: {
    readonly saidFields: ReadonlySet<string>;
    readonly read: readonly (SlotMatch & { readonly text: string })[];
    readonly hasDays: boolean;
    readonly hasStart: boolean;
  },
  names: ChipNames,
): BriefChip[] {
  return listEntries(brief, names, from.read).map(({ field, value, label }) => {
    const read = from.read.filter(({ slot }) => slotsOf[field]?.includes(slot));
    const own =
      read.find((one) => one.value === value || one.value.startsWith(`${value}=`)) ??
      (isList(brief, field) ? undefined : pickMatch(read, value));
    const isOpen = field === 'when' && !(value === 'days' ? from.hasDays : from.hasStart);
    const isSaid = from.saidFields.has(field) && !isOpen;
    return {
      field,
      label,
      ...(value !== undefined && { value }),
      ...(own !== undefined && { words: own.text }),
      certainty: isSaid ? 'said' : 'assumed',
    };
  });
}

/** Lists with one chip for all their entries. */
const wholeLists: ReadonlySet<Field> = new Set<Field>(['dayLimits', 'transport', 'cityOrder', 'childAges']);

function isList(brief: TripBrief, field: Field): boolean {
  return Array.isArray(brief[field]) && !wholeLists.has(field);
}

/** Chooses the words for the start or for the days of `when`; the first match for every other field. */
function pickMatch<T extends SlotMatch>(read: readonly T[], value: string | undefined): T | undefined {
  return (
    read.find(({ slot }) => (slot === 'days') === (value === 'days')) ??
    (value === undefined ? read[0] : undefined)
  );
}

function listEntries(brief: TripBrief, names: ChipNames, read: readonly SlotMatch[]): ChipEntry[] {
  const one = (field: Field, label: string | undefined, value?: string): ChipEntry[] =>
    label === undefined ? [] : [{ field, label, ...(value !== undefined && { value }) }];
  const each = (field: Field, ids: readonly string[] = [], label: (id: string) => string): ChipEntry[] =>
    ids.map((value) => ({ field, value, label: label(value) }));
  const city = (id: string): string => names.gazetteer.cities.find((row) => row.id === id)?.name ?? id;
  const area = (id: string): string => names.gazetteer.areas.find((row) => row.id === id)?.name ?? id;
  const spot = (id: string): string => names.gazetteer.spotNames.get(id) ?? id;
  const route = (id: string): string => names.gazetteer.routes.find((row) => row.id === id)?.title ?? id;
  const tag = (id: string): string => names.tagNames.get(id) ?? capitalise(id.replaceAll('-', ' '));
  /** Tags are named in the plural, categories of spots by one word: "temple". */
  const kind = (id: string): string => names.tagNames.get(id)?.toLowerCase() ?? `${id.replaceAll('-', ' ')}s`;
  const limit = brief.dayLimits[0];
  return [
    ...each('cityIds', brief.cityIds, city),
    ...each('areaIds', brief.areaIds, area),
    ...each('mustSeeSpotIds', brief.mustSeeSpotIds, (id) => `See ${spot(id)}`),
    ...each('excludedCityIds', brief.excludedCityIds, (id) => `Not ${city(id)}`),
    ...each('excludedSpotIds', brief.excludedSpotIds, (id) => `Not ${spot(id)}`),
    ...one(
      'entryCityId',
      brief.entryCityId && `${brief.startsInTown ? 'Start' : 'Arrive'} in ${city(brief.entryCityId)}`,
      brief.entryCityId,
    ),
    ...one(
      'exitCityId',
      brief.exitCityId && `${brief.endsInTown ? 'Back in' : 'Leave from'} ${city(brief.exitCityId)}`,
      brief.exitCityId,
    ),
    ...one('openStops', brief.openStops ? plural(brief.openStops, 'stop') + ' of our choice' : undefined),
    ...one(
      'maxStays',
      brief.maxStays === undefined ? undefined : `At most ${plural(brief.maxStays, 'place')} to stay`,
    ),
    ...listShape(brief, names),
    ...listHours(brief, read),
    ...one('when', describeStart(brief.when), 'start'),
    ...one('when', plural(brief.when.days, 'day'), 'days'),
    ...one('travellers', describeTravellers(brief.travellers)),
    ...listPeople(brief),
    ...one('pace', `${paces[brief.pace].name} pace`, brief.pace),
    ...each('preferenceTagIds', brief.preferenceTagIds, tag),
    ...each(
      'interestWords',
      brief.interestWords,
      (word) => interestNames[word] ?? capitalise(word.replaceAll('-', ' ')),
    ),
    ...each('routeIds', brief.routeIds, (id) => `Like the route “${route(id)}”`),
    ...each('dislikedKinds', brief.dislikedKinds, (id) => `No ${kind(id)}`),
    ...each('fewerKinds', brief.fewerKinds, (id) => `Few ${kind(id)}`),
    ...one('avoidsCrowds', brief.avoidsCrowds === true ? 'Away from crowds' : undefined),
    ...one('climate', brief.climate && climateWords[brief.climate]),
    ...one('budget', brief.budget && describeMoney(brief.budget)),
    ...listPassports(brief),
    ...one(
      'isCarefulWithAltitude',
      brief.isCarefulWithAltitude === true ? 'Careful with altitude' : undefined,
    ),
    ...one('isFirstVisit', brief.isFirstVisit === true ? 'First visit to China' : undefined),
    ...one('avoidsLongRides', brief.avoidsLongRides === true ? 'No long rides' : undefined),
    ...one('wantsSummitNight', brief.wantsSummitNight === true ? 'Night on the mountain' : undefined),
    ...one('lastStopTagId', brief.lastStopTagId && `Ends with: ${tag(brief.lastStopTagId)}`),
    ...one('transport', describeModes(brief)),
    ...one('nightTrains', brief.nightTrains && nightTrainWords[brief.nightTrains]),
    ...brief.rides.flatMap(({ fromCityId, toCityId, mode }) =>
      one(
        'rides',
        `${capitalise(mode)} ${city(fromCityId)} to ${city(toCityId)}`,
        `${fromCityId}>${toCityId}=${mode}`,
      ),
    ),
    ...each('diet', brief.diet, capitalise),
    ...one('hotelClass', brief.hotelClass === undefined ? undefined : hotelClasses[brief.hotelClass - 1]),
    ...one('dayLimits', limit && describeHours(limit)),
  ];
}

const hotelClasses = ['Budget hotels', 'Mid-range hotels', 'Upscale hotels', 'Luxury hotels'] as const;
function describeStart(when: TripBrief['when']): string {
  if (when.kind === 'dates') return `From ${formatDate(when.firstDate)}`;
  return `${monthName(when.month)} ${when.year}`;
}

function describeTravellers({ adults, children }: TripBrief['travellers']): string {
  const grown = plural(adults, 'adult');
  return children === 0 ? grown : `${grown}, ${children === 1 ? '1 child' : `${children} children`}`;
}

function describeMoney({ amountMinor, currency }: NonNullable<TripBrief['budget']>): string {
  const unit = 10 ** currencies[currency].minorDigits;
  return `${formatMoney({ amountMinor: Math.round(amountMinor / unit) * unit, currency })} in all`;
}

function describeHours({ startMinute, endMinute, maxVisits }: TripBrief['dayLimits'][number]): string {
  if (startMinute === undefined && endMinute === undefined && maxVisits !== undefined)
    return `At most ${plural(maxVisits, 'sight')} a day`;
  const start = startMinute === undefined ? '' : ` from ${formatClock(startMinute)}`;
  return `Days${start}${endMinute === undefined ? '' : ` until ${formatClock(endMinute)}`}`;
}

/** Returns the modes that a trip may use; undefined where it may use all. */
function describeModes({ transport }: TripBrief): string | undefined {
  if (transport.length === 0) return undefined;
  const allowsLand = (['train', 'coach', 'ferry'] as const).every((mode) => transport.includes(mode));
  return allowsLand && !transport.includes('flight')
    ? 'By train, no flights'
    : capitalise(transport.join(', '));
}
