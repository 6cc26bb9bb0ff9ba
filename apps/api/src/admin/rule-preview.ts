import type { RulePreview } from '@yunyou/contract/admin/admin-rules.endpoints';
import type { CallInput } from '@yunyou/contract/endpoints';
import { rule } from '@yunyou/contract/entities/rule.schema';
import type { TripRules } from '@yunyou/contract/trip/trip-rules.schema';
import { listPublished } from '@yunyou/database/catalogue/catalogue.queries';
import { toDocument } from '@yunyou/domain/editorial/form-document';
import { compareCalendars, compareVisaRules } from '@yunyou/domain/rules/compare-rules';
import { passportCountries } from '@yunyou/domain/rules/passport-countries';
import { readRules } from '@yunyou/domain/rules/read-rules';
import { addDays, chinaNow } from '@yunyou/domain/time/china-time';
import { badInput } from '../bad-input.ts';
import type { HandlerContext } from '../handler.ts';
import { toCrossing } from '../trips/catalogue/border-crossing.ts';

const rulesMax = 1000;

/** Compares the published rules with those after publishing this document. */
export async function previewRule(
  { id, fields, stay }: CallInput<'POST /admin/rule/preview'>,
  { db, now, tripCatalogue }: HandlerContext,
): Promise<RulePreview> {
  const parsed = rule.safeParse(toDocument(fields));
  if (!parsed.success)
    throw badInput(parsed.error.issues.map((issue) => ({ ...issue, path: ['fields', ...issue.path] })));
  const catalogue = await tripCatalogue();
  if (!catalogue.cities.some((city) => city.id === stay.cityId))
    throw badInput([{ path: ['stay', 'cityId'], message: 'There is no such city' }]);
  const today = chinaNow(now()).date;
  const rows = (await listPublished(db, 'rule', { orderBy: [], limit: rulesMax })).map((row) => ({
    ...row.doc,
    id: row.id,
  }));
  const before = readRules(rows, today);
  const changed = { ...parsed.data, id };
  const after = readRules([...rows.filter((row) => row.id !== id), changed], today);
  const stop = { cityId: stay.cityId, from: stay.arrival, to: addDays(stay.arrival, stay.days - 1) };
  const crossing = toCrossing([stop], {}, catalogue);
  return {
    isReadable: isRead(readRules([changed], today)),
    days: compareCalendars(before, after),
    ...compareVisaRules({ before, after, crossing, passports: passportCountries }),
  };
}

/** Returns whether a rule was read: rules whose data has another format are skipped. */
const isRead = ({ visas, borders, permits, calendars, ...bookings }: TripRules): boolean =>
  visas.length + borders.length + permits.length + calendars.length + Object.keys(bookings).length > 0;
