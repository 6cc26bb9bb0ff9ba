import {
  emailPattern,
  internationalPhonePattern,
  passportNamePattern,
  passportNumberPattern,
} from '@yunyou/contract/orders/order-patterns';
import { listTravellerProblems } from '@yunyou/domain/orders/order-travellers';
import type { BookingDraft } from './booking-draft.ts';
import * as words from './booking-words.ts';

/** Error messages by field path, such as `travellers.0.name`. */
export type FieldErrors = Readonly<Record<string, string>>;

interface BookedTour {
  date: string | undefined;
  groupSizeMax: number;
  childAgeMax: number;
}

/** Applies the rules of the server, so that errors show at the field before the order is sent. */
export function checkTravellers({ travellers }: BookingDraft, tour: BookedTour): FieldErrors {
  const errors: Record<string, string> = {};
  if (!tour.date) errors['date'] = words.chooseADate;
  travellers.forEach(({ name, passportNumber }, index) => {
    const path = `travellers.${index}`;
    if (!passportNamePattern.test(name.trim())) {
      errors[`${path}.name`] = name.trim() ? words.nameInLatin : words.nameMissing;
    }
    if (!passportNumberPattern.test(passportNumber.trim().toUpperCase())) {
      errors[`${path}.passportNumber`] = words.passportNumberWrong;
    }
  });
  const asked = travellers.map(({ kind, birthDate }) => ({ kind, birthDate: birthDate || undefined }));
  for (const { index, field, message } of listTravellerProblems(asked, { ...tour, date: tour.date ?? '' })) {
    if (index === undefined) errors['travellers'] = message;
    else if (tour.date) errors[`travellers.${index}.${field ?? 'name'}`] = message;
  }
  return errors;
}

export function checkContact({ contact }: BookingDraft): FieldErrors {
  return {
    ...(!contact.name.trim() && { 'contact.name': words.contactNameMissing }),
    ...(!emailPattern.test(contact.email.trim()) && {
      'contact.email': words.emailWrong,
    }),
    ...(!internationalPhonePattern.test(contact.international) && {
      'contact.phone': words.phoneWrong,
    }),
  };
}

export const isRight = (errors: FieldErrors): boolean => Object.keys(errors).length === 0;
