import type { CallInput } from '@yunyou/contract/endpoints';

type ProfileChange = CallInput<'POST /user/updateUserInfo'>;

/** The form as the API wants it; an empty choice means nothing said. */
export function toProfileChange(form: FormData, phone: string | null): ProfileChange {
  const text = (name: string) => {
    const value = form.get(name);
    return typeof value === 'string' ? value : '';
  };
  // The server checks each of these against the contract's lists.
  const change = {
    userName: text('userName'),
    userAvatar: text('userAvatar'),
    nationality: text('nationality') || null,
    homeCurrency: text('homeCurrency') || null,
    units: text('units'),
    phone,
    interestTagIds: form.getAll('interestTagIds').filter((value) => typeof value === 'string'),
  };
  return change as ProfileChange;
}
