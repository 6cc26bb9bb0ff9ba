import type { BookingKind } from '@yunyou/contract/trip/booking.schema';
import type { MailFacts } from './mail-facts.ts';
import { findLabelled, findReference, tidy } from './mail-words.ts';
import type { ReadBooking } from './read-booking.ts';

type EventKind = Extract<BookingKind, 'restaurant' | 'show' | 'tour'>;

const kinds: readonly { readonly kind: EventKind; readonly words: RegExp; readonly name: RegExp }[] = [
  {
    kind: 'restaurant',
    words:
      /\brestaurant\b|\btable (?:for|at)\b|\b(?:dinner|lunch) reservation\b|\bdining\b|\bbistro\b|餐厅|订座|订位|用餐|酒楼/i,
    name: /^(?:restaurant(?: name)?|餐厅名称|餐厅|门店|店名)(?=[ :：]|$)/i,
  },
  {
    kind: 'show',
    words:
      /\bshow\b|\bperformance\b|\bconcert\b|\btheat(?:re|er)\b|\bopera\b|\bacrobat|\bballet\b|\bmusical\b|演出|音乐会|话剧|剧院|杂技|场次|演唱会/i,
    name: /^(?:show|event|performance|concert|programme|program|演出名称|演出|项目名称|节目)(?=[ :：]|$)/i,
  },
  {
    kind: 'tour',
    words:
      /\btours?\b|\bexperience\b|\bactivity\b|\bday trip\b|\bmeeting point\b|\bpick-?up\b|\bcooking class\b|\bcruise\b|一日游|跟团|导游|集合|接送|体验/i,
    name: /^(?:tour(?: name)?|activity|experience|product|package|excursion|产品名称|产品|项目|线路|行程名称)(?=[ :：]|$)/i,
  },
];
const placeLabels =
  /^(?:venue|address|location|where|meeting point|pick-?up(?: point| location)?|theat(?:re|er)|地址|地点|场馆|演出场馆|剧院|集合地点|上车地点|餐厅地址)(?=[ :：]|$)/i;
const sentences: readonly RegExp[] = [
  /\b(?:reservation|table|booking) (?:at|for) (?:the )?(.{2,80}?) (?:is|has been|was) (?:now )?(?:confirmed|booked)/i,
  /\b(?:tickets?|booking) (?:for|to) (?:the )?[“"]?(.{2,80}?)[”"]? (?:are|is|have been|has been) (?:now )?(?:confirmed|booked|ready)/i,
  /\b(?:a )?table (?:for \w{1,6} )?at (?:the )?(.{2,80}?)(?: on\b|[.,!]|$)/i,
  /您(?:在|预订的|预约的)[“"「《]?(.{2,60}?)[”"」》]?的?(?:预订|订座|预约|订单|门票)?(?:已确认|已成功|预订成功)/,
];
const isName = (text: string): boolean => /\p{L}{2}/u.test(text) && text.length <= 200;

/** Returns the kind of event that a text names most, or undefined. */
export function eventKindOf(text: string): EventKind | undefined {
  const counted = kinds.map(({ kind, words }) => ({
    kind,
    count: [...text.matchAll(new RegExp(words.source, 'gi'))].length,
  }));
  const [most] = counted.toSorted((a, b) => b.count - a.count);
  return most && most.count > 0 ? most.kind : undefined;
}

/** Reads a restaurant, show or tour from a text that has words for one, and a name or a date. */
export function readEvents(text: string, facts: MailFacts): ReadBooking[] {
  const named = kinds.flatMap(({ kind, name }) => {
    const title = findLabelled(facts, name, isName);
    return title === undefined ? [] : [{ kind, title }];
  });
  const kind = named[0]?.kind ?? eventKindOf(text);
  if (kind === undefined) return [];
  const title = named[0]?.title ?? nameInSentence(facts);
  const usable = facts.dates.filter(({ label }) => label !== 'other');
  const date = (usable.find(({ label }) => label === 'start') ?? usable[0])?.value;
  if (date === undefined && title === undefined) return [];
  const times = facts.times.filter(({ label }) => label !== 'other');
  const start = times.find(({ label }) => label === 'start') ?? times.find(({ label }) => label === 'none');
  // A second time far from the first has another meaning: opening hours, or the end of an offer.
  const end = times.find(
    (time) =>
      time !== start &&
      start !== undefined &&
      time.at > start.at &&
      (time.label === 'end' || time.at - start.end < 8),
  );
  const place = findLabelled(facts, placeLabels, isName)?.slice(0, 160);
  const reference = findReference(text);
  return [
    {
      kind,
      ...(title !== undefined && { title: title.slice(0, 120) }),
      ...(date !== undefined && { date }),
      ...(start && { startMinute: start.value.minute }),
      ...(end && start && end.value.minute > start.value.minute && { endMinute: end.value.minute }),
      ...(place !== undefined && { place }),
      ...(reference !== undefined && { reference }),
    },
  ];
}

const notNames = /[:：!?]|\.$|\b(?:your|booking|reservation|confirmed|confirmation|thank)\b/i;

function nameInSentence({ lines }: MailFacts): string | undefined {
  // The name of a restaurant stands above "Table for 2".
  const table = lines.findIndex(({ text }) => /^ *table for \w{1,6}\b/i.test(text));
  const above = tidy(lines[table - 1]?.text ?? '');
  if (above.length >= 2 && isName(above) && !notNames.test(above)) return above;
  for (const { text } of lines)
    for (const sentence of sentences) {
      const found = tidy(sentence.exec(text)?.[1] ?? '');
      if (found.length >= 2 && isName(found)) return found;
    }
  return undefined;
}
