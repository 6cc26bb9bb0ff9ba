import { describe, expect, it } from 'vitest';
import { checkContact, checkTravellers } from './booking-checks.ts';
import { createDraft, parseDraft, resize } from './booking-draft.ts';

const tour = { date: '2027-04-10', groupSizeMax: 12, childAgeMax: 11 };
const filled = {
  ...createDraft({ adults: 1, children: 1 }),
  travellers: [
    { kind: 'adult' as const, name: 'Zoë Ström', passportNumber: 'ab 123', birthDate: '' },
    { kind: 'child' as const, name: '', passportNumber: 'X1234567', birthDate: '2010-01-01' },
  ],
};

describe('the booking form', () => {
  it('reports the errors of the server at each field', () => {
    expect(Object.keys(checkTravellers(filled, tour))).toEqual([
      'travellers.0.passportNumber',
      'travellers.1.name',
      'travellers.1.birthDate',
    ]);
    expect(checkTravellers(filled, { ...tour, date: undefined })['date']).toBe('Choose a date');
  });

  it('requires a name, an e-mail address and a phone number', () => {
    expect(Object.keys(checkContact(filled))).toEqual(['contact.name', 'contact.email', 'contact.phone']);
    const contact = {
      name: 'Zoë',
      email: 'zoe@example.org',
      phone: '07400 123456',
      international: '+447400123456',
      note: '',
    };
    expect(checkContact({ ...filled, contact })).toEqual({});
  });
});

describe('the booking draft', () => {
  it('keeps entered travellers when the group size changes', () => {
    const grown = resize(filled.travellers, { adults: 2, children: 1 });
    expect(grown.map(({ kind, name }) => [kind, name])).toEqual([
      ['adult', 'Zoë Ström'],
      ['adult', ''],
      ['child', ''],
    ]);
    expect(resize(grown, { adults: 1, children: 0 })).toHaveLength(1);
  });

  it('starts empty when the stored text is not valid', () => {
    expect(parseDraft('{', { adults: 2, children: 0 }).travellers).toHaveLength(2);
    expect(parseDraft('{"travellers":[]}', { adults: 1, children: 0 }).travellers).toHaveLength(1);
  });

  it('resizes to the group of the URL only when the URL has changed since the draft was saved', () => {
    const stored = JSON.stringify(filled);
    expect(parseDraft(stored, { adults: 1, children: 1 }).travellers).toEqual(filled.travellers);
    expect(parseDraft(stored, { adults: 3, children: 0 }).travellers.map(({ name }) => name)).toEqual([
      'Zoë Ström',
      '',
      '',
    ]);
    const grown = { ...filled, travellers: resize(filled.travellers, { adults: 2, children: 1 }) };
    expect(parseDraft(JSON.stringify(grown), { adults: 1, children: 1 }).travellers).toHaveLength(3);
  });
});
