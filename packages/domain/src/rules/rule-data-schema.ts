import {
  bookingData,
  borderData,
  holidayData,
  permitData,
  visaData,
} from '@yunyou/contract/trip/trip-rules.schema';

/**
 * Returns the format that the data of a rule must have; undefined for kinds that trips are not checked against, such as rules
 * for groups, whose data is only shown.
 */
export function findRuleDataSchema(kind: unknown, data: unknown) {
  if (kind === 'holiday') return holidayData;
  if (kind === 'booking') return bookingData;
  if (kind !== 'visa') return undefined;
  const scheme = typeof data === 'object' && data !== null && 'scheme' in data ? data.scheme : undefined;
  if (scheme === borderData.shape.scheme.value) return borderData;
  if (scheme === permitData.shape.scheme.value) return permitData;
  const isVisa = scheme === undefined || visaData.shape.scheme.safeParse(scheme).success;
  return isVisa ? visaData : undefined;
}
