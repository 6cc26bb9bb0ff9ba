import { capitalise } from '@yunyou/contract/capitalise';
import type { PartialTripBrief } from '@yunyou/contract/trip/trip-brief.schema';
import { formatDate } from '../../facts/format.ts';
import { type BriefPatch, type BriefState, labelKey } from './brief-state.ts';
import * as words from './brief-words.ts';

/** A wish without a field in the form: its name, and the brief without it. */
interface OtherWish {
  id: string;
  name: string;
  without: BriefPatch;
}

/** Lists of the brief that are shown entry by entry, and the prefix of each entry. */
const lists = {
  areaIds: '',
  interestWords: '',
  routeIds: words.likePrefix,
  dislikedKinds: words.noPrefix,
  fewerKinds: words.fewPrefix,
  excludedCityIds: words.notPrefix,
  excludedSpotIds: words.notPrefix,
  mobility: '',
  otherNationalities: words.passportPrefix,
} as const satisfies Partial<Record<keyof PartialTripBrief, string>>;

/**
 * Lists values of the wish without a field in the form: other tags, free text, dislikes, exclusions, nights, order, ages,
 * hours. The form shows them, so that everything the planner uses is visible and can be removed.
 */
export function listOtherWishes(
  { brief, labels }: Pick<BriefState, 'brief' | 'labels'>,
  offeredTagIds: ReadonlySet<string>,
): OtherWish[] {
  const entry = (field: string, value: string, plain: string, without: BriefPatch): OtherWish => {
    const id = labelKey(field, value);
    return { id, name: labels[id] ?? plain, without };
  };
  const tags = brief.preferenceTagIds ?? [];
  const fields = Object.keys(lists) as (keyof typeof lists)[]; // Object.keys returns string[]
  return [
    ...tags
      .filter((id) => !offeredTagIds.has(id))
      .map((id) =>
        entry('preferenceTagIds', id, toWords(id), {
          preferenceTagIds: tags.filter((other) => other !== id),
        }),
      ),
    ...fields.flatMap((field) => {
      const values = brief[field] ?? [];
      return values.map((value) =>
        entry(field, value, toWords(`${lists[field]}${value}`), {
          [field]: values.filter((other) => other !== value),
        }),
      );
    }),
    ...listShape(brief, entry),
    ...(brief.dayLimits?.length ? [entry('dayLimits', '', words.ownHours, { dayLimits: undefined })] : []),
  ];
}

type ToEntry = (field: string, value: string, plain: string, without: BriefPatch) => OtherWish;

/** Lists the parts of a wish about the shape of the trip and the group: nights, order, stations, ages, free hours. */
function listShape(brief: PartialTripBrief, entry: ToEntry): OtherWish[] {
  const {
    cityNights = [],
    cityOrder = [],
    childAges = [],
    seniors = 0,
    dailyBreaks = [],
    fixedTimes = [],
  } = brief;
  const {
    onlyNamedCities,
    entryStationId,
    exitStationId,
    isCarefulWithAltitude,
    isFirstVisit,
    openStops,
    maxStays,
  } = brief;
  const { startsInTown, endsInTown, nightTrains, avoidsLongRides, wantsSummitNight, lastStopTagId } = brief;
  return [
    ...cityNights.map((one) =>
      entry('cityNights', one.cityId, words.nightsIn(one.nights, toWords(one.cityId)), {
        cityNights: cityNights.filter((other) => other !== one),
      }),
    ),
    ...(cityOrder.length > 0 ? [entry('cityOrder', '', words.fixedOrder, { cityOrder: undefined })] : []),
    ...(onlyNamedCities
      ? [entry('onlyNamedCities', '', words.onlyTheseCities, { onlyNamedCities: undefined })]
      : []),
    ...(openStops ? [entry('openStops', '', words.openStop, { openStops: undefined })] : []),
    ...(maxStays ? [entry('maxStays', '', words.mostStays(maxStays), { maxStays: undefined })] : []),
    ...(startsInTown ? [entry('startsInTown', '', words.startsInTown, { startsInTown: undefined })] : []),
    ...(endsInTown ? [entry('endsInTown', '', words.endsInTown, { endsInTown: undefined })] : []),
    ...(entryStationId
      ? [entry('entryStationId', entryStationId, toWords(entryStationId), { entryStationId: undefined })]
      : []),
    ...(exitStationId
      ? [entry('exitStationId', exitStationId, toWords(exitStationId), { exitStationId: undefined })]
      : []),
    ...(childAges.length > 0
      ? [entry('childAges', '', words.childrenAged(childAges.join(', ')), { childAges: undefined })]
      : []),
    ...(seniors > 0 ? [entry('seniors', '', words.seniorCount(seniors), { seniors: undefined })] : []),
    ...dailyBreaks.map((one) =>
      entry('dailyBreaks', `${one.startMinute}-${one.endMinute}`, words.dailyFreeTime, {
        dailyBreaks: dailyBreaks.filter((other) => other !== one),
      }),
    ),
    ...fixedTimes.map((one) =>
      entry('fixedTimes', `${one.date}/${one.startMinute}`, words.fixedOn(one.label, formatDate(one.date)), {
        fixedTimes: fixedTimes.filter((other) => other !== one),
      }),
    ),
    ...(nightTrains
      ? [
          entry('nightTrains', '', nightTrains === 'wanted' ? words.nightTrains : words.noNightTrains, {
            nightTrains: undefined,
          }),
        ]
      : []),
    ...(isCarefulWithAltitude
      ? [entry('isCarefulWithAltitude', '', words.carefulWithAltitude, { isCarefulWithAltitude: undefined })]
      : []),
    ...(wantsSummitNight
      ? [entry('wantsSummitNight', '', words.summitNight, { wantsSummitNight: undefined })]
      : []),
    ...(avoidsLongRides
      ? [entry('avoidsLongRides', '', words.noLongRides, { avoidsLongRides: undefined })]
      : []),
    ...(lastStopTagId
      ? [
          entry('lastStopTagId', lastStopTagId, words.endsWith(toWords(lastStopTagId)), {
            lastStopTagId: undefined,
          }),
        ]
      : []),
    ...(isFirstVisit ? [entry('isFirstVisit', '', words.firstVisit, { isFirstVisit: undefined })] : []),
  ];
}

/** Formats an id as words: "silk-road" becomes "Silk road". */
function toWords(id: string): string {
  const spaced = id.replaceAll('-', ' ');
  return capitalise(spaced);
}
