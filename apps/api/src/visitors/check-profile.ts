import { listTags } from '@yunyou/database/catalogue/place.queries';
import type { Db } from '@yunyou/database/database';
import { checkPhone } from '@yunyou/domain/phone/phone-check';
import { isKnownCountry } from '@yunyou/domain/phone/phone-country';
import { phoneErrorMessages } from '@yunyou/domain/phone/phone-modes';
import { ApiError } from '../api-error.ts';

interface ProfileFields {
  phone?: string | null | undefined;
  nationality?: string | null | undefined;
  interestTagIds?: string[] | undefined;
}

/** Checks what the schema cannot: the phone number is valid, the country and the interest tags exist. */
export async function checkProfile(db: Db, { phone, nationality, interestTagIds }: ProfileFields) {
  if (phone) {
    const { valid, error } = checkPhone(phone);
    if (!valid) throw problem('phone', error ? phoneErrorMessages[error] : 'There is no such number.');
  }
  if (nationality && !isKnownCountry(nationality)) throw problem('nationality', 'There is no such country.');
  if (interestTagIds?.length) {
    const known = new Set((await listTags(db, 'preference')).map(({ id }) => id));
    const unknown = interestTagIds.find((id) => !known.has(id));
    if (unknown) throw problem('interestTagIds', `There is no interest called ${unknown}.`);
  }
}

const problem = (field: string, message: string) =>
  new ApiError('BAD_INPUT', { message: `${field}: ${message}`, fields: [{ field, message }] });
