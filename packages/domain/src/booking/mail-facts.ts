import { type Found, findDates, findTimes, type TimeOfDay, type TripSpan } from './mail-dates.ts';

/** Meaning of a date or time by the words before it. `other`: check-in hours, boarding, day of purchase, deadlines. */
type Label = 'start' | 'end' | 'other' | 'none';
type Labelled<T> = Found<T> & { readonly label: Label; readonly line: number };

/** The lines of a text that are not empty, with all dates and times in it. Positions count from the start of the text. */
export type MailFacts = {
  readonly lines: readonly { readonly text: string; readonly at: number }[];
  readonly dates: readonly Labelled<string>[];
  readonly times: readonly Labelled<TimeOfDay>[];
};

/** Longer lines are cut, because no field of a booking is that long. */
const maxLine = 400;
const maxLines = 1000;

const labels: readonly { readonly label: Exclude<Label, 'none'>; readonly pattern: RegExp }[] = [
  {
    label: 'other',
    pattern:
      /\b(?:board(?:ing|s)?|check-?in (?:by|opens|closes|from|desk|counter)|bag drop|gate|booked|booking (?:date|made)|issued?|issue date|ordered|paid|payment|purchased|before|deadline|duration|flight time|travel time|layover|doors?|refunds?|refundable|expires?)\b|\bcancel|登机|值机|检票|截止|预订时间|预定时间|预订日期|下单|购买|您于|支付|出票|取消|之前|时长|历时|全程|开放入场/gi,
  },
  {
    label: 'start',
    pattern:
      /\b(?:depart(?:s|ing|ure)?|dep|leaves?|starts?|begins?|outbound)\b|出发|起飞|始发|开车|发车|开始/gi,
  },
  {
    label: 'end',
    pattern: /\b(?:arriv(?:e|es|ing|al)|arr|lands?|ends?|finishes)\b|到达|抵达|降落|到站|结束/gi,
  },
];
/** In Chinese the label follows the time: 08:00开, 12:28到. */
const startBehind = /^ ?(?:开|出发|起飞|发车|始发|发)/;
const endBehind = /^ ?(?:到|抵达|降落)/;

const rideBehind = /^ ?的?(?:[A-Z]{2}|[A-Z]\d|\d[A-Z])? ?[GDCZTKSYL]?\d{2,4}(?:次|航班)/;

/** Number of following lines to which a label without a date or time of its own applies. */
const labelLines = 4;

/** Splits a text into lines and finds its dates and times with what they are for. */
export function readFacts(text: string, span: TripSpan | undefined): MailFacts {
  const lines: { text: string; at: number }[] = [];
  const dates: Labelled<string>[] = [];
  const times: Labelled<TimeOfDay>[] = [];
  let position = 0;
  let pending: { label: Label; line: number } = { label: 'none', line: 0 };
  for (const whole of text.split('\n')) {
    const line = whole.slice(0, maxLine);
    const base = position;
    position += whole.length + 1;
    if (line.trim() === '') continue;
    const index = lines.length;
    if (index >= maxLines) break;
    lines.push({ text: line, at: base });
    const inLine = findDates(line, span);
    const isDate = ({ at, end }: Found<unknown>): boolean =>
      inLine.some((date) => at < date.end && end > date.at);
    const found = [
      ...inLine.map((date) => ({ ...date, kind: 'date' as const })),
      ...findTimes(line).flatMap((time) => (isDate(time) ? [] : [{ ...time, kind: 'time' as const }])),
    ].toSorted((a, b) => a.at - b.at);
    let from = 0;
    if (index - pending.line > labelLines) pending = { label: 'none', line: index };
    for (const fact of found) {
      const said = labelOf(line.slice(from, fact.at));
      if (said) pending = { label: said, line: index };
      from = fact.end;
      const behind = line.slice(fact.end, fact.end + 4);
      const at = { at: base + fact.at, end: base + fact.end, line: index };
      if (fact.kind === 'date') {
        // 已购买4月13日CA1231航班: the date of a ride, not of the purchase.
        const isRide = pending.label === 'other' && rideBehind.test(line.slice(fact.end, fact.end + 10));
        dates.push({ ...at, value: fact.value, label: isRide ? 'none' : pending.label });
      } else {
        const saidBehind = startBehind.test(behind) ? 'start' : endBehind.test(behind) ? 'end' : undefined;
        const label = saidBehind ?? pending.label;
        const date = dates.at(-1);
        // In 11月22日 07:40到 the label after the time applies to the date as well.
        if (saidBehind && date?.line === index && base + fact.at - date.end <= 2)
          dates.splice(-1, 1, { ...date, label });
        times.push({ ...at, value: fact.value, label });
        if (pending.label !== 'other') pending = { label: 'none', line: index };
      }
    }
    const rest = labelOf(line.slice(from));
    // A label with its own date, as in "Booked on 3 October", does not apply to the next line; "Boarding" above its
    // time does.
    if (found.length > 0 && pending.label === 'other') pending = { label: 'none', line: index };
    if (rest !== undefined && (rest !== 'other' || line.length <= maxHeading))
      pending = { label: rest, line: index };
    else if (pending.label === 'other' && rest === undefined) pending = { label: 'none', line: index };
  }
  return { lines, dates, times };
}

const maxHeading = 40;

/** Returns the last label in a text, or `none` when the text names both ends, as the head of a table does. */
function labelOf(words: string): Label | undefined {
  const last = labels.flatMap(({ label, pattern }) => {
    const at = [...words.matchAll(pattern)].at(-1)?.index;
    return at === undefined ? [] : [{ label, at }];
  });
  const isBoth = ['start', 'end'].every((one) => last.some(({ label }) => label === one));
  const nearest = last.toSorted((a, b) => b.at - a.at)[0];
  return isBoth && nearest?.label !== 'other' ? 'none' : nearest?.label;
}
