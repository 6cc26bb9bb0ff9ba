import type { TripItemView, TripWarning } from '@yunyou/contract/trip/trip.schema';
import type { TripRules } from '@yunyou/contract/trip/trip-rules.schema';
import { weekdayOf } from '../../time/china-time.ts';
import { listCalendarDays } from '../../time/holidays.ts';
import { type DayWeather, weatherWarnings } from '../../time/weather.ts';

/** Walking distance above which a day has a warning. */
const longWalkMeters = 8000;

/** What the warnings of a day are about. Heights of nights are in metres; 0 where the guide gives none. */
export type WarnedDay = {
  readonly items: readonly TripItemView[];
  readonly walkMeters: number;
  readonly weather: DayWeather | undefined;
  readonly nightMetres?: number;
  readonly lastNightMetres?: number;
};

/** Returns the warnings of a day: altitude, holidays, closings, weather, long walks and hotel registration. */
export function listDayWarnings(
  date: string,
  { items, walkMeters, weather, nightMetres = 0, lastNightMetres = 0 }: WarnedDay,
  rules: TripRules,
): TripWarning[] {
  return [
    ...altitudeWarnings(nightMetres, lastNightMetres),
    ...calendarWarnings(date, rules),
    // Without a sight nothing of the day can be closed.
    ...(items.some(({ kind }) => kind === 'visit') ? closingWarnings(date, rules) : []),
    ...(weather ? weatherWarnings(weather) : []),
    ...(walkMeters >= longWalkMeters
      ? [
          {
            kind: 'walking',
            level: 'note',
            text: `${(walkMeters / 1000).toFixed(1)} km on foot between the sights alone.`,
          } as const,
        ]
      : []),
    ...hotelWarnings(items, rules),
  ];
}

/**
 * Altitude in metres from which a night needs a warning. A climb of up to `easyClimbMetres` from the night before
 * needs none.
 */
const highNightMetres = 2800;
const easyClimbMetres = 600;

function altitudeWarnings(nightMetres: number, lastNightMetres: number): TripWarning[] {
  const climb = nightMetres - lastNightMetres;
  if (nightMetres < highNightMetres || climb <= easyClimbMetres) return [];
  const higher = lastNightMetres > 0 ? `, ${climb.toLocaleString('en')} m above last night` : '';
  return [
    {
      kind: 'altitude',
      level: 'caution',
      text: `Tonight you sleep at an altitude of ${nightMetres.toLocaleString('en')} m${higher}. Rest today and tomorrow, drink plenty of water, avoid alcohol, and go lower if a headache gets worse.`,
    },
  ];
}

function calendarWarnings(date: string, rules: TripRules): TripWarning[] {
  return listCalendarDays(date, rules).map(({ kind, name, crowds, official, source }): TripWarning => {
    if (kind === 'workday')
      return {
        kind: 'workday',
        level: 'note',
        text: `A weekend day worked in exchange for ${name}: offices, schools and rush hours as on a weekday.`,
        source,
      };
    const crowd = ['', '', 'Busier than usual', 'Busy', 'Very busy', 'Extremely busy'][crowds] ?? 'Busy';
    const isHoliday = kind === 'holiday';
    const estimate = official ? '' : ' The days off are not published yet; this is our estimate.';
    const advice = crowds >= 4 ? ' Book trains, tickets and rooms as early as they are sold.' : '';
    return {
      kind: isHoliday ? 'holiday' : 'crowds',
      level: crowds >= 5 ? 'serious' : crowds >= 4 ? 'caution' : 'note',
      text: `${name}: ${crowd.toLowerCase()} everywhere.${advice}${estimate}`,
      source,
    };
  });
}

function closingWarnings(date: string, rules: TripRules): TripWarning[] {
  const { attraction } = rules;
  if (!attraction || weekdayOf(date) !== attraction.weeklyClosing.day) return [];
  const isHoliday = listCalendarDays(date, rules).some(({ kind }) => kind === 'holiday');
  if (isHoliday && attraction.weeklyClosing.exceptPublicHolidays) return [];
  const kinds = attraction.weeklyClosing.kinds.map((kind) => `${kind}s`).join(' and ');
  return [
    {
      kind: 'closing',
      level: 'note',
      text: `Most ${kinds} are closed on this weekday. As far as we know, the planned ones are open.`,
      source: attraction.source,
    },
  ];
}

function hotelWarnings(items: readonly TripItemView[], { hotel }: TripRules): TripWarning[] {
  const night = items.find((item) => item.kind === 'night');
  if (night?.kind !== 'night' || !hotel) return [];
  if (night.registersForeignPassports === 'yes') return [];
  return [
    {
      kind: 'hotel',
      level: 'caution',
      text:
        night.registersForeignPassports === 'ask-first'
          ? `Ask ${night.place.name} before you book whether they register foreign passports.`
          : 'Choose a hotel that registers foreign passports; in a private home you register with the police yourself.',
      source: hotel.source,
    },
  ];
}
