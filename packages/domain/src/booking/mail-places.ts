import { tidy } from './mail-words.ts';

/** Airport or station at which a ride starts or ends. */
export type End = { readonly place: string; readonly at: number };
export type RideRoute = { readonly from: string; readonly to: string; readonly at: number };

const dateOrTime =
  /\d{1,2}:\d\d(?::\d\d)?(?: ?[ap]\.?m\b\.?)?|20\d\d[-/.]\d{1,2}[-/.]\d{1,2}|(?:20\d\d ?年 ?)?\d{1,2} ?月 ?\d{1,2} ?[日号]|\b(?:mon|tue|wed|thu|fri|sat|sun)[a-z]{0,6}\b,?|周[一二三四五六日]|星期[一二三四五六日]|\b\d{1,2} (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}\b,?(?: 20\d\d)?|\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6} \d{1,2},?(?: 20\d\d)?|\(\+\d\)|\+\d\b/gi;
const label =
  /^(?:flight|train|route|journey|trip|itinerary|sector|outbound|inbound|return|depart(?:s|ure|ing)?(?: from| station| airport)?|arriv(?:es|al|ing)(?: at| in| station| airport)?|dep|arr|from|to|航班|行程|航程|车次|出发(?:站|地|机场)?|到达(?:站|地|机场)?|抵达(?:地|机场)?|始发站|终到站)(?:[ :]{1,3}|$)/i;
const terminal = /,? ?\(?\b(?:terminal ?\w{1,2}|T\d[A-F]?)\b\)?|\d号航站楼/gi;
const rideNumber = /\b(?:[A-Z]{2}|[A-Z]\d|\d[A-Z]) ?\d{2,4}\b|\b[GDCZTKSYL]\d{1,4}\b次?(?:列车)?/g;

/** Returns a place name from the words around it, or undefined where they name none. */
export function toPlace(words: string): string | undefined {
  let rest = tidy(words.replaceAll(dateOrTime, ' ').replaceAll(rideNumber, ' ').replaceAll(terminal, ' '));
  for (let round = 0; round < 3 && label.test(rest); round += 1) rest = tidy(rest.replace(label, ''));
  rest = rest.replaceAll(/ {2,}/g, ' ');
  const isName = /^(?:[\p{Script=Han}\p{Lu}])[\p{L}\p{M}\d '’.()·/-]{1,59}$/u.test(rest);
  return isName ? rest : undefined;
}

const codePair = /\b([A-Z]{3}) ?(?:[-–—/→>✈]|->|to) ?([A-Z]{3})\b/;
const chinesePair =
  /(?<![\p{Script=Han}])([\p{Script=Han}]{2,14}(?:\([A-Z]{3}\))?(?:T\d)?) ?(?:-{1,2}|—{1,2}|–|~|至|→|>) ?([\p{Script=Han}]{2,14}(?:\([A-Z]{3}\))?)/u;
/** In Chinese each place stands before its time: 北京西站14:00开，西安北站18:23到. */
const chineseTimes =
  /(?:^|[^\p{Script=Han}]|[号次座铺])([\p{Script=Han}]{2,14})(?:T\d)? ?\d{1,2}:\d\d ?(?:开|起飞|出发|发车)[，,；; ]{0,2}([\p{Script=Han}]{2,14})(?:T\d)? ?\d{1,2}:\d\d ?(?:到|抵达|降落)/u;
const arrow = /→|➔|➜|⇒|⟶|✈|->|–>|—>|=>/;
const fromTo =
  /\bfrom (\p{Lu}[\p{L} '’.()/]{1,50}?) to (\p{Lu}[\p{L} '’.()/]{1,50}?)(?= (?:on|is|are|was|has|at|departs)\b|,|\.|$| \d| –| -)/u;
const plainPair = /^(\p{Lu}[\p{L} '’.()]{2,40}?) (?:-|–|—|to) (\p{Lu}[\p{L} '’.()]{2,40})$/u;
const notPlaces = /\b(?:you|your|we|mail|email|thank|contact|subject|view|add|click|help|sign)\b/i;

/** Returns the two ends that a line names: "Beijing (PEK) → Shanghai (SHA)", PEK-SHA, 北京南站-上海虹桥站, "from A to B". */
export function findRoute(line: string, at: number): RideRoute | undefined {
  const pieces = line.split(arrow);
  if (pieces.length === 2) {
    const [from, to] = [toPlace(lastPart(pieces[0])), toPlace(firstPart(pieces[1]))];
    if (from !== undefined && to !== undefined) return { from, to, at };
  }
  const [, start, end] = chineseTimes.exec(line) ?? [];
  if (start !== undefined && end !== undefined) return { from: start, to: end, at };
  const words = tidy(line.replaceAll(dateOrTime, ' ').replaceAll(rideNumber, ' ').replaceAll(/ {2,}/g, ' '));
  for (const pattern of [codePair, chinesePair, fromTo, plainPair]) {
    const [, first, second] = pattern.exec(pattern === plainPair ? words.replace(label, '') : words) ?? [];
    const [from, to] = [toPlace(first ?? ''), toPlace(second ?? '')];
    const isRoute = from !== undefined && to !== undefined && !notPlaces.test(`${from} ${to}`);
    if (isRoute) return { from, to, at };
  }
  return undefined;
}

const lastPart = (text = ''): string => text.split(/[,，|;；]/).at(-1) ?? '';
const firstPart = (text = ''): string => text.split(/[,，|;；]/)[0] ?? '';

const withCode = /(?:^|[^A-Z])\(([A-Z]{3})\)/g;

/** Finds airports with their code in brackets: "Beijing Capital (PEK)". */
export function findAirports(line: string, at: number): End[] {
  let from = 0;
  return [...line.matchAll(withCode)].map((match): End => {
    const name = toPlace(line.slice(from, match.index + 1).replace(/.*(?:→|->|–>|: |\bto |[,，|;；])/u, ''));
    from = match.index + match[0].length;
    const code = match[1] ?? '';
    return { place: name === undefined ? code : `${name} (${code})`, at: at + match.index };
  });
}
