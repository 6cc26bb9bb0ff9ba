import { addDays } from '@yunyou/domain/time/china-time';
import { findAll } from '../../find-all.ts';
import { count, toNumber } from '../../numbers.ts';
import type { SlotMatch } from '../../slot-match.ts';

/** "4 free days before flying out": the days before a journey are inside the trip. */
const journeyAfter =
  "[a-z]+ing(?![a-z])|(?:we|i|my|our|the|her|his|their) (?:(?:next|onward|return) )?(?:fly|flights?|leave|go|goes|head|trains?|return|ferry|cruise)(?![a-z])|(?:de |di |d')(?:[a-z]+(?:r|re|rci|rnos|rme)|vol)(?![a-z])";

/** "add 5 days before", "3 extra days after", "noch 4 Tage davor": free days around the dates of an event. */
const daysAround = new RegExp(
  `(?<![a-z])(?:(?:add|plus|with|and|have|spend|noch|und|mit|plus|avec|con|com|met) )?(${count}) (?:more |extra |free |additional |freie |zusatzliche )?(?:days?|tagen?|jours?|dias?|giorni|dagen) (?:(before(?:hand)?|prior|davor|vorher|avant|antes|prima|ervoor|vooraf)|(after(?:wards)?|danach|nachher|apres|despues|dopo|depois|erna|daarna))(?![a-z])(?! (?:that|the \\w+ of))(?! ?(?:${journeyAfter}))`,
  'g',
);

/** "I have the weekend before free", "das Wochenende davor", "weekend after". */
const weekendAround =
  /(?<![a-z])(?:(?:the |a |das |le |el |il |o |het )?(?:weekend|week-end|wochenende|fin de semana|fine settimana|fim de semana) (?:(before(?:hand)?|davor|vorher|avant|antes|prima|ervoor)|(after(?:wards)?|danach|nachher|apres|despues|dopo|depois|erna))(?![a-z])|(?:前(?:一个|面的)?(周末))|(?:后(?:一个|面的)(周末)))/g;

/** Returns the days from the Saturday before a date, or to the Sunday after it. */
function daysOfWeekend(date: string, isBefore: boolean): number {
  const day = new Date(`${date}T00:00:00Z`).getUTCDay();
  return isBefore ? (day + 1) % 7 || 7 : (7 - day) % 7 || 7;
}

/** Extends a range of dates by the free days that the wish adds before and after it. */
export function extendByDaysAround(text: string, dated: readonly SlotMatch[]): SlotMatch[] {
  const from = dated.find(({ slot, value }) => slot === 'from' && value !== '');
  const length = dated.find(({ slot, value }) => slot === 'days' && value !== '');
  const counted = findAll(text, daysAround);
  const weekends = findAll(text, weekendAround);
  const found = [...counted, ...weekends];
  if (from === undefined || length === undefined || found.length === 0) return [...dated];
  const last = addDays(from.value, Number(length.value) - 1);
  const add = (group: 2 | 3): number =>
    counted.reduce((sum, match) => sum + (match[group] === undefined ? 0 : toNumber(match[1] ?? '')), 0) +
    (weekends.some((match) => (match[group - 1] ?? match[group + 1]) !== undefined)
      ? daysOfWeekend(group === 2 ? from.value : last, group === 2)
      : 0);
  const [before, after] = [add(2), add(3)];
  return [
    ...dated.map((one) =>
      one === from
        ? { ...one, value: addDays(one.value, -before) }
        : one === length
          ? { ...one, value: String(Number(one.value) + before + after) }
          : one,
    ),
    ...found.map(
      (match): SlotMatch => ({
        slot: 'days',
        value: '',
        start: match.index,
        end: match.index + match[0].length,
        confidence: 0.9,
      }),
    ),
  ];
}
