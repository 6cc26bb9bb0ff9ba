import { addDays } from '@yunyou/domain/time/china-time';
import type { SlotMatch } from '../../slot-match.ts';

/** "12-14 May, then 5 days", "then I would like to relax for 5 days": words without a place stand between. */
const isAdded =
  /(?:\b(?:then|plus|add(?:ing)?|extend(?:ing)?(?: it| the trip)? by|tack on|afterwards|after that|followed by|dann|danach|anschliessend|puis|ensuite|luego|despues|poi|dopo|depois|daarna)[\s,]{1,3}(?:[a-z']{1,12} ){0,7}|(?:\+|然后|之后|接着|再|その後|それから|그 ?다음(?:에)?)[\s,]{0,3}[^\s\d,.;!?·]{0,6}\s?)$/;
/** "And 2 more days": a length on top of the dates. */
const isMore = /\b(?:more|extra|additional|weitere|zusatzliche)\b/;
/** Longest text before a length in which `isAdded` is looked for. */
const maxLeadOfAdded = 70;

/**
 * Reconciles the trip length counted from dates with the length stated as a number. The dates win when both differ by at
 * most one day, or when the length is approximate; otherwise neither is used and a note reports it. A length after "then"
 * comes after the dates and is added.
 */
export function reconcileDays(
  text: string,
  all: SlotMatch[],
  days: readonly SlotMatch[],
): readonly SlotMatch[] {
  const dated = all.findIndex(({ slot, value }) => slot === 'days' && value !== '');
  const counted = days.find(({ slot, value }) => slot === 'days' && value !== '');
  if (dated === -1) return days;
  // Parts of the trip that do not add up are no contradiction where dates give its length.
  if (counted === undefined) return days.map((one) => ({ ...one, slot: 'days', value: '' }));
  const own = all[dated];
  const isOnTop =
    isAdded.test(text.slice(Math.max(0, counted.start - maxLeadOfAdded), counted.start)) ||
    isMore.test(text.slice(counted.start, counted.end));
  if (own !== undefined && isOnTop) {
    const hasEnd = all.some(
      ({ slot, value, start }) => slot === 'until' && value === '' && start > counted.start,
    );
    if (!hasEnd) all[dated] = { ...own, value: String(Number(own.value) + Number(counted.value)) };
    return days.map((one) => (one === counted ? { ...one, value: '' } : one));
  }
  if (counted.confidence < 1) return days.map((one) => (one === counted ? { ...one, value: '' } : one));
  const around = own === undefined ? undefined : toTripAround(text, all, { own, counted });
  if (around !== undefined) return around(days);
  // "10-18 April, Disneyland 2 days": the days at a place are a part of the trip.
  const isPart =
    Number(counted.value) < Number(own?.value) &&
    (besidePlace.after.test(text.slice(counted.end, counted.end + 8)) ||
      besidePlace.before.test(text.slice(Math.max(0, counted.start - 8), counted.start)));
  if (isPart) return days.map((one) => (one === counted ? { ...one, value: '' } : one));
  if (Math.abs(Number(own?.value) - Number(counted.value)) > 1) {
    all.splice(dated, 1);
    return days.map((one) => (one === counted ? { ...one, slot: 'note', value: 'days-disagree' } : one));
  }
  return days.map((one) => (one === counted ? { ...one, value: '' } : one));
}

const besidePlace = {
  before: /· ?(?:for |[:(] ?|に|は|で)?$/,
  after: /^ ?(?:in |at |a |en |em |te )?·/,
};

const weekendOf =
  /(?:weekend|week-end|wochenende|fin de semana|fine settimana|fim de semana)(?: of| on| vom| am| du| des| del?| do| dal| van)?(?: the)? $/;

/** "10 days in May, my daughter joins on the weekend of 15-16 May": the weekend is inside the trip, in its middle. */
function toTripAround(
  text: string,
  all: SlotMatch[],
  { own, counted }: { readonly own: SlotMatch; readonly counted: SlotMatch },
): ((days: readonly SlotMatch[]) => readonly SlotMatch[]) | undefined {
  const from = all.findIndex(({ slot, value }) => slot === 'from' && value !== '');
  const first = all[from];
  const rest = Number(counted.value) - Number(own.value);
  if (first === undefined || rest < 2 || Number(own.value) > 3) return undefined;
  if (!weekendOf.test(text.slice(Math.max(0, first.start - 30), first.start))) return undefined;
  all[from] = { ...first, value: addDays(first.value, -Math.ceil(rest / 2)) };
  all.splice(all.indexOf(own), 1);
  return (days) => days;
}
