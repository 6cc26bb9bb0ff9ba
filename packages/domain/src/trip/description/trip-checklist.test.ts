import type { TripDayView, TripItemView } from '@yunyou/contract/trip/trip.schema';
import type { TripRules } from '@yunyou/contract/trip/trip-rules.schema';
import type { VisaVerdict } from '@yunyou/contract/trip/visa-verdict.schema';
import { describe, expect, it } from 'vitest';
import {
  dayOf,
  gateway,
  night as nightAt,
  place,
  ride as rideBetween,
  visit as visitOf,
} from '../../trip-judge/judge-samples.ts';
import { listChecklist } from './trip-checklist.ts';

const source = {
  ruleId: 'r',
  title: 'Tibet permit',
  source: 'Office',
  checkedOn: '2027-01-01',
  stale: false,
};
const rules: TripRules = { visas: [], borders: [], permits: [], calendars: [] };
const visaFree: VisaVerdict = { status: 'visa-free', headline: '', text: '', notes: [], sources: [] };

type Booking = ReturnType<typeof visitOf>['booking'];
const visit = (booking: Partial<Booking>) =>
  visitOf('palace', '09:30', '11:00', {
    place: place('spot', 'palace', { name: 'Palace' }),
    booking: { required: 'required', passport: false, ...booking },
  });
const ride = (mode: string, releaseDate?: string) =>
  rideBetween(mode, gateway('Alba'), gateway('Brisa', 'brisa'), '08:00', '10:00', { releaseDate });
const day = (date: string, ...items: TripItemView[]) => dayOf(date, items);

const list = (days: TripDayView[], rest: Partial<Parameters<typeof listChecklist>[1]> = {}) =>
  listChecklist(days, {
    visa: visaFree,
    rules,
    now: { date: '2027-03-01', time: '12:00' },
    areaIds: new Set(),
    ...rest,
  });

describe('listChecklist', () => {
  it('is empty for a trip that needs no preparation', () => {
    expect(list([day('2027-04-10', visit({ required: 'not-needed' }), ride('coach'))])).toEqual([]);
  });

  it('starts a visa application 45 days before the trip', () => {
    const visa = { ...visaFree, status: 'visa-needed' } as const;
    expect(list([day('2027-04-10')], { visa })).toMatchObject([
      { id: 'visa', date: '2027-02-24', when: 'past' },
    ]);
  });

  it('lists the permits of visited areas only, before their lead time ends', () => {
    const permit = (areaId: string) =>
      ({ scheme: 'permit', areaId, needsTour: true, leadDays: 40, source }) as const;
    const own = { ...rules, permits: [permit('tibet'), permit('elsewhere')] };
    expect(list([day('2027-04-10')], { rules: own, areaIds: new Set(['tibet']) })).toMatchObject([
      { id: 'permit-tibet', title: 'Tibet permit', date: '2027-03-01', when: 'today' },
    ]);
  });

  it('lists tickets with their release date, and at any time where it is unknown', () => {
    expect(list([day('2027-04-10', visit({ daysAhead: 7, releaseTime: '20:00' }))])).toMatchObject([
      { kind: 'ticket', title: 'Book tickets: Palace', date: '2027-04-03', time: '20:00', when: 'future' },
    ]);
    const [unknown] = list([day('2027-04-10', visit({ required: 'recommended' }))]);
    expect(unknown).toMatchObject({ title: 'Better booked ahead: Palace', when: 'any-time' });
    expect(unknown).not.toHaveProperty('date');
  });

  it('mentions the passport for everything except tickets that do not need it', () => {
    const own = {
      ...rules,
      permits: [{ scheme: 'permit', areaId: 'tibet', needsTour: true, leadDays: 40, source } as const],
      hotel: { mode: 'hotel', nonHotelHours: 24, source } as const,
    };
    const night = nightAt(place('hotel', 'inn'));
    const items = [ride('train'), ride('flight'), visit({}), visit({ passport: true }), night];
    const entries = list([day('2027-04-10', ...items)], {
      visa: { ...visaFree, status: 'visa-needed' },
      rules: own,
      areaIds: new Set(['tibet']),
    });
    expect(entries.map(({ kind, passport }) => `${kind} ${passport}`).toSorted()).toEqual([
      'flight true',
      'hotel true',
      'permit true',
      'ticket false',
      'ticket true',
      'train true',
      'visa true',
    ]);
  });

  it('mentions the passport once', () => {
    const texts = (booking: Partial<Booking>) => list([day('2027-04-10', visit(booking))])[0]?.text;
    expect(texts({ passport: true })).toContain('Passport number needed.');
    expect(texts({ passport: true, note: 'Bring your passport.' })).not.toContain('number needed');
    expect(texts({})).not.toContain('Passport');
  });

  it('lists trains and flights, but no coaches', () => {
    const entries = list([day('2027-04-10', ride('train', '2027-03-27'), ride('flight'), ride('coach'))]);
    expect(entries.map(({ kind, date, when }) => [kind, date, when])).toEqual([
      ['train', '2027-03-27', 'future'],
      ['flight', undefined, 'any-time'],
    ]);
  });

  it('sorts by date, with entries without a date at the end', () => {
    const entries = list([
      day('2027-04-10', visit({}), ride('train', '2027-03-27')),
      day('2027-04-11', visit({ daysAhead: 20 })),
    ]);
    expect(entries.map(({ date }) => date)).toEqual(['2027-03-22', '2027-03-27', undefined]);
  });
});
