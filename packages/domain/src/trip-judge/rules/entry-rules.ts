import type { TripRules } from '@yunyou/contract/trip/trip-rules.schema';
import { addDays } from '../../time/china-time.ts';
import { type Finding, type JudgedTrip, type TripRule } from '../judged-trip.ts';

type Visa = TripRules['visas'][number];

/** Returns the country-wide waivers that name the nationality and allow the length of the trip, whatever their end date. */
function waiversFor(nationality: string, days: number, visas: readonly Visa[]): Visa[] {
  return visas.filter((visa) => {
    if (visa.scheme === 'transit' || visa.areaScope !== 'mainland' || visa.nationalities === 'all')
      return false;
    const own = visa.nationalities.find(({ code }) => code === nationality);
    const stay = own?.stay ?? visa.stay;
    return own !== undefined && (stay.unit === 'hour' ? stay.amount >= days * 24 : stay.amount >= days);
  });
}

function judgeVisaHeadline({ brief, description: { visa, dates }, data }: JudgedTrip): Finding[] {
  if (brief.nationality === undefined || visa.status !== 'visa-needed') return [];
  const [waiver] = waiversFor(brief.nationality, dates.length, data.rules.visas);
  return waiver && brief.otherNationalities.length === 0
    ? [
        {
          text: `“${visa.headline}” for ${brief.nationality}, which has a waiver that may be renewed (${waiver.source.title})`,
        },
      ]
    : [];
}

const countryNames = new Intl.DisplayNames(['en'], { type: 'region' });

function judgePassports({ brief, description: { visa } }: JudgedTrip): Finding[] {
  const text = [visa.headline, visa.text, ...visa.notes].join(' ');
  return brief.otherNationalities
    .filter((code) => code !== brief.nationality && !text.includes(countryNames.of(code) ?? code))
    .map((code) => ({ text: `The passport of ${countryNames.of(code) ?? code} is not judged` }));
}

/** Maximum number of days off of each holiday. Crowds on further days have another cause. */
const longestHoliday: Readonly<Record<string, number>> = {
  'spring-festival': 9,
  'national-day': 8,
  'labour-day': 5,
};
const usualHoliday = 3;

function isCrowded(date: string, { calendars }: TripRules): boolean {
  return calendars.some(({ holidays, peaks, dayOff }) => {
    const isHoliday = holidays.some(({ id, from, to, crowds }) => {
      if (crowds < 3) return from <= date && date <= to;
      const length = longestHoliday[id] ?? usualHoliday;
      const end = dayOff === 'span' ? to : [addDays(from, length - 1), addDays(to, 1)].toSorted().at(-1);
      return addDays(from, -1) <= date && date <= (end ?? to);
    });
    return isHoliday || peaks.some(({ from, to }) => from <= date && date <= to);
  });
}

function judgeCrowdWarnings({ days, data }: JudgedTrip): Finding[] {
  return days.flatMap(({ view }) => {
    const warning = view.warnings.find(({ kind }) => kind === 'holiday' || kind === 'crowds');
    return warning && !isCrowded(view.date, data.rules)
      ? [{ text: `${view.date} is not crowded: “${warning.text.slice(0, 60)}”`, dayIndex: view.dayIndex }]
      : [];
  });
}

function judgeMissingCrowds({ days, data }: JudgedTrip): Finding[] {
  return days.flatMap(({ view }) => {
    const holiday = data.rules.calendars
      .flatMap(({ holidays }) => holidays)
      .find(({ from, to, crowds }) => crowds >= 4 && from <= view.date && view.date <= to);
    const isSaid = view.warnings.some(({ kind }) => kind === 'holiday' || kind === 'crowds');
    return holiday && !isSaid ? [{ text: `${holiday.name} has no warning`, dayIndex: view.dayIndex }] : [];
  });
}

function areasOf({ days, city }: JudgedTrip): string[] {
  return days
    .flatMap(({ view }) => view.cities.map(({ id }) => city(id)?.areaId ?? ''))
    .filter((area, index, all) => area !== all[index - 1]);
}

function judgePermits(trip: JudgedTrip): Finding[] {
  const areas = new Set(areasOf(trip));
  const { checklist, visa } = trip.description;
  const isSaid =
    checklist.some(({ kind }) => kind === 'permit') || visa.notes.some((note) => /permit/i.test(note));
  return trip.data.rules.permits
    .filter(({ areaId }) => areas.has(areaId) && !isSaid && trip.brief.nationality !== 'CN')
    .map(({ source }) => ({ text: `${source.title} is not mentioned` }));
}

function judgeEntries(trip: JudgedTrip): Finding[] {
  const separate = new Set(trip.data.rules.borders.map(({ areaId }) => areaId));
  const entries = areasOf(trip).filter(
    (area, index, all) => !separate.has(area) && (index === 0 || separate.has(all[index - 1] ?? '')),
  ).length;
  const { visa } = trip.description;
  const isForeign =
    trip.brief.nationality !== undefined && !['CN', 'HK', 'MO', 'TW'].includes(trip.brief.nationality);
  const isSaid = visa.notes.some((note) => /enters the mainland|entries|twice/i.test(note));
  return entries > 1 && isForeign && !isSaid
    ? [{ text: `${entries} entries to the mainland are not counted` }]
    : [];
}

const transitDays = 10;

function judgeTransit({ brief, description: { visa, dates }, data }: JudgedTrip): Finding[] {
  const { nationality, comesFrom, goesOnTo } = brief;
  if (
    nationality === undefined ||
    comesFrom === undefined ||
    goesOnTo === undefined ||
    comesFrom === goesOnTo
  )
    return [];
  const hasTransit = data.rules.visas.some(
    ({ scheme, nationalities }) =>
      scheme === 'transit' &&
      nationalities !== 'all' &&
      nationalities.some(({ code }) => code === nationality),
  );
  return hasTransit && visa.status === 'visa-needed' && dates.length <= transitDays
    ? [
        {
          text: `Transit without a visa is possible from ${comesFrom} to ${goesOnTo}, but not with this plan`,
        },
      ]
    : [];
}

export const entryRules: readonly TripRule[] = [
  {
    id: 'visa-headline',
    weight: 2,
    meaning: 'A waiver that may be renewed is not shown as “A visa is needed”',
    judge: judgeVisaHeadline,
  },
  { id: 'every-passport', weight: 1.5, meaning: 'Every passport is judged', judge: judgePassports },
  {
    id: 'legal-transit',
    weight: 1.5,
    meaning: 'A transit trip is arranged so that it is legal',
    judge: judgeTransit,
  },
  {
    id: 'false-crowds',
    weight: 0.7,
    meaning: 'Crowd warnings are only on crowded days',
    judge: judgeCrowdWarnings,
  },
  {
    id: 'missing-crowds',
    weight: 0.7,
    meaning: 'The days of big holidays have a warning',
    judge: judgeMissingCrowds,
  },
  { id: 'permits', weight: 2, meaning: 'Permits are mentioned', judge: judgePermits },
  {
    id: 'mainland-entries',
    weight: 1,
    meaning: 'Entries to the mainland are counted across Hong Kong and Macau',
    judge: judgeEntries,
  },
];
