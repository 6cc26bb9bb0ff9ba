import type { CallInput } from '@yunyou/contract/endpoints';

type ProfileChange = CallInput<'POST /user/updateUserInfo'>;

/** Converts the form to the API request. Empty choices are omitted. */
export function toProfileChange(form: FormData, phone: string | null): ProfileChange {
  const text = (name: string) => {
    const value = form.get(name);
    return typeof value === 'string' ? value : '';
  };
  // The cast below is safe: the server validates the values against the contract.
  const change = {
    userName: text('userName'),
    userAvatar: text('userAvatar'),
    nationality: text('nationality') || null,
    homeCurrency: text('homeCurrency') || null,
    units: text('units'),
    phone,
    interestTagIds: form.getAll('interestTagIds').filter((value) => typeof value === 'string'),
  };
  return change as ProfileChange; // form values are strings; the API validates them
}
