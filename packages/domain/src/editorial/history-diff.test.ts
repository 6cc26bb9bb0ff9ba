import { describe, expect, it } from 'vitest';
import { diffDocuments } from './history-diff.ts';

const paragraph = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] });
const article = (...lines: string[]) => ({ type: 'doc', content: lines.map(paragraph) });

describe('diffDocuments', () => {
  it('returns no changes for equal documents', () => {
    expect(diffDocuments('tag', { name: 'Food', order: 1 }, { name: 'Food', order: 1 })).toEqual([]);
  });

  it('reports label, old value and new value of a field', () => {
    expect(
      diffDocuments('tag', { name: 'Food', order: 1 }, { name: 'Food', order: 2, zhName: '美食' }),
    ).toEqual([
      { path: 'zhName', label: 'Chinese name', before: '', after: '美食' },
      { path: 'order', label: 'Order', before: '1', after: '2' },
    ]);
  });

  it('descends into groups and lists', () => {
    const before = { booking: { required: 'required', passport: true }, tickets: [{ name: 'Adult' }] };
    const after = {
      booking: { required: 'not-needed', passport: true },
      tickets: [{ name: 'Adult' }, { name: 'Child' }],
    };
    expect(diffDocuments('scenic-spot', before, after)).toEqual([
      { path: 'tickets.1', label: 'Tickets 2', before: '', after: 'name Child' },
      { path: 'booking.required', label: 'Booking: Required', before: 'required', after: 'not-needed' },
    ]);
  });

  it('reports only added and removed entries of a list', () => {
    const [change] = diffDocuments(
      'city',
      { knownFor: ['walls', 'noodles'] },
      { knownFor: ['walls', 'dumplings'] },
    );
    expect(change).toMatchObject({ before: 'noodles', after: 'dumplings' });
  });

  it('reports only changed paragraphs of an article', () => {
    const before = { article: article('One.', 'Two.', 'Three.') };
    const after = { article: article('One.', 'Two, better.', 'Three.', 'Four.') };
    expect(diffDocuments('city', before, after)).toEqual([
      { path: 'article', label: 'Article', before: 'Two.', after: 'Two, better.\nFour.' },
    ]);
  });

  it('formats money with currency and decimals', () => {
    const price = (amountMinor: number) => ({ fare: { amountMinor, currency: 'CNY' } });
    expect(diffDocuments('link', price(10_050), {})).toMatchObject([
      { label: 'Fare', before: '100.50 CNY', after: '' },
    ]);
  });

  it('shows only what changed inside the data of a rule', () => {
    const passports = ['AT', 'DE', 'FR'].map((code) => ({ code, from: '2024-12-17', to: null }));
    const data = (nationalities: unknown[], amount: number) => ({
      data: { stay: { amount, unit: 'day' }, nationalities },
    });
    expect(diffDocuments('rule', data(passports, 15), data(passports.slice(1), 30))).toEqual([
      { path: 'data.stay.amount', label: 'Data: stay: amount', before: '15', after: '30' },
      {
        path: 'data.nationalities',
        label: 'Data: nationalities',
        before: 'code AT, from 2024-12-17, to ',
        after: '',
      },
    ]);
  });
});
