import type { VisaVerdict } from '@yunyou/contract/trip/trip.schema';
import type { RuleSource, TripRules } from '@yunyou/contract/trip/trip-rules.schema';
import { addDays } from '../time/china-time.ts';
import { formatDate } from '../time/date-format.ts';
import { joinNames } from '../trip/description/titles-and-summaries.ts';

/** The facts of a trip that entry rules depend on. */
export interface BorderCrossing {
  nationality?: string | undefined;
  comesFrom?: string | undefined;
  goesOnTo?: string | undefined;
  /** In travel order, with the first and last date in each city. */
  visits: readonly { cityId: string; areaId: string; from: string; to: string }[];
  spotIds: readonly string[];
  /** `airportCodes` are IATA codes. */
  cities: readonly { id: string; name: string; areaId: string; airportCodes: readonly string[] }[];
}

/** An uninterrupted stay on the mainland. A visit to Hong Kong or Macau ends it. `before` and `after` are the regions around it. */
interface MainlandStay {
  from: string;
  to: string;
  cityIds: string[];
  before: string | undefined;
  after: string | undefined;
}

type Visa = TripRules['visas'][number];
type Finding = {
  fits: boolean;
  isCountrywide: boolean;
  /** Last published day of a rule with no other obstacle than this date. */
  endedOn?: string | undefined;
  verdict: VisaVerdict;
};

const strictestFirst: readonly VisaVerdict['status'][] = [
  'visa-needed',
  'unknown',
  'transit',
  'visa-free',
  'not-needed',
];

/** Checks every passport of a group. The verdict is the strictest one; the others are notes. */
export function checkVisas(
  crossing: Omit<BorderCrossing, 'nationality'>,
  nationalities: readonly string[],
  rules: TripRules,
): VisaVerdict {
  const [first, ...others] = [...new Set(nationalities)].map((nationality) => ({
    name: new Intl.DisplayNames('en', { type: 'region' }).of(nationality) ?? nationality,
    verdict: checkVisa({ ...crossing, nationality }, rules),
  }));
  if (!first) return checkVisa(crossing, rules);
  if (others.length === 0) return first.verdict;
  const rank = ({ verdict }: typeof first): number => strictestFirst.indexOf(verdict.status);
  const all = [first, ...others];
  const strictest = all.reduce((a, b) => (rank(b) < rank(a) ? b : a));
  const { verdict, name } = strictest;
  return {
    ...verdict,
    headline: `${name}: ${verdict.headline}`,
    notes: [
      ...all.filter((one) => one !== strictest).map((one) => `${one.name}: ${one.verdict.headline}.`),
      ...verdict.notes,
    ],
    sources: distinct(all.flatMap((one) => one.verdict.sources)),
  };
}

/** Finds the entry rule that fits the trip. The result is guidance with sources, not a permission to enter. */
export function checkVisa(crossing: BorderCrossing, rules: TripRules): VisaVerdict {
  const { nationality } = crossing;
  const stays = listMainlandStays(crossing, rules);
  const notes = [...listBorderNotes(crossing, rules), ...listPermitNotes(crossing, rules)];
  const extraSources = [
    ...rules.borders.filter(({ areaId }) => crossing.visits.some((visit) => visit.areaId === areaId)),
    ...rules.permits.filter(({ areaId }) => crossing.visits.some((visit) => visit.areaId === areaId)),
  ].map(({ source }) => source);
  const finish = (verdict: VisaVerdict): VisaVerdict => ({
    ...verdict,
    notes: [...verdict.notes, ...notes],
    sources: distinct([...verdict.sources, ...extraSources]),
  });
  if (stays.length === 0)
    return finish(plain('not-needed', 'No mainland entry', 'This trip does not enter the Chinese mainland.'));
  if (nationality === undefined)
    return finish(
      plain(
        'unknown',
        'Entry depends on the passport',
        'The nationality of each traveller decides which entry rule fits this trip.',
      ),
    );
  if (['CN', 'HK', 'MO', 'TW'].includes(nationality))
    return finish(
      plain(
        'not-needed',
        'No visa',
        'These rules are for foreign passports. Residents travel on their own documents.',
      ),
    );
  const findings = stays.map((stay) => bestFinding(stay, nationality, crossing, rules.visas));
  const worst = findings.toSorted(
    (a, b) => strictestFirst.indexOf(a.status) - strictestFirst.indexOf(b.status),
  )[0];
  if (!worst) throw new Error('A trip with mainland stays has a finding for each');
  const twice =
    stays.length > 1
      ? [`This trip enters the mainland ${stays.length} times; each entry counts on its own.`]
      : [];
  return finish({
    ...worst,
    notes: [...worst.notes, ...twice],
    sources: distinct(findings.flatMap(({ sources }) => sources)),
  });
}

function bestFinding(
  stay: MainlandStay,
  nationality: string,
  crossing: BorderCrossing,
  visas: readonly Visa[],
): VisaVerdict {
  const rank: Visa['scheme'][] = ['unilateral', 'mutual', 'regional', 'transit'];
  const findings = visas
    .filter(({ areaScope }) => areaScope !== 'port-zone') // for changing planes, not for sights
    .toSorted((a, b) => rank.indexOf(a.scheme) - rank.indexOf(b.scheme))
    .flatMap((visa) => tryVisa(visa, stay, nationality, crossing) ?? []);
  const fitting = findings.find(({ fits }) => fits);
  if (fitting) {
    // Also report why a better countrywide rule does not fit, because often only a date has to change.
    const missed = findings.slice(0, findings.indexOf(fitting)).filter(({ isCountrywide }) => isCountrywide);
    return {
      ...fitting.verdict,
      notes: [...fitting.verdict.notes, ...missed.flatMap((one) => one.verdict.notes)],
    };
  }
  const ended = findings.find(({ endedOn }) => endedOn !== undefined);
  if (ended?.endedOn !== undefined)
    return {
      status: 'unknown',
      headline: 'Check whether the visa waiver was renewed',
      text: `“${ended.verdict.sources[0]?.title ?? ''}” is published until ${formatDate(ended.endedOn)}. If it is renewed, you need no visa for this trip; if not, apply for one before you book.`,
      notes: findings.filter((one) => one !== ended).flatMap(({ verdict }) => verdict.notes),
      sources: findings.flatMap(({ verdict }) => verdict.sources),
    };
  return {
    status: 'visa-needed',
    headline: 'A visa is needed',
    text:
      findings.length > 0
        ? 'No visa-free rule we know of fits this trip as it is planned. Apply for a tourist visa, or change what stands in the way.'
        : 'We know of no visa-free rule for this passport. Apply for a tourist visa before you book.',
    notes: findings.flatMap(({ verdict }) => verdict.notes),
    sources: findings.flatMap(({ verdict }) => verdict.sources),
  };
}

/** Checks one rule against one stay; undefined when the rule does not apply to the nationality. */
function tryVisa(
  visa: Visa,
  stay: MainlandStay,
  nationality: string,
  crossing: BorderCrossing,
): Finding | undefined {
  const own =
    visa.nationalities === 'all'
      ? { code: nationality }
      : visa.nationalities.find(({ code }) => code === nationality);
  if (!own) return undefined;
  const { source } = visa;
  const limits = 'stay' in own && own.stay ? own.stay : visa.stay;
  const stayUntil = lastDay(stay.from, limits, visa.stay.clockStarts);
  const obstacles = [
    ...listTimeObstacles(visa, 'from' in own ? own : {}, stay),
    ...(stay.to > stayUntil
      ? [
          `“${source.title}” allows ${limits.amount} ${limits.unit}s: you would have to leave by ${formatDate(stayUntil)}.`,
        ]
      : []),
    ...listAreaObstacles(visa, stay, crossing),
    ...listTransitObstacles(visa, stay),
  ];
  const isTransit = visa.scheme === 'transit';
  const isCountrywide = visa.areaScope === 'mainland';
  if (obstacles.length > 0)
    return {
      fits: false,
      isCountrywide,
      ...(obstacles.length === 1 &&
        !isTransit && { endedOn: endedBefore(visa, 'to' in own ? own : {}, stay) }),
      verdict: { status: 'visa-needed', headline: '', text: '', notes: obstacles, sources: [source] },
    };
  const months = visa.passport.minimumMonthsValid;
  const period = 'withinPeriod' in own ? own.withinPeriod : undefined;
  return {
    fits: true,
    isCountrywide,
    verdict: {
      status: isTransit ? 'transit' : 'visa-free',
      headline: isTransit
        ? `Transit without a visa: ${limits.amount} ${limits.unit}s`
        : `No visa needed: ${limits.amount} ${limits.unit}s`,
      text: `By “${source.title}” this passport may stay until ${formatDate(stayUntil)}. Check before you go.`,
      notes: [
        ...(isTransit ? listTransitNotes(visa, stay) : []),
        ...(months ? [`The passport must be valid for at least ${months} months.`] : []),
        ...(period ? [`At most ${period.amount} days in any ${period.days} days.`] : []),
      ],
      stayUntil,
      sources: [source],
    },
  };
}

/** Returns the last published day of a rule that ends before the stay. */
function endedBefore(
  visa: Visa,
  own: { to?: string | null | undefined },
  stay: MainlandStay,
): string | undefined {
  const to = [own.to ?? '', visa.validTo ?? ''].filter((date) => date !== '').toSorted()[0];
  return to !== undefined && stay.from > to ? to : undefined;
}

function listTimeObstacles(
  visa: Visa,
  own: { from?: string | null | undefined; to?: string | null | undefined },
  stay: MainlandStay,
): string[] {
  const from = [own.from ?? '', visa.validFrom ?? '']
    .filter((date) => date !== '')
    .toSorted()
    .at(-1);
  const to = endedBefore(visa, own, stay);
  if (from !== undefined && stay.from < from)
    return [`“${visa.source.title}” begins on ${formatDate(from)}.`];
  if (to !== undefined)
    return [
      `“${visa.source.title}” is published until ${formatDate(to)} for this passport; check whether it has been renewed.`,
    ];
  return [];
}

function listAreaObstacles(visa: Visa, stay: MainlandStay, { cities, spotIds }: BorderCrossing): string[] {
  if (visa.areaScope !== 'listed') return [];
  const cityOf = (id: string) => cities.find((city) => city.id === id);
  const outside = stay.cityIds.flatMap((id) => {
    const city = cityOf(id);
    const area = visa.areas.find(({ areaId }) => areaId === city?.areaId);
    return area && (area.whole || area.cityIds.includes(id)) ? [] : (city?.name ?? id);
  });
  const spots = visa.outsideSpotIds.filter((id) => spotIds.includes(id));
  const codes = new Set(visa.areas.flatMap(({ ports }) => ports.map(({ code }) => code)));
  const entry = cityOf(stay.cityIds[0] ?? '');
  const isPort = visa.ports !== 'listed' || entry?.airportCodes.some((code) => codes.has(code));
  return [
    ...(outside.length > 0 ? [`“${visa.source.title}” does not cover ${joinNames(outside)}.`] : []),
    ...(spots.length > 0
      ? [`“${visa.source.title}” does not cover every sight of this trip: ${spots.map(nameOfId).join(', ')}.`]
      : []),
    ...(isPort
      ? []
      : [`${entry?.name ?? 'The first city'} is not a port of entry of “${visa.source.title}”.`]),
  ];
}

/** Converts a spot id to a readable name: rules contain ids only. */
function nameOfId(id: string): string {
  return id
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
}

function listTransitObstacles(visa: Visa, { before, after }: MainlandStay): string[] {
  if (!visa.thirdCountryRequired || before === undefined || before !== after) return [];
  return [
    `“${visa.source.title}” asks you to go on to a third country or region, not back to where you came from.`,
  ];
}

function listTransitNotes(visa: Visa, { before, after }: MainlandStay): string[] {
  if (!visa.thirdCountryRequired) return [];
  const regions = visa.thirdRegions.length > 0 ? ` (${visa.thirdRegions.join(', ')} count as such)` : '';
  const isKnown = before !== undefined && after !== undefined;
  return [
    isKnown
      ? 'Have the confirmed onward ticket at hand on arrival.'
      : `It holds only if you arrive from one country and go on to a third one or a third region${regions}; tell us both to check it.`,
  ];
}

/** Returns the last date of a permitted stay. With `next-day` the day of arrival does not count. */
function lastDay(
  from: string,
  { amount, unit }: { amount: number; unit: 'day' | 'hour' },
  clockStarts: 'next-day' | 'arrival',
): string {
  const days = unit === 'day' ? amount : Math.floor(amount / 24);
  return addDays(from, clockStarts === 'next-day' ? days : days - (unit === 'day' ? 1 : 0));
}

function listMainlandStays(
  { visits, comesFrom, goesOnTo }: BorderCrossing,
  { borders }: TripRules,
): MainlandStay[] {
  const regionOf = (areaId: string) => borders.find((border) => border.areaId === areaId)?.code;
  const stays: MainlandStay[] = [];
  let isInside = false;
  let before = comesFrom;
  for (const { cityId, areaId, from, to } of visits) {
    const region = regionOf(areaId);
    const last = stays.at(-1);
    if (region !== undefined) {
      if (isInside && last) last.after = region;
      before = region;
      isInside = false;
    } else if (isInside && last) {
      last.to = to > last.to ? to : last.to;
      last.cityIds.push(cityId);
    } else {
      stays.push({ from, to, cityIds: [cityId], before, after: undefined });
      isInside = true;
    }
  }
  const last = stays.at(-1);
  if (last && isInside) last.after = goesOnTo;
  return stays;
}

function listBorderNotes({ visits, nationality, cities }: BorderCrossing, { borders }: TripRules): string[] {
  return borders
    .filter(({ areaId }) => visits.some((visit) => visit.areaId === areaId))
    .map(({ areaId, authority, visaFreeDays }) => {
      const name = cities.find((city) => city.areaId === areaId)?.name ?? areaId;
      const days = nationality === undefined ? undefined : visaFreeDays[nationality];
      const stay =
        days === undefined ? `Ask the ${authority}` : `This passport may stay ${days} days (${authority})`;
      return `${name} has a border of its own: going there leaves the mainland. ${stay}.`;
    });
}

function listPermitNotes({ visits }: BorderCrossing, { permits }: TripRules): string[] {
  return permits.flatMap(({ areaId, leadDays, needsTour, usualClosure, source }) => {
    const own = visits.filter((visit) => visit.areaId === areaId);
    if (own.length === 0) return [];
    const isClosed = usualClosure && own.some((visit) => isInSeason(visit, usualClosure));
    return [
      `${source.title}: needed besides the visa; an agency applies, about ${leadDays} days ahead${needsTour ? ', with guide and transport booked' : ''}.`,
      ...(isClosed ? ['The region is usually closed to foreigners at that time of year.'] : []),
    ];
  });
}

/** Returns true when the visit touches the season, which is given as MM-DD and lies within one year. */
function isInSeason(
  { from, to }: { readonly from: string; readonly to: string },
  season: { readonly from: string; readonly to: string },
): boolean {
  return [from, to]
    .map((date) => date.slice(0, 4))
    .some((year) => from <= `${year}-${season.to}` && to >= `${year}-${season.from}`);
}

function plain(status: VisaVerdict['status'], headline: string, text: string): VisaVerdict {
  return { status, headline, text, notes: [], sources: [] };
}

function distinct(sources: readonly RuleSource[]): RuleSource[] {
  return [...new Map(sources.map((source) => [source.ruleId, source])).values()];
}
