import { addDays, countDays } from '../time/china-time.ts';
import type { MailFacts } from './mail-facts.ts';
import { findLabelled, findReference, tidy } from './mail-words.ts';
import type { ReadBooking } from './read-booking.ts';

const checkIn = /\bcheck-? ?in\b(?! (?:opens|closes|online|counter|desk|deadline))|\barrival date\b|入住/i;
const checkOut = /\bcheck-? ?out\b|\bdeparture date\b|退房|离店/i;
const nightsPattern = /\b(\d{1,2}) ?-?nights?\b|(\d{1,2}) ?晚/i;
const nameLabels =
  /^(?:hotel(?: name)?|property(?: name)?|accommodation|your stay(?: at)?|hostel|酒店名称|酒店|住宿名称|住宿|民宿)(?=[ :：]|$)/i;
const addressLabels = /^(?:(?:hotel |property )?address|location|酒店地址|地址|住宿地址)(?=[ :：]|$)/i;
const isName = (text: string): boolean => /\p{L}{2}/u.test(text) && text.length <= 120 && !checkIn.test(text);

const sentences: readonly RegExp[] = [
  /\b(?:booking|reservation|stay) (?:at|with) (?:the )?(.{2,100}?) (?:is|has been|was) (?:now )?(?:confirmed|guaranteed|booked)/i,
  /\bconfirmed (?:your )?(?:booking|reservation|stay)? ?(?:at|with) (?:the )?(.{2,100}?)(?:[.!,]|$)/i,
  /\b(?:you are|you're) (?:going to|staying at) (?:the )?(.{2,100}?)(?:[.!,]|$)/i,
  /您(?:在|预订的)[“"「]?(.{2,60}?)[”"」]?的?(?:预订|订单|住宿)?(?:已确认|已成功|预订成功)/,
];

/** Reads the hotel of a mail: a text with a check-in and a check-out, or a number of nights. */
export function readHotels(text: string, facts: MailFacts): ReadBooking[] {
  const [arrival, departure] = [dateBeside(facts, checkIn), dateBeside(facts, checkOut)];
  const above = nameAboveAddress(facts);
  const name = nameOf(facts) ?? above?.name;
  const [, english, chinese] = nightsPattern.exec(text) ?? [];
  const nights = Number(english ?? chinese ?? 0);
  const isHotel =
    (arrival !== undefined && (departure !== undefined || nights > 0 || name !== undefined)) ||
    (name !== undefined && checkIn.test(text) && checkOut.test(text));
  if (!isHotel) return [];
  const endDate = departure ?? (arrival !== undefined && nights > 0 ? addDays(arrival, nights) : undefined);
  const isPossible = arrival !== undefined && endDate !== undefined && countDays(arrival, endDate) > 0;
  const labelled = findLabelled(facts, addressLabels, (value) => value.length <= 400);
  const place = (labelled ?? (above?.name === name ? above?.address : undefined))?.slice(0, 160);
  const reference = findReference(text);
  return [
    {
      kind: 'hotel',
      ...(name !== undefined && { title: name }),
      ...(arrival !== undefined && { date: arrival }),
      ...(isPossible && { endDate }),
      ...(place !== undefined && { place }),
      ...(reference !== undefined && { reference }),
    },
  ];
}

/** Returns the date in the line of a label behind it, or in one of the next two lines. */
function dateBeside({ lines, dates }: MailFacts, label: RegExp): string | undefined {
  for (const [index, { text, at }] of lines.entries()) {
    const match = label.exec(text);
    if (!match) continue;
    const from = at + match.index;
    const other = label === checkIn ? checkOut : checkIn;
    // 2026年11月16日入住: the date stands before the word.
    const before = dates.findLast((date) => date.line === index && date.at < from && from - date.end <= 2);
    if (before) return before.value;
    const beside = dates.find((date) => date.line === index && date.at > from);
    if (beside) return beside.value;
    // "Check-in   Check-out" is the head of a table with both dates below it.
    const below = dates.filter((date) => date.line > index && date.line <= index + 2);
    const isTable = other.test(text);
    const isOtherNext = !isTable && other.test(lines[index + 1]?.text ?? '');
    const found = isTable && label === checkOut ? below[1] : isOtherNext ? undefined : below[0];
    if (found) return found.value;
  }
  return undefined;
}

const hotelWords =
  /\b(?:hotel|inn|hostel|resort|suites?|guest ?house|apartments?|residence|lodge|palace|homestay)\b|酒店|宾馆|客栈|民宿|饭店|公寓|旅馆/i;
const notNames = /[:：!?]|\.$|\b(?:your|booking|reservation|confirmed|confirmation|thank|policy|nights?)\b/i;

/** Finds a hotel by its name without a label, above the line of its address: digits, commas, no sentence. */
function nameAboveAddress({
  lines,
}: MailFacts): { readonly name: string; readonly address: string } | undefined {
  for (const [index, { text }] of lines.entries()) {
    const [name, address] = [tidy(text), tidy(lines[index + 1]?.text ?? '')];
    const isHotel = name.length <= 80 && hotelWords.test(name) && !notNames.test(name);
    const isAddress = /\d/.test(address) && /,|，|号|路|街/.test(address) && !notNames.test(address);
    if (isHotel && isAddress && !checkIn.test(address)) return { name, address };
  }
  return undefined;
}

function nameOf(facts: MailFacts): string | undefined {
  const labelled = findLabelled(facts, nameLabels, isName);
  if (labelled !== undefined) return labelled.slice(0, 120);
  for (const { text } of facts.lines)
    for (const sentence of sentences) {
      const found = tidy(sentence.exec(text)?.[1] ?? '');
      if (found.length >= 2 && isName(found)) return found;
    }
  return undefined;
}
