import type { RuleSource, TripRules } from '@yunyou/contract/trip/trip-rules.schema';
import type { VisaVerdict } from '@yunyou/contract/trip/visa-verdict.schema';
import { formatDate } from '../time/date-format.ts';
import { listBorderNotes, listPermitNotes } from './border-notes.ts';
import { type BorderCrossing, listMainlandStays, type MainlandStay } from './mainland-stays.ts';
import {
  endedBefore,
  lastDay,
  listAreaObstacles,
  listTimeObstacles,
  listTransitNotes,
  listTransitObstacles,
  type Visa,
} from './visa-obstacles.ts';

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

function plain(status: VisaVerdict['status'], headline: string, text: string): VisaVerdict {
  return { status, headline, text, notes: [], sources: [] };
}

function distinct(sources: readonly RuleSource[]): RuleSource[] {
  return [...new Map(sources.map((source) => [source.ruleId, source])).values()];
}
