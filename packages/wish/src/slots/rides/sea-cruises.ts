import { findAll } from '../../find-all.ts';
import type { SlotMatch } from '../../slot-match.ts';

/** Cruise terminals with their cities, as travellers name them. */
const ports: readonly (readonly [pattern: string, cityId: string])[] = [
  ['nansha(?: (?:cruise )?(?:home ?port|port|terminal))?|南沙(?:邮轮)?(?:母?港|码头)?', 'guangzhou'],
  [
    '(?:shekou|prince bay)(?: (?:cruise )?(?:port|terminal|cent(?:er|re)))?|蛇口(?:邮轮)?(?:港|码头|中心)?',
    'shenzhen',
  ],
  ['kai tak(?: cruise)?(?: (?:port|terminal))?|启德(?:邮轮)?(?:码头)?', 'hong-kong'],
  ['tianjin (?:cruise )?(?:home ?port|port|terminal)|xingang|天津(?:邮轮)?(?:母?港|码头)', 'tianjin'],
  ['wusongkou|baoshan(?: cruise)?(?: (?:port|terminal))?|吴淞口(?:邮轮)?(?:港|码头)?', 'shanghai'],
];
const portPatterns = ports.map(([pattern, cityId]) => ({ regex: new RegExp(`^(?:${pattern})$`), cityId }));
const anyPort = new RegExp(`(?<![a-z])(?:${ports.map(([pattern]) => pattern).join('|')})(?![a-z])`, 'g');
const cruise =
  /\bcruises?\b|\bkreuzfahrt\w*|\bcroisiere\b|\bcruceros?\b|\bcrociera\b|\bcruzeiro\b|邮轮|郵輪|クルーズ|크루즈/;
const everyCruise = new RegExp(cruise.source, 'g');
const riverCruise = /yangtze|yangzi|three gorges|jangtse|li river|长江|三峡|漓江/;
const landsThere =
  /(?:end(?:s|ing)?|finish(?:es|ing)?|disembark\w*|arriv\w*|dock(?:s|ing)?|gets? in|off the (?:ship|boat)|endet|ankunft|arriv\w+|llega\w*|termina\w*)(?: (?:at|in|en|a|im|the|from|port|of|cruise|·+)){0,5} $/;
/** Longest text before a port in which its role is looked for. */
const maxLead = 45;

/**
 * Reads the cruise terminal at which a trip ends or begins: "5 days in Guangzhou, then a cruise from Nansha port". The group
 * goes to the port from town, not to an airport. `whole` is the normalised wish.
 */
export function readSeaCruise(whole: string): SlotMatch[] {
  if (!cruise.test(whole) || riverCruise.test(whole)) return [];
  const [match] = findAll(whole, anyPort);
  const cityId = portPatterns.find(({ regex }) => regex.test(match?.[0] ?? ''))?.cityId;
  if (match === undefined || cityId === undefined) return [];
  const [start, end] = [match.index, match.index + match[0].length];
  const isStart = landsThere.test(whole.slice(Math.max(0, start - maxLead), start));
  const slots = [isStart ? 'in' : 'out', isStart ? 'in-town' : 'out-town'] as const;
  // The word is no interest in cruises.
  const masks = findAll(whole, everyCruise).map(
    (word): SlotMatch => ({
      slot: 'note',
      value: '',
      start: word.index,
      end: word.index + word[0].length,
      confidence: 0,
    }),
  );
  return [
    ...slots.map((slot): SlotMatch => ({ slot, value: cityId, start, end, confidence: 0.9 })),
    { slot: 'note', value: 'sea-cruise', start, end, confidence: 0.9 },
    ...masks,
  ];
}
