import type { Rule } from '@yunyou/contract/entities/rule.schema';
import {
  bookingData,
  borderData,
  holidayData,
  permitData,
  type RuleSource,
  type TripRules,
  visaData,
} from '@yunyou/contract/trip/trip-rules.schema';
import { countDays } from '../time/china-time.ts';

/**
 * Converts catalogue rules to the rules that trips are checked against. Skips a rule whose data does not match its schema:
 * no statement is better than a wrong one. The content check reports such rules.
 */
export function readRules(rows: readonly (Rule & { id: string })[], today: string): TripRules {
  const rules: TripRules = { visas: [], borders: [], permits: [], calendars: [] };
  for (const row of rows) {
    const source = toSource(row, today);
    const { data, validFrom, validTo } = row;
    if (row.kind === 'holiday') {
      const calendar = holidayData.safeParse(data);
      if (calendar.success) rules.calendars.push({ ...calendar.data, source });
    } else if (row.kind === 'booking') addBooking(rules, data, source);
    else {
      const [visa, border, permit] = [
        visaData.safeParse(data),
        borderData.safeParse(data),
        permitData.safeParse(data),
      ];
      if (visa.success) rules.visas.push({ ...visa.data, source, validFrom, validTo });
      else if (border.success)
        rules.borders.push(...border.data.regions.map((region) => ({ ...region, source })));
      else if (permit.success) rules.permits.push({ ...permit.data, source });
    }
  }
  return rules;
}

function addBooking(rules: TripRules, data: Rule['data'], source: RuleSource): void {
  const { data: booking } = bookingData.safeParse(data);
  if (booking?.mode === 'train') rules.train = { ...booking, source };
  if (booking?.mode === 'plane') rules.plane = { ...booking, source };
  if (booking?.mode === 'attraction') rules.attraction = { ...booking, source };
  if (booking?.mode === 'hotel') rules.hotel = { ...booking, source };
}

function toSource({ id, title, fact }: Rule & { id: string }, today: string): RuleSource {
  const { source, checkedOn, validDays } = fact;
  return { ruleId: id, title, source, checkedOn, stale: countDays(checkedOn, today) > validDays };
}
